// Days off and worked weekends in a text: the notice itself (“1月1日（周五）至3日（周日）放假调休。1月9日（周六）上班。”), or days line by line.
import { plainForms } from '../../../shared/forms/tidied.ts';

export interface ReadNotice {
  off: { from: string; to: string }[];
  makeUp: string[];
}

const WEEKDAY = /[(（〔[]\s*(?:周|星期)?[一二三四五六日天]?[^)）〕\]]{0,8}[)）〕\]]/gu;
const DAY = String.raw`(?:(\d{4})\s*[-/.年]\s*)?(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?`;
/** A day, maybe to another one whose year and month may be left out. */
const SPAN = new RegExp(
  String.raw`${DAY}(?:\s*(?:至|到|~|—+|–|\.\.+|-|to)\s*(?:(?:(\d{4})\s*[-/.年]\s*)?(\d{1,2})\s*[-/.月]\s*)?(\d{1,2})\s*日?)?`,
  'gu',
);
const WORK = /上班|工作日|work/giu;
const REST = /放假|休|off/giu;

/** Far more than a year has, and more than the server takes: the rest of a text pasted by mistake is not read. */
const MOST_DAYS = 200;

const iso = (year: number, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Days without a year are those of `year`. Days followed by 上班 are worked, all others are off. */
export function readNotice(text: string, year: number): ReadNotice {
  const read: ReadNotice = { off: [], makeUp: [] };
  for (const sentence of plainForms(text)
    .replaceAll(WEEKDAY, '')
    .split(/[。；;\n]/u)) {
    for (const found of sentence.matchAll(SPAN)) {
      if (read.off.length + read.makeUp.length >= MOST_DAYS) return read;
      const [whole, ofYear, month = '', day = '', toYear, toMonth, toDay] = found;
      const from = iso(Number(ofYear ?? year), month, day);
      const to = toDay === undefined ? from : iso(Number(toYear ?? ofYear ?? year), toMonth ?? month, toDay);
      const rest = sentence.slice(found.index + whole.length);
      if (isWorked(rest, sentence)) read.makeUp.push(...(from === to ? [from] : [from, to]));
      else read.off.push({ from, to });
    }
  }
  return read;
}

/** By the next word behind the day that says so; a line may also begin with it. */
function isWorked(rest: string, sentence: string): boolean {
  const [work, off] = [rest.search(WORK), rest.search(REST)];
  if (work < 0 && off < 0) return sentence.search(WORK) >= 0 && sentence.search(REST) < 0;
  return work >= 0 && (off < 0 || work < off);
}

/** As `readNotice` reads it again. */
export function noticeText({ off, makeUp }: { off: readonly string[]; makeUp: readonly string[] }): string {
  return [...off.map((range) => range.replace('..', ' 至 ')), ...makeUp.map((day) => `${day} 上班`)].join('\n');
}
