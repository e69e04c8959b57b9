// Subscriptions across two processes on one database: who is told which events, and sockets that close with their session (principles,
// Doors, Accounts and sessions).
import { setTimeout as delay } from 'node:timers/promises';
import { toGlobalId } from 'graphql-relay';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { RoleKind, type RoleKindId } from '../../shared/roles.ts';
import type { ActName } from '../../shared/workflow.ts';
import { createContext } from '../context.ts';
import { inTransaction } from '../database/transactions.ts';
import { decodeId } from '../graphql/node.ts';
import { Department } from '../modules/organization/department.entity.ts';
import { ApiToken } from '../modules/accounts/sessions/api-token.entity.ts';
import { viewerInRole } from '../modules/accounts/viewer/viewer.service.ts';
import { hashToken } from '../modules/accounts/sessions/token.ts';
import { User } from '../modules/accounts/viewer/user.entity.ts';
import {
  buildApiToken,
  buildDepartment,
  buildRole,
  buildSession,
  buildSessionRow,
  buildUser,
  PASSWORD,
} from '../modules/accounts/viewer/user.factory.ts';
import type { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../modules/colloquiums/colloquium.factory.ts';
import { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { buildContribution } from '../modules/contributions/manuscript/contribution.factory.ts';
import { act, submitDraft, writeDraft } from '../modules/contributions/manuscript/wizard.factory.ts';
import { buildReview } from '../modules/reviews/review.factory.ts';
import { setCheckSite } from '../modules/publisher/publisher.factory.ts';
import { perform } from '../modules/workflow/perform/perform.ts';
import { colloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { allWasTold, subscribe } from '../testing/subscribing.ts';

let here: TestApp;
let there: TestApp;
let journal: Colloquium;
const people = {} as Record<'author' | 'editor' | 'chief' | 'outsider' | 'reviewer' | 'stranger', User>;
const tokens = {} as Record<keyof typeof people, string>;
const em = () => here.database.orm.em.fork();

beforeAll(async () => {
  here = await startTestApp({ schema: colloquiumSchema() });
  there = await startTestApp({ schema: colloquiumSchema(), beside: here });
  const tx = em();
  const roles = {
    author: 'AUTHOR',
    editor: 'EDITOR',
    chief: 'EDITOR_IN_CHIEF',
    outsider: 'EDITOR',
    reviewer: 'REVIEWER',
    stranger: 'AUTHOR',
  } as const;
  for (const [name, role] of Object.entries(roles) as [keyof typeof people, (typeof roles)[keyof typeof roles]][]) {
    people[name] = await buildUser(tx, { roles: [role] });
    tokens[name] = await buildSession(tx, people[name], here.clock, { isRemembered: true });
  }
  journal = await buildColloquium(tx, { members: { editor: [people.editor], chief: [people.chief] } });
});
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) await socket.close();
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const CHANGED =
  'subscription Changed($id: ID) { contributionChanged(id: $id) { contribution { id state authorStatus authors { personName } } clientMutationId } }';
const UNREAD = 'subscription Unread { unreadMessagesChanged { viewer { id unreadMessageCount } } }';
const ENDED = 'subscription Ended { sessionEnded { reason } }';

interface Event {
  contributionChanged?: {
    contribution: { id: string; state: string | null; authorStatus: string | null } | null;
    clientMutationId: string | null;
  };
  unreadMessagesChanged?: { viewer: { unreadMessageCount: number } };
  sessionEnded?: { reason: string };
}

/** One browser's socket: its messages, and how it was closed. */
class Socket {
  readonly events: Event[] = [];
  readonly refusals: string[] = [];
  readonly closed: Promise<number>;
  readonly app: TestApp;
  readonly ws: WebSocket;
  private readonly ready: Promise<void>;

  constructor(app: TestApp, token: string) {
    this.app = app;
    this.ws = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    this.closed = new Promise((resolve) => this.ws.once('close', (code) => resolve(code)));
    this.ready = new Promise((resolve) => {
      this.ws.on('open', () => this.ws.send(JSON.stringify({ type: 'connection_init', payload: { token } })));
      this.ws.on('message', (data) => {
        const frame = JSON.parse(Buffer.isBuffer(data) ? data.toString() : '{}') as {
          type: string;
          payload?: { data?: Event } | { message: string }[];
        };
        if (frame.type === 'connection_ack') resolve();
        if (frame.type === 'next' && frame.payload && 'data' in frame.payload && frame.payload.data) this.events.push(frame.payload.data);
        if (frame.type === 'error') this.refusals.push(JSON.stringify(frame.payload));
      });
      this.ws.once('close', () => resolve());
    });
    sockets.push(this);
  }

  /** Resolves once the server listens for it. */
  async subscribe(...texts: (string | [string, Record<string, unknown>])[]): Promise<this> {
    await this.ready;
    const payloads = texts.map((item) => {
      const [text, variables] = typeof item === 'string' ? [item, {}] : item;
      return { query: '', variables, extensions: this.app.extensionsOf(text) };
    });
    await subscribe(this.app, this.ws, payloads);
    return this;
  }

  async close(): Promise<void> {
    this.ws.close();
    await this.closed;
  }
}

const open = async (app: TestApp, token: string, ...texts: (string | [string, Record<string, unknown>])[]) =>
  await new Socket(app, token).subscribe(...texts);

/** Everyone who is told of the event has been told. */
async function told(): Promise<void> {
  for (const app of [here, there])
    await allWasTold(
      app,
      sockets.filter((socket) => socket.app === app).map(({ ws }) => ws),
    );
}

/** Waits for something that must come, and then for all that comes with it. */
async function until(holds: () => boolean): Promise<void> {
  await expect.poll(holds, { interval: 20 }).toBe(true);
  await told();
}

const seenIds = (socket: Socket) => socket.events.flatMap((event) => event.contributionChanged?.contribution?.id ?? []);

describe('a manuscript that changes in one process', () => {
  it('is told in the other to those who may see it, and to nobody else', async () => {
    const listening = Object.fromEntries(
      await Promise.all(
        (Object.keys(people) as (keyof typeof people)[]).map(async (name) => [name, await open(there, tokens[name], CHANGED)] as const),
      ),
    ) as Record<keyof typeof people, Socket>;
    const id = await submitDraft(here, tokens.author, journal);
    await until(
      () => seenIds(listening.editor).includes(id) && seenIds(listening.author).includes(id) && seenIds(listening.chief).includes(id),
    );
    expect(listening.outsider.events).toEqual([]);
    expect(listening.stranger.events).toEqual([]);
    expect(listening.reviewer.events).toEqual([]);
    expect(listening.editor.events.at(-1)?.contributionChanged?.contribution).toMatchObject({ state: 'NEW_SUBMISSION' });

    await act(there, tokens.editor, 'receive', { contributionIds: [id] });
    await until(() => listening.author.events.at(-1)?.contributionChanged?.contribution?.authorStatus === 'RECEIVED');
    expect(listening.outsider.events).toEqual([]);
  });

  it('is told to every tab of its actor with what the acting tab called it, and to others without', async () => {
    const [actingTab, otherTab, author] = await Promise.all([
      open(here, tokens.editor, CHANGED),
      open(there, tokens.editor, CHANGED),
      open(there, tokens.author, CHANGED),
    ]);
    const id = await submitDraft(here, tokens.author, journal);
    await act(here, tokens.editor, 'receive', { contributionIds: [id], clientMutationId: 'tab-1' });
    const last = (socket: Socket) => socket.events.at(-1)?.contributionChanged;
    await until(
      () =>
        [actingTab, otherTab].every((tab) => last(tab)?.clientMutationId === 'tab-1') &&
        last(author)?.contribution?.authorStatus === 'RECEIVED',
    );
    expect(author.events.map((event) => event.contributionChanged?.clientMutationId)).toEqual(author.events.map(() => null));
  });

  it('is no news to a reviewer, who would learn when and how often the others act', async () => {
    const id = await submitDraft(here, tokens.author, journal);
    const tx = em();
    await buildReview(tx, {
      contribution: await tx.findOneOrFail(Contribution, Number(Buffer.from(id, 'base64').toString().split(':')[1])),
      reviewer: await tx.findOneOrFail(User, people.reviewer.id),
      status: 'ACCEPTED',
    });
    const [reviewer, chief] = [await open(there, tokens.reviewer, CHANGED), await open(there, tokens.chief, CHANGED)];
    await act(here, tokens.editor, 'receive', { contributionIds: [id] });
    await until(() => seenIds(chief).includes(id));
    expect(reviewer.events).toEqual([]);
  });

  it('is no news by whatever names the document asks: an alias of __typename tells nothing', async () => {
    const named = 'subscription Named { contributionChanged { a: __typename b: contribution { c: __typename } contribution { id } } }';
    const both = await buildUser(em(), { roles: ['EDITOR', 'REVIEWER'] });
    const own = await buildColloquium(em(), { members: { editor: [both, people.editor] } });
    const asReviewer = await open(there, await buildSession(em(), both, here.clock, { role: 'REVIEWER' }), named);
    const editor = await open(there, tokens.editor, named);
    const id = await submitDraft(here, tokens.author, own);
    await until(() => seenIds(editor).includes(id));
    expect(asReviewer.events).toEqual([]);
  });

  it('is told by its id alone when that is what was asked for', async () => {
    const [one, two] = [await submitDraft(here, tokens.author, journal), await submitDraft(here, tokens.author, journal)];
    const editor = await open(there, tokens.editor, [CHANGED, { id: one }]);
    await act(here, tokens.editor, 'receive', { contributionIds: [two, one] });
    await until(() => editor.events.length > 0);
    expect(new Set(seenIds(editor))).toEqual(new Set([one]));
  });

  it('is not told when the act is refused', async () => {
    const id = await submitDraft(here, tokens.author, journal);
    const draft = await writeDraft(here, tokens.author, journal);
    const chief = await open(there, tokens.chief, CHANGED);
    await act(here, tokens.outsider, 'receive', { contributionIds: [id] });
    await act(here, tokens.author, 'title', { contributionId: draft, titleEn: '水' });
    await act(here, tokens.editor, 'receive', { contributionIds: [id], dryRun: true });
    await told();
    expect(chief.events).toEqual([]);
  });

  it('is judged at delivery: who has lost the right in the meantime is not told', async () => {
    const id = await submitDraft(here, tokens.author, journal);
    const both = await buildUser(em(), { roles: ['EDITOR', 'ADMINISTRATOR'] });
    const own = await buildColloquium(em(), { members: { editor: [both, people.editor] } });
    const token = await buildSession(em(), both, here.clock, { role: 'EDITOR' });
    const socket = await open(there, token, CHANGED);
    const first = await submitDraft(here, tokens.author, own);
    await until(() => seenIds(socket).includes(first));
    await here.request(
      'mutation Switch($input: SwitchRoleInput!) { switchRole(input: $input) { viewer { id } } }',
      { input: { roleId: toGlobalId('Role', '8') } },
      { token },
    );
    const count = socket.events.length;
    await act(here, tokens.editor, 'receive', { contributionIds: [first, id] });
    await told();
    expect(socket.events).toHaveLength(count);
  });
});

describe('what a change costs', () => {
  it('adopted from the pool leaves lists of the first journal and of other readers of the pool, who hear that and no more (decision 42)', async () => {
    const tx = em();
    const [adopting, reading] = [await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'] }), await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'] })];
    const [theirs] = [
      await buildColloquium(tx, { members: { chief: [adopting] } }),
      await buildColloquium(tx, { members: { chief: [reading] } }),
    ];
    const contribution = await buildContribution(tx, {
      submitter: people.author,
      colloquium: journal,
      state: 16,
      manuscriptNumber: 'POOL20260001',
      isInPool: true,
      enteredPoolAt: here.clock.now(),
    });
    const listening = {
      editor: await open(there, tokens.editor, CHANGED),
      chief: await open(there, tokens.chief, [CHANGED, { id: toGlobalId('Contribution', String(contribution.id)) }]),
      reader: await open(there, await buildSession(tx, reading, here.clock), CHANGED),
      author: await open(there, tokens.author, CHANGED),
      outsider: await open(there, tokens.outsider, CHANGED),
      stranger: await open(there, tokens.stranger, CHANGED),
    };
    const viewer = await viewerInRole(em(), adopting.id, RoleKind.EDITOR_IN_CHIEF);
    const ctx = createContext(here.deps, { viewer, language: 'zh-CN', address: '' });
    await inTransaction(ctx, () => perform(ctx, contribution.id, 'ADOPT', { colloquiumId: theirs.id }));
    const left = [{ contributionChanged: { contribution: null, clientMutationId: null } }];
    await until(() => [listening.editor, listening.chief, listening.reader].every(({ events }) => events.length > 0));
    for (const who of ['editor', 'chief', 'reader'] as const) expect(listening[who].events, who).toEqual(left);
    expect(seenIds(listening.author)).toEqual([toGlobalId('Contribution', String(contribution.id))]);
    expect([listening.outsider.events, listening.stranger.events]).toEqual([[], []]);
  });

  it('leaves lists of publishing editors of other branches, who hear that and no more, when the editor-in-chief has decided at a journal without a branch (F-016, decision 57)', async () => {
    const tx = em();
    const editorOf = async (department: Department) => {
      const records = [await buildRole(tx, 'PUBLISHING_EDITOR', [department])];
      return await buildSession(tx, await buildUser(tx, { roles: [], records }), here.clock);
    };
    const branch = await open(there, await editorOf(await buildDepartment(tx)), CHANGED);
    const house = await open(there, await editorOf(await tx.findOneOrFail(Department, { parent: null })), CHANGED);
    const { id } = await buildContribution(tx, {
      submitter: people.author,
      colloquium: journal,
      state: 12,
      responsibleKind: 6,
      manuscriptNumber: 'BRANCH20260001',
    });
    const node = toGlobalId('Contribution', String(id));
    const decide = async (userId: number, kind: RoleKindId, act: ActName) => {
      const ctx = createContext(here.deps, { viewer: await viewerInRole(em(), userId, kind), language: 'zh-CN', address: '' });
      await inTransaction(ctx, () => perform(ctx, id, act, { comment: '意见' }));
    };
    const staff = await buildUser(tx, { roles: ['PUBLISHING_EDITOR'] });
    await decide(staff.id, RoleKind.PUBLISHING_EDITOR, 'PRE_REVIEW');
    await until(() => [branch, house].every((socket) => seenIds(socket).length === 1));
    expect([seenIds(branch), seenIds(house)]).toEqual([[node], [node]]);
    await decide(people.chief.id, RoleKind.EDITOR_IN_CHIEF, 'CHIEF_FINAL_REJECT');
    await until(() => [branch, house].every(({ events }) => events.length === 2));
    expect(branch.events[1]).toEqual({ contributionChanged: { contribution: null, clientMutationId: null } });
    expect(house.events[1]?.contributionChanged?.contribution?.id).toBe(node);
  });

  it('is not more for a hundred open lists that it does not concern', async () => {
    const cost = async () => {
      const id = await submitDraft(here, tokens.author, journal);
      const editor = await open(there, tokens.editor, CHANGED);
      // Every context of the other process begins with a fork.
      const forks = vi.spyOn(there.deps.orm.em, 'fork');
      await act(here, tokens.chief, 'refuse', { contributionIds: [id] });
      await until(() => seenIds(editor).includes(id));
      const count = forks.mock.calls.length;
      forks.mockRestore();
      await editor.close();
      return count;
    };
    const alone = await cost();
    expect(alone).toBeGreaterThan(0);
    const names = ['outsider', 'stranger', 'reviewer', 'outsider', 'stranger'] as const;
    await Promise.all(names.map((name) => open(there, tokens[name], ...Array.from({ length: 20 }, () => CHANGED))));
    // Sessions are looked after now and then meanwhile.
    expect(await cost()).toBeLessThan(alone + 50);
  });

  it('names everyone who may hear of it, and authors only when there is news for them', async () => {
    const checking = await buildColloquium(em(), { checksPlagiarism: true, members: { editor: [people.editor], chief: [people.chief] } });
    await setCheckSite(em());
    const id = await submitDraft(here, tokens.author, checking);
    await act(here, tokens.editor, 'receive', { contributionIds: [id] });
    const [author, chief] = [await open(there, tokens.author, CHANGED), await open(there, tokens.chief, CHANGED)];
    const viewer = await viewerInRole(em(), people.editor.id, RoleKind.EDITOR);
    const ctx = createContext(here.deps, { viewer, language: 'en-US', address: '127.0.0.1' });
    await inTransaction(ctx, () => perform(ctx, decodeId('Contribution', id), 'START_PLAGIARISM_CHECK'));
    await until(() => seenIds(chief).includes(id));
    expect(author.events).toEqual([]);
  });
});

