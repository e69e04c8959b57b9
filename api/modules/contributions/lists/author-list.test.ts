// The author's list, steps, log and expected dates as S2 §2.2, §2.3, §4.2 and §4.3 have them, asked as the author's screens ask.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import {
  AuthorStatus,
  authorStatusNames,
  contributionStateIds,
  type AuthorStatusName,
  type ContributionStateId,
} from '../../../../shared/workflow.ts';
import { messageText } from '../../../../shared/messages.ts';
import { buildUser, buildSession } from '../../accounts/viewer/user.factory.ts';
import { AuthorInvitation } from '../../author-invitations/author-invitation.entity.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { WorkflowWorld } from '../../workflow/testing/workflow-world.factory.ts';
import { buildContribution, buildFile, type ContributionOverrides } from '../manuscript/contribution.factory.ts';
import { Contribution } from '../manuscript/contribution.entity.ts';
import { idOf } from '../manuscript/wizard.factory.ts';

let world: WorkflowWorld;
beforeAll(async () => {
  world = await WorkflowWorld.start();
});
afterAll(() => world.app.close());

interface Row {
  id: string;
  titleZh: string;
  authorStatus: AuthorStatusName;
  stage: number;
  source: string;
  hasBeenInPool: boolean;
  manuscriptNumber: string;
  state: string | null;
  responsible: unknown;
}
const LIST = `query List($scope: ListScope, $filter: AuthoredContributionFilter, $orderBy: AuthoredContributionOrder, $first: Int, $page: Int) {
  viewer { list: authoredContributions(scope: $scope, filter: $filter, orderBy: $orderBy, first: $first, page: $page) { totalCount edges { node { id titleZh authorStatus stage source hasBeenInPool manuscriptNumber state responsible { role } } } } } }`;

