// Funding of the work: funds with number and name, under their label, in notes, or in the sentence of thanks.
import { fundIn, isExactly } from './fund-items.ts';
import { itemsOf } from './fund-list.ts';
import { FUND } from './fund-words.ts';
import type { Found, FoundFunding } from '../found.ts';
import { isChinese, type Segment } from '../page/lines.ts';
import { plain } from '../page/signs.ts';

/** A sentence of thanks for funding, anywhere on the page. */
const THANKING: readonly RegExp[] = [
  /(?:本文|本研究|本课题|本论文|本成果|本项目|本工作|文章|该文|该研究|此文|论文)[^。；;“]{0,12}(?:系|为|是|受|得到|获|由|属|得)\S{0,200}?(?:成果|资助|支持|基金|项目|课题|计划)/u,
  /^[（(\s*＊※①†]*(?:受|得到|感谢|由)\S{2,200}?(?:基金|项目|课题|计划|专项)\S{0,200}?(?:资助|支持)/u,
  /(?:基金|项目|课题|计划|专项)\S{0,120}?(?:的?(?:阶段性|最终|中期)(?:研究)?成果|资助(?:项目|课题)?[。.]?\s*[）)]?$)/u,
  /(?:supported|funded|financed|sponsored)\s(?:\w+ )?(?:in part )?by\b/iu,
];
/** Behind a star or in a note, without a label: a list of funds, each with its number. */
const BARE_LIST =
  /^[\s*＊※①†（(\d]*(?:国家|教育部|中央|中国|全国|[\p{Script=Han}]{2,8}(?:省|市|自治区|大学|学院|科学院|部|厅|委))[\p{Script=Han}“”]*(?:基金|项目|课题|计划|专项|资金)/u;

/** Behind full stops, and where another sentence about funds begins. */
const SENTENCES =
  /(?<=[。．])|(?<=[\p{Script=Han}）)])\.\s+(?=\p{Script=Han})|(?<=[;；])(?=\s*(?:本文|本研究|基金项目))|(?<=(?<!\b[Nn]o)\.)\s+(?=[A-Z])/u;

/** Brackets around the whole; where it begins with one, those within the text are its own. */
const withoutBrackets = (text: string) => (/^[（(]/u.test(text) ? text.replaceAll(/^[（(]|[）)]$/gu, '') : text);

/** The sentences of an unlabelled line that speak of funds; null: none does. */
function sentencesOf(segment: Segment): string | null {
  const text = plain(segment.text);
  if (text.length > 3000 || !FUND.test(text)) return null;
  const isNote = segment.label === null && (segment.place !== 'body' || /^\s*[*＊※①†（(]/u.test(text));
  if (isNote && BARE_LIST.test(text) && /\d{4}/.test(text)) return text;
  const sentences = text
    .split(SENTENCES)
    .filter((sentence) => FUND.test(sentence) && THANKING.some((pattern) => pattern.test(sentence.trim())));
  return sentences.length === 0 ? null : withoutBrackets(sentences.join('；'));
}

interface Told {
  text: string;
  /** A label set off from the text says that these are funds. */
  isLabelled: boolean;
}

/** Text behind these mentions funds without naming any of this work. */
const NO_FUNDS = new Set<Segment['label']>(['abstractZh', 'abstractEn', 'keywordsZh', 'keywordsEn', 'titleZh', 'titleEn', 'other', 'unit']);

/** All texts about funds, in order. A label alone in its line covers the lines below it. */
function textsOf(segments: readonly Segment[]): Told[] {
  const out: Told[] = [];
  for (const [index, segment] of segments.entries()) {
    if (segment.label === 'funds') {
      const lines = [plain(segment.text).trim()];
      const isOpen = lines[0] === '';
      for (const next of segments.slice(index + 1, index + 12)) {
        const text = plain(next.text).trim();
        const last = lines.at(-1) ?? '';
        const goesOn = isOpen || /[；;、，,]$/u.test(last) || /^[（(]?\d{1,2}[)）.．、]\s*\S/u.test(text) || next.block === segment.block;
        if (next.label !== null || next.place !== segment.place || !goesOn || !FUND.test(text) || text.length > 400) break;
        lines.push(text);
      }
      out.push({ text: lines.filter((line) => line !== '').join('；'), isLabelled: !segment.isLoose });
    } else if (segment.label === 'fundNumber') {
      const last = out.at(-1);
      if (last && segments[index - 1]?.label === 'funds') last.text += `（${plain(segment.text).trim()}）`;
    } else if (!NO_FUNDS.has(segment.label)) {
      const before = segments.slice(Math.max(0, index - 10), index).findLast(({ label }) => label !== null);
      if (segment.label === null && before?.label === 'funds' && out.some(({ text }) => text.includes(plain(segment.text).trim())))
        continue;
      const text = sentencesOf(segment);
      if (text !== null) out.push({ text, isLabelled: false });
    }
  }
  return out;
}

export function readFundings(segments: readonly Segment[]): Found<FoundFunding>[] {
  const found: Found<FoundFunding>[] = [];
  const inChinese = new Set<Found<FoundFunding>>();
  for (const { text, isLabelled } of textsOf(segments)) {
    // The English block repeats the Chinese one.
    if (!isChinese(text) && found.some(({ value }) => isChinese(value.fundName))) continue;
    const given = itemsOf(text);
    const items = given.map((item) => fundIn(item));
    const isWhole = items.every((item) => item !== null);
    for (const [index, item] of items.entries()) {
      if (!item) continue;
      const isExact = isExactly(given[index] ?? '', item);
      for (const fundNumber of item.numbers.length > 0 ? item.numbers : ['']) {
        if (found.some(({ value }) => value.fundNumber === fundNumber && (fundNumber !== '' || value.fundName === item.name))) continue;
        const isCertain = isWhole && item.isClear && isExact && fundNumber !== '' && (isLabelled || /[）)]/u.test(text));
        const fund: Found<FoundFunding> = {
          value: { fundNumber, fundName: item.name },
          confidence: isCertain ? 'HIGH' : item.isClear || fundNumber !== '' ? 'MEDIUM' : 'LOW',
        };
        if (isChinese(text)) inChinese.add(fund);
        found.push(fund);
      }
    }
  }
  // Where the English came first, the Chinese repeats it.
  return inChinese.size > 0 ? found.filter((fund) => inChinese.has(fund)) : found;
}
