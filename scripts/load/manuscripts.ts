// The loader's manuscripts and all that hangs on them, as SQL that PostgreSQL fills its own tables with.
import { ISSUES, issueId, LAST_DAY, pressedIn } from './issues.ts';
import { editorOf, FIRST, JOURNALS, type Sizes } from './people.ts';
import { literal, oneOf, pick, textArray } from './sql.ts';
import { ContributionState } from '../../shared/workflow.ts';
import { parts, type Part, type Story } from './stories.ts';
import {
  angles,
  anglesEn,
  COMMON_TERM,
  funds,
  fundSubjects,
  genres,
  keywords,
  keywordsEn,
  objects,
  objectsEn,
  periods,
  places,
  placesEn,
  RARE_TERM,
  sentences,
  surnames,
  givenNames,
  universities,
} from './words.ts';

/** Manuscripts of the author of the benches, at every size. */
const OWN = 40;

/** Slots of a hundred for the numbers of the stories that `keep` keeps, each as often as its share says. */
function slots(all: readonly Story[], keep: (story: Story) => boolean): string {
  const weighted = all.flatMap((story, index) => (keep(story) ? Array<number>(story.share).fill(index) : []));
  return `array[${weighted.join(', ')}]`;
}

/** The story's tables: one row each for stories, their events and their reviews. */
export function storyStatements(all: readonly Story[]): string[] {
  const value = (x: string | number | boolean | null) => (typeof x === 'string' ? literal(x) : String(x));
  const rows = (list: readonly (readonly (string | number | boolean | null)[])[]) =>
    list.map((row) => `(${row.map(value).join(', ')})`).join(', ');
  return [
    `create unlogged table load.story (id int, state int, stage int, held_by text, returned_from int, invited_from int, compiled_from int, responsible text, responsible_kind int, editor text, deputy text, has_authorized boolean, is_withdrawn boolean, rounds int, events int)`,
    `insert into load.story values ${rows(all.map(({ end, stage, responsible, editor, deputy, reviews, events }, id) => [id, end.state, stage, end.heldBy, end.returnedFrom, end.invitedFrom, end.compiledFrom, responsible, end.responsible?.kind ?? null, editor, deputy, end.hasAuthorized, end.isWithdrawn, reviews.length > 0 ? 1 : 0, events.length]))}`,
    `create unlogged table load.event (story int, seq int, row text, operation int, from_state int, to_state int, stage int, actor text, actor_kind int, comment text, is_for_author boolean, is_reviewer_act boolean)`,
    `insert into load.event values ${rows(all.flatMap(({ events }, story) => events.map((e, seq) => [story, seq, e.row, e.act, e.fromState, e.toState, e.stage, e.actor, e.actorKind, e.comment, e.isForAuthor, e.isReviewerAct])))}`,
    `create unlogged table load.review (story int, reviewer text, status int, invited int, answered int, finished int, is_released boolean)`,
    `insert into load.review values ${rows(all.flatMap(({ reviews }, story) => reviews.map((r) => [story, r.reviewer, r.status, r.invitedAt, r.answeredAt, r.finishedAt, r.isReleased])))}`,
    `analyze load.story, load.event, load.review`,
  ];
}

/**
 * One narrow row for each manuscript: whose, where, which story (null: a draft), when. Late ones are mostly under way, early ones have come
 * to an end; one in twenty is a draft.
 */
