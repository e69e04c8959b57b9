// Cursors mark where a page begins and ends: they hold the values that their list is ordered by, exactly as PostgreSQL holds them.
import { DomainError } from '../errors.ts';
import type { CursorType, Ordering } from './page-plan.ts';

/** Characters of a cursor, which holds its list's ordering values. */
export const LONGEST_CURSOR = 1000;

export function writeCursor(key: string[], ordering: Ordering): string {
  return Buffer.from(JSON.stringify([`${ordering.name} ${ordering.direction}`, ...masked(key, ordering, 'put')])).toString('base64url');
}

function masked(key: readonly string[], { mask, terms }: Ordering, way: 'put' | 'take'): string[] {
  return key.map((text, index) => (mask && terms[index]?.type === 'integer' ? String(mask[way](Number(text))) : text));
}

const wellFormed: Record<CursorType, (text: string) => boolean> = {
  integer: (text) => /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) <= 2_147_483_647,
  text: (text) => !text.includes('\0') && text.isWellFormed(),
  timestamptz: (text) =>
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    isDay(text.slice(0, 10)),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && isDay(text),
};

/** Not 31 February, which JavaScript would take and PostgreSQL would not. */
function isDay(text: string): boolean {
  return new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
}

/** Errors: CURSOR_MALFORMED, also for a cursor of another ordering. */
export function readCursor(cursor: string, ordering: Ordering): string[] {
  const malformed = new DomainError('CURSOR_MALFORMED');
  if (cursor.length > LONGEST_CURSOR) throw malformed;
  const bytes = Buffer.from(cursor, 'base64url');
  // Decoding skips characters it cannot read.
  if (bytes.toString('base64url') !== cursor) throw malformed;
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch {
    throw malformed;
  }
  if (!Array.isArray(value) || value.length !== ordering.terms.length + 1) throw malformed;
  const [name, ...key]: unknown[] = value;
  if (name !== `${ordering.name} ${ordering.direction}`) throw malformed;
  const told = ordering.terms.map((term, index) => {
    const text = key[index];
    if (typeof text !== 'string' || !wellFormed[term.type](text)) throw malformed;
    return text;
  });
  return masked(told, ordering, 'take');
}
