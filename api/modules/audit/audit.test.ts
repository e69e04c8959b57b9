// The operation log: one row for each mutation that was tried, in one place, with allow-listed parameters only (architecture, Running).
import { isInputObjectType, isNonNullType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { type TestApp, startTestApp } from '../../testing/app.ts';
import type { User } from '../accounts/user.entity.ts';
import { PASSWORD, buildSession, buildUser } from '../accounts/user.factory.ts';
import { OperationLog } from './operation-log.entity.ts';

const schema = colloquiumSchema();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** Parameters that would put a secret, a text under review or a person's particulars into the log. */
const FORBIDDEN =
  /password|captcha|token|code|secret|email|phone|address|name|account|title|abstract|keyword|comment|explanation|content|description|company|reviewer|file$/i;

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
    expect(logged.filter((param) => FORBIDDEN.test(param.split('.')[1] ?? ''))).toEqual([]);
  });
});

describe('the log', () => {
  let app: TestApp;
  let user: User;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp({ schema });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const em = app.database.orm.em.fork();
    await em.nativeDelete(OperationLog, {});
    user = await buildUser(em, { roles: ['AUTHOR', 'EDITOR'] });
    token = await buildSession(em, user, app.clock, { role: 'EDITOR', language: 'zh-CN' });
  });

  const rows = () => app.database.orm.em.fork().find(OperationLog, {}, { orderBy: { id: 'asc' } });
  const SWITCH = `mutation AuditSwitchTest($input: SwitchRoleInput!) { switchRole(input: $input) { viewer { code } } }`;

  it('has one row of a done mutation: who, in which role, on what, from where', async () => {
    await app.request(SWITCH, { input: { roleId: encodeId('Role', 1) } }, { token });
    expect(await rows()).toMatchObject([
      {
        user: { id: user.id },
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

  it('never holds what was typed at sign-in, right or wrong', async () => {
    const SIGN_IN = `mutation AuditSignInTest($input: SignInInput!) { signIn(input: $input) { status token } }`;
    const captcha = async () => {
      const { data } = await app.request<{ createCaptcha: { captcha: { id: string } } }>(
        `mutation AuditCaptchaTest { createCaptcha { captcha { id } } }`,
      );
      return data?.createCaptcha.captcha.id;
    };
    const input = { account: user.email, password: PASSWORD, captcha: 'abcd', rememberMe: true, language: 'ZH_CN' };
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
    for (const secret of [PASSWORD, 'Wrong1234', 'abcd', user.email, good.data?.signIn.token ?? ''])
      expect(everything).not.toContain(secret);
  });
});
