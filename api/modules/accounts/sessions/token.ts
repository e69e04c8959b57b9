// Secrets handed to people: 256 random bits; the database keeps only the SHA-256.
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A new session or API token, 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token: its SHA-256, hex. The token is random enough to need no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A person code: A and six random digits (D13-147); random, so that codes tell nothing of how many there are. */
export function newPersonCode(): string {
  return `A${String(randomInt(0, 1_000_000)).padStart(6, '0')}`;
}
