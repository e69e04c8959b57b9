// Downloads: only by the person a link was made for, only for minutes, only while they may see the file; never something to open in place.
import { mkdtemp, rm } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import express from 'express';
import { unzipSync } from 'fflate';
import pino from 'pino';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DomainEvent, Services, ViewerSession } from '../../context.ts';
import { Events } from '../../graphql/events.ts';
import { accountColumns } from '../../modules.ts';
import { mountRoutes } from '../../http/routes.ts';
import { testCalendar } from '../../testing/calendar.ts';
import { testClock } from '../../testing/clock.ts';
import { type TestDatabase, createTestDatabase } from '../../testing/database.ts';
import { testEnv } from '../../testing/env.ts';
import { ReviewType, type ReviewTypeId } from '../../../shared/workflow.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { Session } from '../accounts/sessions/session.entity.ts';
import { loadViewer, reloadViewer } from '../accounts/viewer/viewer.service.ts';
import { buildApiToken, buildSessionRow, buildUser } from '../accounts/viewer/user.factory.ts';
import { ApiToken } from '../accounts/sessions/api-token.entity.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { Message } from '../messages/message.entity.ts';
import { tellWithheld } from '../workflow/letters/withheld-file.ts';
import type { ContributionFile } from '../contributions/files/contribution-file.entity.ts';
import { buildContribution, buildFile } from '../contributions/manuscript/contribution.factory.ts';
import { buildReview } from '../reviews/review.factory.ts';
import { displayName, ordinalOf } from './display-name.ts';
import { attachment } from './admission.ts';
import { zipOf } from './file.factory.ts';
import { FileProcess, ProcessLost } from './file-process.ts';
import { type Storage, localStorage, newStorageKey } from '../../storage/storage.ts';
import { downloadUrl, readTicket } from './ticket.ts';

const SECRET = testEnv().SECRET_KEY;
const clock = testClock();
let database: TestDatabase;
let folder: string;
let storage: Storage;
let services: Services;
let server: Server;
let origin: string;
let file: ContributionFile;
let owner: User;
let viewer: ViewerSession;
let sessionId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'download-'));
  storage = localStorage(folder);
  const log = pino({ level: 'silent' });
  const pubsub = new Events<DomainEvent>(() => new Client({ connectionString: database.url }), log);
  services = {
    orm: database.orm,
    clock,
    storage,
    pubsub,
    env: testEnv(),
    log,
    maintenance: { window: () => null },
    calendar: { current: () => testCalendar },
    accountColumns,
  };
  const app = express();
  mountRoutes(app, services);
  server = createServer(app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await database.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  const em = database.orm.em.fork();
  owner = await buildUser(em);
  const key = newStorageKey();
  await storage.put(key, Readable.from([Buffer.from('论文', 'utf16le')]));
  file = await buildFile(em, await buildContribution(em, { submitter: owner }), { storageKey: key, name: '张三-论文.docx', size: 4 });
  sessionId = (await buildSessionRow(em, owner, clock)).session.id;
  const found = await reloadViewer(em.fork(), sessionId, clock);
  if (!found) throw new Error('no session');
  viewer = found;
});

const url = (name = '张三-论文.docx') => downloadUrl(SECRET, { id: file.id, name }, viewer, clock);
const statusOf = async (target: string) => (await fetch(origin + target)).status;

