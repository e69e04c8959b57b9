// Two accounts of one person become one: everything they own, every reference to an account, and the refusals in words (decision 53).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RoleKind } from '../../../../shared/roles.ts';
import { EditorialAct } from '../../../../shared/workflow.ts';
import { encodeId } from '../../../graphql/node.ts';
import { accountColumns } from '../../../modules.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../../../testing/app.ts';
import { mailsTo } from '../../../testing/jobs.ts';
import { signInAs } from '../../accounts/registration/account.factory.ts';
import { ApiToken } from '../../accounts/sessions/api-token.entity.ts';
import { Session } from '../../accounts/sessions/session.entity.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { buildApiToken, buildDepartment, buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { OperationLog } from '../../audit/operation-log.entity.ts';
import { ColloquiumMember } from '../../colloquiums/colloquium-member.entity.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { buildContribution } from '../../contributions/manuscript/contribution.factory.ts';
import { Profile } from '../../accounts/profile/profile.entity.ts';
import { buildReview } from '../../reviews/review.factory.ts';
import { Review } from '../../reviews/review.entity.ts';
import { WorkflowEvent } from '../../workflow/timeline/workflow-event.entity.ts';
import { MERGE, PERSON, administratorOf, buildPersonOf, userId } from '../people.factory.ts';

let app: TestApp;
let token: string;
let administrator: User;
const em = () => app.database.orm.em.fork();
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  ({ token, user: administrator } = await administratorOf(app));
});
afterAll(() => app.close());

const CHECK = 'query MergeCheckTest($kept: ID!, $merged: ID!) { mergeCheck(keptUserId: $kept, mergedUserId: $merged) { conflicts } }';
const merge = (kept: Pick<User, 'id'>, merged: Pick<User, 'id'>, who = token) =>
  app.request(MERGE, { input: { keptUserId: userId(kept), mergedUserId: userId(merged) } }, { token: who });
const two = async (own: Parameters<typeof buildUser>[1] = {}) => [await buildUser(em(), own), await buildUser(em(), own)] as const;

describe('every column that names an account', () => {
  const NAMING = `select k.conrelid::regclass::text || '.' || a.attname as name from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.confrelid = 'user_account'::regclass order by 1`;

  it('has a fate: a new one is decided about before it is forgotten', async () => {
    const rows: { name: string }[] = await em().execute(NAMING);
    expect(Object.keys(accountColumns).toSorted()).toEqual(rows.map(({ name }) => name.replaceAll('"', '')).toSorted());
  });

  it('is the kept one’s afterwards where it moves, and has what is left of the other where it stays', async () => {
    const [kept, merged] = await two();
    const columns = Object.keys(accountColumns).filter((name) => !OWN_ROWS.includes(name));
    await em().transactional(async (tx) => {
      // One row per table, which names the merged account and else only required columns.
      await tx.execute('set local session_replication_role = replica');
      for (const name of columns) await insertNaming(tx, name, merged.id);
    });
    expect((await merge(kept, merged)).errors).toBeUndefined();
    for (const name of columns) {
      const [table = '', column = ''] = name.split('.');
      const [counted]: { kept: number; merged: number }[] = await em().execute(
        `select count(*) filter (where "${column}" = ?)::int as kept, count(*) filter (where "${column}" = ?)::int as merged from "${table}"`,
        [kept.id, merged.id],
      );
      const moves = accountColumns[name]?.moves === true;
      expect(moves ? counted?.merged : counted?.kept, name).toBe(0);
      expect(moves ? counted?.kept : (counted?.merged ?? 0) + 1, name).toBeGreaterThan(0);
    }
  });
});

/** Tables in which both accounts have rows of their own, which other cases look at. */
const OWN_ROWS: readonly string[] = [
  'profile.user_id',
  'user_role.user_id',
  'person_key.user_id',
  'mail_code.user_id',
  'user_account.merged_into_id',
];

const SAMPLES: Readonly<Record<string, string>> = {
  int2: '1',
  int4: '(1000 + random() * 1000000000)::int',
  int8: '1',
  numeric: '1',
  bool: 'false',
  timestamptz: 'now()',
  date: 'current_date',
  json: `'{}'`,
  jsonb: `'{}'`,
  _text: `'{}'`,
  text: `'x' || random()`,
  varchar: `'x' || random()`,
};

