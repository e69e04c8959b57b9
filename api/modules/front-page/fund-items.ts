// One text about funds taken apart: its items, and of each the name of the fund and its numbers.
import { tightened } from './lines.ts';
import { folded } from './signs.ts';

export interface FundItem {
  name: string;
  /** Empty: a fund without a number. */
  numbers: string[];
  /** Nothing was left over that is neither name nor number nor the title of the project. */
  isClear: boolean;
}

/** Words for somebody who pays; alone they name no fund. */
export const FUND = /基金|资助|資助|项目|項目|课题|課題|计划|計劃|专项|專項|工程|经费|資金|资金|平台|规划|人才|团队|foundation|fund|project|program|grant|scheme|scholarship/iu;
/** How the name of a fund ends. */
const FUND_END = /(?:基金|基金会|项目|項目|课题|課題|计划|計劃|专项|專項|工程|经费|经费项目|资金|資金|平台|规划|团队|研究|支持|资助|奖励|人才|专项资金|专项基金|[）)]|foundation(?: of \w+(?: province)?)?|funds?|projects?|program(?:me)?s?|grants?|china|scheme)$/iu;
const NUMBER_WORD = '(?:(?:(?<!\\p{Script=Han})(?:基金|项目|課題|课题|资助|立项|合同|批准|计划|专项)+)?(?:批准文号|批准号|批准號|项目号|编号|編號|立项号|合同号|文号|号|编码)|grants?(?: agreement)?(?: numbers?| nos?\\.?)?|projects? (?:numbers?|nos?\\.?)|award(?: numbers?| nos?\\.?)?|contract(?: no\\.?)?|approval(?: no\\.?)?|under (?:the )?(?:grants?|contracts?|projects?)(?: numbers?| nos?\\.?)?|numbers?|nos?\\.?|[№#])';
const BEFORE_NUMBER = new RegExp(`^(?:[\\s,:;]*${NUMBER_WORD})+[\\s.:,]*|^[\\s:]+`, 'iu');
/** Letters, digits and strokes, with at least three digits: 21BZS086, 20&ZD230, ZR2022MD045, 2023-JC-YB-1, 苏教〔2021〕14. */
const NUMBER = '[A-Za-z0-9][A-Za-z0-9&./_—–−‐\\-]*(?:[〔\\[(（]\\d{4}[〕\\])）][A-Za-z0-9&./_—–−\\-]*)?';
const isNumber = (text: string) => /^(?:\p{Script=Han}{1,10}[〔[(（]?)?[A-Za-z0-9&＆][\p{Script=Han}A-Za-z0-9&＆./_—–−‐\-〔〕[\]()（）]{2,39}$/u.test(text) && (text.match(/\d/g)?.length ?? 0) >= 3 && !FUND.test(text.replace(/\p{Script=Latin}+/gu, ''));

const OPENING = '（(［[〔“「『《【';
const CLOSING = '）)］]〕”」』》】';

/** Cuts where `isEnd` says so, outside of brackets and quotes. */
function cutOutside(text: string, isEnd: (sign: string, before: string, after: string) => number): string[] {
  const out: string[] = [];
  let from = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (OPENING.includes(sign)) depth += 1;
    else if (CLOSING.includes(sign)) depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      const length = isEnd(sign, text.slice(from, at), text.slice(at, at + 80));
      if (length > 0) {
        out.push(text.slice(from, at));
        from = at + length;
        at = from - 1;
      }
    }
  }
  out.push(text.slice(from));
  return out.map((piece) => piece.trim()).filter((piece) => /\p{L}|\d/u.test(piece));
}

