// What the catalogue does not say of the tables: the words that a column knows, what belongs together, and what a migration means to
// change.
import { EditorialAct as Act } from '../../shared/workflow.ts';
import { migrationsList } from '../list.ts';
import type { Row } from './made-rows.ts';

export interface Place {
  /** The migration after which the row is made, counted from 0. */
  vintage: number;
  /** Of the table in this vintage, from 0. */
  index: number;
  /** No other row of this table has it. */
  serial: number;
  /** The key of a row of this vintage: the one with the same index, or with `at`, round and round. */
  pick(table: string, column?: string, at?: number): unknown;
  /** All rows of this vintage. */
  all(table: string): readonly Row[];
}

interface Hint {
  /** Three when not said. */
  count?(all: Place['all']): number;
  /** How many of its rows, from the first on, others refer to; all when not said. */
  referred?: number;
  /** Undefined: as the generator would. */
  columns?: Record<string, (place: Place) => unknown>;
  /** Tables that are filled before this one, though it has no key of theirs. */
  after?: readonly string[];
  /** The rows are not the generator's: what answers, or makes, those that belong to this vintage. */
  made?(all: Place['all']): { text: string; values: unknown[] };
}

/** One thing that happened to a manuscript: act, row of the workflow table, state it led to; the day counts from the submission. */
type Event = readonly [day: number, act: number, row: string, to: number, more?: { group?: number; comment?: string; adopts?: true }];
interface Told {
  state: number;
  events: readonly Event[];
  own?: Row;
}

const submitted: Event = [0, Act.SUBMIT, 'T01', 1];
const received: readonly Event[] = [submitted, [1, Act.RECEIVE, 'T03', 3]];
const judged: readonly Event[] = [
  ...received,
  [2, Act.EDITOR_APPROVE, 'T15', 4],
  [3, Act.EDITOR_INVITE_REVIEWERS, 'T17', 8],
  [20, Act.SUMMARISE_REVIEWS, 'T24', 21],
  [22, Act.DEPUTY_APPROVE, 'T27', 11],
];
const accepted: readonly Event[] = [
  ...judged,
  [30, Act.CHIEF_PRE_ACCEPT, 'T30', 12],
  [31, Act.PRE_REVIEW, 'T34', 13],
  [33, Act.CHIEF_ACCEPT, 'T35', 14],
  [40, Act.AUTHORIZE, 'T43', 15],
];
const refused: readonly Event[] = [...judged, [30, Act.CHIEF_NOT_ACCEPT, 'T31', 16]];

/** Manuscripts of each vintage, in their order; together they meet every condition on which a migration has ever looked at events. */
const HISTORIES: readonly Told[] = [
  { state: 0, events: [] },
  { state: 1, events: [submitted, [1, Act.ASSIGN, 'T06', 1]] },
  { state: 15, events: accepted },
  { state: 18, events: [...accepted, [50, Act.COMPILE, 'T45', 18]] },
  { state: 19, events: [...accepted, [50, Act.PUBLISH_SINGLE, 'T44', 19]] },
  { state: 17, events: [...received, [9, Act.WITHDRAW, 'A03', 17]] },
  {
    state: 1,
    events: [...refused, [32, Act.CONSENT_TO_POOL, 'T48', 16], [40, Act.ADOPT, 'T49', 1, { group: 2, adopts: true }]],
    own: { log_group: 2 },
  },
  { state: 11, events: [...refused, [35, Act.REOPEN, 'A02', 11]] },
  { state: 5, events: [...received, [4, Act.EDITOR_RETURN, 'T14', 5], [9, Act.SUBMIT, 'T39', 3], [12, Act.EDITOR_RETURN, 'T14', 5]] },
  { state: 17, events: [...received, [6, Act.EDITOR_REJECT, 'T16', 17]] },
  { state: 18, events: [...accepted, [50, Act.PUBLISH_SINGLE, 'T44', 19], [60, Act.COMPILE, 'T45', 18]], own: { compiled_from: 19 } },
];

const DAY_MS = 86_400_000;
const momentOf = (vintage: number, day: number) => new Date(Date.UTC(2026, 0, 5 + (vintage % 20), 20) + day * DAY_MS).toISOString();
const told = (index: number) => HISTORIES[index] ?? { state: 0, events: [] };
const own = (column: string, otherwise: (place: Place) => unknown) => (place: Place) => told(place.index).own?.[column] ?? otherwise(place);

/** The events of all manuscripts of a vintage, one after the other. */
const EVENTS = HISTORIES.flatMap(({ events }, manuscript) =>
  events.map(([day, act, row, to, more = {}], index) => ({
    manuscript,
    day,
    act,
    row,
    from: events[index - 1]?.[3] ?? 0,
    to,
    group: more.group ?? 1,
    adopts: more.adopts ?? false,
  })),
);
const eventOf = ({ index }: Place) => {
  const event = EVENTS[index];
  if (!event) throw new Error(`There are ${EVENTS.length} events in a vintage, not ${index + 1}`);
  return event;
};

