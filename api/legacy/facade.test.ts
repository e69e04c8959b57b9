// The mechanism of the facade: encodings, paths, methods, tokens, sessions, and facts that never get into the log.
import { request } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { getOperationAST, specifiedRules, validate } from 'graphql';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SuggestedReviewerKind } from '../../shared/forms/suggested-reviewers.ts';
import { messageText } from '../../shared/messages.ts';
import { limitRules } from '../graphql/limits.ts';
import { buildApiToken, buildSession, buildSessionRow, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import { Session } from '../modules/accounts/sessions/session.entity.ts';
import { loadViewer } from '../modules/accounts/viewer/viewer.service.ts';
import { OperationLog } from '../modules/audit/operation-log.entity.ts';
import { ContributionAuthor } from '../modules/contributions/authors/contribution-author.entity.ts';
import { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { wordFile } from '../modules/contributions/manuscript/wizard.factory.ts';
import { buildColloquiumSchema, colloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { PASSWORD, World } from './contract.factory.ts';
import { isWhole } from './row/paths.ts';
import type { Row } from './row/row.ts';
import { table } from './table.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.app.close());

const rows: readonly (readonly [string, Row])[] = Object.entries(table);
const url = (path: string) => `${world.app.url}/colloquium/api/${path}`;

describe('the table', () => {
  it('has documents that are valid, small enough, and named', () => {
    const schema = colloquiumSchema();
    for (const [rowId, row] of rows) {
      expect(row.documents.length, rowId).toBeGreaterThan(0);
      for (const document of row.documents) {
        expect(validate(schema, document, [...specifiedRules, ...limitRules]), rowId).toEqual([]);
        expect(getOperationAST(document)?.name?.value, rowId).toMatch(/^Legacy[A-Z]/);
      }
    }
  });

  it('knows a row that changes something by its documents, but for the captcha, which is fetched as a picture', () => {
    const mutating = rows.filter(([, row]) => row.documents.some((document) => getOperationAST(document)?.operation === 'mutation'));
    expect(mutating.filter(([, row]) => !row.changes).map(([rowId]) => rowId)).toEqual(['E1-001']);
    expect(rows.filter((row) => row[1].changes && !mutating.includes(row))).toEqual([]);
  });

  it('serves each path once', () => {
    const paths = rows.flatMap(([, row]) => row.paths);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('paths and methods', () => {
  it('answers an unknown call with 404, a wrong method with 405, and both with code and msg', async () => {
    const unknown = await fetch(url('no/such/call'), { headers: { 'accept-language': 'zh-CN' } });
    expect([unknown.status, await unknown.json()]).toEqual([404, { code: 404, msg: '没有这个接口' }]);
    const wrong = await fetch(url('contribution/submit'), { headers: { token: world.tokens.author } });
    expect([wrong.status, wrong.headers.get('allow'), ((await wrong.json()) as { code: number }).code]).toEqual([405, 'POST', 405]);
    expect((await fetch(url('info'), { method: 'POST', headers: { token: world.tokens.author } })).status).toBe(405);
  });

  it('answers HEAD where nothing changes, and nowhere else', async () => {
    const headers = { token: world.tokens.author };
    const head = await fetch(url('info'), { method: 'HEAD', headers });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'application/json; charset=utf-8', '']);
    expect((await fetch(url('logOut'), { method: 'HEAD', headers })).status).toBe(405);
    expect((await world.call('E1-010', {}, headers))['code'], 'still signed in').toBe(0);
  });

  it('refuses a form that is not in UTF-8 instead of keeping signs for lost characters', async () => {
    const sent = await fetch(url('contribution/getColloquium'), {
      method: 'POST',
      headers: { token: world.tokens.author, 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'zh-CN' },
      body: 'subjectType=%C0%FA%CA%B7',
    });
    expect(await sent.json()).toEqual({ code: 500, msg: '不是UTF-8编码，无法读取' });
  });

  it('begin with PRODUCT, and the cookie stays below them, over TLS only where the house is reached by TLS (R2-191, R3-185)', async () => {
    const env = { ...world.app.deps.env, PRODUCT: 'jikan', PUBLIC_URL: 'https://press.example.org' };
    const app = await startTestApp({ schema: colloquiumSchema(), beside: world.app, deps: { env } });
    try {
      expect((await fetch(`${app.url}/colloquium/api/captcha.jpg`)).status).toBe(404);
      const response = await fetch(`${app.url}/jikan/api/captcha.jpg`);
      expect(response.headers.getSetCookie()[0]).toMatch(/; Path=\/jikan\/api; .*; Secure; /);
      // All of them: a call that is there refuses a method that it has not.
      for (const path of rows.flatMap(([, row]) => (row.kind === 'socket' ? [] : row.paths)).filter((one) => !isWhole(one))) {
        const statusAt = async (product: string) => (await fetch(`${app.url}/${product}/api/${path}`, { method: 'PATCH' })).status;
        expect([path, await statusAt('jikan'), await statusAt('colloquium')]).toEqual([path, 405, 404]);
      }
    } finally {
      await app.close();
    }
  });

  it('is never cached', async () => {
    expect((await world.fetch('E1-010', {}, { token: world.tokens.author })).headers.get('cache-control')).toBe('no-store');
  });
});

describe('encodings', () => {
  it('takes form, JSON and multipart for the same call (R2-191)', async () => {
    const contributionId = await world.draft();
    for (const as of ['form', 'json', 'multipart'] as const)
      await world.done('E1-047', { contributionId }, { token: world.tokens.author, as });
  });

  it('answers a body that cannot be read with code 500 and says what to do', async () => {
    const headers = { token: world.tokens.author, 'accept-language': 'zh-CN' };
    for (const [type, body] of [
      ['application/json', '{"contributionId":'],
      ['multipart/form-data; boundary=x', '--x\r\nbroken'],
      ['multipart/form-data', ''],
    ] as const) {
      const response = await fetch(url('contribution/temporaryStorage'), {
        method: 'POST',
        headers: { ...headers, 'content-type': type },
        body,
      });
      expect([response.status, await response.json()], type).toEqual([200, { code: 500, msg: '请检查填写的内容' }]);
    }
  });

  it('takes no text that is cut off, and no more fields than any call has', async () => {
    const contributionId = await world.draft();
    const [long, many] = [
      { contributionId, summaryCh: 'x'.repeat(256 * 1024 + 1) },
      { contributionId, ...Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`field${index}`, ''])) },
    ];
    for (const params of [long, many])
      expect(await world.call('E1-041', params, { token: world.tokens.author, as: 'multipart' })).toEqual({
        code: 500,
        msg: '请检查填写的内容',
      });
    expect(await world.done('E1-028', { contributionId }, { token: world.tokens.author })).toMatchObject({ summaryCh: '摘要' });
  });

  it('speaks of no file when a form or JSON is larger than any call', async () => {
    for (const as of ['form', 'json'] as const) {
      expect(
        await world.call('E1-047', { contributionId: 1, more: 'x'.repeat(2.1 * 1024 * 1024) }, { token: world.tokens.author, as }),
      ).toEqual({ code: 500, msg: '请检查填写的内容' });
    }
  });

  it('takes nothing that is named twice or is no single value: it neither chooses nor passes it for empty', async () => {
    const contributionId = await world.draft();
    const headers = { token: world.tokens.author, 'accept-language': 'zh-CN' };
    const twice = [
      ['contributionId', String(contributionId)],
      ['chapterTitleCh', '甲'],
      ['chapterTitleCh', '乙'],
    ];
    const parts = new FormData();
    for (const [name = '', value = ''] of twice) parts.append(name, value);
    for (const body of [new URLSearchParams(twice), parts]) {
      expect(await (await fetch(url('contribution/saveContributionTitle'), { method: 'POST', headers, body })).json()).toMatchObject({
        code: 500,
      });
    }
    expect(await world.call('E1-035', { contributionId, chapterTitleCh: ['甲'] }, { token: world.tokens.author, as: 'json' })).toEqual({
      code: 500,
      msg: '填写有误',
    });
    expect(await (await fetch(url('dict/list?type=学位&type=职称'), { headers })).json()).toEqual({ code: 500, msg: '填写有误' });
    expect(await world.done('E1-025', { contributionId }, { token: world.tokens.author })).toMatchObject({ chapterTitleCh: '水利碑刻考' });
  });

  it('leaves the query of a call that was GET when it is sent as POST', async () => {
    const headers = { token: world.tokens.author };
    expect(await (await fetch(url('switchLoginRole?roleId=1'), { method: 'POST', headers })).json()).toMatchObject({ code: 0 });
  });

  it('reads no file of somebody who is not signed in', async () => {
    const body = new FormData();
    body.append('file', wordFile());
    const response = await fetch(url('contribution/saveContributionUploadFile'), { method: 'POST', body });
    expect(await response.json()).toMatchObject({ code: 401 });
  });

  /** A multipart body of one file whose name has these bytes. */
  const named = (name: Buffer, field = 'file') =>
    Buffer.concat([
      Buffer.from(`--xx\r\ncontent-disposition: form-data; name="${field}"; filename="`),
      name,
      Buffer.from('"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\r\n--xx--\r\n'),
    ]);
  const typed = { 'content-type': 'multipart/form-data; boundary=xx', 'accept-language': 'zh-CN' };
  it.each([
    ['UTF-8', Buffer.from('稿件.pdf'), '稿件.pdf'],
    ['GBK', Buffer.from([0xb8, 0xe5, 0xbc, 0xfe, ...Buffer.from('.pdf')]), '稿件.pdf'],
    ['GB18030 of four bytes', Buffer.from([0x95, 0x32, 0x82, 0x36, ...Buffer.from('.pdf')]), '𠀀.pdf'],
    ['ASCII, with its folder', Buffer.from('C:/papers/a.pdf'), 'a.pdf'],
  ])('reads names of files in %s (B-054)', async (_encoding, name, read) => {
    const response = await fetch(url('file/upload'), {
      method: 'POST',
      headers: { ...typed, token: world.tokens.author },
      body: named(name),
    });
    expect(await response.json()).toMatchObject({ code: 0, fileName: read });
  });
  it.each([1, 0x0b, 0x7f])('a sign in a name that no header may have (%s) is the sender’s fault, at every door (B-054)', async (sign) => {
    const name = Buffer.from([0x61, sign, ...Buffer.from('.pdf')]);
    const headers = { ...typed, token: world.tokens.author };
    const call = await fetch(url('file/upload'), { method: 'POST', headers, body: named(name) });
    expect(await call.json()).toEqual({ code: 500, msg: '请检查填写的内容' });
    const operations = JSON.stringify({
      query: 'mutation ($input: UploadFileInput!) { uploadFile(input: $input) { file { path } } }',
      variables: { input: { file: null } },
    });
    const field = (part: string, value: string) => `--xx\r\ncontent-disposition: form-data; name="${part}"\r\n\r\n${value}\r\n`;
    const body = Buffer.concat([
      Buffer.from(field('operations', operations) + field('map', '{"0":["variables.input.file"]}')),
      named(name, '0'),
    ]);
    const token = await world.program('AUTHOR');
    const answer: unknown = await (
      await fetch(`${world.app.url}/graphql`, { method: 'POST', headers: { ...headers, token, 'apollo-require-preflight': '1' }, body })
    ).json();
    expect(answer).toMatchObject({ errors: [{ extensions: { code: 'INVALID_INPUT' } }] });
  });

  it('cuts off a file beyond the largest there may be', async () => {
    const contributionId = await world.draft();
    const answer = await new Promise<string>((resolve, reject) => {
      const sent = request(
        url('contribution/saveContributionUploadFile'),
        { method: 'POST', headers: { token: world.tokens.author, 'content-type': 'multipart/form-data; boundary=xx' } },
        (response) => {
          response.setEncoding('utf8').on('data', (chunk: string) => resolve(chunk));
        },
      ).on('error', reject);
      const field = (name: string, value: string) => `--xx\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
      const head = `${field('contributionId', String(contributionId))}${field('fileType', '1')}--xx\r\ncontent-disposition: form-data; name="file"; filename="data.txt"\r\n\r\n`;
      const body = function* () {
        yield head;
        for (let megabyte = 0; megabyte < 100; megabyte += 1) yield Buffer.alloc(1024 * 1024, 'x');
        yield 'xx\r\n--xx--\r\n';
      };
      Readable.from(body(), { objectMode: false }).pipe(sent);
    });
    expect(JSON.parse(answer)).toEqual({ code: 500, msg: '文件“data.txt”超过100MB，请压缩或拆分后重新上传' });
  });
});

describe('B-031 a parameter that is too long', () => {
  it.each([
    ['zh-CN', '最多500个字符'],
    ['en-US', 'At most 500 characters.'],
  ] as const)('is refused in words in %s, however long it is', async (language, msg) => {
    const token = await buildSession(world.em(), await buildUser(world.em()), world.app.clock, { language });
    expect(await world.call('E2-001', { keyWord: 'x'.repeat(500) }, { token })).toMatchObject({ code: 0 });
    for (const length of [501, 200_000])
      expect(await world.call('E2-001', { keyWord: 'x'.repeat(length) }, { token }), String(length)).toEqual({ code: 500, msg });
  });
});

describe('tokens', () => {
  it('are taken from the query only where that is documented (R2-189, R3-186)', async () => {
    const token = world.tokens.author;
    expect(await world.done('E1-017', { token, type: '学位' })).toMatchObject({ msg: '查询成功' });
    expect(await world.call('E1-010', { token })).toMatchObject({ code: 500 });
    expect(await world.call('E1-012', { token, roleId: 1 })).toMatchObject({ code: 401 });
    // Dictionaries, downloads linked on a page, and three more.
    expect(rows.flatMap(([rowId, row]) => (row.token === 'either' ? [rowId] : [])).toSorted()).toEqual([
      'E1-003',
      'E1-015',
      'E1-017',
      'E2-041',
      'E2-060',
      'E2-062',
      'E2-063',
      'E2-064',
      'E2-065',
      'E3-011',
      'E3-024',
      'E3-025',
    ]);
  });

  it('of partners work as those of sessions do', async () => {
    const token = await buildApiToken(world.em(), world.people.editor, world.app.clock, 'EDITOR');
    expect(await world.done('E2-011', {}, { token })).toMatchObject({ option: [{ type: 1 }, { type: 2 }] });
  });
});

describe('a session', () => {
  it('is put off by calls, and not by the poll for messages', async () => {
    const { token, session } = await buildSessionRow(world.em(), world.people.other, world.app.clock);
    const expiresAt = async () => (await world.em().findOneOrFail(Session, session.id)).expiresAt.getTime();
    const before = await expiresAt();
    world.app.clock.advance(3_600_000);
    await world.done('E1-014', {}, { token });
    expect(await expiresAt()).toBe(before);
    await world.done('E1-011', {}, { token });
    expect(await expiresAt()).toBe(before + 3_600_000);
  });

  it('tells its socket within 5 s when it runs out, on its own path and on no other', async () => {
    const { token } = await buildSessionRow(world.em(), world.people.other, world.app.clock);
    const { subscriptions } = world.app;
    const before = subscriptions.begun;
    const socket = world.socket(token);
    await expect.poll(() => subscriptions.begun, { interval: 20 }).toBe(before + 1);
    world.app.clock.advance(12 * 3_600_000 + 1);
    expect(await socket.told).toEqual({ messages: ['{"type":"userExit"}'], code: 4403 });
    await expect(world.socket(`${token}/x`).told).resolves.toMatchObject({ messages: ['{"type":"userExit"}'] });
  });
});

describe('the socket', () => {
  const farewell = { messages: ['{"type":"userExit"}'], code: 4403 };

  // The token is looked up when the socket opens and again once it is subscribed.
  it.each([1, 2])(
    'of a session that ends while it is being opened says so, at look %i, and is closed',
    async (last) => {
      const { token, session } = await buildSessionRow(world.em(), world.people.other, world.app.clock);
      let looks = 0;
      const app: TestApp = await startTestApp({
        schema: colloquiumSchema(),
        beside: world.app,
        loadViewer: async (em, asked, clock) => {
          const viewer = await loadViewer(em, asked, clock);
          if (asked === token && (looks += 1) === last) {
            // The session ends, and everyone has heard of it, before this look is answered.
            const isHeard = new Promise<void>(
              (resolve) =>
                void app.deps.pubsub.listen((event) => event.type === 'sessionEnded' && event.sessionId === session.id && resolve()),
            );
            await world.done('E1-003', { token });
            await isHeard;
          }
          return viewer;
        },
      });
      try {
        expect(await world.socket(token, app).told).toEqual(farewell);
      } finally {
        await app.close();
      }
    },
    10_000,
  );

  it('says so once, however often it is told', async () => {
    const { token, session } = await buildSessionRow(world.em(), world.people.other, world.app.clock);
    const socket = world.socket(token);
    await socket.isOpen;
    await world.done('E1-003', { token });
    for (const reason of ['REPLACED', 'EXPIRED'] as const)
      world.app.deps.pubsub.tell({ type: 'sessionEnded', sessionId: session.id, userId: world.people.other.id, reason });
    expect(await socket.told).toEqual(farewell);
  });
});

describe('a call of several steps', () => {
  const token = () => world.tokens.author;
  const post = async (app: TestApp, path: string, params: unknown) =>
    (await (
      await fetch(`${app.url}/colloquium/api/${path}`, {
        method: 'POST',
        headers: { token: token(), 'accept-language': 'zh-CN', 'content-type': 'application/json' },
        body: JSON.stringify(params),
      })
    ).json()) as Record<string, unknown>;

  it('that fails in its second leaves nothing of its first (E1-043), nor a line in the operation log', async () => {
    const contributionId = await world.draft();
    const version = async () => (await world.em().findOneOrFail(Contribution, contributionId)).version;
    const [before, lines] = [await version(), await world.em().count(OperationLog)];
    const schema = buildColloquiumSchema();
    const save = schema.getMutationType()?.getFields()['saveContributionSuggestedReviewers'];
    const resolve = save?.resolve;
    if (!save || !resolve) throw new Error('No saveContributionSuggestedReviewers');
    let saved = 0;
    save.resolve = (source, args: { input: { kind: number } }, ctx, info) => {
      if (args.input.kind === SuggestedReviewerKind.OPPOSED) throw new Error('broken');
      saved += 1;
      return resolve(source, args, ctx, info);
    };
    const app = await startTestApp({ schema, beside: world.app });
    const reviewer = { personName: '周明', email: 'zhou@example.org', company: '临江大学', collegeName: '历史学院', reason: '熟悉' };
    const answer = await post(app, 'contribution/saveContributionReviewperson', {
      contributionId,
      list: [
        { ...reviewer, isSuggest: 0 },
        { ...reviewer, isSuggest: 1 },
      ],
    });
    await app.close();
    expect([answer['code'], saved]).toEqual([500, 1]);
    expect(await world.done('E1-030', { contributionId }, { token: token() })).toMatchObject({
      reviewpersons: { proposepsersons: [], opposepsersons: [] },
    });
    expect([await version(), await world.em().count(OperationLog)]).toEqual([before, lines]);
  });

  it('leaves the parts of a name that somebody said, unless the script saves another name (E1-036, B-101)', async () => {
    const contributionId = await world.draft();
    const personName = '欧阳若兰';
    const typed = {
      contributionId,
      personName,
      sex: 0,
      post: 1,
      degree: 1,
      email: 'ouyang@example.org',
      company: '江城大学',
      address: '江城路1号',
    };
    const { authorId } = await world.done('E1-036', typed, { token: token() });
    const parts = { familyName: '欧', givenName: '阳若兰', suffix: '', latinFamilyName: 'Au', latinGivenName: 'Yeung', isGroup: false };
    const stored = async () => (await world.em().findOneOrFail(ContributionAuthor, Number(authorId))).nameParts;
    expect(await stored(), 'a script says none').toBeNull();
    await world.em().nativeUpdate(ContributionAuthor, Number(authorId), { nameParts: parts });
    for (const again of [
      { ...typed, authorId },
      { contributionId, authorId, company: '东湖大学' },
    ]) {
      await world.done('E1-036', again, { token: token() });
      expect(await stored()).toEqual(parts);
    }
    await world.done('E1-036', { contributionId, authorId, personName: '司马光' }, { token: token() });
    expect(await stored()).toBeNull();
  });

  it('leaves the units that somebody said, unless the script saves another text (E1-036, B-104)', async () => {
    const contributionId = await world.draft();
    const typed = {
      contributionId,
      personName: '李四',
      sex: 0,
      post: 1,
      degree: 1,
      email: 'li@example.org',
      company: '江城大学史学所',
      address: '江城路1号',
    };
    const { authorId } = await world.done('E1-036', typed, { token: token() });
    const stored = async () => (await world.em().findOneOrFail(ContributionAuthor, Number(authorId))).units;
    expect(await stored(), 'a script says none').toBeNull();
    const units = [
      { name: '江城大学', nameEn: 'Jiangcheng University', department: '史学所', city: '', country: 'CN', institutionId: null },
    ];
    await world.em().nativeUpdate(ContributionAuthor, Number(authorId), { units });
    for (const again of [
      { ...typed, authorId },
      { contributionId, authorId, address: '江城路2号' },
    ]) {
      await world.done('E1-036', again, { token: token() });
      expect(await stored()).toEqual(units);
    }
    await world.done('E1-036', { contributionId, authorId, company: '东湖大学' }, { token: token() });
    expect(await stored()).toBeNull();
  });

  const conflict = { code: 500, msg: messageText('zh-CN', 'error.CONFLICT') };
  it('does not write over what another saves between its steps (E1-036, E1-038, E1-039, E1-043)', async () => {
    const contributionId = await world.draft();
    const { firstAuthor } = await world.done('E1-032', { contributionId }, { token: token() });
    const authorId = Number(Object(firstAuthor).id);
    const schema = buildColloquiumSchema();
    /** Another person's act between the call's read and its save. */
    let meanwhile = '';
    for (const name of [
      'saveContributionAuthor',
      'setCorrespondingAuthors',
      'saveContributionFundings',
      'saveContributionSuggestedReviewers',
    ]) {
      const field = schema.getMutationType()?.getFields()[name];
      const resolve = field?.resolve;
      if (!field || !resolve) throw new Error(`No ${name}`);
      field.resolve = async (...args: Parameters<typeof resolve>) => {
        await world.em().execute(meanwhile, [contributionId]);
        return await resolve(...args);
      };
    }
    const app = await startTestApp({ schema, beside: world.app });
    const touched = 'update contribution set version = version + 1 where id = ?';
    for (const [path, params, what] of [
      [
        'saveContributionAuthor',
        { contributionId, authorId, company: '别处' },
        'update contribution_author set revision = revision + 1 where contribution_id = ?',
      ],
      [
        'communicationAuthor',
        { list: [{ authorId, option: 1 }] },
        'update contribution_author set is_corresponding = not is_corresponding where contribution_id = ?',
      ],
      ['saveContributionFundation', { contributionId, list: [{ fundnumber: 'a', fundname: 'a' }] }, touched],
      ['saveContributionReviewperson', { contributionId, list: [{ personName: '周明', isSuggest: 0 }] }, touched],
    ] as const) {
      meanwhile = what;
      expect(await post(app, `contribution/${path}`, params), path).toEqual(conflict);
    }
    await app.close();
    expect(await world.done('E1-027', { contributionId }, { token: token() })).toMatchObject({ fundations: [] });
  });
});

describe('the log', () => {
  it('holds no token, no password, no captcha and no query, whatever goes wrong', async () => {
    const lines: string[] = [];
    const stream = new PassThrough().on('data', (chunk: Buffer) => lines.push(chunk.toString()));
    const schema = buildColloquiumSchema();
    const field = schema.getMutationType()?.getFields()['switchLanguage'];
    if (!field) throw new Error('No switchLanguage');
    field.resolve = () => Promise.reject(new Error('broken'));
    const app = await startTestApp({ schema, beside: world.app, deps: { log: pino({ level: 'trace' }, stream) } });
    const { token } = await buildSessionRow(world.em(), world.people.other, world.app.clock);
    const answers = [
      await fetch(`${app.url}/colloquium/api/switchLanguage?language=1&secret=zqsecretqz`, { headers: { token } }),
      await fetch(`${app.url}/colloquium/api/login`, {
        method: 'POST',
        body: new URLSearchParams({ username: 'x', password: PASSWORD, captcha: 'zqcaptchaqz' }),
      }),
      await fetch(`${app.url}/colloquium/api/dict/list?token=${token}&type=zqsecretqz`),
    ];
    expect(await answers[0]?.json()).toMatchObject({ code: 500, msg: expect.stringMatching(/[0-9a-f-]{36}/) });
    await app.close();
    expect(lines.join('')).toContain('broken');
    for (const secret of [token, PASSWORD, 'zqcaptchaqz', 'zqsecretqz']) expect(lines.join('')).not.toContain(secret);
  });
});
