// The limits of an invitation's ticket (decision 39): every possible attempt is made, as GraphQL, over sockets, by links to files and on
// the facade, by a person who in the same house reviews, has reviewed and has written much else.
import { once } from 'node:events';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { table } from '../legacy/table.ts';
import { signedTicket } from '../secrets/signed.ts';
import { colloquiumSchema } from '../schema.ts';
import { codeOf, startTestApp, type GraphQLAnswer, type TestApp } from '../testing/app.ts';
import { ticketDoor } from '../modules/reviews/tickets/ticket-door.ts';
import { openTicket } from '../modules/reviews/tickets/ticket.factory.ts';
import { buildTicketWorld, SECRET, type TicketWorld } from './ticket.factory.ts';

let app: TestApp;
let world: TicketWorld;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  world = await buildTicketWorld(app);
});
afterAll(() => app.close());

const ask = (text: string, variables: Record<string, unknown> = {}, token = world.token) => app.request(text, variables, { token });
const id = (type: string, { id: number }: { id: number }) => toGlobalId(type, String(number));

/** Refused as a whole: an answer that is null everywhere, and where it is an act, a word why not. */
function refused(answer: GraphQLAnswer): void {
  const told = JSON.stringify(answer);
  expect(told).not.toContain(SECRET);
  expect(Object.values(answer.data ?? {}).filter((value) => value !== null)).toEqual([]);
  for (const { extensions } of answer.errors ?? []) expect(['FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED']).toContain(extensions.code);
}

const NODE = `query Node($id: ID!) { node(id: $id) { __typename id } }`;

describe('by its id it finds', () => {
  it.each<[string, (w: TicketWorld) => string]>([
    ['no other manuscript that the person reviews', (w) => id('Contribution', w.elsewhere)],
    ['no manuscript that the person has written', (w) => id('Contribution', w.own)],
    ['no draft of the person', (w) => id('Contribution', w.draft)],
    ['no review by somebody else', (w) => id('Review', w.reviews.others)],
    ['no review by the person of another manuscript', (w) => id('Review', w.reviews.elsewhere)],
    ['no review by the person of an earlier round', (w) => id('Review', w.reviews.earlier)],
    ['no check report', (w) => id('ContributionFile', w.files.report)],
    ['no replaced version', (w) => id('ContributionFile', w.files.replaced)],
    ['no file of the office', (w) => id('ContributionFile', w.files.office)],
    ['no file of another manuscript under review', (w) => id('ContributionFile', w.files.elsewhere)],
    ['no file of a manuscript of one’s own', (w) => id('ContributionFile', w.files.own)],
    ['no account, not even its own', (w) => id('Viewer', w.people.reviewer)],
    ['no message, not even its own', (w) => id('Message', w.message)],
    ['no event of the history', (w) => id('WorkflowEvent', w.event)],
    ['no fund', (w) => id('ContributionFunding', w.parts.funding)],
    ['no suggested reviewer', (w) => id('SuggestedReviewer', w.parts.suggested)],
    ['no journal', (w) => id('Colloquium', w.journal)],
    ['no role', () => toGlobalId('Role', '2')],
    ['no dictionary', () => toGlobalId('DictionaryEntry', '1')],
  ])('%s', async (_what, named) => {
    const answer = await ask(NODE, { id: named(world) });
    expect(answer).toMatchObject({ data: { node: null } });
    refused(answer);
  });
});

describe('of its own manuscript it reads', () => {
  it.each([
    ['not who wrote it', 'authors { personName email } submitter { realName } firstAuthorName source'],
    [
      'not the author’s note, funds and suggestions',
      'explanation fundings { fundNumber } recommendedReviewers { personName } opposedReviewers { personName }',
    ],
    ['no review but its own', 'reviews { id comment reviewer { realName } }'],
    ['neither state nor dates', 'state stage authorStatus createdAt submittedAt updatedAt stageSince'],
    ['neither desk nor deadline', 'responsible { role } deadline { dueOn } expected { on } daysInStage'],
    ['no history', 'events { id comment } journalHistories { events { id } } historyFiles { id } stageTimes { at }'],
    ['no archive', 'archiveUrl'],
    ['no letter of the office', 'letterPreview(act: EDITOR_RETURN) { subject }'],
  ])('%s', async (_what, fields) => {
    const answer = await ask(`query Fields($id: ID!) { node(id: $id) { ... on Contribution { ${fields} } } }`, {
      id: id('Contribution', world.asked),
    });
    if (answer.errors) return refused(answer);
    const told = answer.data?.['node'];
    expect(Object.values(told as object).filter((value) => value !== null)).toEqual([]);
  });
});

