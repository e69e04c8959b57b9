// Who paid for the work: funds with number and name, under their label or in the sentence that thanks them.
import type { Found, FoundFund } from './front-page.ts';
import { isChinese, plain, type Segment } from './lines.ts';

const FUND = /基金|资助|项目|课题|计划|专项|工程|foundation|fund|project|program|grant/iu;
const SENTENCE = /^(?:[*＊※①\s]|\[?1\]?)*(?:(?:本文|本研究|本课题|本论文|本成果|文章|该文|此文)(?:系|为|是|受到?|得到了?|获得?|属于?)|(?:this (?:work|paper|study|research|article) (?:was|is|has been) (?:\w+ )?(?:supported|funded|financed) by))\s*/iu;
const THANKS = /(?:的?(?:阶段性|最终|研究|中期|部分|系列|重要|前期|相关)*(?:研究)?成果(?:之一)?|(?:的|项目)?(?:资助|支持|赞助)(?=[。.；;\s]*$))[。.\s]*$/u;
/** What a number looks like: digits, with letters and strokes around. */
const NUMBER = '[A-Za-z\\p{Script=Han}]{0,6}[A-Za-z0-9〔〕\\[\\]][A-Za-z0-9./_—–\\-〔〕\\[\\]]*\\d[A-Za-z0-9./_—–\\-]*[号]?';
const WORD = '(?:(?:项目|课题|基金|资助|立项|合同)?(?:批准号|编号|批准文号|号)|grant(?: number)?|project(?: number)?|approval)';
const NO = '(?:no\\s*[.．:]?|nos\\s*[.．:]?|number|#)?';
const IN_BRACKETS = new RegExp(`[（(［\\[]\\s*(?:${WORD})?\\s*${NO}\\s*[:：]?\\s*(${NUMBER})\\s*[）)\\]］]`, 'iu');
const BEHIND_WORD = new RegExp(`[,，;；、\\s]*(?:${WORD}\\s*${NO}\\s*[:：]?|${NO.replace(/\?$/, '')}\\s*[:：]?)\\s*(${NUMBER})`, 'iu');
const AT_END = /[,，、:：\s]+([A-Za-z]{0,6}\d[A-Za-z0-9./_-]{4,})$/u;

export function readFunds(segments: readonly Segment[]): Found<FoundFund>[] {
  const found: Found<FoundFund>[] = [];
  for (const [index, segment] of segments.entries()) {
    const text = plain(segment.text);
    const isLabelled = segment.label === 'funds';
    if (!isLabelled && !(segment.label === null && SENTENCE.test(text) && FUND.test(text))) continue;
    const whole = isLabelled && text.trim() === '' ? plain(segments[index + 1]?.label === null ? (segments[index + 1]?.text ?? '') : '') : text;
    // The English block repeats the Chinese one.
    if (!isChinese(whole) && found.some(({ value }) => isChinese(value.fundName))) continue;
    for (const fund of pieces(whole)) {
      const read = fundOf(fund);
      if (!read || found.some(({ value }) => value.fundNumber === read.fundNumber && (read.fundNumber !== '' || value.fundName === read.fundName))) continue;
      const isWhole = read.fundNumber !== '' && FUND.test(read.fundName) && [...read.fundName].length >= 4;
      found.push({ value: read, confidence: isWhole ? (isLabelled && !segment.isLoose && !isUnclear(fund, read) ? 'HIGH' : 'MEDIUM') : read.fundNumber === '' && isLabelled && FUND.test(read.fundName) ? 'MEDIUM' : 'LOW' });
    }
  }
  return found;
}

/** More than one number in what should be one fund, or words left beside its name. */
function isUnclear(text: string, { fundNumber, fundName }: FoundFund): boolean {
  const rest = text.replace(fundNumber, '');
  return new RegExp(`[（(]\\s*(?:${WORD})?\\s*[:：]?\\s*${NUMBER}\\s*[）)]`, 'iu').test(rest) || /成果|资助$|[。]./u.test(fundName);
}

/** Outside brackets and quotes, a semicolon or a full stop ends one; so does a comma behind a number in brackets. */
function pieces(text: string): string[] {
  const marked = text.replaceAll(/([）)\]］])\s*(?:[,，、]|和|以及|及|\band\b)\s*(?=\S{2,})/gu, '$1；').replaceAll(/(^|[；;\s])(?:[（(]?\d{1,2}[)）.．、]|[①②③④⑤⑥⑦⑧⑨⑩])\s*(?=\D)/gu, '$1');
  const out = [''];
  let depth = 0;
  for (const sign of marked) {
    if ('（(“「『《['.includes(sign)) depth += 1;
    else if ('）)”」』》]'.includes(sign)) depth = Math.max(0, depth - 1);
    if (depth === 0 && (sign === ';' || sign === '；' || sign === '。' || sign === '\n')) out.push('');
    else out[out.length - 1] += sign;
  }
  return out.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

function fundOf(piece: string): FoundFund | null {
  let name = piece.replace(SENTENCE, '').trim();
  const match = IN_BRACKETS.exec(name) ?? BEHIND_WORD.exec(name) ?? AT_END.exec(name);
  const isNumber = match !== null && /\d/.test(match[1] ?? '');
  if (match && isNumber) name = name.slice(0, match.index) + name.slice(match.index + match[0].length);
  // A number that stands alone belongs to the fund before it.
  name = name.replace(THANKS, '').replaceAll(/[（(]\s*[）)]/g, '').replace(/^(?:[*＊※:：,，、\s]|受|得到)+/u, '').replace(/[,，、;；:：。.\s]+$/u, '').replace(THANKS, '').trim();
  // The fund, not the title of the project.
  name = name.replace(/\s*[“"「『《][^”"」』》]*[”"」』》]/gu, '').replace(/[,，、:：\s]+$/u, '').trim();
  if (name === '' || !(isNumber || FUND.test(name))) return null;
  return { fundNumber: isNumber ? (match[1] ?? '').replace(/号$/, '').trim() : '', fundName: name.replaceAll(/\s+/g, (space, at: number, whole: string) => (/\p{Script=Han}/u.test(whole.charAt(at - 1)) && /\p{Script=Han}/u.test(whole.charAt(at + space.length)) ? '' : ' ')) };
}
