// Signatures with the server's secret: tickets, with which a client later repeats an earlier statement of the server, and hashes of answers
// that are too short to be hashed without a key. Each purpose has a key of its own: a signature for one purpose is never valid for another.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { Clock } from '../context.ts';

/**
 * Purposes of a signature: a seal of the logs, a person found by their code, an answer to a captcha, a download, an archive of files, an
 * exported list, a document of an issue, a file of a journal, an image of a letter, the file of a preprint, the place to return to, ORCID's
 * answer, a registered address, a mailed code, the thread of letters, a line of the logs.
 */
export type SignaturePurpose =
  | 'archives'
  | 'audit'
  | 'authors'
  | 'captcha'
  | 'exports'
  | 'files'
  | 'issues'
  | 'journalFiles'
  | 'logLines'
  | 'letterImages'
  | 'orcid'
  | 'preprintPlaces'
  | 'preprints'
  | 'registration'
  | 'signInCode'
  | 'threads';

/** base64url. */
export function signatureOf(secret: string, purpose: SignaturePurpose, text: string): string {
  const key = createHmac('sha256', secret).update(`colloquium:${purpose}`).digest();
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Whether `signature` is ours; takes the same time for a near miss as for any other. */
export function isSignatureOf(secret: string, purpose: SignaturePurpose, text: string, signature: string): boolean {
  const expected = Buffer.from(signatureOf(secret, purpose, text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

interface Lasting {
  /** Expiry, in milliseconds since 1970. */
  expiresAt: number;
}

/** `<JSON in base64url>.<signature>`: its bearer can read its content. */
export function signedTicket(secret: string, purpose: SignaturePurpose, content: Lasting): string {
  const body = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${body}.${signatureOf(secret, purpose, body)}`;
}

/** The contents of a ticket, or null when it is forged, broken, has expired, or was signed by an earlier release with another shape. */
export function readSignedTicket<Content extends Lasting>(
  secret: string,
  purpose: SignaturePurpose,
  text: string,
  shape: z.ZodType<Content>,
  clock: Clock,
): Content | null {
  const [body, signature, ...rest] = text.split('.');
  if (!body || !signature || rest.length > 0 || !isSignatureOf(secret, purpose, body, signature)) return null;
  const { data: content } = shape.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return content && content.expiresAt > clock.now().getTime() ? content : null;
}