describe('a download link', () => {
  it('gives the bytes as an attachment that no browser opens in place', async () => {
    const response = await fetch(origin + url());
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from('论文', 'utf16le'));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-length': '4',
      'content-disposition': `attachment; filename="__-__.docx"; filename*=UTF-8''%E5%BC%A0%E4%B8%89-%E8%AE%BA%E6%96%87.docx`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
  });

  it('ends after five minutes', async () => {
    const link = url();
    clock.advance(5 * 60_000 - 1);
    expect(await statusOf(link)).toBe(200);
    clock.advance(1);
    expect(await statusOf(link)).toBe(404);
  });

  it('ends with the session it was made in', async () => {
    const link = url();
    await database.orm.em.fork().nativeUpdate(Session, sessionId, { status: 'ended', endedAt: clock.now() });
    expect(await statusOf(link)).toBe(404);
  });

  it('ends when the account is disabled', async () => {
    const link = url();
    await database.orm.em.fork().nativeUpdate(User, owner.id, { isEnabled: false });
    expect(await statusOf(link)).toBe(404);
  });

  it('serves partners who come by API token, until it is revoked or the account is disabled', async () => {
    const em = database.orm.em.fork();
    const partner = await loadViewer(em, await buildApiToken(em, owner, clock, 'AUTHOR'), clock);
    if (!partner) throw new Error('the token stands for nobody');
    const link = downloadUrl(SECRET, { id: file.id, name: 'x.docx' }, partner, clock);
    expect(await statusOf(link)).toBe(200);
    // Another token of the same person and role, as one that replaces it, keeps no link of the one that is over.
    await buildApiToken(em, owner, clock, 'AUTHOR');
    await em.nativeUpdate(ApiToken, partner.apiTokenId ?? 0, { revokedAt: clock.now() });
    expect(await statusOf(link)).toBe(404);
    await em.nativeUpdate(ApiToken, partner.apiTokenId ?? 0, { revokedAt: null });
    expect(await statusOf(link)).toBe(200);
    await em.nativeUpdate(User, owner.id, { isEnabled: false });
    expect(await statusOf(link)).toBe(404);
  });

  it('is no use to anyone who may not see the file, however it was come by', async () => {
    const em = database.orm.em.fork();
    const stranger = await buildUser(em);
    const { session } = await buildSessionRow(em, stranger, clock);
    const strangers = await reloadViewer(em.fork(), session.id, clock);
    if (!strangers) throw new Error('no session');
    expect(await statusOf(downloadUrl(SECRET, { id: file.id, name: 'x' }, strangers, clock))).toBe(404);
    // The stranger's session with the owner's number: the session decides.
    expect(await statusOf(downloadUrl(SECRET, { id: file.id, name: 'x' }, { ...viewer, sessionId: session.id }, clock))).toBe(404);
  });

  it('cannot be forged or changed', async () => {
    const link = url();
    const [body = '', signature = ''] = link.replace('/files/', '').split('.');
    const changed = Buffer.from(
      Buffer.from(body, 'base64url')
        .toString()
        .replace(`"fileId":${file.id}`, `"fileId":${file.id + 1}`),
    ).toString('base64url');
    for (const forged of [
      `${changed}.${signature}`,
      body,
      `${body}.`,
      `.${signature}`,
      `${body}.${signature}x`,
      `${body}.${signature}.x`,
      '..%2F..%2Fetc',
      'x'.repeat(3000),
    ]) {
      expect(await statusOf(`/files/${forged}`), forged).toBe(404);
    }
    expect(await statusOf(downloadUrl('another secret', { id: file.id, name: 'x' }, viewer, clock))).toBe(404);
    expect(readTicket(SECRET, link.replace('/files/', ''), clock)).toMatchObject({ fileId: file.id, userId: owner.id, sessionId });
  });

  it('answers a lost file like a bad link, with a page that says in both languages what to do', async () => {
    await storage.remove(file.storageKey);
    const response = await fetch(origin + url());
    expect(response.status).toBe(404);
    const page = await response.text();
    expect(page).toContain('下载链接已失效');
    expect(page).toContain('This download link no longer works');
    expect(response.headers.get('content-disposition')).toBeNull();
  });
});

