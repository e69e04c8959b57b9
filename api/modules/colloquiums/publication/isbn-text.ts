// An ISBN as it is printed: hyphens stand where the ranges of the International ISBN Agency have them, which isbn3 keeps.
import { parse } from 'isbn3';

/** A number of no range that is known stays without hyphens. */
export function isbnText(digits: string): string {
  return parse(digits)?.isbn13h ?? digits;
}
