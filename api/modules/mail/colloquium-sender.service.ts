// The mailboxes of journals, as operations see and set them. A password goes in and never comes out.
import { sql } from 'kysely';
import { PASSWORD_MASK, senderSchema, type SenderForm } from '../../../shared/forms/sender.ts';
import { signedIn, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { checkVersion, invalidInput, notFound, parseInput } from '../../errors.ts';
import { seal } from '../../sealed.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { MAX_ATTEMPTS, SEND_HOUSE_MAIL, SEND_MAIL } from './mail.service.ts';
import { inScopeOfViewer } from '../colloquiums/data-scope.ts';
import { ColloquiumSender, placeOf } from './colloquium-sender.entity.ts';
import type { ColloquiumSenderType } from './colloquium-sender.types.ts';

/** Null where the journal lies outside the viewer's departments; empty while it has no mailbox. */
export async function senderOf(ctx: Context, colloquiumId: number): Promise<ColloquiumSenderType | null> {
  if (!(await isInScope(ctx, colloquiumId))) return null;
  return shown(await ctx.em.findOne(ColloquiumSender, { colloquium: colloquiumId }));
}

/** Replaces the mailbox as a whole; an empty address takes it away. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT at the field. */
export async function saveSender(ctx: Context, colloquiumId: number, version: number, input: SenderForm): Promise<Colloquium> {
  const colloquium = await ctx.em.findOne(Colloquium, colloquiumId);
  if (!colloquium || !(await isInScope(ctx, colloquiumId))) throw notFound();
  // Two first saves at once: the second finds the first one's.
  await sql`select pg_advisory_xact_lock(hashtext('colloquium_sender'), ${colloquiumId})`.execute(query(ctx.em));
  const known = await ctx.em.findOne(ColloquiumSender, { colloquium: colloquiumId });
  checkVersion({ version: known?.version ?? 0 }, version);
  const { name, address, host, port, isSecure, userName, password } = parseInput(senderSchema, input);
  if (address === '') {
    if (known) ctx.em.remove(known);
    await ctx.em.flush();
    return colloquium;
  }
  const values = {
    name: name || null,
    address,
    host: host || null,
    port: host === '' ? null : port,
    isSecure,
    userName: userName || null,
    sealedPassword: userName === '' ? null : passwordToKeep(ctx, colloquiumId, known, { host, userName, password }),
    updatedAt: ctx.clock.now(),
  };
  if (known) Object.assign(known, values);
  else ctx.em.persist(ctx.em.create(ColloquiumSender, { colloquium: colloquiumId, ...values }));
  await ctx.em.flush();
  if (host !== '') await wakeLetters(ctx, colloquiumId);
  return colloquium;
}

/** Its letters that waited for the publisher's server can go. What was done twice finds the letter sent. */
async function wakeLetters(ctx: Context, colloquiumId: number): Promise<void> {
  await sql`select graphile_worker.add_job(${SEND_MAIL}, payload => json_build_object('mailId', m.id), max_attempts => ${MAX_ATTEMPTS})
    from mail m join graphile_worker.jobs j on j.key = ${SEND_HOUSE_MAIL} || ':' || m.id
    where m.colloquium_id = ${colloquiumId} and m.status = 'queued'`.execute(query(ctx.em));
}

/** A kept password goes to the server and account it was given for, and to no other. */
function passwordToKeep(
  ctx: Context,
  colloquiumId: number,
  known: ColloquiumSender | null,
  { host, userName, password }: Pick<SenderForm, 'host' | 'userName' | 'password'>,
): string {
  if (password !== PASSWORD_MASK) return seal(ctx.env.SECRET_KEY, placeOf(colloquiumId), password);
  if (!known?.sealedPassword || known.host !== host || known.userName !== userName)
    throw invalidInput({ password: { code: 'form.passwordAgain' } });
  return known.sealedPassword;
}

function shown(sender: ColloquiumSender | null): ColloquiumSenderType {
  return {
    name: sender?.name ?? '',
    address: sender?.address ?? '',
    host: sender?.host ?? '',
    port: sender?.port ?? null,
    isSecure: sender?.isSecure ?? true,
    userName: sender?.userName ?? '',
    password: sender?.sealedPassword ? PASSWORD_MASK : '',
    version: sender?.version ?? 0,
  };
}

async function isInScope(ctx: Context, colloquiumId: number): Promise<boolean> {
  const { rows } =
    await sql`select from colloquium c where c.id = ${colloquiumId} and ${inScopeOfViewer(signedIn(ctx), sql.ref('c.id'))}`.execute(
      query(ctx.em),
    );
  return rows.length > 0;
}
