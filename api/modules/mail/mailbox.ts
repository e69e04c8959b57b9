// The shared part of the mailboxes of journals and of the publisher: how they are shown, and what is saved of a form. A password goes in
// and never comes out.
import { PASSWORD_MASK, type CheckedSender } from '../../../shared/forms/sender.ts';
import { signedInPerson, type Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { seal } from '../../secrets/sealed.ts';
import type { ColloquiumSender } from './colloquium-sender.entity.ts';
import type { MailboxType } from './mailbox.types.ts';

type Mailbox = Pick<
  ColloquiumSender,
  'name' | 'address' | 'host' | 'port' | 'isSecure' | 'userName' | 'sealedPassword' | 'updatedAt' | 'version'
>;

/** Empty while there is none. */
export function shown(mailbox: Mailbox | null): MailboxType {
  return {
    name: mailbox?.name ?? '',
    address: mailbox?.address ?? '',
    host: mailbox?.host ?? '',
    port: mailbox?.port ?? null,
    isSecure: mailbox?.isSecure ?? true,
    userName: mailbox?.userName ?? '',
    password: mailbox?.sealedPassword ? PASSWORD_MASK : '',
    version: mailbox?.version ?? 0,
  };
}

/**
 * The columns that a checked form asks for; null where its address is empty: there is to be no mailbox. Errors: INVALID_INPUT at `field`
 * for the password; FORBIDDEN to API tokens for another server or account.
 */
export function mailboxOf(
  ctx: Context,
  place: string,
  known: Mailbox | null,
  { name, address, host, port, isSecure, userName, password }: CheckedSender,
  field = 'password',
): Omit<Mailbox, 'version'> | null {
  if (address === '') return null;
  // Another server reads the letters, which carry links that open accounts and invitations.
  if (host !== '' && !goesAsBefore(known, { host, port, isSecure, userName, password })) signedInPerson(ctx);
  return {
    name: name || null,
    address,
    host: host || null,
    port: host === '' ? null : port,
    isSecure,
    userName: userName || null,
    sealedPassword: userName === '' ? null : passwordToKeep(ctx, place, known, { host, port, isSecure, userName, password, field }),
    updatedAt: ctx.clock.now(),
  };
}

type Way = Pick<CheckedSender, 'host' | 'port' | 'isSecure' | 'userName' | 'password'>;

/** The same server and account, neither another port of it nor without encryption. */
function isSameServer(known: Mailbox | null, { host, port, isSecure, userName }: Way): boolean {
  return known?.host === host && known.port === port && (known.userName ?? '') === userName && (isSecure || !known.isSecure);
}

function goesAsBefore(known: Mailbox | null, way: Way): boolean {
  return isSameServer(known, way) && (way.userName === '' || way.password === PASSWORD_MASK);
}

/** A kept password goes to the server and account it was given for, and to no other. */
function passwordToKeep(ctx: Context, place: string, known: Mailbox | null, { field, ...way }: Way & { field: string }): string {
  if (way.password !== PASSWORD_MASK) return seal(ctx.env.SECRET_KEY, place, way.password);
  if (!known?.sealedPassword || !isSameServer(known, way)) throw invalidInput({ [field]: { code: 'form.passwordAgain' } });
  return known.sealedPassword;
}