export function planStatements(all: readonly Story[], { manuscripts, authors, reviewers }: Sizes): string[] {
  const every = Math.max(1, Math.floor(manuscripts / OWN));
  const ended = slots(all, (story) => !story.isOpen);
  const open = slots(all, (story) => story.isOpen);
  return [
    `create unlogged table load.plan as
     select i::int as id, 1 + ${pick('i', 20, JOURNALS)} as journal, ${pick('i', 21, 2)} as which,
       ${FIRST.author} + case when i % ${every} = 0 then 0 else ${pick('i', 22, authors)} end as author,
       ${FIRST.reviewer} + ${pick('i', 23, reviewers)} as reviewer1, ${FIRST.reviewer} + (${pick('i', 23, reviewers)} + 1 + ${pick('i', 24, reviewers - 1)}) % ${reviewers} as reviewer2,
       case when ${pick('i', 25, 20)} = 0 and i % ${every} > 0 then null
         when i > ${manuscripts} * 0.88 and ${pick('i', 26, 100)} < 75 then (${open})[1 + ${pick('i', 27, `cardinality(${open})`)}]
         else (${ended})[1 + ${pick('i', 27, `cardinality(${ended})`)}] end as story,
       date_trunc('milliseconds', timestamptz '${LAST_DAY}' - interval '2192 days' + interval '2160 days' * (i::float / ${manuscripts})) as created_at,
       interval '1 day' * (1 + ${pick('i', 28, 20)}) + interval '1 second' * ${pick('i', 29, 86_400)} as writing,
       interval '1 day' * (4 + ${pick('i', 30, 12)}) as pace
     from generate_series(1, ${manuscripts}) i`,
    // Numbers are given in the order of submission, within journal and year.
    `create unlogged table load.manuscript as
     select p.*, case when p.story is not null then p.created_at + p.writing end as submitted_at,
       least(p.pace * greatest(1, s.events - 1), timestamptz '${LAST_DAY}' - p.created_at - p.writing) / greatest(1, s.events - 1) as step,
       case when p.story is not null then 'BQ' || lpad(p.journal::text, 2, '0') || to_char((p.created_at + p.writing) at time zone 'Asia/Shanghai', 'YYYY')
         || lpad((row_number() over (partition by p.journal, p.story is null, to_char((p.created_at + p.writing) at time zone 'Asia/Shanghai', 'YYYY') order by p.created_at + p.writing, p.id))::text, 4, '0') end as number
     from load.plan p left join load.story s on s.id = p.story`,
    `drop table load.plan`,
    // Compiled manuscripts stand in the open issue of their journal, printed ones in the next issue that went to the press.
    `create unlogged table load.compiled as
     select id, issue_id, (row_number() over (partition by issue_id order by pressed_at, id))::int as position from (
       select m.id, m.submitted_at + m.step * (s.events - 1) as pressed_at,
         case s.state when ${ContributionState.COMPILED} then ${issueId('m.journal', String(ISSUES))}
           else ${issueId('m.journal', pressedIn('m.submitted_at + m.step * (s.events - 1)'))} end as issue_id
       from load.manuscript m join load.story s on s.id = m.story where s.state in (${ContributionState.COMPILED}, ${ContributionState.PRESS_REVIEWING})) placed`,
    `create index on load.compiled (id)`,
    `analyze load.compiled`,
    `create index on load.manuscript (id)`,
    `analyze load.manuscript`,
  ];
}

const titleZh = `${oneOf(periods, 'm.id', 40)} || ${oneOf(places, 'm.id', 41)}
  -- A name that hardly another title has, so that the words of titles are as many as in life.
  || chr(19968 + ${pick('m.id', 42, 3000)}) || chr(19968 + ${pick('m.id', 43, 3000)}) || ${oneOf(objects, 'm.id', 44)} || ${oneOf(angles, 'm.id', 45)}
  || case when ${pick('m.id', 46, COMMON_TERM.perTitles)} < ${COMMON_TERM.hits} then ${literal(COMMON_TERM.text)} else ${oneOf(genres, 'm.id', 47)} end
  || case when ${pick('m.id', 48, RARE_TERM.perTitles)} < ${RARE_TERM.hits} then ${literal(`（附${RARE_TERM.text}）`)} else '' end`;
const titleEn = `${oneOf(anglesEn, 'm.id', 50)} || ' ' || ${oneOf(objectsEn, 'm.id', 44)} || ' in ' || ${oneOf(placesEn, 'm.id', 51)} || ', ' || (900 + ${pick('m.id', 52, 1100)})`;
const abstractZh = [60, 61, 62, 63, 64].map((salt) => oneOf(sentences, 'm.id', salt)).join(' || ');
const abstractEn = `'This article draws on newly opened sources to examine ' || lower(${oneOf(objectsEn, 'm.id', 44)}) || ' in ' || ${oneOf(placesEn, 'm.id', 51)} || '. It argues that actors negotiated between custom and law, that the effects differ between regions, and that education and access to information mattered. The conclusion discusses what follows for present policy.'`;

const personOf = (column: string) => `case ${column} ${parts.map((part) => `when '${part}' then ${personIn(part)}`).join(' ')} end`;
function personIn(part: Part): string {
  if (part === 'editor') return editorOf('m.journal', 'm.which');
  if (part === 'deputy') return `${FIRST.deputy} + m.journal - 1`;
  if (part === 'chief') return `${FIRST.chief} + (m.journal - 1) % ${JOURNALS / 2}`;
  return part === 'publishing' ? String(FIRST.publishing) : `m.${part}`;
}

