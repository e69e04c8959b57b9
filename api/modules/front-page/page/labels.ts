// The labels of front pages and submission forms, and their places in a line.

import { folded, RAISED } from './signs.ts';

export type Label =
  | 'titleZh'
  | 'titleEn'
  | 'subtitleZh'
  | 'subtitleEn'
  | 'authors'
  | 'unit'
  | 'email'
  | 'abstractZh'
  | 'abstractEn'
  | 'keywordsZh'
  | 'keywordsEn'
  | 'funds'
  | 'fundNumber'
  | 'about'
  | 'corresponding'
  | 'thanks'
  | 'particular'
  | 'other'
  | 'heading';

/** Chinese words may be set apart: 摘 要. */
const spaced = (words: string) =>
  words
    .split('|')
    .map((word) => (/^\p{Script=Han}+$/u.test(word) ? [...word].join('\\s*') : word))
    .join('|');

const LABELS: readonly (readonly [Label, string])[] = [
  ['abstractZh', spaced('中文摘要|内容摘要|內容摘要|内容提要|內容提要|论文摘要|论文提要|文章摘要|文章提要|摘要|提要|文摘|内容简介')],
  ['abstractEn', `${spaced('英文摘要|外文摘要')}|abstracts?|summary`],
  ['keywordsZh', spaced('中文关键词|关键词语|关键词|关健词|关键字|主题词|關鍵詞|關鍵字|主題詞')],
  ['keywordsEn', `${spaced('英文关键词|外文关键词')}|key\\s?-?\\s?words?(?: and phrases)?|index terms`],
  [
    'titleZh',
    spaced(
      '中文题名|中文题目|中文标题|中文篇名|论文题目|论文标题|论文题名|论文名称|文章标题|文章题目|文章名称|稿件题目|稿件名称|稿件标题|题名|题目|标题|篇名|文题',
    ),
  ],
  ['titleEn', `${spaced('英文题名|英文题目|英文标题|英文篇名|外文题名')}|english title|(?:paper )?title(?: of (?:the )?paper)?`],
  ['subtitleZh', spaced('中文副标题|中文副题|副标题|副题名|副题')],
  ['subtitleEn', `${spaced('英文副标题|英文副题')}|sub-?title`],
  [
    'about',
    spaced('第一作者简介|第二作者简介|作者簡介|作者简介|作者介绍|作者信息|作者资料|作者情况|作者简历|个人简介|个人简历|本文作者') +
      `|第\\s*[一二三四五六七八九十\\d]{1,2}\\s*作者|about the authors?|author biograph(?:y|ies)|author information|biograph(?:y|ies)|` +
      `(?:brief )?author introduction|biographical notes?|first author|author profiles?`,
  ],
  [
    'corresponding',
    `${spaced('通讯作者简介|通信作者简介|通讯作者|通信作者|通訊作者|通讯联系人|通信联系人|联系作者|责任作者|联系人')}|corresponding authors?|correspond(?:ence|ing)(?: to)?`,
  ],
  ['authors', `${spaced('作者姓名|中文作者|全部作者|作者|著者|撰稿人|撰稿|投稿人|姓名')}|authors?`],
  [
    'unit',
    `${spaced('第一作者单位|作者单位|作者機構|作者机构|工作单位|所在单位|所属单位|单位名称|单位全称|机构名称|单位|機構|机构')}|affiliations?|author affiliations?`,
  ],
  [
    'email',
    `${spaced('电子邮箱|电子邮件|电子信箱|电子邮箱地址|联系邮箱|通讯邮箱|作者邮箱|邮箱地址|邮箱|信箱|邮件|電子郵箱|電郵|电邮')}|e\\s?-?\\s?mails?(?: address(?:es)?)?`,
  ],
  ['fundNumber', spaced('基金项目编号|项目批准号|项目编号|课题编号|基金编号|资助编号|批准号|立项号')],
  [
    'funds',
    spaced(
      '基金资助项目|依托项目及编号|基金项目及编号|项目名称及编号|依托项目|依托课题|受资助项目|本文基金项目|基金资助|基金项目|基金項目|基金名称|基金来源|基金信息|基金支持|资助项目|资助基金|资助信息|资助来源|项目基金|项目资助|项目支持|项目来源|项目名称|支持项目|' +
        '支撑项目|课题项目|课题来源|课题资助|课题名称|课题信息|经费来源|科研项目|课题|基金|项目|資助項目',
    ) +
      `|foundation items?|foundations?|fund(?:ed|ing|s)?(?: (?:projects?|items?|information|program|sources?|by))?|` +
      `(?:project )?(?:financially )?supported by|sponsored by|financial support|grants?(?: support)?`,
  ],
  ['thanks', `${spaced('致谢|致謝|鸣谢')}|acknowledge?ments?`],
  [
    'particular',
    spaced(
      '性别|出生年月|出生年份|民族|籍贯|学历|学位|最高学历|职称|职务|职称职务|研究方向|主要研究方向|研究领域|专业|联系电话|电话|办公电话|手机|手机号|手机号码|移动电话|传真|微信|通讯地址|通信地址|联系地址|邮寄地址|地址|邮政编码|邮编|身份证号|作者拼音|' +
        '姓名拼音|作者英文名|英文作者|英文姓名|英文单位|单位英文名',
    ) + `|tel(?:ephone)?|mobile|phone|fax|address|postal code|post code|orcid|wechat|research interests?`,
  ],
  [
    'other',
    spaced(
      '收稿日期|收稿时间|修回日期|修改日期|修订日期|修改稿日期|修回稿日期|收修改稿日期|收到修改稿日期|修回时间|投稿日期|投稿时间|录用日期|接受日期|定稿日期|网络首发日期|网络出版日期|出版日期|在线发表|中图分类号|中图法分类号|中國圖書分類號|学科分类号|学科代码|' +
        '学科分类|分类号|文献标识码|文献标志码|文章标识码|文献识别码|文章编号|稿件编号|稿号|引用格式|引文格式|引用本文|本文引文格式|中文引用格式|英文引用格式|开放科学标识码|责任编辑|责任校对|编辑|校对|审稿|栏目|投稿栏目|卷期|字数|全文字数|作者贡献|作者贡献声明|' +
        '利益冲突|利益冲突声明|数据可用性声明|伦理声明|声明|版权声明|目录',
    ) +
      `|received(?: date)?|revised|accepted|published(?: online)?|available online|clc(?: (?:number|no\\.?|code))?|chinese library classification|` +
      `doi|document (?:code|identification)|article (?:id|no\\.?|type)|citation|issn|cn|cite this article|conflicts? of interests?|` +
      `author contributions?|msc|jel(?: classification)?|pacs`,
  ],
  ['heading', `${spaced('引言|引论|前言|绪论|绪言|序言|导论|导言|导语|参考文献|注释|正文|结语|结论')}|introduction|references|notes`],
];