const cycling =
  (...words: readonly unknown[]) =>
  ({ index }: Place) =>
    words[index % words.length];
const one =
  <T>(value: T) =>
  (): T =>
    value;
const emptyList = one('[]');

/** Old acts named their letter by its number; an adoption names both journals. */
function detailsOf(place: Place): Row {
  const [first, second] = place.all('colloquium');
  if (eventOf(place).adopts) return { fromColloquiumId: first?.['id'], colloquiumId: second?.['id'] };
  const letter = place.all('mail')[0]?.['id'];
  return place.index === 1 && letter !== undefined ? { mailId: letter } : {};
}

/** From this vintage on the database takes no other links. */
const LINKS_ARE_HTTPS = migrationsList.findIndex(({ name }) => name === 'Migration20261123153900_publisher_links_https');

/** Rows of tables that triggers keep: those of this vintage's people. */
const ofTheirTriggers = (all: Place['all']) => ({
  text: 'select * from person_key where user_id = any($1)',
  values: [all('user_account').map(({ id }) => id)],
});

export const HINTS: Record<string, Hint> = {
  // Of five people the last two registered and never answered: one whom nobody names, and one who is a member of a journal.
  user_account: {
    count: one(5),
    referred: 3,
    columns: {
      email: ({ serial }) => `upgraded${serial}@example.org`,
      code: ({ serial }) => `A${500_000 + serial}`,
      real_name: ({ serial }) => `曾国${serial}`,
      language: cycling('zh-CN', 'en-US'),
      activated_at: ({ index, vintage }) => (index < 3 ? momentOf(vintage, 0) : null),
      address_since: one(null),
      address_confirmed_at: ({ index, vintage }) => (index < 3 ? momentOf(vintage, 0) : null),
      password_hash: ({ index }) => (index === 1 ? null : 'unusable'),
      deleted_at: one(null),
      merged_into_id: one(null),
    },
  },
  colloquium_member: {
    columns: {
      type: cycling('chief', 'editor', 'deputy'),
      user_id: ({ index, all }) => (index === 2 ? all('user_account')[4]?.['id'] : undefined),
      colloquium_id: ({ pick }) => pick('colloquium', 'id', 0),
    },
  },
  mail_code: { columns: { kind: cycling('PASSWORD', 'EMAIL', 'ACTIVATION') } },
  role: { columns: { kind: cycling(3, 5, 7), is_seeded: one(false) } },
  // Below the root, so that who has all departments sees what is theirs.
  department: { columns: { parent_id: one(1) } },
  menu: { columns: { kinds: one([3]) } },
  dictionary_entry: { columns: { type: one('SUBJECT') } },
  profile: { columns: { sex: cycling(0, null, 1) } },
  session: { columns: { status: cycling('active', 'ended', 'expired'), language: one('zh-CN') } },
  operation_log: {
    after: ['user_account'],
    columns: {
      operation: cycling('confirmEmailChange', 'confirmEmailChange', 'saveManuscript'),
      object_type: cycling('User', 'User', 'Contribution'),
      object_id: ({ pick }) => pick('user_account'),
      outcome: cycling('done', 'refused'),
      acting_role: cycling(3, null, 5),
    },
  },
  colloquium: {
    columns: {
      kind: cycling(0, 1, 0),
      number: ({ serial }) => `UP${serial}`,
      name: ({ serial }) => `升级集刊 ${serial}`,
      review_type: cycling(1, 0, 2),
      is_active: one(true),
      doi_pattern: one(null),
      article_url_pattern: one(null),
    },
  },
  mail: { columns: { status: cycling('queued', 'sent', 'failed'), images: emptyList } },
  message: { columns: { key: one('submitted') } },
  contribution: {
    count: () => HISTORIES.length,
    columns: {
      manuscript_number: ({ index, serial }) => (index === 0 ? null : `UP2026${serial}`),
      submitted_at: ({ index, vintage }) => (index === 0 ? null : momentOf(vintage, 0)),
      colloquium_id: ({ pick, index }) => pick('colloquium', 'id', index === 6 ? 1 : 0),
      column_id: one(null),
      adopted_from_id: ({ pick, index }) => (index === 6 ? pick('colloquium', 'id', 0) : null),
      submitter_id: ({ pick }) => pick('user_account', 'id', 0),
      source: one(1),
      state: ({ index }) => told(index).state,
      stage: one(1),
      title_zh: ({ serial }) => `升级稿 ${serial}`,
      held_by: cycling('editor', null, 'chief'),
      held_decision_id: one(null),
      held_state: one(null),
      held_stage: one(null),
      returned_from: one(null),
      invited_from: one(null),
      compiled_from: own('compiled_from', one(null)),
      responsible_kind: one(null),
      log_group: own('log_group', one(1)),
      due_stage: one(null),
      due_pauses: one([]),
      issue_id: ({ index, pick }) => (told(index).state === 18 ? pick('issue', 'id', 0) : null),
    },
  },
  workflow_event: {
    count: () => EVENTS.length,
    columns: {
      contribution_id: (place) => place.all('contribution')[eventOf(place).manuscript]?.['id'],
      operation: (place) => eventOf(place).act,
      row: (place) => eventOf(place).row,
      from_state: (place) => eventOf(place).from,
      to_state: (place) => eventOf(place).to,
      stage: one(1),
      at: (place) => momentOf(place.vintage, eventOf(place).day),
      log_group: (place) => eventOf(place).group,
      actor_kind: cycling(3, 5),
      details: (place) => JSON.stringify(detailsOf(place)),
    },
  },
  review: {
    columns: {
      status: cycling(1, 4, 5),
      review_round: one(1),
      suggestion: one(null),
      review_type: cycling(1, 0, 2),
      contribution_id: ({ all }) => all('contribution')[6]?.['id'],
      conflicts: emptyList,
      questionnaire: one(null),
      closed_reason: one(null),
      log_group: one(1),
    },
  },
  review_reserve: { columns: { conflicts: emptyList } },
  contribution_file: { columns: { kind: one(0) } },
  author_invitation: {
    columns: {
      colloquium_id: ({ pick }) => pick('colloquium', 'id', 0),
      used_at: one(null),
      contribution_id: one(null),
    },
  },
  suggested_reviewer: { columns: { kind: cycling(0, 1) } },
  calendar_year: { columns: { year: ({ serial }) => 9000 + serial, off: one(['2026-01-01']), make_up: one(['2026-01-04']) } },
  issue: { columns: { sent_at: ({ index, vintage }) => (index === 2 ? null : momentOf(vintage, 60)) } },
  preprint: { columns: { authors: emptyList } },
  // http and what is no address were taken until links had to be https.
  publisher_link: {
    columns: {
      kind: cycling('friend', 'product'),
      url: ({ vintage, index }) =>
        (vintage < LINKS_ARE_HTTPS ? ['http://example.org/a', ' HTTP://example.org/b', 'javascript:alert(1)'] : ['https://example.org/c'])[
          vintage < LINKS_ARE_HTTPS ? index : 0
        ],
    },
  },
  committee_member: { columns: { committee: cycling('editorial', 'academic') } },
  person_key: { made: ofTheirTriggers },
  // As perform() does with each act.
  journal_course: {
    after: ['workflow_event', 'contribution_author', 'profile'],
    made: (all) => ({
      text: `insert into journal_course (contribution_id, log_group, colloquium_id, started_on, editor_comment_on, gathered_on, chief_comment_on, published_on,
          decided_on, decision_event_id, outcome, was_reviewed, is_published_singly, first_region, corresponding_region)
        select c.id, f.log_group, f.colloquium_id, f.started_on, f.editor_comment_on, f.gathered_on, f.chief_comment_on, f.published_on,
          f.decided_on, f.decision_event_id, f.outcome, f.was_reviewed, f.is_published_singly, r.first_region, r.corresponding_region
        from contribution c cross join lateral journal_course_facts(c.id) f cross join lateral source_regions(c.id) r where c.id = any($1) returning *`,
      values: [all('contribution').map(({ id }) => id)],
    }),
  },
};

