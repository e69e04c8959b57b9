// The names that a file gives as its authors or at its marks: a person's, or the name of a program, a firm or the machine's administrator.
import { isChinese } from '../page/lines.ts';
import { latinUnitsIn } from '../authors/latin-units.ts';
import { nameKind } from '../authors/names.ts';

const NOBODY = [
  /^(?:(?:ms|microsoft|windows|win)(?: ?(?:office|account|user|用户|帐户|账户|xp|\d+))*|office(?: ?(?:user|用户|\d+))?|wps(?: office)?|kingsoft|python-docx|apache poi|aspose.*|libreoffice|openoffice.*|google|apple|mac(?:book(?: (?:air|pro))?)?)$/iu,
  /^(?:administrators?|admin|system|root|users?|owner|author|guest|test|default|home|office|work|company|pc|my ?pc|computer|desktop|laptop|notebook|unknown|un-?named|anonymous|none|null|reviewer|editor|student|teacher)[\s_-]?\d*$/iu,
  /^(?:(?:desktop|laptop|win|pc|user|ms|lenovo|thinkpad)-[\dA-Z]+|lenovo|thinkpad|hp|dell|asus|acer|huawei|xiaomi|hasee|samsung|sony|toshiba|thtf|founder|sky123\.org|mc ?system|deepbbs\.com|dadi|administrat~?1?|admini~1)$/iu,
  /^(?:我的|个人|家用|办公|公司)?(?:电脑|个人|台式机?|笔记本|计算机|主机|用户|微软|微软用户|管理员|系统管理员|单位|学校|公司|家庭|学生|老师|新用户)\s*\d*$/u,
  /^(?:微软中国|联想|戴尔|惠普|华硕|宏碁|华为|小米|苹果|神舟|深度(?:技术)?|雨林木风|番茄花园|电脑公司|萝卜家园|系统之家|作者|匿名|审稿人|审稿专家|编辑|责任编辑|编辑部)\d*$/u,
];

/** Whether a person may be meant. */
export const isSomebody = (name: string): boolean => !NOBODY.some((pattern) => pattern.test(name.trim()));

/** Whether this is a person's name: firms and signs like "ZL" stand in the same places. With a rare family name only short ones count. */
export function isPerson(name: string): boolean {
  const kind = nameKind(isChinese(name) ? name.replaceAll(/\s/gu, '') : name.replace(',', ''));
  return (
    isSomebody(name) &&
    (kind === 'SURE' || (kind === 'POSSIBLE' && latinUnitsIn(name).length === 0 && !(isChinese(name) && [...name].length > 3)))
  );
}
