// The mailboxes of journals, as operations see and set them. A password goes in and never comes out.
import { sql } from 'kysely';
import { senderSchema, type CheckedSender, type SenderForm } from '../../../shared/forms/sender.ts';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { checkVersion, notFound, parseInput } from '../../errors.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { MAX_ATTEMPTS, SEND_HOUSE_MAIL, SEND_MAIL } from '../mail/mail.service.ts';
import { isInScope } from '../colloquiums/colloquium.loader.ts';
import { ColloquiumSender, placeOf } from '../mail/colloquium-sender.entity.ts';
import type { ColloquiumSenderType } from './colloquium-sender.types.ts';
import { mailboxOf, shown } from '../mail/mailbox.ts';

/** Null where the journal lies outside the viewer's departments; empty while it has no mailbox. */
export async function senderOf(ctx: Context, colloquiumId: number): Promise<ColloquiumSenderType | null> {
  if (!(await ctx.loaders.of(ctx, isInScope).load(colloquiumId))) return null;
  return shown(await ctx.em.findOne(ColloquiumSender, { colloquium: colloquiumId }));
}

/** Replaces the mailbox as a whole; an empty address takes it away. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT at the field. */
export async function saveSender(ctx: Context, colloquiumId: number, version: number, input: SenderForm): Promise<Colloquium> {
  const colloquium = await ctx.em.findOne(Colloquium, colloquiumId);
  if (!colloquium || !(await ctx.loaders.of(ctx, isInScope).load(colloquiumId))) throw notFound();
  // Two first saves at once: the second finds the first one's.
  await sql`select pg_advisory_xact_lock(hashtext('colloquium_sender'), ${colloquiumId})`.execute(query(ctx.em));
  const known = await ctx.em.findOne(ColloquiumSender, { colloquium: colloquiumId });
  checkVersion({ version: known?.version ?? 0 }, version);
  await keep(ctx, colloquiumId, known, parseInput(senderSchema, input), 'password');
  return colloquium;
}

/** Saves checked input, as part of a form that guards its own version. Errors: INVALID_INPUT at `field` for the password. */
export async function keepSender(ctx: Context, colloquiumId: number, checked: CheckedSender, field: string): Promise<void> {
  await keep(ctx, colloquiumId, await ctx.em.findOne(ColloquiumSender, { colloquium: colloquiumId }), checked, field);
}

async function keep(
  ctx: Context,
  colloquiumId: number,
  known: ColloquiumSender | null,
  checked: CheckedSender,
  field: string,
): Promise<void> {
  const values = mailboxOf(ctx, placeOf(colloquiumId), known, checked, field);
  if (values === null) {
    if (known) ctx.em.remove(known);
    await ctx.em.flush();
    return;
  }
  if (known) Object.assign(known, values);
  else ctx.em.persist(ctx.em.create(ColloquiumSender, { colloquium: colloquiumId, ...values }));
  await ctx.em.flush();
  if (values.host) await wakeLetters(ctx, colloquiumId);
}

/** Releases its letters that waited for the publisher's server. A repeated job finds the letter sent. */
async function wakeLetters(ctx: Context, colloquiumId: number): Promise<void> {
  await sql`select graphile_worker.add_job(${SEND_MAIL}, payload => json_build_object('mailId', m.id), max_attempts => ${MAX_ATTEMPTS})
    from mail m join graphile_worker.jobs j on j.key = ${SEND_HOUSE_MAIL} || ':' || m.id
    where m.colloquium_id = ${colloquiumId} and m.status = 'queued'`.execute(query(ctx.em));
}
