// Captchas hold once, for five minutes, and are used up even if their mutation fails (principles, Accounts and sessions; D13-087).
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../database/transactions.ts';
import { buildContext } from '../../../testing/context.ts';
import { type TestDatabase, createTestDatabase } from '../../../testing/database.ts';
import { testEnv } from '../../../testing/env.ts';
import { Captcha } from './captcha.entity.ts';
import { clearExpiredCaptchas, createCaptcha, useCaptcha } from './captcha.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const context = () => buildContext(database, { env: testEnv({ CAPTCHA_ANSWER: 'Ab3k' }) });
const wrong = { code: 'CAPTCHA_WRONG', fields: { captcha: { code: 'error.CAPTCHA_WRONG' } } };

it('shows a JPEG and never stores the answer', async () => {
  const ctx = context();
  const { id, image, expiresAt } = await createCaptcha(ctx);
  const picture = Buffer.from(image.replace('data:image/jpeg;base64,', ''), 'base64');
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 132, height: 44 });
  expect(expiresAt.getTime() - ctx.clock.now().getTime()).toBe(5 * 60_000);
  const row = await ctx.em.findOneOrFail(Captcha, { id });
  expect(JSON.stringify(Object.values(row))).not.toMatch(/ab3k/i);
});

it('draws four characters of its own when no answer is fixed', async () => {
  const ctx = buildContext(database);
  const first = await createCaptcha(ctx);
  const second = await createCaptcha(ctx);
  expect(first.id).not.toBe(second.id);
  expect(first.image).not.toBe(second.image);
  await expect(useCaptcha(ctx, first.id, '')).rejects.toMatchObject(wrong);
});

it.each(['Ab3k', 'ab3k', 'AB3K', ' ab3k ', 'Ａｂ３ｋ', 'ab 3k\u200b'])('takes %j', async (answer) => {
  const ctx = context();
  const { id } = await createCaptcha(ctx);
  await useCaptcha(ctx, id, answer);
});

it('is used up by a wrong answer too', async () => {
  const ctx = context();
  const { id } = await createCaptcha(ctx);
  await expect(useCaptcha(ctx, id, 'nope')).rejects.toMatchObject(wrong);
  await expect(useCaptcha(ctx, id, 'ab3k')).rejects.toMatchObject(wrong);
});

it('cannot be used twice, even when the first mutation is rolled back', async () => {
  const ctx = context();
  const { id } = await createCaptcha(ctx);
  const refused = inTransaction(ctx, async () => {
    await useCaptcha(ctx, id, 'ab3k');
    throw new Error('wrong password');
  });
  await expect(refused).rejects.toThrow('wrong password');
  await expect(useCaptcha(ctx, id, 'ab3k')).rejects.toMatchObject(wrong);
});

it('lets exactly one of many uses at once win', async () => {
  const { id } = await createCaptcha(context());
  const uses = await Promise.allSettled(Array.from({ length: 8 }, () => useCaptcha(context(), id, 'ab3k')));
  expect(uses.filter((use) => use.status === 'fulfilled')).toHaveLength(1);
});

it('expires after five minutes and is then cleared away', async () => {
  const ctx = context();
  const { id } = await createCaptcha(ctx);
  ctx.clock.advance(5 * 60_000);
  await expect(useCaptcha(ctx, id, 'ab3k')).rejects.toMatchObject(wrong);
  ctx.clock.advance(1);
  await clearExpiredCaptchas(ctx.em.fork(), ctx.clock);
  expect(await ctx.em.fork().count(Captcha, { id })).toBe(0);
});

it('answers an unknown captcha like a wrong one', async () => {
  await expect(useCaptcha(context(), 'no-such-captcha', 'ab3k')).rejects.toMatchObject(wrong);
});

it('binds an answer to its captcha and to the secret', async () => {
  const ctx = context();
  const first = await createCaptcha(ctx);
  const second = await createCaptcha(ctx);
  const hashes = await ctx.em.find(Captcha, { id: { $in: [first.id, second.id] } });
  expect(new Set(hashes.map((row) => row.answerHash)).size).toBe(2);
  const elsewhere = buildContext(database, { env: testEnv({ SECRET_KEY: 'another-secret-of-at-least-32-characters' }) });
  await expect(useCaptcha(elsewhere, first.id, 'ab3k')).rejects.toMatchObject(wrong);
});
