// From the author's desk to the editor's: received, declined, turned away, several at once, two at once (S2 §4; rows T03 to T08).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type GraphQLAnswer, type TestApp } from '../../../testing/app.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { OperationLog } from '../../audit/operation-log.entity.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { Message } from '../../messages/message.entity.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { act, idOf, submitDraft, writeDraft } from '../../contributions/manuscript/wizard.factory.ts';
import { EditorRefusal } from './editor-refusal.entity.ts';
import { WorkflowEvent } from '../timeline/workflow-event.entity.ts';

interface Result {
  contributionId: string;
  done: boolean;
  refusal: string | null;
  refusalCode: string | null;
  contribution: { id: string; state: string } | null;
}
type Bulk = Record<string, { results: Result[] } | null>;

let app: TestApp;
let journal: Colloquium;
const people = {} as Record<'author' | 'editor' | 'editor2' | 'chief' | 'deputy' | 'outsider', User>;
const tokens = {} as Record<keyof typeof people, string>;
const em = () => app.database.orm.em.fork();
const numberOf = (id: string) => Number(Buffer.from(id, 'base64').toString().split(':')[1]);

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const tx = em();
  const roles = {
    author: 'AUTHOR',
    editor: 'EDITOR',
    editor2: 'EDITOR',
    chief: 'EDITOR_IN_CHIEF',
    deputy: 'ASSOCIATE_EDITOR_IN_CHIEF',
    outsider: 'EDITOR',
  } as const;
  for (const [name, role] of Object.entries(roles) as [keyof typeof people, (typeof roles)[keyof typeof roles]][]) {
    people[name] = await buildUser(tx, { roles: [role] });
    tokens[name] = await buildSession(tx, people[name], app.clock, { isRemembered: true });
  }
  journal = await buildColloquium(tx, {
    deputyReviews: true,
    members: { editor: [people.editor, people.editor2], chief: [people.chief], deputy: [people.deputy] },
  });
});
afterAll(() => app.close());

let id: string;
beforeEach(async () => {
  app.clock.advance(60_000);
  id = await submitDraft(app, tokens.author, journal);
});

async function bulk(who: keyof typeof people, name: 'receive' | 'refuse', input: Record<string, unknown>): Promise<Result[]> {
  const answer = await act<Bulk>(app, tokens[who], name, input);
  const results = Object.values(answer.data ?? {})[0]?.results;
  if (!results) throw new Error(JSON.stringify(answer));
  return results;
}
const only = async (who: keyof typeof people, name: 'receive' | 'refuse', input: Record<string, unknown> = {}) =>
  (await bulk(who, name, { contributionIds: [id], ...input }))[0];
const codeOf = (answer: GraphQLAnswer<unknown>) => answer.errors?.[0]?.extensions.code;
const stored = async () => await em().findOneOrFail(Contribution, numberOf(id));

describe('a note', () => {
  it('of more than 20,000 characters is refused at its field, and nothing is done', async () => {
    const answer = await act<Bulk>(app, tokens.editor, 'receive', { contributionIds: [id], comment: '字'.repeat(20_001) });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { comment: expect.stringContaining('20000') } });
    expect((await stored()).state).toBe(1);
    expect(await only('editor', 'receive', { comment: '𠮷'.repeat(20_000) })).toMatchObject({ done: true });
  });
});

describe('a new submission', () => {
  it('the editor sees it arrive, receives it, and the author sees the new status', async () => {
    const lists =
      'query Lists { viewer { handledContributions(scope: PENDING, first: 1) { edges { node { id state responsible { role person { realName } } viewerActs { act isAllowed } } } } } }';
    const arrived = await app.request(lists, {}, { token: tokens.editor });
    expect(arrived.data).toMatchObject({
      viewer: {
        handledContributions: {
          edges: [
            {
              node: {
                id,
                state: 'NEW_SUBMISSION',
                responsible: { role: 'EDITOR', person: null },
                viewerActs: expect.arrayContaining([{ act: 'RECEIVE', isAllowed: true }]),
              },
            },
          ],
        },
      },
    });
    expect(await only('editor', 'receive', { comment: '收稿' })).toMatchObject({
      done: true,
      refusal: null,
      contribution: { id, state: 'EDITOR_REVIEWING' },
    });
    expect(await stored()).toMatchObject({
      state: 3,
      responsibleKind: 3,
      editor: { id: people.editor.id },
      responsible: { id: people.editor.id },
    });
    const author = await app.request(
      'query Status($id: ID!) { viewer { unreadMessageCount messages(first: 1) { edges { node { contribution { id } } } } } node(id: $id) { ... on Contribution { authorStatus stage state events { act from to authorStatus actor { realName } comment } } } }',
      { id },
      { token: tokens.author },
    );
    expect(author.data).toMatchObject({
      node: {
        state: null,
        authorStatus: 'RECEIVED',
        stage: 2,
        events: [
          { act: 'SUBMIT', from: null, to: null, authorStatus: 'NEW_SUBMISSION' },
          { act: null, from: null, to: null, authorStatus: 'RECEIVED', actor: null, comment: null },
        ],
      },
      viewer: { messages: { edges: [{ node: { contribution: { id } } }] } },
    });
    expect((await bulk('editor2', 'receive', { contributionIds: [id] }))[0]).toMatchObject({ done: false, refusalCode: 'STATE_CHANGED' });
  });

  it('with the check switched on, receiving begins it', async () => {
    const checking = await buildColloquium(em(), { checksPlagiarism: true, members: { editor: [people.editor] } });
    tokens.editor = await buildSession(em(), people.editor, app.clock, { isRemembered: true });
    id = await submitDraft(app, tokens.author, checking);
    expect(await only('editor', 'receive')).toMatchObject({ done: true, contribution: { state: 'PLAGIARISM_CHECK' } });
  });
});

