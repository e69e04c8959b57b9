// Maintenance through every door: announced to all, closed to everyone but administrators while it lasts, in every process, for no
// statement.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { downloadUrl } from '../files/ticket.ts';
import { reloadViewer } from '../accounts/viewer/viewer.service.ts';
import { buildSession, buildSessionRow, buildUser, PASSWORD } from '../accounts/viewer/user.factory.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import { buildContribution, buildFile } from '../contributions/manuscript/contribution.factory.ts';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import { openDuringMaintenance } from './maintenance.policy.ts';
import { LOOK_EVERY_MS } from './maintenance-watch.ts';

const schema = colloquiumSchema();
let app: TestApp;
let beside: TestApp;
let admin: User;
let author: User;
let adminToken: string;
let authorToken: string;

beforeAll(async () => {
  app = await startTestApp({ schema });
  beside = await startTestApp({ schema, beside: app });
  const em = app.database.orm.em.fork();
  admin = await buildUser(em, { roles: ['ADMINISTRATOR'] });
  author = await buildUser(em, { roles: ['AUTHOR'] });
  adminToken = await buildSession(em, admin, app.clock, { language: 'zh-CN', isRemembered: true });
  authorToken = await buildSession(em, author, app.clock, { language: 'zh-CN', isRemembered: true });
});
afterAll(async () => {
  await beside.close();
  await app.close();
});
afterEach(() => end());

const MINUTE = 60_000;
const texts = { textZh: '今晚升级数据库。', textEn: 'The database is being upgraded.' };
const PLAN = `mutation PlanTest($input: PlanMaintenanceInput!) { planMaintenance(input: $input) { maintenancePlan { version startsAt endsAt } } }`;
const END = `mutation EndTest($input: EndMaintenanceInput!) { endMaintenance(input: $input) { maintenancePlan { startsAt endsAt textZh } } }`;
const READ_PLAN = `query PlanReadTest { maintenancePlan { version startsAt endsAt textZh textEn } }`;
const NOTICE = `query NoticeTest { publicSettings { maintenance { startsAt endsAt text isUnderWay isClosedToViewer } } }`;
const VIEWER = `query ViewerTest { viewer { code unreadMessageCount } }`;
const SIGN_IN = `mutation SignInTest($input: SignInInput!) { signIn(input: $input) { status } }`;
const CAPTCHA = `mutation CaptchaTest { createCaptcha { captcha { id } } }`;

interface Notice {
  publicSettings: {
    maintenance: { startsAt: string; endsAt: string; text: string; isUnderWay: boolean; isClosedToViewer: boolean } | null;
  };
}

const from = (minutes: number) => new Date(app.clock.now().getTime() + minutes * MINUTE).toISOString();
const version = async () =>
  (await app.request<{ maintenancePlan: { version: number } }>(READ_PLAN, {}, { token: adminToken })).data?.maintenancePlan.version ?? 0;
const plan = async (startsAt: string, endsAt: string, more: object = {}) =>
  await app.request(PLAN, { input: { version: await version(), startsAt, endsAt, ...texts, ...more } }, { token: adminToken });
const notice = async (options: { token?: string; language?: string } = {}, where = app) =>
  (await where.request<Notice>(NOTICE, {}, options)).data?.publicSettings.maintenance;

/** Planned, and both processes know. */
async function planned(minutesTo: number, minutesLong = 30): Promise<void> {
  const { errors } = await plan(from(minutesTo), from(minutesTo + minutesLong));
  expect(errors).toBeUndefined();
  await expect.poll(async () => Boolean(await notice()) && Boolean(await notice({}, beside))).toBe(true);
}

async function end(): Promise<void> {
  await app.request(END, { input: { version: await version() } }, { token: adminToken });
  await expect.poll(async () => (await notice()) ?? (await notice({}, beside))).toBeNull();
}

async function signIn(user: User, language: 'ZH_CN' | 'EN_US' = 'EN_US') {
  const { data } = await app.request<{ createCaptcha: { captcha: { id: string } } }>(CAPTCHA);
  const input = {
    account: user.email,
    password: PASSWORD,
    captcha: 'wxyz',
    captchaId: data?.createCaptcha.captcha.id,
    rememberMe: false,
    language,
  };
  return await app.request<{ signIn: { status: string } }>(SIGN_IN, { input }, { language: language === 'ZH_CN' ? 'zh-CN' : 'en' });
}

