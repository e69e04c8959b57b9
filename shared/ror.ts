// ROR iDs of institutions (https://ror.org/about/faqs): nine signs, a zero, six of the number in Crockford's base 32, two of a checksum by
// ISO/IEC 7064, MOD 97-10. They are kept as the nine signs alone.

/** Crockford's: no i, l, o and u, which are read as other signs. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const ROR_ID = new RegExp(`^(?:(?:https?://)?(?:www\\.)?ror\\.org/)?(0[${SIGNS}]{6}\\d{2})/?$`, 'u');

/** Two digits that make the number and them together leave 1 when divided by 97. */
function checksumOf(signs: string): string {
  const number = Array.from(signs).reduce((sum, sign) => sum * SIGNS.length + SIGNS.indexOf(sign), 0);
  return String(98 - ((number * 100) % 97)).padStart(2, '0');
}

/** The nine signs of an iD, as an address or alone; null where it is none, or a sign is wrong. */
export function rorIdOf(text: string): string | null {
  const id = ROR_ID.exec(text.normalize('NFKC').trim().toLowerCase())?.[1];
  return id !== undefined && checksumOf(id.slice(1, 7)) === id.slice(7) ? id : null;
}

/** Where an iD leads, and how it is written in exports. */
export const rorAddress = (id: string): string => `https://ror.org/${id}`;

/** The iD of a number, for tests that need many. */
export function rorIdOfNumber(number: number): string {
  let rest = number;
  const signs = Array.from({ length: 6 }, () => {
    const sign = SIGNS[rest % SIGNS.length] ?? '';
    rest = Math.floor(rest / SIGNS.length);
    return sign;
  })
    .toReversed()
    .join('');
  return `0${signs}${checksumOf(signs)}`;
}
