// The operation log: one row for each mutation that was tried, in one place, with allow-listed parameters only (principles, Running).
import { isInputObjectType, isNonNullType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { type TestApp, startTestApp } from '../../testing/app.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { PASSWORD, buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { FURTHER_REFUSALS } from './audit.service.ts';
import { OperationLog } from './operation-log.entity.ts';

const schema = colloquiumSchema();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** Parameters that would put a secret, a text under review or a person's particulars into the log. */
const FORBIDDEN =
  /password|captcha|token|code|secret|email|phone|address|name|account|title|abstract|keyword|comment|explanation|content|description|company|reviewer|file$/i;

/** Names that the publisher gives its departments, roles, journals and links, which are read by everybody; and a switch. */
const OF_THE_HOUSE =
  /^(?:create|update|add|save)(?:Department|Role|Colloquium|PublisherLink)\.name(?:Zh|En)?$|^saveWorkflowSwitches\.invitesReviewers$/;

interface Rule {
  object?: string;
  result?: string;
  params?: readonly string[];
}
const ruleOf = (mutation: (typeof mutations)[number]) => mutation.extensions['operationLog'] as Rule | undefined;

describe('the allow-list', () => {
  it.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    '%s says what of it is logged (add @Logged beside @Mutation)',
    (_name, mutation) => {
      const rule = ruleOf(mutation);
      expect(rule).toBeDefined();
      const argument = mutation.args.find((candidate) => candidate.name === 'input')?.type;
      const input = isNonNullType(argument) ? argument.ofType : argument;
      const fields = isInputObjectType(input) ? Object.keys(input.getFields()) : [];
      const named = [...(rule?.params ?? []), ...(rule?.object ? [rule.object] : [])];
      expect(fields).toEqual(expect.arrayContaining(named));
    },
  );

  it('holds no secret, no text and no person', () => {
    const logged = mutations.flatMap((mutation) => (ruleOf(mutation)?.params ?? []).map((param) => `${mutation.name}.${param}`));
    expect(logged.filter((param) => FORBIDDEN.test(param.split('.')[1] ?? '') && !OF_THE_HOUSE.test(param))).toEqual([]);
  });
});