describe('before it begins', () => {
  it('everyone is told when and why in their language, and works on (R1-017, D13-096)', async () => {
    await planned(60);
    const expected = { startsAt: from(60), endsAt: from(90), isUnderWay: false, isClosedToViewer: false };
    expect(await notice({ language: 'zh-CN' })).toEqual({ ...expected, text: '今晚升级数据库。' });
    expect(await notice({ language: 'en' })).toEqual({ ...expected, text: 'The database is being upgraded.' });
    expect((await app.request(VIEWER, {}, { token: authorToken })).errors).toBeUndefined();
  });

  it('it can be called off, and its text is kept for the next', async () => {
    await planned(60);
    const { data } = await app.request(END, { input: { version: await version() } }, { token: adminToken });
    expect(data).toEqual({ endMaintenance: { maintenancePlan: { startsAt: null, endsAt: null, textZh: '今晚升级数据库。' } } });
  });
});

describe('planning it', () => {
  it.each([
    ['zh-CN', '结束时间须晚于开始时间', '结束时间须晚于现在', '一次维护不能超过 7 天', '此项为必填项'],
    [
      'en-US',
      'The end must be later than the beginning',
      'The end must be later than now',
      'A maintenance takes at most 7 days',
      'This is required.',
    ],
  ] as const)('refuses windows that cannot be meant and missing texts (%s)', async (language, order, past, tooLong, required) => {
    adminToken = await buildSession(app.database.orm.em.fork(), admin, app.clock, { language, isRemembered: true });
    const fieldsOf = async (...args: Parameters<typeof plan>) => (await plan(...args)).errors?.[0]?.extensions.fields;
    expect(await fieldsOf(from(60), from(60))).toEqual({ endsAt: order });
    expect(await fieldsOf(from(-60), from(-1))).toEqual({ endsAt: past });
    expect(await fieldsOf(from(60), from(60 + 7 * 24 * 60 + 1))).toEqual({ endsAt: tooLong });
    expect(await fieldsOf(from(60), from(90), { textZh: ' ', textEn: '' })).toEqual({ textZh: required, textEn: required });
    expect(await notice()).toBeNull();
  });

  it('is for administrators alone, and never on top of a change that was not read', async () => {
    const em = app.database.orm.em.fork();
    const operations = await buildSession(em, await buildUser(em, { roles: ['OPERATIONS'] }), app.clock);
    for (const token of [operations, authorToken]) {
      expect(
        (await app.request(PLAN, { input: { version: 1, startsAt: from(1), endsAt: from(2), ...texts } }, { token })).errors?.[0]
          ?.extensions.code,
      ).toBe('FORBIDDEN');
      expect((await app.request(READ_PLAN, {}, { token })).data).toEqual({ maintenancePlan: null });
    }
    const stale = await version();
    await planned(60);
    expect(
      (await app.request(PLAN, { input: { version: stale, startsAt: from(1), endsAt: from(2), ...texts } }, { token: adminToken }))
        .errors?.[0]?.extensions.code,
    ).toBe('CONFLICT');
    expect((await app.request(END, { input: { version: stale } }, { token: adminToken })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});

describe('while it lasts', () => {
  it('queries and mutations of everyone but administrators are refused with the text, in every process (R1-017)', async () => {
    await planned(0);
    for (const where of [app, beside]) {
      const { errors } = await where.request(VIEWER, {}, { token: authorToken });
      expect(errors?.[0]).toMatchObject({
        message: expect.stringMatching(/^系统维护中，预计 \d{4}-\d\d-\d\d \d\d:\d\d 恢复。今晚升级数据库。$/),
        extensions: { code: 'UNDER_MAINTENANCE' },
      });
      expect((await where.request(`query NobodyTest { viewer { code } }`, {}, { language: 'en' })).errors?.[0]?.message).toMatch(
        /^The system is under maintenance, probably until .+\. The database is being upgraded\.$/,
      );
      expect(
        (
          await where.request(
            `mutation ReadTest($input: MarkMessageReadInput!) { markMessageRead(input: $input) { message { id } } }`,
            { input: { messageId: 'x' } },
            { token: authorToken },
          )
        ).errors?.[0]?.extensions.code,
      ).toBe('UNDER_MAINTENANCE');
      expect((await where.request(VIEWER, {}, { token: adminToken })).errors).toBeUndefined();
    }
    expect(await notice({ token: authorToken })).toMatchObject({ isUnderWay: true, isClosedToViewer: true });
    expect(await notice({ token: adminToken })).toMatchObject({ isUnderWay: true, isClosedToViewer: false });
    const em = app.database.orm.em.fork();
    expect(await em.count(OperationLog, { code: 'UNDER_MAINTENANCE' }), 'refusals by the thousand fill no log').toBe(0);
  });

  it('nobody but an administrator signs in, and the refusal says why; an administrator ends it', async () => {
    await planned(0);
    expect((await signIn(author, 'ZH_CN')).errors?.[0]).toMatchObject({
      message: expect.stringContaining('今晚升级数据库。'),
      extensions: { code: 'UNDER_MAINTENANCE' },
    });
    expect((await signIn(author)).errors?.[0]?.message).toContain('The database is being upgraded.');
    const other = await buildUser(app.database.orm.em.fork(), { roles: ['ADMINISTRATOR'] });
    expect((await signIn(other)).data).toEqual({ signIn: { status: 'ACTIVE' } });
    await end();
    expect((await signIn(author)).data).toEqual({ signIn: { status: 'ACTIVE' } });
  });

  it('an administrator goes on in any role, to see whether all is well before the doors open', async () => {
    const em = app.database.orm.em.fork();
    const both = await buildUser(em, { roles: ['AUTHOR', 'ADMINISTRATOR'] });
    const token = await buildSession(em, both, app.clock, { role: 'AUTHOR' });
    await planned(0);
    expect((await app.request(VIEWER, {}, { token })).errors).toBeUndefined();
  });

  it('the facade answers code 503 with the text (R1-017)', async () => {
    await planned(0);
    const response = await fetch(`${app.url}/colloquium/api/info`, { headers: { token: authorToken } });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ code: 503, msg: expect.stringContaining('今晚升级数据库。') });
  });

  it('files are not handed out', async () => {
    const em = app.database.orm.em.fork();
    const file = await buildFile(em, await buildContribution(em, { submitter: author }), {});
    const { session } = await buildSessionRow(em, author, app.clock);
    const viewer = await reloadViewer(em, session.id, app.clock);
    if (!viewer) throw new Error('no session');
    await planned(0);
    const url = downloadUrl(app.deps.env.SECRET_KEY, { id: file.id, name: file.name }, viewer, app.clock);
    const response = await fetch(`${app.url}${url}`);
    expect(response.status).toBe(503);
    const page = await response.text();
    expect(page).toContain('今晚升级数据库。');
    expect(page).toContain('The database is being upgraded.');
  });

  it('costs no statement, neither then nor before', async () => {
    const before = (await statementsOf(() => app.request(VIEWER, {}, { token: adminToken }))).length;
    await planned(0);
    expect((await statementsOf(() => app.request(VIEWER, {}, { token: adminToken }))).length).toBe(before);
    expect((await statementsOf(() => app.request(VIEWER, {}, { token: authorToken }))).length).toBe(0);
  });

  it('ends by itself when its time is over', async () => {
    await planned(0, 30);
    app.clock.advance(31 * MINUTE);
    expect((await app.request(VIEWER, {}, { token: authorToken })).errors).toBeUndefined();
    expect(await notice()).toBeNull();
  });

  it('open sockets hear of plan, beginning and end in every process, and of nothing else meanwhile', async () => {
    const socket = beside.socket(authorToken);
    const heard: boolean[] = [];
    const unread: unknown[] = [];
    const listening = (async () => {
      const changes = socket.iterate<{ maintenanceChanged: { isUnderWay: boolean } }>({
        query: '',
        extensions: app.extensionsOf(`subscription ChangeTest { maintenanceChanged { isUnderWay } }`),
      });
      for await (const { data } of changes) if (data) heard.push(data.maintenanceChanged.isUnderWay);
    })();
    const others = (async () => {
      for await (const { data } of socket.iterate({
        query: '',
        extensions: app.extensionsOf(`subscription UnreadDuringTest { unreadMessagesChanged { viewer { unreadMessageCount } } }`),
      }))
        unread.push(data);
    })();
    // Subscribing takes a moment that nothing announces.
    await expect
      .poll(async () => {
        await end();
        return heard.length;
      })
      .toBeGreaterThan(0);
    const hears = async (isUnderWay: boolean) => await expect.poll(() => heard.splice(0).at(-1)).toBe(isUnderWay);
    await planned(10, 30);
    await hears(false);
    app.clock.advance(11 * MINUTE);
    await hears(true);
    // It may have been heard with late news of the plan. The watch runs in this process: its timer is due before this one, however busy the
    // machine is.
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS + 1));
    beside.deps.pubsub.tell({ type: 'messagesChanged', userId: author.id });
    // Later events have arrived by then.
    for (let time = 0; time < 3; time += 1) {
      beside.deps.pubsub.tell({ type: 'maintenanceChanged' });
      await hears(true);
    }
    app.clock.advance(30 * MINUTE);
    await hears(false);
    expect(unread).toEqual([]);
    beside.deps.pubsub.tell({ type: 'messagesChanged', userId: author.id });
    await expect.poll(() => unread, { message: 'they go on by themselves afterwards' }).toHaveLength(1);
    await socket.dispose();
    await Promise.allSettled([listening, others]);
  });
});

it('what stays open is named with its reason, and exists', () => {
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`),
  );
  for (const [field, reason] of Object.entries(openDuringMaintenance)) {
    expect(fields).toContain(field);
    expect(reason).not.toBe('');
  }
});
