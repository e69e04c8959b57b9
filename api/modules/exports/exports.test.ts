// Exports: only for the person a link was made for, only for minutes, only rows their role may see now; page by page for any amount.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { signedIn, type Context, type ViewerSession } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { notFound } from '../../errors.ts';
import { everyPage } from '../../graphql/connection.ts';
import { testClock } from '../../testing/clock.ts';
import { buildContext } from '../../testing/context.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { statementsOf } from '../../testing/statements.ts';
import type { Department } from '../organization/department.entity.ts';
import type { Role } from '../organization/role.entity.ts';
import { Session } from '../accounts/sessions/session.entity.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { buildDepartment, buildRole, buildSessionRow, buildUser } from '../accounts/viewer/user.factory.ts';
import { reloadViewer } from '../accounts/viewer/viewer.service.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { inScopeOfViewer } from '../organization/data-scope.ts';
import { defineExport } from './export.ts';
import { exportHandler } from './export-route.ts';
import { exportLink } from './export-ticket.ts';

const PAGE = 2;
const COUNT = 5;
const clock = testClock();
let database: TestDatabase;
let server: Server;
let origin: string;
let owner: User;
let role: Role;
let branch: Department;
let viewer: ViewerSession;
let sessionId: number;
let isWithinLimit = true;
let isOnMenu = true;
let mostKept = 0;

/** The journals in the reader's scope whose number begins so, the last first; of "?" there is none to be known of. */
const journals = defineExport({
  name: 'journals',
  fileName: 'file.gone.title',
  roles: ['OPERATIONS'],
  asked: z.object({ begins: z.string() }),
  columns: [
    { header: 'file.busy.title', value: ({ name }: Colloquium) => name },
    {
      header: 'file.tooOften.title',
      kind: 'number',
      value: ({ kind }, { em }) => {
        const kept = [...em.getUnitOfWork().getIdentityMap().values()].filter((row) => row instanceof Colloquium);
        mostKept = Math.max(mostKept, kept.length);
        return kind;
      },
    },
  ],
  rows(ctx, { begins }) {
    if (begins === '?') throw notFound();
    return everyPage(
      {
        db: query(ctx.em),
        query: query(ctx.em)
          .selectFrom('colloquium')
          .where(inScopeOfViewer(signedIn(ctx), sql.ref('colloquium.id')))
          .where('colloquium.number', 'like', `${begins}%`),
        id: sql.ref('colloquium.id'),
        ordering: {
          name: 'number',
          terms: [
            { expression: sql.ref('colloquium.number'), type: 'text' },
            { expression: sql.ref('colloquium.id'), type: 'integer' },
          ],
          direction: 'desc',
        },
        load: (found) => ctx.em.find(Colloquium, { id: { $in: found.map(({ id }) => id) } }),
      },
      PAGE,
    );
  },
});

const em = () => database.orm.em.fork();
const contextOf = (person: ViewerSession): Context => ({
  ...buildContext(database, { em: em(), viewer: person, language: person.language }),
  clock,
});
const link = (begins = 'A', asked: unknown = { begins }) => journals.link(contextOf(viewer), asked);
const get = async (target: string, method = 'GET') => await fetch(origin + target, { method });
const statusOf = async (target: string) => (await get(target)).status;

async function rowsOf(target: string) {
  const response = await get(target);
  expect(response.status).toBe(200);
  return (await readXlsx(Buffer.from(await response.arrayBuffer()))).sheets[0]?.rows;
}

beforeAll(async () => {
  database = await createTestDatabase();
  const { env, log } = buildContext(database);
  const app = express();
  const handler = exportHandler({
    secret: env.SECRET_KEY,
    clock,
    log,
    exports: { journals },
    async contextOf(holder) {
      const found = holder.sessionId === null ? null : await reloadViewer(em(), holder.sessionId, clock);
      return found?.userId === holder.userId && found.roleId === holder.roleId ? contextOf(found) : null;
    },
    closedTo: () => null,
    isOnMenu: () => isOnMenu,
    isWithinLimit: async () => isWithinLimit,
  });
  app.get('/exports/:ticket', handler);
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
});