describe('declining', () => {
  it('leaves it to the other editors; the last one’s makes the editor-in-chief assign it, also to one who declined (T04)', async () => {
    expect(await only('editor', 'refuse', { comment: '手头稿件较多' })).toMatchObject({
      done: true,
      contribution: { state: 'NEW_SUBMISSION' },
    });
    expect(await stored()).toMatchObject({ state: 1, responsibleKind: 3, responsible: null });
    expect(await only('editor', 'receive')).toMatchObject({
      done: false,
      refusalCode: 'ALREADY_DECLINED',
      refusal: 'You have declined this manuscript',
    });
    expect(await only('editor2', 'refuse')).toMatchObject({ done: true });
    expect(await stored()).toMatchObject({ state: 1, responsibleKind: 5, responsible: null });
    expect(await em().count(EditorRefusal, { contribution: numberOf(id) })).toBe(2);
    expect(await only('editor2', 'receive')).toMatchObject({ done: false });
    await app.request(
      'mutation Assign($input: AssignContributionsInput!) { assignContributions(input: $input) { results { done } } }',
      { input: { contributionIds: [id], receiverCode: people.editor.code } },
      { token: tokens.chief },
    );
    expect(await only('editor', 'receive')).toMatchObject({ done: true });
    expect(await stored()).toMatchObject({ state: 3, editor: { id: people.editor.id } });
  });

  it('each is told in the role that it concerns, and of what is to be done', async () => {
    const tx = em();
    const executive = await buildUser(tx, { roles: ['AUTHOR', 'EXECUTIVE_EDITOR'] });
    const two = await buildColloquium(tx, { members: { editor: [people.editor], chief: [people.chief], executive: [executive] } });
    id = await submitDraft(app, tokens.author, two);
    tokens.editor = await buildSession(em(), people.editor, app.clock, { isRemembered: true });
    await only('editor', 'refuse');
    const told = await em().find(Message, { contribution: numberOf(id) });
    const names = new Map([...Object.entries(people), ['executive', executive] as const].map(([name, user]) => [user.id, name]));
    expect(told.map(({ user, roleKind, key }) => `${names.get(user.id)} ${roleKind} ${key}`).toSorted()).toEqual([
      'author 1 workflow.submitted',
      'chief 5 workflow.turn.TO_ASSIGN',
      'editor 3 workflow.turn.NEW_SUBMISSION',
      'executive 4 workflow.turn.TO_ASSIGN',
    ]);
  });

  it('by the editor-in-chief or a deputy is a desk rejection (T08), which the author is told with its letter and not before', async () => {
    expect(await only('chief', 'refuse', { comment: '不符合本刊方向' })).toMatchObject({ done: true, contribution: { state: 'REJECTED' } });
    const seen = await app.request(
      'query Status($id: ID!) { node(id: $id) { ... on Contribution { authorStatus viewerCanEdit } } }',
      { id },
      { token: tokens.author },
    );
    expect(seen.data).toMatchObject({ node: { authorStatus: 'NEW_SUBMISSION', viewerCanEdit: false } });
    id = await submitDraft(app, tokens.author, journal);
    expect(await only('deputy', 'refuse')).toMatchObject({ done: true, contribution: { state: 'REJECTED' } });
  });
});

