// The publisher's own mailbox, as operations see and set it. It sends all mail that no journal's mailbox sends.
import { sql } from 'kysely';
import { senderSchema, type SenderForm } from '../../../shared/forms/sender.ts';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { checkVersion, parseInput } from '../../errors.ts';
import { MAX_ATTEMPTS, SEND_HOUSE_MAIL, SEND_MAIL } from '../mail/mail.service.ts';
import { mailboxOf, shown } from '../mail/mailbox.ts';
import { PUBLISHER_PLACE, PUBLISHER_SENDER_ID, PublisherSender } from '../mail/publisher-sender.entity.ts';
import type { PublisherSenderType } from './publisher-sender.types.ts';

/** Empty while there is none. */
export async function publisherSender(ctx: Context): Promise<PublisherSenderType> {
  return shown(await ctx.em.findOne(PublisherSender, PUBLISHER_SENDER_ID));
}

/** Replaces the mailbox as a whole; an empty address takes it away. Errors: CONFLICT, INVALID_INPUT at the field. */
export async function savePublisherSender(ctx: Context, version: number, input: SenderForm): Promise<void> {
  // Two first saves at once: the second finds the first one's.
  await sql`select pg_advisory_xact_lock(hashtext('publisher_sender'))`.execute(query(ctx.em));
  const known = await ctx.em.findOne(PublisherSender, PUBLISHER_SENDER_ID);
  checkVersion({ version: known?.version ?? 0 }, version);
  const values = mailboxOf(ctx, PUBLISHER_PLACE, known, parseInput(senderSchema, input));
  if (values === null) {
    if (known) ctx.em.remove(known);
  } else if (known) Object.assign(known, values);
  else ctx.em.persist(ctx.em.create(PublisherSender, { id: PUBLISHER_SENDER_ID, ...values }));
  await ctx.em.flush();
  if (values?.host) await wakeLetters(ctx);
}

/** Releases all letters that waited for a server of the publisher. A repeated job finds the letter sent. */
async function wakeLetters(ctx: Context): Promise<void> {
  await sql`select graphile_worker.add_job(${SEND_MAIL}, payload => json_build_object('mailId', m.id), max_attempts => ${MAX_ATTEMPTS})
    from mail m join graphile_worker.jobs j on j.key = ${SEND_HOUSE_MAIL} || ':' || m.id where m.status = 'queued'`.execute(query(ctx.em));
}