beforeEach(async () => {
  isWithinLimit = true;
  isOnMenu = true;
  mostKept = 0;
  const tx = em();
  await tx.execute('delete from colloquium');
  branch = await buildDepartment(tx);
  role = await buildRole(tx, 'OPERATIONS', [branch]);
  owner = await buildUser(tx, { records: [role] });
  for (let number = 1; number <= COUNT; number += 1)
    await buildColloquium(tx, { number: `A${number}`, name: `集刊${number}`, department: branch });
  await buildColloquium(tx, { number: 'B1', name: '别名', department: branch });
  await buildColloquium(tx, { number: 'A0', name: '外部', department: await buildDepartment(tx) });
  await buildColloquium(tx, { number: 'A9', name: '无部门' });
  sessionId = (await buildSessionRow(tx, owner, clock, { role, language: 'zh-CN' })).session.id;
  const found = await reloadViewer(em(), sessionId, clock);
  if (!found) throw new Error('no session');
  viewer = found;
});

const HEADERS = ['文件尚未准备好', '下载过于频繁'];
const ALL = [HEADERS, ...[5, 4, 3, 2, 1].map((number) => [`集刊${number}`, 0])];

it('brings all that was asked for and lies in the scope, in order, as a file with the day in its name (F-082, P3-046)', async () => {
  const response = await get(link());
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': expect.stringContaining(`filename*=UTF-8''${encodeURIComponent('下载链接已失效-2026-03-02.xlsx')}`),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect((await readXlsx(Buffer.from(await response.arrayBuffer()))).sheets[0]?.rows).toEqual(ALL);
  expect(await rowsOf(link('B'))).toEqual([HEADERS, ['别名', 0]]);
  expect(await rowsOf(link('none'))).toEqual([HEADERS]);
});

it('reads page by page, a constant number of statements each, and keeps no page behind it', async () => {
  const pages = Math.ceil(COUNT / PAGE);
  // The viewer is looked up first; a page is its rows in order, and their contents.
  expect(await statementsOf(() => rowsOf(link()))).toHaveLength(2 * pages);
  expect(mostKept).toBe(PAGE);
});

it('asks the scope again: what was taken from the role after the link was made is not in the file (F-082)', async () => {
  const made = link();
  const tx = em();
  await tx.execute('delete from role_department where role_id = ?', [role.id]);
  expect(await rowsOf(made)).toEqual([HEADERS]);
});

it('asks the role again, and whose session it is', async () => {
  const made = link();
  await em().execute('update role set kind = 6 where id = ?', [role.id]);
  expect(await statusOf(made)).toBe(404);
  await em().execute('update role set kind = 7 where id = ?', [role.id]);
  expect(await statusOf(made)).toBe(200);
  const other = await buildRole(em(), 'OPERATIONS', [branch]);
  await em().nativeUpdate(Session, sessionId, { role: other.id });
  expect(await statusOf(made)).toBe(404);
});

it('asks the menu again (F-079)', async () => {
  const made = link();
  isOnMenu = false;
  expect(await statusOf(made)).toBe(404);
});

it('ends after five minutes', async () => {
  const made = link();
  clock.advance(5 * 60_000 - 1);
  expect(await statusOf(made)).toBe(200);
  clock.advance(1);
  expect(await statusOf(made)).toBe(404);
});

it('ends when its reader signs out or is disabled', async () => {
  const made = link();
  await em().nativeUpdate(User, owner.id, { isEnabled: false });
  expect(await statusOf(made)).toBe(404);
  await em().nativeUpdate(User, owner.id, { isEnabled: true });
  expect(await statusOf(made)).toBe(200);
  await em().nativeUpdate(Session, sessionId, { status: 'ended', endedAt: clock.now() });
  expect(await statusOf(made)).toBe(404);
});

it('is refused in words when it was forged, asks for what is none, or is asked for too often', async () => {
  const made = link();
  const [body = '', signature = ''] = made.slice('/exports/'.length).split('.');
  expect(await statusOf(`/exports/${body}x.${signature}`)).toBe(404);
  expect(await statusOf(link('?'))).toBe(404);
  expect(await statusOf(link('A', { ends: 'A' }))).toBe(404);
  expect(
    await statusOf(exportLink(buildContext(database).env.SECRET_KEY, { export: 'toString', asked: {}, name: 'x' }, viewer, clock)),
  ).toBe(404);
  isWithinLimit = false;
  const often = await get(made);
  expect(often.status).toBe(429);
  expect(await often.text()).toContain('下载过于频繁');
});

it('sends only the headers of a HEAD request, and makes no link that no server would take', async () => {
  const head = await get(link(), 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(() => link('A'.repeat(8000))).toThrow(expect.objectContaining({ code: 'REQUEST_TOO_LARGE' }));
});
