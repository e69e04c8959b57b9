// The demo mailbox shows every letter of a demo in both languages, and exists in a demo only.
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Env } from '../../env.ts';
import { mountRoutes } from '../../http/routes.ts';
import { buildContext } from '../../testing/context.ts';
import { type TestDatabase, createTestDatabase } from '../../testing/database.ts';
import { testEnv } from '../../testing/env.ts';
import { buildUser } from '../accounts/viewer/user.factory.ts';
import { newStorageKey } from '../../storage/storage.ts';
import { queueMail, queueWritten } from '../mail/mail.service.ts';

let database: TestDatabase;
const servers: Server[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  about.accountId = (await buildUser(database.orm.em.fork())).id;
});
afterAll(async () => {
  for (const server of servers) server.close();
  await database.close();
});

async function serve(mode: Env['MODE']): Promise<string> {
  const app = express();
  mountRoutes(app, { ...buildContext(database, { env: testEnv({ MODE: mode }) }), orm: database.orm });
  const server = createServer(app);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/demo/mails`;
}

const page = async (address: string) => await (await fetch(address)).text();
const about = { accountId: 0 };
const letter = { to: 'author@demo.test', key: 'letter.submitted' as const, language: 'zh-CN' as const, about };

it('says that it is empty, then lists letters newest first and shows each, with its words escaped', async () => {
  const mailbox = await serve('demo');
  expect(await page(`${mailbox}?lang=zh-CN`)).toContain('还没有邮件');
  expect(await page(`${mailbox}?lang=en-US`)).toContain('No mail yet');

  const ctx = buildContext(database);
  await queueMail(ctx, { ...letter, params: { title: '旧稿', number: 'A1', name: '张三', colloquium: '集刊' } });
  const id = await queueMail(ctx, {
    ...letter,
    params: { title: '<script>新稿</script>', number: 'A2', name: '张三', colloquium: '集刊' },
  });
  const list = await page(`${mailbox}?lang=zh-CN`);
  expect(list.indexOf('新稿')).toBeLessThan(list.indexOf('旧稿'));
  expect(list).not.toContain('<script>');
  expect(list).toContain('收件人：author@demo.test');
  const shown = await page(`${mailbox}/${id}?lang=en-US`);
  expect(shown).toContain('Back to all mails');
  expect(shown).toContain('稿件编号为 A2');
  expect(shown).not.toContain('<script>');
});

it('shows the images of a letter in its frame, which has no origin of its own', async () => {
  const ctx = buildContext(database);
  const storageKey = newStorageKey();
  await ctx.storage.put(storageKey, Readable.from(Buffer.from('an image')));
  const id = await queueWritten(ctx, {
    to: letter.to,
    language: 'zh-CN',
    about,
    subject: '信',
    text: '信',
    html: '<p><img alt="" src="cid:one@colloquium"></p>',
    isRich: true,
    images: [{ cid: 'one@colloquium', storageKey, name: 'one.png', mime: 'image/png' }],
  });
  const mailbox = await serve('demo');
  expect(await page(`${mailbox}/${id}`)).toContain(`src=&quot;/demo/mails/${id}/images/one@colloquium&quot;`);
  const image = await fetch(`${mailbox}/${id}/images/one@colloquium`);
  expect(await image.text()).toBe('an image');
  expect(image.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect((await fetch(`${mailbox}/${id}/images/two@colloquium`)).status).toBe(404);
});

it.each(['0', '-1', '999999', 'abc', '1e3', '99999999999'])('answers 404 in words for mail %s', async (id) => {
  const response = await fetch(`${await serve('demo')}/${id}?lang=zh-CN`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('没有这封邮件');
});

it('is there in development too, where letters are taken as sent', async () => {
  expect((await fetch(await serve('dev'))).status).toBe(200);
});

it.each(['production', 'test'] as const)('does not exist in mode %s', async (mode) => {
  expect((await fetch(await serve(mode))).status).toBe(404);
});