describe('unread messages', () => {
  it('are told to their addressee in the other process, with the new count, so that nobody has to poll (R1-076)', async () => {
    const author = await open(there, tokens.author, UNREAD);
    const stranger = await open(there, tokens.stranger, UNREAD);
    await submitDraft(here, tokens.author, journal);
    await until(() => author.events.length > 0);
    const before = author.events.at(-1)?.unreadMessagesChanged?.viewer.unreadMessageCount ?? 0;
    expect(before).toBeGreaterThan(0);
    const list = await here.request<{ viewer: { messages: { edges: { node: { id: string } }[] } } }>(
      'query Messages { viewer { messages(first: 1) { edges { node { id } } } } }',
      {},
      { token: tokens.author },
    );
    await here.request(
      'mutation Read($input: MarkMessageReadInput!) { markMessageRead(input: $input) { viewer { id } } }',
      { input: { messageId: list.data?.viewer.messages.edges[0]?.node.id } },
      { token: tokens.author },
    );
    await until(() => author.events.at(-1)?.unreadMessagesChanged?.viewer.unreadMessageCount === before - 1);
    expect(stranger.events).toEqual([]);
  });
});

describe('a session that ends', () => {
  const codeOf = async (socket: Socket) =>
    await Promise.race([socket.closed, delay(60_000, undefined, { ref: false }).then(() => 'still open')]);

  it('by signing out in one process says so in the other, and its socket closes', async () => {
    const token = await buildSession(em(), await buildUser(em()), here.clock);
    const socket = await open(there, token, ENDED, CHANGED, UNREAD);
    await here.request('mutation SignOut { signOut { ok } }', {}, { token });
    expect(await codeOf(socket)).toBe(4403);
    expect(socket.events).toContainEqual({ sessionEnded: { reason: 'SIGNED_OUT' } });
  });

  it('by being taken over says why', async () => {
    const user = await buildUser(em());
    const signIn = async () => {
      const captcha = await here.request<{ createCaptcha: { captcha: { id: string } } }>(
        'mutation Captcha { createCaptcha { captcha { id } } }',
      );
      const input = {
        account: user.email,
        password: PASSWORD,
        captchaId: captcha.data?.createCaptcha.captcha.id,
        captcha: 'wxyz',
        rememberMe: false,
        language: 'EN_US',
      };
      const answer = await here.request<{ signIn: { token: string } }>(
        'mutation SignIn($input: SignInInput!) { signIn(input: $input) { token } }',
        { input },
      );
      return answer.data?.signIn.token ?? '';
    };
    const socket = await open(there, await signIn(), ENDED);
    const pendingToken = await signIn();
    await here.request('mutation TakeOver($input: TakeOverSessionInput!) { takeOverSession(input: $input) { token } }', {
      input: { pendingToken },
    });
    expect(await codeOf(socket)).toBe(4403);
    expect(socket.events).toEqual([{ sessionEnded: { reason: 'REPLACED' } }]);
  });

  it('behind everyone’s back (another program, a disabled account) closes within 5 seconds', async () => {
    const [one, two] = [await buildUser(em()), await buildUser(em())];
    const { token, session } = await buildSessionRow(em(), one, here.clock);
    const [ended, disabled] = [await open(there, token, ENDED), await open(here, await buildSession(em(), two, here.clock), ENDED)];
    await em().execute(`update session set status = 'ended', end_reason = 'DISABLED' where id = ?`, [session.id]);
    await em().nativeUpdate(User, two.id, { isEnabled: false });
    expect(await Promise.all([ended, disabled].map(codeOf))).toEqual([4403, 4403]);
    expect(disabled.events).toEqual([{ sessionEnded: { reason: 'DISABLED' } }]);
  });

  it('by running out closes within 5 seconds, in every process', async () => {
    const user = await buildUser(em());
    const token = await buildSession(em(), user, here.clock);
    const open2 = [await open(here, token, ENDED), await open(there, token, ENDED)];
    here.clock.advance(12 * 3_600_000);
    expect(await Promise.all(open2.map(codeOf))).toEqual([4403, 4403]);
    for (const socket of open2) expect(socket.events).toEqual([{ sessionEnded: { reason: 'EXPIRED' } }]);
  });

  it('of an API token that is revoked, too', async () => {
    const user = await buildUser(em(), { roles: ['OPERATIONS'] });
    const token = await buildApiToken(em(), user, here.clock, 'OPERATIONS');
    const socket = await open(there, token, CHANGED);
    await em().nativeUpdate(ApiToken, { tokenHash: hashToken(token) }, { revokedAt: here.clock.now() });
    expect(await codeOf(socket)).toBe(4403);
  });

  it('leaves other sessions alone, and opens no socket any more', async () => {
    const user = await buildUser(em());
    const [gone, kept] = [await buildSession(em(), user, here.clock), await buildSession(em(), user, here.clock)];
    const socket = await open(there, kept, ENDED);
    await here.request('mutation SignOut { signOut { ok } }', {}, { token: gone });
    await told();
    expect(socket.events).toEqual([]);
    const late = new Socket(there, gone);
    expect(await codeOf(late)).toBe(4403);
    expect(await codeOf(new Socket(here, 'x'.repeat(43)))).toBe(4403);
  });
});