/** An author without other listed manuscripts. */
async function author(...manuscripts: ContributionOverrides[]): Promise<(variables?: Record<string, unknown>) => Promise<Row[]>> {
  const em = world.em();
  const submitter = await buildUser(em);
  for (const one of manuscripts) await buildContribution(em, { submitter, colloquium: world.journal, ...one });
  const token = await buildSession(em, submitter, world.app.clock);
  return async (variables = {}) => {
    const { data, errors } = await world.app.request<{ viewer: { list: { edges: { node: Row }[] } } }>(
      LIST,
      { first: 100, ...variables },
      { token },
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return (data?.viewer.list.edges ?? []).map(({ node }) => node);
  };
}

const submittedStates = contributionStateIds.filter((state) => state !== 0);

describe('statuses', () => {
  /** S2 §4.1, index 0 to 22: the authors' texts. */
  const shown: readonly string[] = [
    'unfinished',
    'new submission',
    'received',
    'received',
    'assigned',
    'awaiting revision',
    'awaiting revision',
    'revision submitted',
    'assigned',
    'assigned',
    'assigned',
    'assigned',
    'assigned',
    'assigned',
    'awaiting authorization',
    'accepted',
    'not accepted',
    'rejected',
    'accepted',
    'accepted',
    'accepted',
    'assigned',
    'awaiting revision',
  ];
  const shownZh: Readonly<Record<AuthorStatusName, string>> = {
    UNFINISHED: '未完成',
    NEW_SUBMISSION: '新投稿',
    RECEIVED: '编辑部已接收',
    ASSIGNED: '已分配',
    AWAITING_REVISION: '待修改',
    REVISION_SUBMITTED: '修改稿已提交',
    AWAITING_AUTHORIZATION: '待授权',
    ACCEPTED: '已录用',
    NOT_ACCEPTED: '不予录用',
    REJECTED: '退稿',
  };

  it('each of the 23 states by the name that authors are told it by, in both languages, never the office’s own (R2-047, F-129, D13-014)', async () => {
    const list = await author(...submittedStates.map((state) => ({ state, titleZh: `状态${state}` })));
    for (const { titleZh, authorStatus, state, responsible } of await list()) {
      const index = Number(titleZh.slice(2));
      expect(messageText('en-US', `authorStatus.${authorStatus}`).toLowerCase().replace('authorisation', 'authorization'), titleZh).toBe(
        shown[index],
      );
      expect(messageText('zh-CN', `authorStatus.${authorStatus}`), titleZh).toBe(shownZh[authorStatus]);
      expect([state, responsible], titleZh).toEqual([null, null]);
    }
  });

  const byCode: Readonly<Record<number, readonly ContributionStateId[]>> = {
    1: [1],
    2: [2, 3],
    3: [4, 8, 9, 10, 11, 12, 13, 21],
    4: [5, 6, 22],
    5: [7],
    6: [14],
    7: [15, 18, 19, 20],
    8: [16],
    9: [17],
  };

  test.each(Object.entries(byCode))(
    'filter code %s finds the states that it stands for, and no other (R2-022, R2-031, F-129, D2-31, D2-32)',
    async (code, states) => {
      const list = await author(...submittedStates.map((state) => ({ state, titleZh: String(state) })));
      const status = authorStatusNames.find((name) => AuthorStatus[name] === Number(code));
      expect((await list({ filter: { statuses: [status] } })).map(({ titleZh }) => Number(titleZh)).sort((a, b) => a - b)).toEqual(states);
    },
  );

  it('what is pending has the codes 4 and 6 only, each of them filtered by itself (R2-032, D13-154)', async () => {
    const list = await author(...submittedStates.map((state) => ({ state, titleZh: String(state) })));
    const pending = await list({ scope: 'PENDING' });
    expect(new Set(pending.map(({ authorStatus }) => AuthorStatus[authorStatus]))).toEqual(new Set([4, 6]));
    expect(pending.map(({ titleZh }) => Number(titleZh)).sort((a, b) => a - b)).toEqual([5, 6, 14, 22]);
    expect(
      (await list({ scope: 'PENDING', filter: { statuses: ['AWAITING_REVISION'] } }))
        .map(({ titleZh }) => Number(titleZh))
        .sort((a, b) => a - b),
    ).toEqual([5, 6, 22]);
    expect(await list({ scope: 'PENDING', filter: { statuses: ['ACCEPTED'] } })).toEqual([]);
  });
});

describe('the list', () => {
  it('is searched by number, days of submission, title and journal, and sorted by number and by submission, both ways (R2-022)', async () => {
    const other = await buildColloquium(world.em(), { name: '数据科学' });
    const list = await author(
      {
        state: 1,
        titleZh: '水利',
        manuscriptNumber: 'LA20260003',
        submittedAt: new Date('2026-02-01T15:59:59Z'),
        savedAt: new Date('2026-03-03T00:00:00Z'),
      },
      {
        state: 3,
        titleZh: '碑刻',
        manuscriptNumber: 'LA20260002',
        submittedAt: new Date('2026-02-01T16:00:00Z'),
        colloquium: other,
        savedAt: new Date('2026-03-02T00:00:00Z'),
      },
      {
        state: 5,
        titleZh: '水利碑刻',
        manuscriptNumber: 'LA20260001',
        submittedAt: new Date('2026-02-03T00:00:00Z'),
        savedAt: new Date('2026-03-01T00:00:00Z'),
      },
    );
    // They were saved in the other order.
    const titles = async (variables: Record<string, unknown> = {}) => (await list(variables)).map(({ titleZh }) => titleZh);
    expect(await titles()).toEqual(['水利碑刻', '碑刻', '水利']);
    expect(await titles({ filter: { manuscriptNumber: '0003' } })).toEqual(['水利']);
    expect(await titles({ filter: { submitted: { from: '2026-02-02', to: '2026-02-02' } } })).toEqual(['碑刻']);
    expect(await titles({ filter: { title: '水利' } })).toEqual(['水利碑刻', '水利']);
    expect(await titles({ filter: { colloquium: '数据' } })).toEqual(['碑刻']);
    expect(await titles({ scope: 'PENDING' })).toEqual(['水利碑刻']);
    for (const field of ['SUBMITTED_AT', 'MANUSCRIPT_NUMBER']) {
      const ascending = await titles({ orderBy: { field, direction: 'ASC' } });
      expect(ascending).toEqual(field === 'SUBMITTED_AT' ? ['水利', '碑刻', '水利碑刻'] : ['水利碑刻', '碑刻', '水利']);
      expect(await titles({ orderBy: { field, direction: 'DESC' } })).toEqual(ascending.toReversed());
    }
    expect(await titles({ first: 2, page: 2 })).toEqual(['水利']);
  });

  it('tells what was specially invited, and what has been in the pool, so that its links lead there (R2-023, R2-024, R2-025, R2-017, D2-16)', async () => {
    const list = await author({ state: 1, source: 1, titleZh: '约' }, { state: 16, titleZh: '池' }, { state: 3, titleZh: '常' });
    await world.em().nativeUpdate(Contribution, { titleZh: '池' }, { enteredPoolAt: new Date('2026-02-01T00:00:00Z') });
    const rows = Object.fromEntries((await list()).map((row) => [row.titleZh, row]));
    expect(rows['约']).toMatchObject({ source: 'SPECIAL_INVITATION', hasBeenInPool: false });
    expect(rows['池']).toMatchObject({ source: 'FREE_SUBMISSION', hasBeenInPool: true });
  });
});

it('the overview of what has been in the pool has its subject, type of submission, article type, titles in both languages and journals (S2-005, SC-055)', async () => {
  const documents = Object.values(JSON.parse(await readFile('web/relay/persisted-documents.json', 'utf8')) as Record<string, string>);
  const overview = documents.find((text) => text.includes('query ManuscriptOverviewPageQuery')) ?? '';
  const id = await world.draft({ source: 1 });
  await world.em().insert(AuthorInvitation, { colloquium: world.journal, user: world.people.author, createdAt: world.app.clock.now() });
  await world.act('author', id, 'SUBMIT');
  const { data } = await world.ask<{ node: unknown }>('author', overview, { id: idOf('Contribution', id) });
  expect(data?.node).toMatchObject({
    titleZh: '水利碑刻考',
    titleEn: 'Inscriptions on Water',
    source: 'SPECIAL_INVITATION',
    subject: { label: expect.any(String) },
    articleType: { label: expect.any(String) },
    journalHistories: [{ colloquium: { name: '江南文化' } }],
  });
});

describe('steps of an author', () => {
  it('are four, with the times at which they were reached; chief and publisher stay with the office, which has six (R2-033, R2-035, R2-037, R2-038, D13-015, D2-37)', async () => {
    const id = await world.draft();
    const at = () => world.app.clock.now().toISOString();
    await world.act('author', id, 'SUBMIT');
    const submitted = at();
    world.app.clock.advance(86_400_000);
    await world.act('editor', id, 'RECEIVE');
    const received = at();
    await world.act('editor', id, 'EDITOR_APPROVE');
    await world.act('editor', id, 'STOP_INVITING');
    await world.act('deputy', id, 'DEPUTY_APPROVE');
    type Steps = { stage: number; stageTimes: { stage: number; at: string | null }[] };
    expect(await world.read<Steps>('author', id, 'stage stageTimes { stage at }')).toEqual({
      stage: 2,
      stageTimes: [
        { stage: 1, at: submitted },
        { stage: 2, at: received },
        { stage: 6, at: null },
        { stage: 7, at: null },
      ],
    });
    const office = await world.read<Steps>('editor', id, 'stage stageTimes { stage at }');
    expect(office?.stage).toBe(3);
    expect(office?.stageTimes.map(({ stage }) => stage)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    await world.act('chief', id, 'CHIEF_PRE_ACCEPT');
    // From the publisher's reading on the acceptance is under way.
    expect(await world.read<Steps>('author', id, 'stage')).toEqual({ stage: 4 });
  });
});

describe('the log of an author', () => {
  let id: number;
  beforeEach(async () => {
    id = await world.draft({ poolConsent: true });
    await world.toChief(id);
  });

  it('has their own acts, what was received and what letters told; no state, no reviewer, no name of the office (R2-038, R2-039, F-129, D2-92)', async () => {
    await world.act('chief', id, 'CHIEF_RETURN', { comment: '请精简第二节' });
    await world.tell(id);
    type Log = {
      events: {
        act: string | null;
        authorStatus: string;
        from: null;
        to: null;
        actor: { realName: string } | null;
        comment: string | null;
        review: null;
      }[];
    };
    const log = await world.read<Log>('author', id, 'events { act authorStatus from to actor { realName } comment review { id } }');
    expect(log?.events).toEqual([
      { act: 'SUBMIT', authorStatus: 'NEW_SUBMISSION', from: null, to: null, actor: { realName: 'author' }, comment: null, review: null },
      { act: null, authorStatus: 'RECEIVED', from: null, to: null, actor: null, comment: null, review: null },
      { act: null, authorStatus: 'AWAITING_REVISION', from: null, to: null, actor: null, comment: '请精简第二节', review: null },
    ]);
  });

  it('stands by journals once another one has adopted it; the adopting office reads in it what its author was told', async () => {
    await world.act('chief', id, 'CHIEF_NOT_ACCEPT', { comment: '可投他刊' });
    await world.tell(id);
    await world.act('otherChief', id, 'ADOPT', { colloquiumId: world.otherJournal.id });
    type Histories = {
      journalHistories: {
        colloquium: { name: string };
        events: { act: string | null; authorStatus: string; review: { id: string } | null }[];
      }[];
    };
    const fields = 'journalHistories { colloquium { name } events { act authorStatus review { id } } }';
    const own = await world.read<Histories>('author', id, fields);
    expect(
      own?.journalHistories.map(({ colloquium, events }) => [colloquium.name, events.map(({ authorStatus }) => authorStatus)]),
    ).toEqual([
      ['江南文化', ['NEW_SUBMISSION', 'RECEIVED', 'NOT_ACCEPTED']],
      ['方言与文化', ['NEW_SUBMISSION']],
    ]);
    const office = await world.read<Histories>('otherChief', id, fields);
    expect(office?.journalHistories.map(({ events }) => events.map(({ act }) => act))).toEqual([
      ['SUBMIT', 'RECEIVE', 'CHIEF_NOT_ACCEPT'],
      ['ADOPT'],
    ]);
  });

  it('begins with the steps of the adopting journal: their times are those of its history alone (F-130)', async () => {
    await world.act('chief', id, 'CHIEF_NOT_ACCEPT', { comment: '可投他刊' });
    await world.tell(id);
    world.app.clock.advance(86_400_000);
    await world.act('otherChief', id, 'ADOPT', { colloquiumId: world.otherJournal.id });
    const adoptedAt = world.app.clock.now().toISOString();
    type Steps = { stageTimes: { stage: number; at: string | null }[] };
    for (const who of ['author', 'otherChief'] as const) {
      const reached = (await world.read<Steps>(who, id, 'stageTimes { stage at }'))?.stageTimes.filter(({ at }) => at !== null);
      expect(reached, who).toEqual([{ stage: 1, at: adoptedAt }]);
    }
  });

  it('opens files of earlier versions to the author (R2-045)', async () => {
    const em = world.em();
    const drafted = await world.draft({ hasManuscriptFile: false });
    const contribution = await em.findOneOrFail(Contribution, drafted);
    const [old, current] = [
      await buildFile(em, contribution, { isCurrent: false, name: '初稿.docx' }),
      await buildFile(em, contribution, { name: '修改稿.docx' }),
    ];
    expect(await world.read('author', drafted, 'files { id name } historyFiles { id name }')).toEqual({
      files: [{ id: idOf('ContributionFile', current.id), name: '修改稿.docx' }],
      historyFiles: [{ id: idOf('ContributionFile', old.id), name: '初稿.docx' }],
    });
  });
});

describe('expected by', () => {
  const EXPECTED = 'authorStatus expected { step on isProvisional isPast }';
  type Expected = { authorStatus: string; expected: { step: string; on: string; isProvisional: boolean; isPast: boolean } | null };
  const expected = async (id: number) => (await world.read<Expected>('author', id, EXPECTED))?.expected ?? null;

  it('counts the journal’s working days from the submission: first for an editor, then for the decision', async () => {
    await world.at('2026-03-06T02:00:00Z');
    const id = await world.draft();
    expect(await expected(id)).toBeNull();
    await world.act('author', id, 'SUBMIT');
    // A Friday; five working days later.
    expect(await expected(id)).toEqual({ step: 'ASSIGNMENT', on: '2026-03-13', isProvisional: false, isPast: false });
    await world.at('2026-03-16T02:00:00Z');
    expect(await expected(id)).toMatchObject({ on: '2026-03-13', isPast: true });
    await world.act('editor', id, 'RECEIVE');
    // Sixty, without Qingming's Monday and three days of May, with the Saturday that is worked for them.
    expect(await expected(id)).toEqual({ step: 'DECISION', on: '2026-06-03', isProvisional: false, isPast: false });
  });

  it('stops while the author revises, and goes on by as many working days later', async () => {
    await world.at('2026-03-06T02:00:00Z');
    const id = await world.draft();
    await world.act('author', id, 'SUBMIT');
    await world.act('editor', id, 'RECEIVE');
    await world.at('2026-03-09T02:00:00Z');
    await world.act('editor', id, 'EDITOR_RETURN', { comment: '请修改' });
    // Not announced yet: the date stays, because its change would reveal the decision.
    expect(await expected(id)).toMatchObject({ step: 'DECISION', on: '2026-06-03' });
    await world.tell(id);
    expect(await expected(id)).toBeNull();
    await world.at('2026-03-16T02:00:00Z');
    await world.act('author', id, 'SUBMIT');
    expect(await expected(id)).toMatchObject({ step: 'DECISION', on: '2026-06-10' });
  });

  it('speaks of publication once accepted, counted from then, and of nothing at the end; provisional in years whose holidays are not known', async () => {
    await world.at('2026-11-02T02:00:00Z');
    const em = world.em();
    const accepted = await buildContribution(em, { submitter: world.people.author, colloquium: world.journal, state: 15, stage: 6 });
    await em.nativeUpdate(Contribution, { id: accepted.id }, { clockStartedAt: new Date('2026-11-02T02:00:00Z') });
    expect(await expected(accepted.id)).toMatchObject({ step: 'PUBLICATION', isProvisional: true, isPast: false });
    for (const [state, stage] of [
      [19, 7],
      [20, 7],
      [16, 3],
      [17, 2],
      [14, 5],
      [5, 2],
    ] as const) {
      const { id } = await buildContribution(em, { submitter: world.people.author, colloquium: world.journal, state, stage });
      expect(await expected(id), `state ${state}`).toBeNull();
    }
  });
});