describe('several at once', () => {
  it('each stands by itself, in the order asked; a dry run says the same and does nothing', async () => {
    const received = id;
    await only('editor', 'receive');
    const open = await submitDraft(app, tokens.author, journal);
    const open2 = await submitDraft(app, tokens.author, journal);
    const draft = await writeDraft(app, tokens.author, journal);
    const hidden = await submitDraft(app, tokens.author, await buildColloquium(em(), { members: { editor: [people.outsider] } }));
    const contributionIds = [open2, received, draft, hidden, idOf('Contribution', 999_999), open];
    const before = await em().count(WorkflowEvent, {});
    const dry = await bulk('editor2', 'receive', { contributionIds, dryRun: true });
    expect(await em().count(WorkflowEvent, {})).toBe(before);
    const results = await bulk('editor2', 'receive', { contributionIds });
    expect(results.map((result) => [result.contributionId, result.done, result.refusalCode])).toEqual([
      [open2, true, null],
      [received, false, 'STATE_CHANGED'],
      [draft, false, 'NOT_FOUND'],
      [hidden, false, 'NOT_FOUND'],
      [idOf('Contribution', 999_999), false, 'NOT_FOUND'],
      [open, true, null],
    ]);
    expect(dry.map((result) => result.refusalCode)).toEqual(results.map((result) => result.refusalCode));
    expect(dry.every((result) => !result.done)).toBe(true);
    // Hidden, unfinished and missing ones cannot be distinguished.
    const [first, ...others] = results.slice(2, 5).map(({ contributionId: _own, ...rest }) => rest);
    expect(others).toEqual([first, first]);
    expect(await em().count(WorkflowEvent, {})).toBe(before + 2);
  });

  it('asks for at least one (S2 §4.4)', async () => {
    const chinese = await buildSession(em(), people.editor, app.clock, { language: 'zh-CN' });
    const answer = await act(app, chinese, 'receive', { contributionIds: [] });
    expect(answer.errors?.[0]).toMatchObject({ message: '请选择新投稿件', extensions: { code: 'SELECT_MANUSCRIPT' } });
  });

  it('takes a hundred manuscripts, and not one more', async () => {
    const of = (count: number) =>
      act<Bulk>(app, tokens.editor, 'receive', {
        contributionIds: Array.from({ length: count }, (_none, index) => idOf('Contribution', 9_000_000 + index)),
      });
    expect((await of(100)).data?.['receiveContributions']?.results).toHaveLength(100);
    expect((await of(101)).errors?.[0]).toMatchObject({
      extensions: { code: 'INVALID_INPUT', fields: { contributionIds: 'At most 100 items.' } },
    });
  });

  it('an id that is named twice is done once', async () => {
    await bulk('editor', 'receive', { contributionIds: [id, id] });
    expect(await em().count(WorkflowEvent, { contribution: numberOf(id), act: 1 })).toBe(1);
  });

  it('is logged once, with the ids and without the comment', async () => {
    await only('editor', 'receive', { comment: '机密意见' });
    const [row] = await em().find(OperationLog, { operation: 'receiveContributions' }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(row).toMatchObject({ user: { id: people.editor.id }, actingRole: 3, outcome: 'done', params: { contributionIds: [id] } });
    expect(JSON.stringify(row?.params)).not.toContain('机密意见');
  });
});

describe('two editors at once', () => {
  it('one receives it, the other is told what happened (STATE_CHANGED)', async () => {
    const outcomes = await Promise.all((['editor', 'editor2'] as const).map((who) => only(who, 'receive')));
    expect(outcomes.map((outcome) => outcome?.refusalCode ?? 'done').sort()).toEqual(['STATE_CHANGED', 'done']);
    const loser = outcomes.find((outcome) => !outcome?.done);
    expect(loser?.refusal).toMatch(/^The manuscript has moved on: Editor, “Receive”, .+\. Please refresh$/);
    expect(await em().count(WorkflowEvent, { contribution: numberOf(id), act: 1 })).toBe(1);
  });

  it('lists in opposite order do not lock each other out', async () => {
    const ids = [
      id,
      await submitDraft(app, tokens.author, journal),
      await submitDraft(app, tokens.author, journal),
      await submitDraft(app, tokens.author, journal),
    ];
    const [mine, theirs] = await Promise.all([
      bulk('editor', 'receive', { contributionIds: ids }),
      bulk('editor2', 'receive', { contributionIds: [...ids].reverse() }),
    ]);
    for (const one of ids) {
      const done = [...mine, ...theirs].filter((result) => result.contributionId === one && result.done);
      expect(done).toHaveLength(1);
    }
    expect([...mine, ...theirs].flatMap((result) => result.refusalCode ?? []).every((code) => code === 'STATE_CHANGED')).toBe(true);
  });
});

describe('who may', () => {
  it('editors of that journal in that role only', async () => {
    expect((await bulk('outsider', 'receive', { contributionIds: [id] }))[0]).toMatchObject({
      done: false,
      refusalCode: 'NOT_FOUND',
      contribution: null,
    });
    for (const who of ['author', 'chief', 'deputy'] as const)
      expect(codeOf(await act(app, tokens[who], 'receive', { contributionIds: [id] })), who).toBe('FORBIDDEN');
    expect(codeOf(await act(app, tokens.author, 'refuse', { contributionIds: [id] }))).toBe('FORBIDDEN');
    expect(codeOf(await act(app, 'x'.repeat(43), 'receive', { contributionIds: [id] }))).toBe('UNAUTHENTICATED');
    expect(await stored()).toMatchObject({ state: 1 });
  });

  it('not an editor who is one of its authors', async () => {
    const tx = em();
    const both = await buildUser(tx, { roles: ['EDITOR', 'AUTHOR'] });
    const own = await buildColloquium(tx, { members: { editor: [both, people.editor] } });
    id = await submitDraft(app, await buildSession(tx, both, app.clock, { role: 'AUTHOR' }), own);
    const asEditor = await buildSession(tx, both, app.clock, { role: 'EDITOR' });
    const answer = await act<Bulk>(app, asEditor, 'receive', { contributionIds: [id] });
    expect(answer.data?.['receiveContributions']?.results[0]).toMatchObject({ done: false, refusalCode: 'FORBIDDEN' });
  });
});