const QUOTED = /\s*[“「『《"]([^”」』》"]*)[”」』》"]/gu;
const WHOLE_FUND = /(?:基金|项目|項目|课题|課題|计划|計劃|专项|專項|工程|资金|foundation(?: of china)?|china|funds?|programs?|projects?)$/iu;
/** Without the titles of projects. Quotes before the words for a fund belong to its name: 浙江省“尖兵”研发攻关计划. */
const withoutTitles = (text: string) => text.replaceAll(QUOTED, (all, inside: string, at: number, whole: string) => (WHOLE_FUND.test(whole.slice(0, at).replaceAll(QUOTED, '').trim()) || !(FUND.test(inside) || FUND.test(whole.slice(at + all.length, at + all.length + 20).split(/[（(，,；;。]/u)[0] ?? '')) ? '\u2003' : all));
/** The left side is a whole fund, and the right side begins another. */
const isComplete = (before: string) => /[）)\]］〕”」』》]\s*$/u.test(before) ? FUND.test(before) || /\d{3}/.test(before) : WHOLE_FUND.test(withoutTitles(before).trim()) || /\d{3,}\w*\s*(?:号|资助|的?资助)?$/u.test(before);
function beginsAnother(after: string): boolean {
  const [next = ''] = withoutTitles(after).split(/[；;。（(“《]|[,，、](?!\s*\p{Script=Han})/u);
  return FUND.test(next.replace(new RegExp(NUMBER_WORD, 'giu'), ''));
}
const JOINTS = /^(?:以及|[、,，和及与]|\s+and\s+)/iu;

/** The items of a list of funds: at semicolons, and at commas and 和 between whole ones. */
export function itemsOf(text: string): string[] {
  const bare = text.replaceAll(/(^|[；;。，,、\s])(?:[（(]\s*\d{1,2}\s*[）)]|\d{1,2}\s*[.．、)）]|[①-⑳])\s*(?=[\p{Script=Han}A-Z])/gu, '$1；');
  return cutOutside(bare, (sign, before, after) => {
    if (/[；;。\n]/u.test(sign)) return 1;
    const joint = JOINTS.exec(after)?.[0];
    if (joint === undefined) return 0;
    const rest = after.slice(joint.length).replace(/^\s*(?:和|及|以及|与|and)\s*/iu, '');
    return isComplete(before) && beginsAnother(rest) ? after.length - rest.length >= joint.length && rest.length < after.length ? after.length - rest.length : joint.length : 0;
  });
}

/** Words around a fund in a sentence. */
const BEFORE_NAME = /^(?:[*＊※:：,，、\s†①]|注\s*[:：]|(?:由)?\p{Script=Han}{2,4}(?:主持|承担|负责)的?(?=\p{Script=Han}{4})|(?:本文|本研究|本课题|本论文|本项目|本成果|本工作|文章|该文|该研究|此文|这项研究|论文|作者)(?:为|系|是|受到?|得到了?|获得?|由|属于?|得)?|感谢|并受|并得到|同时受|同时得到|还得到|部分受|受到?|得到了?|获得?(?=国|省|市|教)|由|系(?=国|教|\p{Script=Han}{2}省)|为(?=国|教|\p{Script=Han}{2}省)|是(?=国|教|\p{Script=Han}{2}省)|来自)+/u;
const BEFORE_NAME_EN = /^(?:this (?:work|paper|study|research|article|project) (?:was|is|has been) )?(?:(?:jointly|partially|financially|partly|also) )*(?:supported|funded|financed|sponsored)?(?: in part)?\s*(?:by )?(?:the )?/iu;
const BEHIND_NAME: readonly RegExp[] = [
  /[，,、；;]?\s*(?:在此|特此|谨此|谨致|一并|并致|深表|表示感谢|致谢)\S*$/u,
  /[\s，,]*(?:的|之)?(?:阶段性|階段性|最终|研究|中期|部分|系列|重要|前期|相关|后期|主要|终期|结项)*(?:研究)?成果(?:之[一二三])?(?:[。.\s]*|[，,].*)$/u,
  /(?:的)?(?:联合|共同|大力|部分)?(?:资助|支持|赞助|資助)[。.！!\s]*$/u,
  /[。.\s,，、;；:：]+$/u,
  /(?:的|之[一二三])$/u,
];
/** What may stand behind number or title and belongs to neither. */
const THANKS = /^(?:项目|课题|的|等|之一|联合|共同)*(?:资助|支持|项目|课题|研究成果|阶段|最终|中期|成果|谨|特|在此|之|[。.,，、;；:：！!])/u;
/** Behind a number, 资助项目 may be of the name or of the sentence. */
const GRANTED = /^资助(?:项目|课题)/u;
/** Of a sentence, not of a name; or a year that one may leave out. */
const BEGINS_ODD = /^(?:和|及|与|由|受|获|系|为|是|同时|本文|本研究|该|的|感谢|得到|其中|另|此外|\d{4}\s*年)|^[^\p{L}\d“]/u;
/** The title of the project may stand behind the fund without any sign. */
const LONG_TAIL = /(?:基金|项目|课题|计划|专项)\p{Script=Han}{16,}$/u;
/** In a title of the project that is not in quotes: 国家社会科学基金项目：江南碑刻研究. */
const UNQUOTED_TITLE = /^(.{4,}?(?:基金|项目|課題|课题|计划|专项|工程))\s*(?:[:：]|[—―]{1,2})\s*\S.{3,}$/u;