/** `from` and `to`: ids, both inclusive. */
export function contributionStatement(from: number, to: number): string {
  return `insert into contribution (id, manuscript_number, colloquium_id, subject_id, source, article_type_id, title_zh, title_en, keywords_zh, keywords_en, abstract_zh, abstract_en,
      explanation, submitter_id, has_agreed_to_statement, pool_consent, state, stage, held_by, returned_from, invited_from, compiled_from, issue_id, issue_position, review_round, responsible_id, responsible_kind,
      editor_id, deputy_id, has_authorized, created_at, saved_at, submitted_at, state_changed_at, withdrawn_at, version)
    select m.id, m.number, m.journal, j.subject_id, 2, (select min(id) from dictionary_entry where type = 'ARTICLE_TYPE') + ${pick('m.id', 53, 3)},
      ${titleZh}, ${titleEn},
      array[${[70, 71, 72].map((salt) => oneOf(keywords, 'm.id', salt)).join(', ')}], array[${[73, 74].map((salt) => oneOf(keywordsEn, 'm.id', salt)).join(', ')}],
      ${abstractZh}, ${abstractEn}, case when ${pick('m.id', 75, 4)} = 0 then '本稿为课题阶段成果。' end,
      m.author, true, false, coalesce(s.state, 0), coalesce(s.stage, 0), s.held_by, s.returned_from, s.invited_from, s.compiled_from, i.issue_id, i.position, coalesce(s.rounds, 0),
      case when m.story is null then m.author else ${personOf('s.responsible')} end, case when m.story is null then 1 else s.responsible_kind end,
      ${personOf('s.editor')}, ${personOf('s.deputy')}, coalesce(s.has_authorized, false),
      m.created_at, m.created_at + m.writing, m.submitted_at, coalesce(m.submitted_at + m.step * (s.events - 1), m.created_at), case when s.is_withdrawn then m.submitted_at + m.step * (s.events - 1) end, 1 + coalesce(s.events, 0)
    from load.manuscript m join colloquium j on j.id = m.journal left join load.story s on s.id = m.story left join load.compiled i on i.id = m.id
    where m.id between ${from} and ${to} order by m.id`;
}

/** One to five authors: the submitter first; of the others every second is registered. */
const authorStatement = ({ authors }: Sizes) => `
  insert into contribution_author (contribution_id, position, user_id, person_name, sex, professional_title_id, degree_id, email, company, address, is_first_author, is_corresponding)
  select m.id, n, u.id, coalesce(u.real_name, ${oneOf(surnames, 'm.id * 8 + n', 80)} || ${oneOf(givenNames, 'm.id * 8 + n', 81)}), ${pick('m.id * 8 + n', 82, 2)},
    t.first + ${pick('m.id * 8 + n', 83, 6)}, d.first + ${pick('m.id * 8 + n', 84, 3)}, coalesce(u.email, 'coauthor' || m.id || '.' || n || '@example.org'),
    ${oneOf(universities, 'm.id * 8 + n', 85)}, '学府路' || m.id % 900 || '号', n = 1, n = 1
  from load.manuscript m
    cross join lateral generate_series(1, 1 + ${pick('m.id', 86, 5)}) n
    cross join (select min(id) as first from dictionary_entry where type = 'PROFESSIONAL_TITLE') t
    cross join (select min(id) as first from dictionary_entry where type = 'DEGREE') d
    left join user_account u on u.id = case when n = 1 then m.author when n % 2 = 0 then ${FIRST.author} + 1 + ${pick('m.id * 8 + n', 87, authors - 1)} end
      and (n = 1 or u.id <> m.author)
  order by m.id, n`;

const fileStatement = `
  insert into contribution_file (contribution_id, kind, storage_key, name, extension, mime, size, uploaded_by_id, uploaded_at)
  select m.id, f.kind, 'bench/' || m.id || '/' || f.kind, f.name, f.extension, f.mime, 40000 + ${pick('m.id * 2 + f.kind', 90, 4_000_000)}, m.author, m.created_at + m.writing
  from load.manuscript m cross join (values (0, '论文.docx', 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'), (1, '附录.pdf', 'pdf', 'application/pdf')) as f (kind, name, extension, mime)
  where f.kind = 0 or ${pick('m.id', 91, 5)} < 2 order by m.id, f.kind`;

/** Three of five manuscripts were paid for, by one to three funds. */
const fundStatement = `
  insert into contribution_funding (contribution_id, position, fund_number, fund_name)
  select m.id, n, (15 + ${pick('m.id * 4 + n', 100, 10)}) || 'B' || ${oneOf(fundSubjects, 'm.id * 4 + n', 101)} || lpad((${pick('m.id * 4 + n', 102, 1000)})::text, 3, '0'), ${oneOf(funds, 'm.id * 4 + n', 103)}
  from load.manuscript m cross join lateral generate_series(1, 1 + ${pick('m.id', 104, 3)}) n
  where ${pick('m.id', 105, 5)} < 3 order by m.id, n`;