describe('of the account it reads', () => {
  it.each([
    ['no address', 'email username'],
    ['no roles', 'roles { id kind }'],
    ['nothing of what its role opens', 'currentRole { name number landingPath }'],
    ['no messages', 'messages { totalCount } unreadMessageCount'],
    ['no personal information', 'profile { sex } workplaces isProfileComplete'],
    ['no list of what the person wrote', 'authoredContributions { totalCount edges { node { titleZh } } }'],
    ['no drafts', 'drafts { totalCount edges { node { titleZh } } }'],
    ['no list of the office', 'handledContributions { totalCount } handledCounts { waiting } listActs ownColloquiums { id }'],
    ['no sign-ins', 'signIns { totalCount edges { node { address } } }'],
    ['no co-authors', 'coAuthors(name: "z") { personName }'],
    ['no menu', 'navigation { label } allowedPaths orcid code'],
  ])('%s', async (_what, fields) => {
    const names = fields.split(/[ {(]/)[0];
    const answer = await ask(`query Account { viewer { ${fields} } }`);
    const viewer = answer.data?.['viewer'] as Record<string, unknown> | null | undefined;
    if (viewer)
      expect(
        Object.values(viewer).filter((value) => value !== null),
        names,
      ).toEqual([]);
    expect(JSON.stringify(answer)).not.toContain(SECRET);
  });
});

describe('it does', () => {
  const key = (type: string, row: (w: TicketWorld) => { id: number }) => (w: TicketWorld) => id(type, row(w));
  it.each<[string, string, (w: TicketWorld) => Record<string, unknown>]>([
    ['not switch the role', 'switchRole(input: $input) { viewer { id } }|SwitchRoleInput', () => ({ roleId: toGlobalId('Role', '1') })],
    ['not change the password', 'changePassword(input: $input) { ok }|ChangePasswordInput', () => ({ oldPassword: 'a', newPassword: 'b' })],
    [
      'not change the address',
      'requestEmailChange(input: $input) { ok }|RequestEmailChangeInput',
      () => ({ newEmail: 'x@example.org', password: 'a' }),
    ],
    ['not look people up', 'lookUpAuthor(input: $input) { author { realName } }|LookUpAuthorInput', (w) => ({ code: w.people.other.code })],
    ['not end other sessions', 'endSession(input: $input) { ok }|EndSessionInput', () => ({ sessionId: '1' })],
    [
      'not read messages',
      'markMessageRead(input: $input) { message { id } }|MarkMessageReadInput',
      (w) => ({ messageId: key('Message', (v) => v.message)(w) }),
    ],
    [
      'not withdraw what the person wrote',
      'withdrawContribution(input: $input) { contribution { id } }|WithdrawContributionInput',
      (w) => ({ contributionId: key('Contribution', (v) => v.own)(w) }),
    ],
    [
      'not delete a draft of the person',
      'deleteContributionDraft(input: $input) { deletedId }|DeleteContributionDraftInput',
      (w) => ({ contributionId: key('Contribution', (v) => v.draft)(w) }),
    ],
    [
      'not reset a password',
      'requestPasswordReset(input: $input) { ok }|RequestPasswordResetInput',
      (w) => ({ email: w.people.other.email, realName: SECRET.slice(2) }),
    ],
    [
      'not sign in to an account',
      'signIn(input: $input) { token }|SignInInput',
      (w) => ({ account: w.people.other.email, password: 'Colloquium1', rememberMe: false, language: 'EN_US' }),
    ],
  ])('%s', async (_what, field, input) => {
    const [text, type] = field.split('|');
    const name = text?.split('(')[0] ?? '';
    const selection = / \{.*$/.exec(text ?? '')?.[0] ?? '';
    const valid = await ask(`mutation Try($input: ${type}!) { ${name}(input: $input)${selection.replace(/\{.*\}/, '{ __typename }')} }`, {
      input: input(world),
    });
    refused(valid);
    expect(codeOf(valid)).toBe('FORBIDDEN');
  });

  it('no other root field of the whole schema, whatever is added to it', () => {
    const schema = colloquiumSchema();
    const ctx = { viewer: { onlyReview: { reviewId: 1, contributionId: 1 } } };
    const isOpen = (type: string, field: string) => {
      const fields = ticketDoor.open[type]?.fields ?? [];
      return fields === '*' || fields.includes(field);
    };
    const roots = [schema.getQueryType(), schema.getMutationType()];
    const tried = roots.flatMap((type) =>
      Object.values(type?.getFields() ?? {})
        .filter(({ name }) => !isOpen(type?.name ?? '', name))
        .map(({ name, resolve }) => ({ name, call: () => resolve?.(undefined, {}, ctx, undefined as never) as unknown })),
    );
    expect(tried.length).toBeGreaterThan(80);
    for (const { name, call } of tried) expect(call, name).toThrowError(expect.objectContaining({ code: 'FORBIDDEN' }));
  });
});

describe('in other ways of asking, it reaches', () => {
  it('nothing more by aliases, fragments and interfaces', async () => {
    const answer = await ask(
      `query Sly($a: ID!, $b: ID!) { x: node(id: $a) { ...F } y: node(id: $b) { ...F } z: viewer { ... on Node { id } ... on Viewer { mail: email } } }
       fragment F on Node { id ... on Contribution { t: titleZh } ... on Review { c: comment } }`,
      { a: id('Contribution', world.elsewhere), b: id('Review', world.reviews.others) },
    );
    expect(answer.data).toMatchObject({ x: null, y: null, z: null });
    refused(answer);
  });

  it('another manuscript by no way around through its own', async () => {
    const answer = await ask(
      `query Around($id: ID!) { node(id: $id) { ... on Review { contribution { id colloquium { id editors { realName } viewerHasSpecialInvitation } reviews { contribution { id } } } reviewer { realName unit } } } }`,
      { id: id('Review', world.review) },
    );
    expect(JSON.stringify(answer)).not.toContain(SECRET);
    expect(JSON.stringify(answer.data)).not.toContain('realName":"');
  });

  it('nothing by several documents in one request, nor by text of its own', async () => {
    const extensions = app.extensionsOf('query Who { viewer { id } }');
    const batch = await app.post([{ extensions }, { extensions }], { token: world.token });
    expect(batch.data ?? null).toBeNull();
    expect(codeOf(await app.post({ query: '{ viewer { id } }' }, { token: world.token }))).toBe('DOCUMENT_REFUSED');
  });

  it('nothing with the ticket itself in the token’s place, nor with the token in the ticket’s', async () => {
    expect(codeOf(await ask('query Who { viewer { id } }', {}, world.ticket))).toBe('UNAUTHENTICATED');
    expect((await app.request('query Look($t: String!) { invitation(ticket: $t) { title } }', { t: world.token })).data).toEqual({
      invitation: null,
    });
  });
});

describe('over sockets it hears', () => {
  const SUBSCRIPTIONS = [
    ['nothing of manuscripts', 'subscription Changed { contributionChanged { contribution { id } } }'],
    ['nothing of its own manuscript either', 'subscription Own($id: ID) { contributionChanged(id: $id) { contribution { id } } }'],
    ['nothing of messages', 'subscription Unread { unreadMessagesChanged { viewer { unreadMessageCount } } }'],
  ] as const;
  it.each(SUBSCRIPTIONS)('%s', async (_what, text) => {
    const socket = app.socket(world.token);
    const told = await new Promise<unknown>((resolve) => {
      socket.subscribe(
        { query: '', extensions: app.extensionsOf(text), variables: text.includes('$id') ? { id: id('Contribution', world.asked) } : {} },
        { next: resolve, error: resolve, complete: () => resolve('complete') },
      );
    });
    await socket.dispose();
    expect(JSON.stringify(told)).toContain('FORBIDDEN');
  });

  it('on the facade’s that it is over, and nothing else', async () => {
    const token = await openTicket(app, world.ticket);
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/colloquium/api/websocket/${token}`);
    const said: string[] = [];
    socket.on('message', (data: Buffer) => said.push(data.toString()));
    await once(socket, 'open');
    await ask('mutation SignOut { signOut { ok } }', {}, token);
    await once(socket, 'close');
    expect(said).toEqual([JSON.stringify({ type: 'userExit' })]);
  });
});

describe('of files it gets', () => {
  const LINK = 'query Link($id: ID!) { node(id: $id) { ... on ContributionFile { downloadUrl name } } }';
  const get = (path: string) => fetch(`${app.url}${path}`);
  const linkTo = async (file: { id: number }, token: string) =>
    ((await ask(LINK, { id: id('ContributionFile', file) }, token)).data as { node: { downloadUrl: string } | null } | null)?.node
      ?.downloadUrl ?? '';

  it('the cleaned manuscript, under a name that tells nothing', async () => {
    const answer = await get(await linkTo(world.files.manuscript, world.token));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).not.toContain(SECRET);
  });

  it.each(['report', 'replaced', 'office', 'elsewhere', 'own'] as const)(
    'not %s, by a link that is forged for its own session',
    async (name) => {
      const rows: { id: number; user_id: number }[] = await world.em.execute('select id, user_id from session where review_id = ?', [
        world.review.id,
      ]);
      const [session] = rows;
      const ticket = {
        fileId: world.files[name].id,
        userId: session?.user_id,
        sessionId: session?.id,
        roleId: 2,
        name: 'x.docx',
        expiresAt: app.clock.now().getTime() + 60_000,
      };
      expect((await get(`/files/${signedTicket(app.deps.env.SECRET_KEY, 'files', ticket)}`)).status).toBe(404);
    },
  );

  it('no archive, by a link that is forged for its own session', async () => {
    const rows: { id: number; user_id: number }[] = await world.em.execute('select id, user_id from session where review_id = ?', [
      world.review.id,
    ]);
    const [session] = rows;
    const ticket = {
      contributionId: world.asked.id,
      userId: session?.user_id,
      sessionId: session?.id,
      roleId: 2,
      name: 'x.zip',
      expiresAt: app.clock.now().getTime() + 60_000,
    };
    expect((await get(`/archives/${signedTicket(app.deps.env.SECRET_KEY, 'archives', ticket)}`)).status).toBe(404);
  });
});

it('on the facade it is nobody: no call answers', async () => {
  for (const row of Object.values(table)) {
    // It may sign out, by every door.
    if (row.kind === 'socket' || row.token === 'none' || row.paths[0] === 'logOut') continue;
    const response = await fetch(`${app.url}/colloquium/api/${row.paths[0]}`, { method: row.method, headers: { token: world.token } });
    const body = (await response.text()).slice(0, 2000);
    expect(body, row.paths[0]).not.toContain(SECRET);
    expect((JSON.parse(body) as { code: number }).code, row.paths[0]).not.toBe(0);
  }
});

describe('what it must do', () => {
  it('reads its manuscript, its files and its invitation', async () => {
    const answer = await ask(
      `query Mine { viewer { realName language invitedReview { id status answerDueOn contribution { titleZh abstractZh keywordsZh colloquium { name } files { name } viewerReview { id } viewerActs { act isAllowed } } } } }`,
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toMatchObject({
      viewer: {
        invitedReview: {
          id: id('Review', world.review),
          status: 'ACCEPTED',
          contribution: {
            titleZh: 'The manuscript',
            files: [{ name: expect.any(String) }],
            viewerReview: { id: id('Review', world.review) },
          },
        },
      },
    });
    expect(JSON.stringify(answer)).not.toContain(SECRET);
  });

  it('switches its language, and reads what anyone may', async () => {
    const switched = await ask('mutation Switch($input: SwitchLanguageInput!) { switchLanguage(input: $input) { viewer { language } } }', {
      input: { language: 'ZH_CN' },
    });
    expect(switched.data).toEqual({ switchLanguage: { viewer: { language: 'ZH_CN' } } });
    expect((await ask('query Public { publicSettings { productName } }')).errors).toBeUndefined();
  });
});