const ALL = LABELS.map(([label, words]) => ({ label, words: new RegExp(`^(?:${words})$`, 'iu') }));
const WORDS = LABELS.map(([, words]) => words).join('|');

/** The label that these words are; null: none. */
function labelOf(words: string): Label | null {
  const bare = words.replaceAll(/\s+/g, ' ').trim();
  return bare.length > 40 ? null : (ALL.find((candidate) => candidate.words.test(bare))?.label ?? null);
}

const OPEN = '[【\\[〔〖<〈《(「]';
const CLOSE = '[】\\]〕〗>〉》)」]';
/** 摘要（中文）, Abstract (English), 关键词（3～5个）, 作者单位1. */
const ASIDE = '(?:\\s?\\([^)]{1,12}\\)|\\s?\\d)?';
/** Signs before a label that do not belong to it: a star, a circle, a raised figure. */
const LEAD = `(?:${RAISED.replace('(', '(?:')}|[*※★☆●○◎■◆□△▲▶◇①†#\\s])*`;
/** Within brackets, before a colon, alone in its line, or apart by a wide space. */
const FIRM = new RegExp(
  `^${LEAD}(?:${OPEN}\\s*(${WORDS})${ASIDE}\\s*[:.]?\\s*${CLOSE}\\s*[:]?|(${WORDS})${ASIDE}\\s*(?:[:∶︰﹕]|[|/—–]{1,2}(?=\\s?\\S)|$|\\u3000|\\t|` +
    `\\s{2,}|(?<=words|abstract)\\.(?=\\s)))`,
  'iu',
);
/** Before a single space; only words that begin no sentence. */
const LOOSE = new RegExp(
  `^${LEAD}(${spaced('中文摘要|论文摘要|摘要|内容提要|内容摘要|提要|关键词|关键字|關鍵詞|主题词|英文摘要|基金项目|基金资助|资助项目|作者简介|作者单位|通讯作者|通信作者|收稿日期|中图分类号|文献标识码|文献标志码|文章编号')}|abstract|key\\s?words?)(?:\\s+)`,
  'iu',
);
/** Nothing between the word and its text. */
const TIGHT = new RegExp(`^${LEAD}(${spaced('摘要|内容提要|内容摘要|关键词')})(?=[\\p{Script=Han}“《〈「])`, 'iu');
/** Within a line, after another field. */
const BARE_WITHIN = spaced('关键词|关键字|中图分类号|文献标识码|文献标志码|文章编号');
const WITHIN = new RegExp(
  `${OPEN}\\s*(${WORDS})\\s*[:]?\\s*${CLOSE}|(?<=[\\s;。.,!?！？\\])）】、])(${WORDS})\\s*:` +
    `|(?<=[\\s。.;])(${BARE_WITHIN}|key words|keywords)\\s+(?=\\S)`,
  'giu',
);

