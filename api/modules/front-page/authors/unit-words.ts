// The words of an institution's name, anywhere on a page.

const TRADITIONAL = '學館醫處會廳廠隊庫電業團書單機構實驗協農場區園衛檢測銀務稅圖規劃編輯雜誌報縣軍專';
const SIMPLIFIED = '学馆医处会厅厂队库电业团书单机构实验协农场区园卫检测银务税图规划编辑杂志报县军专';
const SIMPLE = new Map([...TRADITIONAL].map((sign, index) => [sign, SIMPLIFIED.charAt(index)]));
/** Traditional signs of institutions as the simplified ones, sign by sign: every place stays where it was. */
const simplified = (text: string) => [...text].map((sign) => SIMPLE.get(sign) ?? sign).join('');

/** Words that name an institution in any context. */
const STRONG = new RegExp(
  String.raw`大学|学院|研究院|研究所|研究中心|中心|医院|公司|集团|出版社|杂志社|报社|编辑部|学校|中学|小学|中专|党校|幼儿园|图书馆|博物馆|博物院|美术馆|纪念馆|档案馆|文化馆|文物局|科学院|社科院|设计院|勘察院|规划院|研究总院|实验室|研究室|研究会|研究基地|` +
    String.raw`创新基地|实践基地|教研室|委员会|考古所|法院|检察院|银行|电视台|气象局|气象台|税务局|水利局|林业局|农业局|管理局|管理处|监测站|推广站|实验站|试验站|工作站|事务所|协会|学会|智库|疾控|防治所|保护区|林场|农场|电厂|部队|军区|总队|支队|政府|书院|` +
    String.raw`学部|教研部`,
  'u',
);
/** Offices of a place: 青海省海西州农牧局. */
const LOCAL = /(?:省|市|县|区|州|旗|国家)\p{Script=Han}{2,24}(?:局|厅|委|院|所|馆|站|处|队)(?=$|[\s，,、。（(）)；;\d])/u;
/** How the name of an institution, or of its department, usually ends. */
const USUAL_ENDS =
  '大学|学院|院|系|部|局|馆|所|厅|社|站|科|室|处|中心|公司|集团|校|中学|小学|基地|会|委|库|厂|队|林场|农场|台|行|组|园|矿|平台|府|智库|教研部';
const OTHER_ENDS =
  '校区|分校|办|高中|联盟|流动站|工作站|病区|病房|门诊|部队|军区|保护区|事业部|团队|课题组|项目组|编辑部|期刊|大队|农牧局|社区|乡|镇|街道办|庭';
const ENDS = new RegExp(`(?:${USUAL_ENDS}|${OTHER_ENDS})(?:[（(][^（()）]{1,12}[）)])?$`, 'u');
const ENDS_AS_USUAL = new RegExp(`(?:${USUAL_ENDS}|（[^（）]{2,10}）)$`, 'u');
export const endsAsUnit = (text: string): boolean => ENDS.test(simplified(text));
export const endsAsUsual = (text: string): boolean => ENDS_AS_USUAL.test(simplified(text));
/** Words that are no part of another institution. */
const TOP = /大学(?!生|城)|科学院|公司|集团|党校|社科院|(?:省|市|县|区|州)[^属]{0,12}(?:医院|局|院|所|中心|馆|中学|小学|学校|厅|委员会)$/u;
/** In Latin letters, in any context. */
const LATIN_WORDS =
  'universit|college|institut|school|academy|department|faculty|hospital|museum|library|laborator|cent(?:er|re)\\b|company|\\bco\\.|\\bltd|bureau|corporation';
/** Words of titles too; they name an institution only among others. */
const LOOSE_LATIN_WORDS = 'dept|\\binc\\b|division|office|ministry|society';
const LATIN = new RegExp(LATIN_WORDS, 'iu');
const LOOSE_LATIN = new RegExp(`${LATIN_WORDS}|${LOOSE_LATIN_WORDS}`, 'iu');
export const isLatinInstitution = (text: string): boolean => LATIN.test(text);
export const mayBeLatinInstitution = (text: string): boolean => LOOSE_LATIN.test(text);

export const isTop = (text: string): boolean => TOP.test(simplified(text));

/** Whether the words name an institution. */
export function isInstitution(text: string): boolean {
  const words = simplified(text);
  return STRONG.test(words.replaceAll(/[以为為的]中心|中心(?=主义|化|性|论)/gu, '')) || LOCAL.test(words);
}
