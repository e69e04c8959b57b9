// One fund of a text: its name and its numbers.
import { takeNumbers } from './fund-numbers.ts';
import { FUND, GAP, WHOLE_FUND, withoutTitles } from './fund-words.ts';
import { tightened } from '../page/lines.ts';

interface FundItem {
  name: string;
  /** Empty: a fund without a number. */
  numbers: string[];
  /** Nothing was left over that is neither name nor number nor the title of the project. */
  isClear: boolean;
}

/** How the name of a fund may end. */
const FUND_END = new RegExp(
  String.raw`(?:基金|基金会|项目|項目|课题|課題|计划|計劃|专项|專項|工程|经费|经费项目|资金|資金|平台|规划|团队|研究|支持|资助|奖励|人才|专项资金|专项基金|[）)]|foundation(?: of \w+(?: province)?)?|funds?|` +
    String.raw`projects?|program(?:me)?s?|grants?|china|scheme)$`,
  'iu',
);
/** Words around a fund in a sentence. */
const BEFORE_NAME = new RegExp(
  String.raw`^(?:[*＊※:：,，、\s†①]|注\s*[:：]|(?:由)?\p{Script=Han}{2,4}(?:主持|承担|负责)的?(?=\p{Script=Han}{4})|(?:本文|本研究|本课题|本论文|本项目|本成果|本工作|文章|该文|该研究|此文|这项研究|论文|` +
    String.raw`作者)(?:为|系|是|受到?|得到了?|获得?|由|属于?|得)?|感谢|并受|并得到|同时受|同时得到|还得到|部分受|受到?|得到了?|获得?(?=国|省|市|教)|由|系(?=国|教|\p{Script=Han}{2}省)|为(?=国|教|` +
    String.raw`\p{Script=Han}{2}省)|是(?=国|教|\p{Script=Han}{2}省)|来自)+`,
  'u',
);
const BEFORE_NAME_EN = new RegExp(
  String.raw`^(?:this (?:work|paper|study|research|article|project) (?:was|is|has been) )?(?:(?:jointly|partially|financially|partly|` +
    String.raw`also) )*(?:supported|funded|financed|sponsored)?(?: in part)?\s*(?:by )?(?:the )?`,
  'iu',
);
const BEHIND_NAME: readonly RegExp[] = [
  /[，,、；;]?\s*(?:在此|特此|谨此|谨致|一并|并致|深表|表示感谢|致谢)\S*$/u,
  /[\s，,]*(?:的|之)?(?:阶段性|階段性|最终|研究|中期|部分|系列|重要|前期|相关|后期|主要|终期|结项)*(?:研究)?成果(?:之[一二三])?(?:[。.\s]*|[，,].*)$/u,
  /(?:的)?(?:联合|共同|大力|部分)?(?:资助|支持|赞助|資助)[。.！!\s]*$/u,
  /[。.\s,，、;；:：]+$/u,
  /(?:的|之[一二三])$/u,
];
/** Text behind a number or title that belongs to neither. */
const THANKS =
  /^(?:项目|课题|的|等|之一|联合|共同)*(?:资助|支持|项目|课题|研究成果|阶段|最终|中期|成果|谨|特|在此|之|[。.,，、;；:：！!])/u;
/** Behind a number, 资助项目 may be of the name or of the sentence. */
const GRANTED = /^资助(?:项目|课题)/u;
/** Words of a sentence, not of a name; or a year, which may be left out. */
const BEGINS_ODD = /^(?:和|及|与|由|受|获|系|为|是|同时|本文|本研究|该|的|感谢|得到|其中|另|此外|\d{4}\s*年)|^[^\p{L}\d“]/u;
/** The title of the project may stand behind the fund without any sign. */
const LONG_TAIL = /(?:基金|项目|课题|计划|专项)\p{Script=Han}{16,}$/u;
/** In a title of the project that is not in quotes: 国家社会科学基金项目：江南碑刻研究. */
const UNQUOTED_TITLE = /^(.{4,}?(?:基金|项目|課題|课题|计划|专项|工程))\s*(?:[:：]|[—―]{1,2})\s*\S.{3,}$/u;

/** Behind a gap, this belongs to the sentence and not to the name. */
const OF_SENTENCE = /^(?:的|资助|支持|阶段|项目$|课题$|研究成果|之一|之|[。.,，、;；:：]|$)/u;
const KIND = /^(?:项目|课题)$/u;
/** The label once more. */
const LABEL = /^(?:基金项目|资助项目|项目来源|课题来源|基金|课题|项目名称)\s*[:：]\s*/u;