interface Head {
  label: Label;
  /** How much of the line it takes. */
  length: number;
  /** FIRM: set off by brackets, a colon or a wide space. */
  isFirm: boolean;
}

/** The label that a line begins with. `boldHead`: its bold beginning where the rest is not bold. */
export function headOf(line: string, boldHead: string): Head | null {
  const text = folded(line);
  const firm = FIRM.exec(text);
  const found = firm ?? LOOSE.exec(text);
  if (found) {
    const label = labelOf(found[1] ?? found[2] ?? '');
    return label && { label, length: found[0].length, isFirm: firm !== null };
  }
  // Its weight alone sets it off.
  const bold = boldHead === '' ? null : labelOf(folded(boldHead).replace(new RegExp(`^${LEAD}`, 'u'), ''));
  if (bold && line.startsWith(boldHead)) return { label: bold, length: boldHead.length, isFirm: true };
  const tight = TIGHT.exec(text);
  const label = tight && text.length >= 12 ? labelOf(tight[1] ?? '') : null;
  return tight && label && { label, length: tight[0].length, isFirm: false };
}

/** Labels that stand within texts as plain words: an abstract continues over them. */
const COMMON = new Set<Label>([
  'titleZh',
  'titleEn',
  'subtitleZh',
  'subtitleEn',
  'authors',
  'unit',
  'email',
  'particular',
  'heading',
  'thanks',
  'funds',
  'fundNumber',
]);
/** Sentences about a person contain these and go on. */
const OF_A_PERSON = new Set<Label>(['email', 'unit', 'particular', 'titleZh', 'titleEn', 'authors', 'fundNumber', 'heading']);

/** Where in the text behind a label the next field begins; -1: nowhere. */
export function nextHead(text: string, label: Label): number {
  const isPerson = label === 'about' || label === 'corresponding';
  const isProse = label === 'abstractZh' || label === 'abstractEn';
  for (const match of folded(text).matchAll(WITHIN)) {
    const words = match[1] ?? match[2] ?? match[3] ?? '';
    const next = labelOf(words);
    if (next === null || next === 'heading' || next === 'fundNumber' || (isPerson && OF_A_PERSON.has(next))) continue;
    if (isPerson && next === label) continue;
    // 苏晚（通讯作者）
    if (isPerson && next === 'corresponding' && match[0].startsWith('(')) continue;
    if (
      isProse &&
      COMMON.has(next) &&
      !(/^[【[]/.test(match[0]) && (next === 'funds' || next === 'authors')) &&
      !/基\s*金\s*项\s*目|作者简介/u.test(words)
    )
      continue;
    if (label === 'funds' && (next === 'funds' || next === 'titleZh' || next === 'unit')) continue;
    if (isProse && next === label) continue;
    return match.index;
  }
  return -1;
}