describe('a reviewer who accepted', () => {
  async function downloaded(
    reviewType: ReviewTypeId,
    bytes: Buffer,
    own: { colloquium?: Colloquium; editor?: User } = {},
  ): Promise<Response> {
    const em = database.orm.em.fork();
    const reviewer = await buildUser(em, { roles: ['REVIEWER'] });
    const contribution = await buildContribution(em, { state: 9, colloquium: await buildColloquium(em, { reviewType }), ...own });
    await buildReview(em, { contribution, reviewer, status: 'ACCEPTED' });
    const key = newStorageKey();
    await storage.put(key, Readable.from([bytes]));
    const paper = await buildFile(em, contribution, { storageKey: key, name: '张三-论文.docx', size: bytes.length });
    const { session } = await buildSessionRow(em, reviewer, clock);
    const reader = await reloadViewer(em.fork(), session.id, clock);
    if (!reader) throw new Error('no session');
    return await fetch(origin + downloadUrl(SECRET, { id: paper.id, name: '稿件-1.docx' }, reader, clock));
  }
  const signed = zipOf({
    '[Content_Types].xml': '<Types/>',
    'docProps/core.xml': '<dc:creator>张三</dc:creator>',
    'word/document.xml': '<w:t>正文</w:t>',
  });
  const textOf = async (response: Response) => {
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    return Object.values(unzipSync(bytes))
      .map((part) => Buffer.from(part).toString())
      .join();
  };

  it('of a double-blind manuscript gets it without the properties that name its author', async () => {
    const response = await downloaded(ReviewType.DOUBLE_BLIND, signed);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).not.toContain(encodeURIComponent('张三'));
    const text = await textOf(response);
    expect(text).toContain('正文');
    expect(text).not.toContain('张三');
  });

  it.each([ReviewType.SINGLE_BLIND, ReviewType.OPEN])(
    'of one that hides no authors gets it as it is (review type %i)',
    async (reviewType) => {
      expect(await textOf(await downloaded(reviewType, signed))).toContain('张三');
    },
  );

  it('of a double-blind manuscript that cannot be cleaned gets a page that says so, and nothing of it', async () => {
    const response = await downloaded(ReviewType.DOUBLE_BLIND, Buffer.from('PK\x03\x04 张三'));
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain('无法清除');
    expect(page).toContain('cannot be handed out for blind review');
    expect(page).not.toContain('张三');
  });

  it('is asked to try again in a minute when the process that cleans was killed', async () => {
    const answerTo = vi.spyOn(FileProcess.prototype, 'answerTo').mockRejectedValueOnce(new ProcessLost('killed'));
    const response = await downloaded(ReviewType.DOUBLE_BLIND, signed);
    answerTo.mockRestore();
    expect(response.status).toBe(503);
    const page = await response.text();
    expect(page).toContain('请在一分钟后重新点击下载');
    expect(page).toContain('again in a minute');
  });

  it('of a file that cannot be cleaned is the reason why its editor is told, once, and not who asked', async () => {
    const em = database.orm.em.fork();
    const editor = await buildUser(em, { roles: ['EDITOR'] });
    const colloquium = await buildColloquium(em, { reviewType: ReviewType.DOUBLE_BLIND, members: { editor: [editor] } });
    await downloaded(ReviewType.DOUBLE_BLIND, Buffer.from('PK\x03\x04 张三'), { colloquium, editor });
    const jobs = await em.execute<{ payload: { fileId: number } }[]>(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'tell_withheld' order by j.id`,
    );
    const job = jobs.at(-1)?.payload;
    for (let time = 0; time < 2; time += 1) await tellWithheld(services, job);
    const messages = await em.fork().find(Message, { key: 'workflow.fileWithheld' }, { populate: ['user'] });
    expect(messages.map(({ user, params }) => [user.id, params['file']])).toEqual([[editor.id, job?.fileId]]);
    expect(Object.keys(messages[0]?.params ?? {}).sort()).toEqual([
      'colloquium',
      'colloquiumEn',
      'extension',
      'file',
      'number',
      'title',
      'titleEn',
      'why',
      'whyEn',
    ]);
  });
});

describe('the name of a file', () => {
  it.each([
    ['论文 终稿.docx', `attachment; filename="__ __.docx"; filename*=UTF-8''%E8%AE%BA%E6%96%87%20%E7%BB%88%E7%A8%BF.docx`],
    [`a"b\\c%41'(1)*!.pdf`, `attachment; filename="a_b_c_41'(1)*!.pdf"; filename*=UTF-8''a%22b%5Cc%2541%27%281%29%2A%21.pdf`],
    ['a\r\nSet-Cookie: x=1.pdf', `attachment; filename="a__Set-Cookie: x=1.pdf"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x%3D1.pdf`],
  ])('%j is sent safely', (name, header) => {
    expect(attachment(name)).toBe(header);
  });

  it('tells nothing of its author to a reader who must not know them (principles, Blind review)', () => {
    const named = { kind: 0 as const, name: '张三-论文.docx', extension: 'docx' };
    expect(displayName(named, { mayKnowUploader: true, ordinal: 1, language: 'zh-CN' })).toBe('张三-论文.docx');
    expect(displayName(named, { mayKnowUploader: false, ordinal: 1, language: 'zh-CN' })).toBe('稿件-1.docx');
    expect(displayName({ ...named, kind: 1, extension: '' }, { mayKnowUploader: false, ordinal: 2, language: 'en-US' })).toBe(
      'Supplement-2',
    );
  });

  it('counts the files of one kind, oldest first', () => {
    const files = ([0, 1, 0, 1, 1] as const).map((kind, index) => ({ id: 10 + index, kind }));
    expect(files.map((file) => ordinalOf(file, files))).toEqual([1, 1, 2, 2, 3]);
  });
});