/** Every third manuscript names one or two reviewers, one in fifteen somebody to be avoided. */
const suggestedReviewerStatement = `
  insert into suggested_reviewer (contribution_id, kind, position, person_name, sex, email, company, college_name, degree_id, reason)
  select m.id, k.kind, n, ${oneOf(surnames, 'm.id * 8 + k.kind * 4 + n', 110)} || ${oneOf(givenNames, 'm.id * 8 + k.kind * 4 + n', 111)}, ${pick('m.id * 8 + k.kind * 4 + n', 112, 2)},
    'reviewer' || m.id || '.' || k.kind || n || '@example.org', ${oneOf(universities, 'm.id * 8 + k.kind * 4 + n', 113)}, '人文学院', d.first + ${pick('m.id * 8 + k.kind * 4 + n', 115, 3)}, case k.kind when 0 then '长期从事这一领域的研究。' else '与作者有合作关系。' end
  from load.manuscript m cross join (values (0, 3, 2), (1, 15, 1)) as k (kind, one_in, most) cross join lateral generate_series(1, 1 + ${pick('m.id', 114, 2)}) n
    cross join (select min(id) as first from dictionary_entry where type = 'DEGREE') d
  where n <= k.most and m.id % k.one_in = 0 order by m.id, k.kind, n`;

/** In the order of time, as the offices would have written them. */
const eventStatement = `
  insert into workflow_event (contribution_id, operation, row, from_state, to_state, stage, actor_id, actor_kind, at, comment, is_for_author, is_reviewer_act)
  select m.id, e.operation, e.row, e.from_state, e.to_state, e.stage, ${personOf('e.actor')}, e.actor_kind, m.submitted_at + m.step * e.seq, e.comment, e.is_for_author, e.is_reviewer_act
  from load.manuscript m join load.event e on e.story = m.story order by m.submitted_at + m.step * e.seq, m.id, e.seq`;

const reviewStatement = `
  insert into review (contribution_id, review_round, reviewer_id, invited_by_id, status, invited_at, answered_at, finished_at, suggestion, comment, note_to_chief, ratings, ethics_answers, will_review_again, is_released)
  select m.id, 1, ${personOf('r.reviewer')}, ${personIn('editor')}, r.status, m.submitted_at + m.step * r.invited, m.submitted_at + m.step * r.answered, m.submitted_at + m.step * r.finished,
    case when r.finished is not null then ${pick('m.id', 95, 6)} end, case when r.finished is not null then ${oneOf(sentences, 'm.id', 96)} || ${oneOf(sentences, 'm.id', 97)} end,
    case when r.finished is not null then '请主编斟酌。' end,
    case when r.finished is not null then array_fill(2::smallint, array[16]) else '{}' end, case when r.finished is not null then array_fill(1::smallint, array[11]) else '{}' end,
    case when r.finished is not null then true end, r.is_released
  from load.manuscript m join load.review r on r.story = m.story order by m.submitted_at, m.id`;

/** Messages to the offices and authors; only those of the last few manuscripts are unread. */
const messageStatement = (letters: Readonly<Record<string, string>>, { manuscripts }: Sizes) => `
  insert into message (user_id, key, params, contribution_id, created_at, read_at)
  select told.user_id, told.key, jsonb_build_object('title', c.title_zh, 'number', c.manuscript_number, 'colloquium', j.name) || case when i.id is null then '{}'::jsonb else jsonb_build_object('issue', i.number) end, c.id, told.at, case when c.id <= ${manuscripts} - 400 then told.at + interval '6 hours' end
  from (
    select m.id, ${editorOf('m.journal', 'w')} as user_id, 'workflow.turn' as key, m.submitted_at as at from load.manuscript m cross join generate_series(0, 1) w where m.story is not null
    union all
    select m.id, m.author, k.key, m.submitted_at + m.step * e.seq from load.manuscript m join load.event e on e.story = m.story
      join unnest(${textArray(Object.keys(letters))}, ${textArray(Object.values(letters))}) as k (row, key) on k.row = e.row
  ) told join contribution c on c.id = told.id join colloquium j on j.id = c.colloquium_id left join issue i on i.id = c.issue_id`;

/** Independent of each other, so that several may run at once. `letters`: message keys by row of the workflow table. */
export function relatedStatements(sizes: Sizes, letters: Readonly<Record<string, string>>): Record<string, string> {
  return {
    events: eventStatement,
    authors: authorStatement(sizes),
    messages: messageStatement(letters, sizes),
    reviews: reviewStatement,
    files: fileStatement,
    funds: fundStatement,
    'suggested reviewers': suggestedReviewerStatement,
  };
}

/** The histories that perform() would have kept of the events (docs/decisions/0050). */
export const HISTORIES = `insert into journal_course (contribution_id, log_group, colloquium_id, started_on, editor_comment_on, gathered_on, chief_comment_on, published_on,
    decided_on, decision_event_id, outcome, was_reviewed, is_published_singly, first_region, corresponding_region)
  select c.id, f.*, r.* from contribution c cross join lateral journal_course_facts(c.id) f cross join lateral source_regions(c.id) r where c.state <> 0 order by c.submitted_at, c.id`;