/** The name from the parts between gaps: the first one, and 项目 where it does without. */
function joined(parts: readonly string[]): string {
  return parts.reduce((own, part) => {
    if (own === '') return part;
    if ((GRANTED.test(part) && WHOLE_FUND.test(own)) || !OF_SENTENCE.test(part)) return own;
    if (!KIND.test(part)) return own + part;
    return FUND_END.test(own) ? own : own + part;
  }, '');
}

/** Without the words of the sentence around it. */
function stripped(text: string): string {
  let name = text
    .replace(BEFORE_NAME, '')
    .replace(BEFORE_NAME_EN, '')
    .replace(/[（(]\s*[）)]/gu, '');
  // After one pattern has matched, an earlier one may match again.
  for (let pass = 0; pass < 2; pass += 1) name = BEHIND_NAME.reduce((rest, pattern) => rest.replace(pattern, ''), name).trim();
  return name;
}

/** It reads as the name of a fund does, and as nothing more. */
function isName(name: string): boolean {
  const isHan = /\p{Script=Han}/u.test(name);
  const signs = [...name].length;
  return (
    (WHOLE_FUND.test(name) || (FUND.test(name) && !isHan)) &&
    signs >= 4 &&
    signs <= (isHan ? 40 : 120) &&
    !BEGINS_ODD.test(name) &&
    !LONG_TAIL.test(name) &&
    !NOT_OF_NAMES.test(name)
  );
}
const NOT_OF_NAMES = /[。；;，,“”"《》:：]|成果|资助$|\d{5}|主持|承担|参与|负责|的|致谢/u;

/** Name and numbers of one item; null: it is no fund. */
export function fundIn(item: string): FundItem | null {
  const { rest, numbers, isClear } = takeNumbers(withoutTitles(tightened(item)));
  const parts = rest.split(GAP).map((part) => part.trim());
  const whole = stripped(joined(parts));
  const titled = UNQUOTED_TITLE.exec(whole)?.[1];
  const name = (titled ?? whole).replace(LABEL, '').trim();
  if (!/\p{L}{2}/u.test(name) || !(numbers.length > 0 || FUND.test(name))) return null;
  const isUnderstood = (part: string) => !GRANTED.test(part) && (!/\p{L}/u.test(part) || THANKS.test(part) || name.endsWith(part));
  return { name, numbers, isClear: isClear && titled === undefined && isName(name) && parts.slice(1).every(isUnderstood) };
}

const SAID =
  '(?:(?:项目|课题|基金|资助|立项|合同|批准|计划|专项)?(?:批准号|批准文号|编号|号|文号)|(?:grant )?no\\.?|grant|under grant no\\.?)?\\s*[:：.]?\\s*';
/** The quoted title of the project, and a remark on its outcome. */
const TITLE = '(?:\\s*(?:——?|[:：，,])?\\s*[“「『《"][^”」』》"]{2,80}[”」』》"]\\s*)?';
const OUTCOME =
  '(?:(?:的)?(?:阶段性|最终|中期|部分|系列)?(?:研究)?成果(?:之[一二三])?|(?:的)?(?:联合|共同)?(?:资助|支持)(?:项目)?)?[。.；;\\s]*';
const WITHIN_SENTENCE = new RegExp(
  String.raw`^(?:[*＊※†①\s]*|[（(]\s*)?(?:(?:本文|本研究|本论文|本课题|本成果|本工作|该研究|论文|文章|感谢)\s*(?:系|为|是|受到?|得到了?|获得?|由)?|受|由|系|the |this (?:work|research|study|` +
    String.raw`paper) (?:was|is) (?:supported|funded) by (?:the )?)?$`,
  'iu',
);

/** Whether the text is a name, its numbers in brackets, perhaps a quoted title, and nothing more; then none of it was overlooked. */
export function isExactly(given: string, { name, numbers }: FundItem): boolean {
  const text = tightened(given);
  const at = text.indexOf(name);
  if (at === -1 || numbers.length === 0 || !WITHIN_SENTENCE.test(text.slice(0, at)) || BEGINS_ODD.test(name)) return false;
  const behind = text.slice(at + name.length).replace(new RegExp(`^${TITLE}`, 'u'), '');
  const listed = numbers
    .map((number) => `${SAID}${number.replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&')}`)
    .join('\\s*(?:[,，、;；]|和|及|and)\\s*');
  return new RegExp(
    `^(?:\\s*[（(［[]\\s*${listed}\\s*[）)\\]］]|\\s*[，,：:]?\\s*${SAID}${listed})\\s*${TITLE}${OUTCOME}[）)]?$`,
    'iu',
  ).test(behind);
}