const SAID = '(?:(?:项目|课题|基金|资助|立项|合同|批准|计划|专项)?(?:批准号|批准文号|编号|号|文号)|(?:grant )?no\\.?|grant|under grant no\\.?)?\\s*[:：.]?\\s*';
/** The quoted title of the project, and what a sentence says of its outcome. */
const TITLE = '(?:\\s*(?:——?|[:：，,])?\\s*[“「『《"][^”」』》"]{2,80}[”」』》"]\\s*)?';
const OUTCOME = '(?:(?:的)?(?:阶段性|最终|中期|部分|系列)?(?:研究)?成果(?:之[一二三])?|(?:的)?(?:联合|共同)?(?:资助|支持)(?:项目)?)?[。.；;\\s]*';
const WITHIN_SENTENCE = /^(?:[*＊※†①\s]*|[（(]\s*)?(?:(?:本文|本研究|本论文|本课题|本成果|本工作|该研究|论文|文章|感谢)\s*(?:系|为|是|受到?|得到了?|获得?|由)?|受|由|系|the |this (?:work|research|study|paper) (?:was|is) (?:supported|funded) by (?:the )?)?$/iu;

/** Whether the text is a name, its numbers in brackets, perhaps a quoted title, and nothing more; then none of it was overlooked. */
export function isExactly(given: string, { name, numbers }: FundItem): boolean {
  const text = tightened(given);
  const at = text.indexOf(name);
  if (at === -1 || numbers.length === 0 || !WITHIN_SENTENCE.test(text.slice(0, at)) || BEGINS_ODD.test(name)) return false;
  const behind = text.slice(at + name.length).replace(new RegExp(`^${TITLE}`, 'u'), '');
  const listed = numbers.map((number) => `${SAID}${number.replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&')}`).join('\\s*(?:[,，、;；]|和|及|and)\\s*');
  return new RegExp(`^(?:\\s*[（(［[]\\s*${listed}\\s*[）)\\]］]|\\s*[，,：:]?\\s*${SAID}${listed})\\s*${TITLE}${OUTCOME}[）)]?$`, 'iu').test(behind);
}

/** Name and numbers of one item; null: it is no fund. */
export function fundIn(item: string): FundItem | null {
  const numbers: string[] = [];
  let isClear = true;
  const take = (inside: string): boolean => {
    const bare = folded(inside).trim();
    const said = BEFORE_NUMBER.test(bare);
    const parts = inside.slice(bare.length === inside.trim().length && said ? inside.indexOf(inside.trim()) + (BEFORE_NUMBER.exec(bare)?.[0].length ?? 0) : 0)
      .split(/\s*[,，、;；]\s*(?:and\s+|和)?|\s*(?:和|及|与|&(?=\s)|\band\b)\s*/iu).map((part) => part.replace(BEFORE_NUMBER, '').replace(/[。.\s]+$/u, '').replace(/(?<![〔[(（]\d{4}[〕\])）]\d{1,5})号$/u, '').trim()).filter((part) => part !== '');
    const found = parts.filter((part) => isNumber(part));
    if (found.length === 0) return false;
    isClear &&= found.length === parts.length;
    numbers.push(...found);
    return true;
  };
  let name = tightened(item);
  // The fund, not the title of the project.
  name = withoutTitles(name);
  name = name.replaceAll(/\s*[（(［[【]([^（()）［\]】]*(?:[（([〔][^（()）\]〕]*[）)\]〕][^（()）［\]】]*)*)[）)］\]】]/gu, (all, inside: string) => (take(inside) ? '\u2003' : all));
  const behind = numbers.length > 0 ? null : new RegExp(`[\\s,，、:：;；\\u2003]*(?:${NUMBER_WORD})[\\s.:：,，]*(\\p{Script=Han}{0,8}${NUMBER}(?:\\s*(?:[,，、和]|and)\\s*${NUMBER})*)`, 'iu').exec(name) ?? new RegExp(`[\\s,，、:：\\u2003]+(${NUMBER}(?:\\s*[,，、]\\s*${NUMBER})*)\\s*号?(?=\\D*$)`, 'u').exec(name) ?? new RegExp(`(?<=\\p{Script=Han})([A-Z]{0,6}\\d[A-Za-z0-9&-]{5,})(?=\\D{0,20}$)`, 'u').exec(name);
  if (behind?.[1] !== undefined && take(behind[1])) name = `${name.slice(0, behind.index)}\u2003${name.slice(behind.index + behind[0].length)}`;
  const parts = name.split('\u2003').map((part) => part.trim());
  name = parts.reduce((own, part) => (own === '' ? part : GRANTED.test(part) && WHOLE_FUND.test(own) ? own : /^(?:的|资助|支持|阶段|项目$|课题$|研究成果|之一|之|[。.,，、;；:：]|$)/u.test(part) ? own + (/^(?:项目|课题)$/u.test(part) && !FUND_END.test(own) ? part : part.replace(/^(?:项目|课题)$/u, '')) : own), '');
  name = name.replace(BEFORE_NAME, '').replace(BEFORE_NAME_EN, '').replace(/[（(]\s*[）)]/gu, '');
  for (let pass = 0; pass < 2; pass += 1) name = BEHIND_NAME.reduce((text, pattern) => text.replace(pattern, ''), name).trim();
  const titled = UNQUOTED_TITLE.exec(name);
  if (titled?.[1] !== undefined) [name, isClear] = [titled[1], false];
  name = name.replace(/^(?:基金项目|资助项目|项目来源|课题来源|基金|课题|项目名称)\s*[:：]\s*/u, '').trim();
  if (name === '' || !/\p{L}{2}/u.test(name) || !(numbers.length > 0 || FUND.test(name))) return null;
  isClear &&= parts.slice(1).every((part) => !GRANTED.test(part) && (!/\p{L}/u.test(part) || THANKS.test(part) || name.endsWith(part))) && !BEGINS_ODD.test(name) && !LONG_TAIL.test(name);
  isClear &&= (WHOLE_FUND.test(name) || (FUND.test(name) && !/\p{Script=Han}/u.test(name))) && [...name].length >= 4 && [...name].length <= (/\p{Script=Han}/u.test(name) ? 40 : 120) && !/[。；;，,“”"《》:：]|成果|资助$|\d{5}|主持|承担|参与|负责|的|致谢/u.test(name);
  return { name, numbers, isClear };
}
