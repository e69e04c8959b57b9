// Lines of people in Latin letters, as the English block of a page lists them.
import type { Segment } from '../page/lines.ts';
import { withoutMarks } from '../page/signs.ts';

const SYLLABLE =
  '(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:[iu]?[aeoü](?:ng|[ionu])?|u[aeo]?(?:ng|[in])?|i[ae]?(?:ng|[ou]|n)?|v[en]?|ü|iao|uai|iong|er|ia|ie|iu|ui|un|in|ing))';
const PINYIN = new RegExp(`^(?:${SYLLABLE}['’-]?){1,4}$`, 'iu');
const NAME_WORD = /^\p{Lu}[\p{L}'’.-]*$/u;
/** Short words of titles that are written large among others. */
const TITLE_WORDS = new RegExp(
  String.raw`^(?:a|an|the|of|on|in|for|to|and|with|from|by|at|or|its|their|between|under|based|study|studies|research|analysis|effects?|china|chinese|` +
    String.raw`new|how|what|why|social|toward|towards|review|case|theory|method|model|system|design|history|culture|law|art|urban|rural|data|digital|` +
    String.raw`public|policy|economy|education)$`,
  'iu',
);

/** A line of people in Latin letters: ZHANG San, Li Si; Maria Keller. */
export function isEnglishNames(text: string): boolean {
  if (text.length > 3000) return false;
  const bare = withoutMarks(text)
    .replaceAll(/\((?:eds?|corresponding author|[\d*,\s]+)\.?\)|[\d*＊†‡#①-⑳✉]+/giu, ' ')
    .replace(/[.,;\s]+$/u, '')
    .trim();
  if (bare === '' || bare.length > 1500) return false;
  const pieces = bare
    .split(/[,，;；、&]|\s+and\s+|\s{2,}|\t/iu)
    .map((piece) => piece.trim().replace(/^and\s+/iu, ''))
    .filter((piece) => piece !== '');
  const words = pieces.flatMap((piece) => piece.split(/\s+/));
  // An and He are family names too.
  const isListed = pieces.length > 1 && pieces.every((piece) => /^\S+(?:\s+\S+){1,2}$/u.test(piece));
  if (pieces.length === 0 || words.some((word) => !NAME_WORD.test(word) || (TITLE_WORDS.test(word) && !(isListed && PINYIN.test(word)))))
    return false;
  if (!pieces.every((piece) => piece.split(/\s+/).length <= 4) || words.length < 2) return false;
  const pinyin = words.filter((word) => PINYIN.test(word)).length;
  return pinyin * 2 >= words.length || (pieces.length > 1 ? pieces.every((piece) => /\s/.test(piece)) : words.length <= 3);
}

/** All of them as Chinese names are written. */
export function isPinyin(text: string): boolean {
  const words = withoutMarks(text)
    .split(/[\s,，;；]+/)
    .filter((word) => /^\p{L}/u.test(word) && word.toLowerCase() !== 'and');
  return isEnglishNames(text) && words.every((word) => PINYIN.test(word.replace(/[\d*.]+$/, '')));
}

/** The people of an English line of names, one by one. */
function piecesOf(line: string): string[] {
  const pieces = withoutMarks(line)
    .replaceAll(/[（(][^（()）]*[）)]|[\d*＊†‡#]+/gu, ',')
    .split(/[,，;；、&\t\u3000]|\s{2,}|\band\b/u);
  return pieces.map((piece) => piece.replaceAll(/[^\p{L}\s.'’-]/gu, '').trim()).filter((piece) => /\p{L}{2}/u.test(piece));
}

/** Lines of the page that list people in Latin letters, as many as there are authors or not. */
export function englishNames(segments: readonly Segment[]): string[][] {
  return segments
    .filter(({ label, text }) => (label === null || label === 'authors') && text.length < 1500 && isEnglishNames(text))
    .map(({ text }) => piecesOf(text));
}