async function insertNaming(tx: ReturnType<typeof em>, name: string, id: number): Promise<void> {
  const [table = '', column = ''] = name.split('.');
  const needed: { column_name: string; udt_name: string }[] = await tx.execute(
    `select column_name, udt_name from information_schema.columns where table_name = ? and column_name <> ? and is_nullable = 'NO'
       and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table, column],
  );
  const others = needed.map((one) => ({ name: `"${one.column_name}"`, value: SAMPLES[one.udt_name] ?? 'null' }));
  await tx.execute(
    `insert into "${table}" (${[`"${column}"`, ...others.map((one) => one.name)].join(', ')}) values (${[String(id), ...others.map((one) => one.value)].join(', ')})`,
  );
}

describe('what both had', () => {
  it('but for an ORCID iD that came with an address which nobody has confirmed: it would open the kept account', async () => {
    const tx = em();
    const kept = await buildUser(tx, { roles: ['AUTHOR'] });
    const merged = await buildUser(tx, { roles: ['AUTHOR'], orcid: '0000-0002-1694-233X', addressConfirmedAt: null });
    expect((await merge(kept, merged)).errors).toBeUndefined();
    expect(await em().find(User, { $or: [{ id: kept.id }, { orcid: '0000-0002-1694-233X' }] })).toMatchObject([
      { id: kept.id, orcid: null },
    ]);
  });

  it('is there once: roles, offices, and personal information that the kept account lacked', async () => {
    const tx = em();
    const department = await buildDepartment(tx);
    const kept = await buildUser(tx, { roles: ['AUTHOR', 'EDITOR'], username: null });
    const merged = await buildPersonOf(tx, department, {
      roles: ['AUTHOR', 'REVIEWER'],
      username: 'other.name',
      orcid: '0000-0002-1825-0097',
    });
    const colloquium = await buildColloquium(tx, { members: { editor: [kept, merged], deputy: [merged] } });
    await tx.nativeUpdate(Profile, { user: kept.id }, { phone: null, major: 'Kept' });
    await tx.nativeUpdate(Profile, { user: merged.id }, { phone: '13900000000', major: 'Merged' });
    expect((await merge(kept, merged)).errors).toBeUndefined();
    const now = await em().findOneOrFail(User, kept.id, { populate: ['roles'] });
    expect(
      now.roles
        .getItems()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([1, 2, 3]);
    expect(now).toMatchObject({
      username: 'other.name',
      orcid: '0000-0002-1825-0097',
      department: { id: department.id },
      email: kept.email,
    });
    expect(await em().findOneOrFail(Profile, { user: kept.id })).toMatchObject({ phone: '13900000000', major: 'Kept' });
    const offices = await em().find(ColloquiumMember, { colloquium: colloquium.id });
    expect(offices.map(({ user, type }) => [user.id, type]).sort()).toEqual([
      [kept.id, 'deputy'],
      [kept.id, 'editor'],
    ]);
  });

  it('is found by its person: the manuscripts of either, and those that named the other address', async () => {
    const [kept, merged] = await two();
    const tx = em();
    const first = await buildContribution(tx, { submitter: kept, state: 1 });
    const second = await buildContribution(tx, { submitter: await tx.findOneOrFail(User, merged.id), state: 1 });
    const third = await buildContribution(tx, { state: 1 });
    await tx.execute('update contribution_author set email = ?, user_id = null where contribution_id = ?', [merged.email, third.id]);
    await merge(kept, merged);
    const author = await buildSession(em(), await em().findOneOrFail(User, kept.id, { populate: ['roles'] }), app.clock, {
      role: 'AUTHOR',
    });
    const { data } = await app.request<{ viewer: { authoredContributions: { edges: { node: { id: string } }[] } } }>(
      '{ viewer { authoredContributions(first: 50) { edges { node { id } } } } }',
      {},
      { token: author },
    );
    const ids = data?.viewer.authoredContributions.edges.map(({ node }) => node.id) ?? [];
    expect(ids.sort()).toEqual([first, second, third].map(({ id }) => encodeId('Contribution', id)).sort());
  });
});

describe('a review that the merged account handed in', () => {
  it.each([
    ['by a confirmed address', true],
    ['by an address that nobody has confirmed, with which it stays', false],
  ])('stands beside its act on the timeline still, %s', async (_name, isConfirmed) => {
    const tx = em();
    const [kept, merged] = await two({ roles: ['REVIEWER'] });
    if (!isConfirmed) await tx.nativeUpdate(User, merged.id, { addressConfirmedAt: null });
    const editor = await buildUser(tx, { roles: ['EDITOR'] });
    const contribution = await buildContribution(tx, {
      colloquium: await buildColloquium(tx, { members: { editor: [editor] } }),
      state: 9,
    });
    const review = await buildReview(tx, { contribution, reviewer: await tx.findOneOrFail(User, merged.id), status: 'FINISHED' });
    tx.create(WorkflowEvent, {
      contribution,
      act: EditorialAct.REVIEW,
      row: 'T24',
      fromState: 9,
      toState: 9,
      stage: 2,
      actor: merged.id,
      actorKind: RoleKind.REVIEWER,
      isReviewerAct: true,
      at: app.clock.now(),
    });
    await tx.flush();
    const who = await buildSession(em(), editor, app.clock);
    const shown = async () =>
      (
        await app.request(
          'query Reviewed($id: ID!) { node(id: $id) { ... on Contribution { events { review { id } } } } }',
          { id: encodeId('Contribution', contribution.id) },
          { token: who },
        )
      ).data;
    const expected = { node: { events: [{ review: { id: encodeId('Review', review.id) } }] } };
    expect(await shown()).toEqual(expected);
    expect((await merge(kept, merged)).errors).toBeUndefined();
    expect(await shown()).toEqual(expected);
    const { reviewer } = await em().findOneOrFail(Review, review.id);
    expect(reviewer.id === kept.id).toBe(isConfirmed);
  });
});

describe('the merged account', () => {
  it('is over: sessions, tokens, sign-in; its address is free, its name stays in the log, and both addresses are told', async () => {
    const [kept, merged] = await two({ roles: ['AUTHOR'] });
    const session = await buildSession(em(), await em().findOneOrFail(User, merged.id, { populate: ['roles'] }), app.clock);
    await buildApiToken(em(), await em().findOneOrFail(User, merged.id), app.clock, 'AUTHOR');
    const { data } = await merge(kept, merged);
    expect(data).toEqual({ mergePeople: { user: { id: userId(kept), email: kept.email }, deletedUserId: userId(merged) } });
    expect(codeOf(await app.request('{ viewer { id } }', {}, { token: session }))).toBe('UNAUTHENTICATED');
    expect(await em().count(Session, { user: merged.id, status: { $ne: 'ended' } })).toBe(0);
    expect(await em().count(ApiToken, { user: merged.id, revokedAt: null })).toBe(0);
    expect(codeOf(await signInAs(app, { account: merged.email }))).toBe('CREDENTIALS_WRONG');
    expect((await signInAs(app, { account: kept.email })).errors).toBeUndefined();
    const left = await em().findOneOrFail(User, merged.id);
    expect(left).toMatchObject({ realName: merged.realName, isEnabled: false, mergedInto: { id: kept.id }, deletedAt: expect.any(Date) });
    expect((await app.request(PERSON, { id: userId(merged) }, { token })).data).toEqual({ node: null });
    for (const to of [kept.email, merged.email]) expect((await mailsTo(app, to)).at(-1)?.text).toContain(kept.email);
    const [row] = await em().find(OperationLog, { operation: 'mergePeople', outcome: 'done' }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(row).toMatchObject({
      objectType: 'User',
      objectId: kept.id,
      user: { id: administrator.id },
      params: { mergedUserId: userId(merged) },
    });
    expect(codeOf(await merge(kept, merged)), 'twice is once').toBe('NOT_FOUND');
  });
});

describe('what is refused in words, and changes nothing', () => {
  const cases: Record<string, (kept: User, merged: User) => Promise<unknown>> = {
    MERGE_REVIEWS_OWN: async (kept, merged) =>
      await buildReview(em(), { contribution: await buildContribution(em(), { submitter: kept, state: 9 }), reviewer: merged }),
    MERGE_REVIEWED_TWICE: async (kept, merged) => {
      const contribution = await buildContribution(em(), { state: 9 });
      await buildReview(em(), { contribution, reviewer: kept, status: 'FINISHED' });
      await buildReview(em(), { contribution, reviewer: merged, status: 'ACCEPTED' });
    },
    MERGE_JUDGED_OWN: async (kept, merged) => {
      const { id } = await buildContribution(em(), { submitter: kept, state: 9 });
      await em().execute(
        `insert into workflow_event (contribution_id, operation, "row", from_state, to_state, stage, actor_id, actor_kind, at) values (?, 0, 'T01', 1, 3, 1, ?, ?, now())`,
        [id, merged.id, RoleKind.EDITOR],
      );
    },
    MERGE_AUTHORS_TWICE: async (kept, merged) => {
      const { id } = await buildContribution(em(), { submitter: kept, state: 1 });
      await em().execute('update contribution_author set user_id = ? where contribution_id = ?', [merged.id, id]);
    },
    MERGE_TWO_ORCIDS: async (kept, merged) => {
      await em().nativeUpdate(User, kept.id, { orcid: '0000-0001-5109-3700' });
      await em().nativeUpdate(User, merged.id, { orcid: '0000-0002-1694-233X' });
    },
    MERGE_KEEP_THE_CONFIRMED: async (kept) => await em().nativeUpdate(User, kept.id, { activatedAt: null, passwordHash: null }),
  };

  it.each(Object.entries(cases))('%s, told before it is tried too', async (code, arrange) => {
    const [kept, merged] = await two({ roles: ['AUTHOR', 'REVIEWER'] });
    await arrange(kept, merged);
    const check = await app.request<{ mergeCheck: { conflicts: string[] } }>(
      CHECK,
      { kept: userId(kept), merged: userId(merged) },
      { token },
    );
    const answer = await merge(kept, merged);
    expect(codeOf(answer)).toBe(code);
    expect(check.data?.mergeCheck.conflicts).toContain(answer.errors?.[0]?.message);
    expect(await em().findOneOrFail(User, merged.id)).toMatchObject({ isEnabled: true, email: merged.email, deletedAt: null });
  });

  it('an account that judged what the other one wrote by an account that was merged into it before, of however long a chain', async () => {
    const [author, last] = await two();
    const [first, second] = await two({ roles: ['EDITOR'] });
    const { id } = await buildContribution(em(), { submitter: author, state: 9 });
    await em().execute(
      `insert into workflow_event (contribution_id, operation, "row", from_state, to_state, stage, actor_id, actor_kind, at) values (?, 0, 'T01', 1, 3, 1, ?, ?, now())`,
      [id, first.id, RoleKind.EDITOR],
    );
    expect(codeOf(await merge(second, first))).toBeUndefined();
    expect(codeOf(await merge(last, second))).toBeUndefined();
    expect(codeOf(await merge(author, last))).toBe('MERGE_JUDGED_OWN');
    expect(codeOf(await merge(last, author))).toBe('MERGE_JUDGED_OWN');
  });

  it('an account with itself, and one’s own into another one; one’s own may be the one that stays', async () => {
    const [kept] = await two();
    expect(codeOf(await merge(kept, kept))).toBe('INVALID_INPUT');
    expect(codeOf(await merge(kept, administrator))).toBe('OWN_ACCOUNT');
    const own = await buildUser(em());
    expect((await merge(administrator, own)).errors).toBeUndefined();
  });

  it('by an administrator who writes: nobody learns by trying who reviews what they handed in', async () => {
    const tx = em();
    const writing = await administratorOf(app);
    const [reviewer, second, other, author] = [
      await buildUser(tx, { roles: ['AUTHOR', 'REVIEWER'] }),
      await buildUser(tx, { roles: ['REVIEWER'] }),
      await buildUser(tx, { roles: ['AUTHOR', 'REVIEWER'] }),
      await buildUser(tx),
    ];
    const contribution = await buildContribution(tx, { submitter: writing.user, state: 9 });
    await tx.execute('update contribution_author set user_id = ? where contribution_id = ?', [author.id, contribution.id]);
    for (const one of [reviewer, second]) await buildReview(tx, { contribution, reviewer: one, status: 'ACCEPTED' });
    const tried = [
      [writing.user, reviewer],
      [writing.user, other],
      [author, reviewer],
      [author, other],
      [reviewer, second],
      [other, second],
      // If these were merged, those above would reveal a reviewer, which the role of the account does not.
      await two(),
    ] as const;
    for (const [kept, merged] of tried) {
      const ids = { kept: userId(kept), merged: userId(merged) };
      expect((await app.request(CHECK, ids, { token: writing.token })).errors?.[0]?.extensions.code).toBe('MERGE_BY_ANOTHER');
      expect(codeOf(await merge(kept, merged, writing.token))).toBe('MERGE_BY_ANOTHER');
    }
  });

  it('people beyond the administrator’s departments, or with more than the administrator could give', async () => {
    const tx = em();
    const department = await buildDepartment(tx);
    const scoped = await administratorOf(app, [department]);
    const [mine, over] = [await buildPersonOf(tx, department), await buildPersonOf(tx, department, { roles: ['OPERATIONS'] })];
    const stranger = await buildUser(tx);
    expect(codeOf(await merge(mine, stranger, scoped.token))).toBe('NOT_FOUND');
    expect(codeOf(await merge(stranger, mine, scoped.token))).toBe('NOT_FOUND');
    expect(codeOf(await merge(mine, over, scoped.token))).toBe('PERSON_BEYOND_SCOPE');
    expect(
      (await app.request(CHECK, { kept: userId(mine), merged: userId(stranger) }, { token: scoped.token })).errors?.[0]?.extensions.code,
    ).toBe('NOT_FOUND');
  });

  it('two who merge each other away at once: one is done', async () => {
    const [first, second] = await two();
    const outcomes = (await Promise.all([merge(first, second), merge(second, first)])).map(codeOf);
    expect(outcomes.filter((code) => code === undefined)).toHaveLength(1);
  });
});
