// The words of a fund's name, and the marks of a project's title in a text.

/** Words for somebody who pays; alone they name no fund. */
export const FUND =
  /基金|资助|資助|项目|項目|课题|課題|计划|計劃|专项|專項|工程|经费|資金|资金|平台|规划|人才|团队|foundation|fund|project|program|grant|scheme|scholarship/iu;
/** Words before a number. */
export const NUMBER_WORD =
  '(?:(?:(?<!\\p{Script=Han})(?:基金|项目|課題|课题|资助|立项|合同|批准|计划|专项)+)?(?:批准文号|批准号|批准號|项目号|编号|編號|立项号|合同号|文号|号|编码)|grants?(?: agreement)?(?: numbers?|' +
  ' nos?\\.?)?|projects? (?:numbers?|nos?\\.?)|award(?: numbers?| nos?\\.?)?|contract(?: no\\.?)?|approval(?: no\\.?)?|' +
  'under (?:the )?(?:grants?|contracts?|projects?)(?: numbers?| nos?\\.?)?|numbers?|nos?\\.?|[№#])';
/** Where a title or a number was taken out. */
export const GAP = '\u2003';

const QUOTED = /\s*[“「『《"]([^”」』》"]*)[”」』》"]/gu;
/** A name that needs no more behind it. */
export const WHOLE_FUND =
  /(?:基金|项目|項目|课题|課題|计划|計劃|专项|專項|工程|资金|foundation(?: of china)?|china|funds?|programs?|projects?)$/iu;
/** Without the titles of projects. Quotes before the words for a fund belong to its name: 浙江省“尖兵”研发攻关计划. */
export function withoutTitles(text: string): string {
  return text.replaceAll(QUOTED, (all, inside: string, at: number, whole: string) => {
    const behind = whole.slice(at + all.length, at + all.length + 20).split(/[（(，,；;。]/u)[0] ?? '';
    const isOfName = !WHOLE_FUND.test(whole.slice(0, at).replaceAll(QUOTED, '').trim()) && (FUND.test(inside) || FUND.test(behind));
    return isOfName ? all : GAP;
  });
}
