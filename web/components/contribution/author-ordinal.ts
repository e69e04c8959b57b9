// How the place of an author is counted: 第一作者 … 第四十七作者, then in Arabic numerals (S1 §2, D13-101).

const DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const LAST_IN_WORDS = 47;

/** `position` counts from 1. The numeral only; the words around it are the screen's. */
export function authorNumeral(position: number, language: string): string {
  if (!language.startsWith('zh') || position > LAST_IN_WORDS || position < 1) return String(position);
  const tens = Math.floor(position / 10);
  const ones = DIGITS[position % 10] ?? '';
  if (tens === 0) return ones;
  return `${tens === 1 ? '' : DIGITS[tens]}十${ones}`;
}
