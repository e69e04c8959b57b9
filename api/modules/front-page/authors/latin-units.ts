// Institutions that a page names in Latin letters: of authors from abroad, and of all where it has no others.
import { isLatin, type Segment } from '../page/lines.ts';
import { DOWN, plain, UP } from '../page/signs.ts';
import { mayBeLatinInstitution } from './unit-words.ts';

const MARK = new RegExp(
  `^\\s*[（(]?\\s*(?:${UP}\\s*[(（]?([\\da-h])[.)）]?\\s*${DOWN}[.)\\s]*|[(（[]?(\\d{1,2}|[a-h])(?:[.)）\\]]\\s*|\\s+))(?=\\p{L})`,
  'iu',
);

export interface LatinUnit {
  mark: string | null;
  name: string;
}

/** The institutions of a line, without place, postcode and country. */
export function latinUnitsIn(text: string): LatinUnit[] {
  return text.split(new RegExp(`[;；]|(?=${UP}\\s*\\d)`, 'u')).flatMap((piece) => {
    const match = MARK.exec(piece);
    const parts = plain(match ? piece.slice(match[0].length) : piece)
      .replaceAll(/[（(][^（()）]*@[^（()）]*[）)]/gu, ' ')
      .split(/[,，]/u)
      .map((part) => part.replace(/^[\s（(]+|[\s.）)]+$/gu, ''));
    const last = parts.findLastIndex((part) => mayBeLatinInstitution(part));
    return last === -1
      ? []
      : [{ mark: match?.[1]?.toLowerCase() ?? match?.[2]?.toLowerCase() ?? null, name: parts.slice(0, last + 1).join(', ') }];
  });
}

/** All of a page, in order: lines that say an institution in Latin letters and little else. */
export function latinUnits(segments: readonly Segment[]): LatinUnit[] {
  return segments
    .filter(({ label, text, place }) => {
      if (place === 'footnote' || text.length >= 1500 || !isLatin(text) || !mayBeLatinInstitution(text)) return false;
      // With its place, and a figure before it or a postcode behind.
      const isLine = label === null && /,/.test(text) && /\d{4,}|^\W*\d|china|^\s*[（(]/iu.test(plain(text));
      return (label === 'unit' || isLine) && !/[.!?]\s+[A-Z]\w+\s\w+\s\w+/u.test(plain(text.replace(MARK, '')));
    })
    .flatMap(({ text }) => latinUnitsIn(text));
}