describe('the log', () => {
  let app: TestApp;
  let user: User;
  let token: string;
  let since: string;
  beforeAll(async () => {
    app = await startTestApp({ schema });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const em = app.database.orm.em.fork();
    const [last] = await em.find(OperationLog, {}, { orderBy: { id: 'desc' }, limit: 1 });
    since = last?.id ?? '0';
    user = await buildUser(em, { roles: ['AUTHOR', 'EDITOR'] });
    token = await buildSession(em, user, app.clock, { role: 'EDITOR', language: 'zh-CN' });
  });

  /** Those of this test. */
  const rows = () => app.database.orm.em.fork().find(OperationLog, { id: { $gt: since } }, { orderBy: { id: 'asc' } });
  const SWITCH = `mutation AuditSwitchTest($input: SwitchRoleInput!) { switchRole(input: $input) { viewer { code } } }`;

  it('has one row of a done mutation: who, in which role, on what, from where', async () => {
    await app.request(SWITCH, { input: { roleId: encodeId('Role', 1) } }, { token });
    expect(await rows()).toMatchObject([
      {
        user: { id: user.id },
        actingRole: expect.any(Number),
        operation: 'switchRole',
        objectType: 'Role',
        objectId: 1,
        outcome: 'done',
        code: null,
        params: {},
        createdAt: app.clock.now(),
      },
    ]);
    const [row] = await rows();
    expect(row?.ms).toBeGreaterThanOrEqual(0);
    expect(row?.address).toMatch(/127\.0\.0\.1$/);
  });

  it('has no row of what is read', async () => {
    const { data } = await app.request('query AuditReadTest { viewer { code ownColloquiums { id } } }', {}, { token });
    expect(data).toMatchObject({ viewer: { code: user.code } });
    expect(await rows()).toEqual([]);
  });

  it('has one row of a refused mutation, which the rollback does not take', async () => {
    await app.request(SWITCH, { input: { roleId: encodeId('Role', 8) } }, { token });
    expect(await rows()).toMatchObject([
      { user: { id: user.id }, actingRole: 3, operation: 'switchRole', objectId: 8, outcome: 'refused', code: 'NOT_FOUND' },
    ]);
  });

  it('has a row of each mutation of a document', async () => {
    await app.request(`mutation AuditTwoTest { first: createCaptcha { captcha { id } } second: createCaptcha { captcha { id } } }`);
    expect((await rows()).map((row) => [row.operation, row.outcome, row.user ?? null])).toEqual([
      ['createCaptcha', 'done', null],
      ['createCaptcha', 'done', null],
    ]);
  });

  const CORRESPOND = `mutation AuditBigTest($input: SetCorrespondingAuthorsInput!) {
    ${Array.from({ length: 30 }, (_, index) => `a${index}: setCorrespondingAuthors(input: $input) { contribution { id } }`).join(' ')} }`;
  const bytesStored = async () => {
    const [row] = await app.database.orm.em
      .fork()
      .execute<{ rows: number; bytes: number }[]>(
        'select count(*)::int as rows, sum(octet_length(l::text))::int as bytes from operation_log l where l.id > ?',
        [since],
      );
    return row;
  };

  it('keeps little of what was sent, however much it was: half a megabyte under thirty aliases is some kilobytes, and what is longer is refused before', async () => {
    const token = await buildSession(app.database.orm.em.fork(), user, app.clock, { role: 'AUTHOR' });
    const many = Array.from({ length: 1000 }, (_, index) => `${index}`.padEnd(500, 'x'));
    for (const authorIds of [['y'.repeat(500)], many]) {
      const input = { contributionId: encodeId('Contribution', 4711), authorIds, seenAuthorIds: [] };
      const answer = await app.request(CORRESPOND, { input }, { token });
      expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual(Array<string>(30).fill('NOT_FOUND'));
    }
    const tooLong = { contributionId: encodeId('Contribution', 4711), authorIds: ['y'.repeat(1_900_000)], seenAuthorIds: [] };
    expect((await app.request(CORRESPOND, { input: tooLong }, { token })).errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
    const stored = await bytesStored();
    expect(stored?.rows).toBe(60);
    expect(stored?.bytes).toBeLessThan(60 * 9000);
    const logged = await rows();
    const [first, last] = [logged[0], logged.at(-1)];
    expect(first?.params).toEqual({ authorIds: [`${'y'.repeat(64)}…`] });
    expect(last?.params['authorIds']).toHaveLength(101);
    expect(last?.params['authorIds']).toEqual(expect.arrayContaining(['… 900']));
  });

  it.each([
    ['NUL', 'a\0b'],
    ['half a sign', 'a\uD800b'],
  ])('has a row of a refused attempt whose value holds %s', async (_what, value) => {
    const token = await buildSession(app.database.orm.em.fork(), user, app.clock, { role: 'AUTHOR' });
    const input = { contributionId: encodeId('Contribution', 4711), authorIds: [value], seenAuthorIds: [] };
    await app.request(
      'mutation AuditNulTest($input: SetCorrespondingAuthorsInput!) { setCorrespondingAuthors(input: $input) { contribution { id } } }',
      { input },
      { token },
    );
    expect(await rows()).toMatchObject([{ operation: 'setCorrespondingAuthors', code: 'NOT_FOUND', params: { authorIds: ['a\uFFFDb'] } }]);
  });

  it('counts refusals beyond a hundred an hour of one person in rows of twice as many, and goes on with a row each for others', async () => {
    const input = { contributionId: encodeId('Contribution', 4711), authorIds: [], seenAuthorIds: [] };
    const token = await buildSession(app.database.orm.em.fork(), user, app.clock, { role: 'AUTHOR' });
    for (let request = 0; request < 4; request += 1) await app.request(CORRESPOND, { input }, { token });
    const ofPerson = await rows();
    expect(ofPerson).toHaveLength(105);
    expect(ofPerson.filter(({ operation }) => operation === FURTHER_REFUSALS)).toMatchObject(
      [1, 2, 4, 8, 16].map((count) => ({ user: { id: user.id }, outcome: 'refused', params: { count } })),
    );
    const em = app.database.orm.em.fork();
    const other = await buildUser(em, { roles: ['AUTHOR'] });
    await app.request(CORRESPOND, { input }, { token: await buildSession(em, other, app.clock) });
    expect(await rows()).toHaveLength(135);
  });

  it('never holds what was typed at sign-in, right or wrong', async () => {
    const SIGN_IN = `mutation AuditSignInTest($input: SignInInput!) { signIn(input: $input) { status token } }`;
    const captcha = async () => {
      const { data } = await app.request<{ createCaptcha: { captcha: { id: string } } }>(
        `mutation AuditCaptchaTest { createCaptcha { captcha { id } } }`,
      );
      return data?.createCaptcha.captcha.id;
    };
    const input = { account: user.email, password: PASSWORD, captcha: 'wxyz', rememberMe: true, language: 'ZH_CN' };
    const good = await app.request<{ signIn: { token: string } }>(SIGN_IN, { input: { ...input, captchaId: await captcha() } });
    const bad = await app.request(SIGN_IN, { input: { ...input, captchaId: await captcha(), password: 'Wrong1234' } });
    expect(good.data?.signIn.token).toBeTruthy();
    expect(bad.errors?.[0]?.extensions.code).toBe('CREDENTIALS_WRONG');
    const signIns = (await rows()).filter((row) => row.operation === 'signIn');
    expect(signIns.map((row) => [row.outcome, row.code ?? null])).toEqual([
      ['done', null],
      ['refused', 'CREDENTIALS_WRONG'],
    ]);
    const everything = JSON.stringify(await app.database.orm.em.fork().execute('select * from operation_log'));
    for (const secret of [PASSWORD, 'Wrong1234', 'wxyz', user.email, good.data?.signIn.token ?? ''])
      expect(everything).not.toContain(secret);
  });
});
