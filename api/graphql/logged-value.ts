// The operation log's copy of a sent value: cut to a size independent of the sender, without characters that PostgreSQL cannot store.

/** Characters of a text; an opaque id has at most 40. */
const LONGEST_TEXT = 64;
/** Items of a list, and fields of an object: a page of a list holds no more. */
const LONGEST_LIST = 100;
const DEEPEST = 3;
/** Limit of one row, in bytes of UTF-8. */
const MOST_BYTES = 8 * 1024;
/** Marks a cut. */
const CUT = '…';

/** The parameters of one row, cut; `… 12` at the end of a list says how many items more there were. */
export function loggedValues(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const room = { bytes: MOST_BYTES };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, logged(value, 0, room)]));
}

/** A text as it is logged. NUL and halves of surrogate pairs, which jsonb refuses, become U+FFFD. */
export function loggedText(text: string): string {
  const start = text.slice(0, LONGEST_TEXT).replaceAll('\0', '\uFFFD').toWellFormed();
  return text.length > LONGEST_TEXT ? start + CUT : start;
}

function logged(value: unknown, depth: number, room: { bytes: number }): unknown {
  if (room.bytes <= 0) return CUT;
  if (typeof value === 'string') {
    const text = loggedText(value);
    room.bytes -= Buffer.byteLength(text);
    return text;
  }
  room.bytes -= 8;
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (value instanceof Date) return loggedText(value.toISOString());
  if (typeof value !== 'object' || depth === DEEPEST) return CUT;
  if (Array.isArray(value)) {
    const items = value.slice(0, LONGEST_LIST).map((item: unknown) => logged(item, depth + 1, room));
    return value.length > LONGEST_LIST ? [...items, `${CUT} ${value.length - LONGEST_LIST}`] : items;
  }
  const fields = Object.entries(value).slice(0, LONGEST_LIST);
  return Object.fromEntries(fields.map(([name, item]) => [loggedText(name), logged(item, depth + 1, room)]));
}
