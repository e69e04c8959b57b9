// The numbers of a fund, in brackets or behind its name.
import { FUND, GAP, NUMBER_WORD } from './fund-words.ts';
import { folded } from '../page/signs.ts';

const BEFORE_NUMBER = new RegExp(`^(?:[\\s,:;]*${NUMBER_WORD})+[\\s.:,]*|^[\\s:]+`, 'iu');
/** Letters, digits and strokes, with at least three digits: 21BZS086, 20&ZD230, ZR2022MD045, 2023-JC-YB-1, 苏教〔2021〕14. */
const NUMBER = '[A-Za-z0-9][A-Za-z0-9&./_—–−‐\\-]*(?:[〔\\[(（]\\d{4}[〕\\])）][A-Za-z0-9&./_—–−\\-]*)?';
const isNumber = (text: string) =>
  /^(?:\p{Script=Han}{1,10}[〔[(（]?)?[A-Za-z0-9&＆][\p{Script=Han}A-Za-z0-9&＆./_—–−‐\-〔〕[\]()（）]{2,39}$/u.test(text) &&
  (text.match(/\d/g)?.length ?? 0) >= 3 &&
  !FUND.test(text.replace(/\p{Script=Latin}+/gu, ''));

interface Numbers {
  numbers: string[];
  /** Nothing beside them was left over. */
  isClear: boolean;
}

/** 批准号：42171234、42271235; null: there is no number. */
function numbersIn(inside: string): Numbers | null {
  const bare = folded(inside).trim();
  // Folding may change how many signs there are; then the place of the number is lost.
  const isSameLength = bare.length === inside.trim().length;
  const from = isSameLength && BEFORE_NUMBER.test(bare) ? inside.indexOf(inside.trim()) + (BEFORE_NUMBER.exec(bare)?.[0].length ?? 0) : 0;
  const pieces = inside.slice(from).split(/\s*[,，、;；]\s*(?:and\s+|和)?|\s*(?:和|及|与|&(?=\s)|\band\b)\s*/iu);
  const parts = pieces
    .map((part) =>
      part
        .replace(BEFORE_NUMBER, '')
        .replace(/[。.\s]+$/u, '')
        .replace(NUMBER_END, '')
        .trim(),
    )
    .filter((part) => part !== '');
  const numbers = parts.filter((part) => isNumber(part));
  return numbers.length === 0 ? null : { numbers, isClear: numbers.length === parts.length };
}
/** 21BZS086号; but 〔2022〕75号 is the number of a document. */
const NUMBER_END = /(?<![〔[(（]\d{4}[〕\])）]\d{1,5})号$/u;

/** One bracket, with one more within. */
const BRACKET = /\s*[（(［[【]([^（()）［\]】]*(?:[（([〔][^（()）\]〕]*[）)\]〕][^（()）［\]】]*)*)[）)］\]】]/gu;
/** Behind a name: with the word for it, at the end, or right behind hanzi. */
const BEHIND_NAME: readonly RegExp[] = [
  new RegExp(
    `[\\s,，、:：;；${GAP}]*(?:${NUMBER_WORD})[\\s.:：,，]*(\\p{Script=Han}{0,8}${NUMBER}(?:\\s*(?:[,，、和]|and)\\s*${NUMBER})*)`,
    'iu',
  ),
  new RegExp(`[\\s,，、:：${GAP}]+(${NUMBER}(?:\\s*[,，、]\\s*${NUMBER})*)\\s*号?(?=\\D*$)`, 'u'),
  /(?<=\p{Script=Han})([A-Z]{0,6}\d[A-Za-z0-9&-]{5,})(?=\D{0,20}$)/u,
];

/** The text with gaps where numbers stood, and the numbers. */
export function takeNumbers(text: string): Numbers & { rest: string } {
  const taken: Numbers[] = [];
  const isTaken = (inside: string) => {
    const found = numbersIn(inside);
    if (found) taken.push(found);
    return found !== null;
  };
  const outside = text.replaceAll(BRACKET, (all, inside: string) => (isTaken(inside) ? GAP : all));
  const behind =
    taken.length > 0 ? null : BEHIND_NAME.reduce<RegExpExecArray | null>((match, pattern) => match ?? pattern.exec(outside), null);
  const isBehind = behind?.[1] !== undefined && isTaken(behind[1]);
  const rest = behind && isBehind ? outside.slice(0, behind.index) + GAP + outside.slice(behind.index + behind[0].length) : outside;
  return { rest, numbers: taken.flatMap(({ numbers }) => numbers), isClear: taken.every(({ isClear }) => isClear) };
}
