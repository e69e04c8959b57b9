// Numbers by which serials and books are known: ISSN (ISO 3297), CN (GB/T 9999), ISBN (ISO 2108). Each is answered as it is kept, or null
// where it is none.
import { oneLine, plainForms } from './forms/tidied.ts';

/** Far beyond any number with its name; in a longer text none is looked for, which could take quadratic time. */
const LONGEST = 100;

/** As it is typed: wide forms, any hyphens and dashes, and the name of the number in front. */
const plain = (typed: string): string =>
  typed.length > LONGEST
    ? ''
    : plainForms(oneLine(typed))
        .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
        .toUpperCase();

/** Weights fall from 8 to 2; X is 10. */
function issnDigit(first: string): string {
  const sum = [...first].reduce((total, digit, at) => total + Number(digit) * (8 - at), 0);
  const rest = (11 - (sum % 11)) % 11;
  return rest === 10 ? 'X' : String(rest);
}

/** Kept as 1234-5679. */
export function readIssn(typed: string): string | null {
  const [, first, last, check] = /^(?:E?ISSN[\s:]*)?(\d{4})[\s-]?(\d{3})([\dX])$/.exec(plain(typed)) ?? [];
  if (first === undefined || last === undefined || issnDigit(first + last) !== check) return null;
  return `${first}-${last}${check}`;
}

/** The region, the serial number and the class of its subject, kept as 11-1234/C. It has no check digit. */
export function readCn(typed: string): string | null {
  const [, region, serial, subject] = /^(?:CN[\s:]*)?(\d{2})\s?-?\s?(\d{4})\s?\/\s?([A-Z][A-Z\d]?)$/.exec(plain(typed)) ?? [];
  return region === undefined ? null : `${region}-${serial}/${subject}`;
}

/** Weights are 1 and 3 by turns. */
function isbnDigit(first: string): string {
  const sum = [...first].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}

/** That of the ISBNs of ten digits: weights fall from 10 to 2, X is 10. */
function oldIsbnDigit(first: string): string {
  const sum = [...first].reduce((total, digit, at) => total + Number(digit) * (10 - at), 0);
  const rest = (11 - (sum % 11)) % 11;
  return rest === 10 ? 'X' : String(rest);
}

/** Kept as its thirteen digits, of which those from 979-0 on are numbers of printed music (ISMN); one of ten digits becomes the one of thirteen that is the same book’s. */
export function readIsbn(typed: string): string | null {
  const text = plain(typed).replace(/^ISBN(?:-1[03])?[\s:]*/, '');
  const digits = text.replaceAll(/[\s-]/g, '');
  if (/^97(?:8\d|9[1-9])\d{9}$/.test(digits)) return isbnDigit(digits.slice(0, -1)) === digits.at(-1) ? digits : null;
  if (!/^\d{9}[\dX]$/.test(digits) || oldIsbnDigit(digits.slice(0, -1)) !== digits.at(-1)) return null;
  const first = `978${digits.slice(0, -1)}`;
  return first + isbnDigit(first);
}

/** The number of CIP data (CIP 数据核字), with the name of the national library of versions as it is or was in front; kept as (2026)第123456号. */
export function readCipNumber(typed: string): string | null {
  const [, year, number] =
    /^(?:中国版本图书馆|中国国家版本馆)?(?:CIP)?\s*(?:数据核字)?\s*[([〔]?(\d{4})[)\]〕]?\s*第?\s*(\d{4,7})\s*号?$/.exec(plain(typed)) ??
    [];
  return year === undefined ? null : `(${year})第${number}号`;
}