/** Rows that a migration takes away on purpose, as they were before it. */
export const REMOVED: Record<string, Record<string, (row: Row) => boolean>> = {
  // A person who registered and never answered is a registration again, unless somebody named that account meanwhile.
  Migration20261122000900_registrations: {
    user_account: (row) => row['activated_at'] === null && row['password_hash'] !== null,
    mail_code: (row) => row['kind'] === 'ACTIVATION',
  },
  // Department 8 makes room for the publishing house; its rows are under another number.
  Migration20261123153600_structure: { role_department: (row) => row['department_id'] === 8 },
  Migration20261123153900_publisher_links_https: { publisher_link: (row) => row['url'] === 'javascript:alert(1)' },
};

/** Columns of older rows that a migration writes anew on purpose; all others keep what they said. */
export const REWRITTEN: Record<string, Record<string, readonly string[]>> = {
  // What a stranger may have given an account that was never confirmed.
  Migration20261122000900_registrations: { user_account: ['password_hash'] },
  Migration20261123153600_structure: {
    department: ['name', 'name_en', 'parent_id', 'position'],
    user_account: ['department_id'],
    colloquium: ['editorial_department_id', 'publishing_house_id'],
  },
  Migration20261123153900_publisher_links_https: { publisher_link: ['url'] },
  // Settings that the house shares since then, empty where nobody has said them.
  Migration20261129170100_issue_corrections: { colloquium: ['publication'], publisher_settings: ['publication'] },
};
