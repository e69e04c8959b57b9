// Captchas: a picture of four characters, answered once, within five minutes (principles, Accounts and sessions; D13-087).
import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';
import { plainForms } from '../../../../shared/forms/tidied.ts';
import type { Clock, Context } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { isSignatureOf, signatureOf } from '../../../secrets/signed.ts';
import { Captcha } from './captcha.entity.ts';

const LIFETIME_MS = 5 * 60_000;
const LENGTH = 4;
const LONGEST_ID = 40;
/** Without the characters that people take for one another. */
const CONFUSABLE = '0oO1ilI5sS2zZ9gq';

interface ShownCaptcha {
  id: string;
  /** data: URL of a JPEG. */
  image: string;
  expiresAt: Date;
}

/** Draws a captcha and stores the keyed hash of its answer. The environment may fix the answer (demo and tests only). */
export async function createCaptcha(ctx: Context): Promise<ShownCaptcha> {
  const id = randomBytes(16).toString('base64url');
  const { data, text } = svgCaptcha.create({
    size: LENGTH,
    ignoreChars: CONFUSABLE,
    noise: 3,
    color: true,
    background: '#F3F1EC',
    width: 132,
    height: 44,
    fontSize: 48,
  });
  const picture = await sharp(Buffer.from(data)).jpeg({ quality: 80 }).toBuffer();
  const expiresAt = new Date(ctx.clock.now().getTime() + LIFETIME_MS);
  const answer = ctx.env.CAPTCHA_ANSWER ?? text;
  // Four characters are quickly tried, so the hash is keyed, and bound to its captcha.
  await ctx.em.insert(Captcha, { id, answerHash: signatureOf(ctx.env.SECRET_KEY, 'captcha', answered(id, answer)), expiresAt });
  return { id, image: `data:image/jpeg;base64,${picture.toString('base64')}`, expiresAt };
}

/**
 * Uses a captcha up, right or wrong, even when the mutation around it is rolled back; of two uses at once exactly one counts.
 * Errors: CAPTCHA_WRONG at field `captcha` for a wrong answer and for an unknown, used or expired captcha alike.
 */
export async function useCaptcha(ctx: Context, id: string, answer: string): Promise<void> {
  const now = ctx.clock.now();
  if (id.length > LONGEST_ID) id = '';
  const isRight = await ctx.own(async (em) => {
    const won = await em.nativeUpdate(Captcha, { id, usedAt: null, expiresAt: { $gt: now } }, { usedAt: now });
    if (won === 0) return false;
    const captcha = await em.findOne(Captcha, { id });
    return captcha !== null && isSignatureOf(ctx.env.SECRET_KEY, 'captcha', answered(id, answer), captcha.answerHash);
  });
  if (!isRight) throw new DomainError('CAPTCHA_WRONG', {}, { captcha: { code: 'error.CAPTCHA_WRONG' } });
}

/** Only letters and digits count, full-width ones as their plain ones; nobody is refused for a blank or a point between them. */
const answered = (id: string, answer: string) =>
  `${id}:${plainForms(answer)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()}`;

/** Hourly: captchas that can be answered no more. */
export async function clearExpiredCaptchas(em: EntityManager, clock: Clock): Promise<void> {
  await em.nativeDelete(Captcha, { expiresAt: { $lt: clock.now() } });
}
