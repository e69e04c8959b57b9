// Doubts about a value read with certainty: HIGH is kept only where the whole page around it is understood, repetitions agree, and the
// value itself is not odd. It never changes a value.
import { unexplained } from './explained.ts';
import { readingsOf } from '../../names/family-names.ts';
import { lowered, type Found, type FoundAuthor, type FrontPage } from '../found.ts';
import { isChinese, isLatin, type Segment } from './lines.ts';
import { nameKind } from '../authors/names.ts';
import { beginsWithPlaces } from '../authors/places.ts';
import { PRIVATE } from './signs.ts';
import { endsAsUsual } from '../authors/unit-words.ts';

const unless = <Value, F extends Found<Value> | null>(isFine: boolean, found: F): F => (isFine ? found : lowered(found));

const PAIRS = ['（）', '()', '［］', '[]', '〔〕', '“”', '‘’', '《》', '〈〉', '【】', '「」', '『』', '{}'] as const;
const counted = (text: string, sign: string) => text.split(sign).length - 1;
/** Full and half width are mixed by many: （1) counts as closed. */
function isBalanced(text: string): boolean {
  const round = text.replaceAll('（', '(').replaceAll('）', ')').replaceAll('［', '[').replaceAll('］', ']');
  return (
    PAIRS.every(([open = '', close = '']) => counted(round, open) === counted(round, close) || open === '‘') &&
    !/[（(［[]\s*[）)\]］]/u.test(text)
  );
}

/** Stars and circles at names, signs that part values set twice, private signs. */
const LEFT_OVER = new RegExp(`[*＊※†‡#＃①-⑳★☆✉${PRIVATE}]|[，,、；;：:。]{2,}|[，,、；;]\\s*[。．]|\\s[，。；：、]`, 'u');
const EDGES = /^[\s\p{P}\p{S}]*(?<![“"《〈「『‘【[（(])(?=$|[^\p{P}\p{S}\s])/u;
/** Words of other fields; they occur in none of the requested values. */
const OTHER_FIELDS =
  /摘\s*要\s*[:：]|关\s*键\s*词|收稿日期|作者单位|作者简介|基金项目|基金资助|中图分类号|文献标[识志]码|通[讯信訊]作者|邮政编码|邮编|[\w.]+@\w+|https?:|key\s?words?\s*[:：]|abstract\s*:|corresponding author/iu;

const isClean = (text: string) => isBalanced(text) && !LEFT_OVER.test(text) && !OTHER_FIELDS.test(text) && text === text.trim();
const beginsWell = (text: string) => /^[\p{L}\d“"《〈「『‘【[（(α-ωΑ-Ω]/u.test(text) && EDGES.test(text);

/** Not in titles: a figure or a sign left at the end, a gap, a long stroke, a semicolon, a number before it. */
const ODD_IN_TITLES: readonly RegExp[] = [
  /(?:\p{L}|[）)])\s*\d$|\p{Script=Han}[^\p{Script=Han}\p{P}]$|\s{2}|[—―─–-]{3,}/u,
  /[。；;]/u,
  /^(?:\d{1,2}|[一二三四五六七八九十]{1,2})\s*[.．、)）]/u,
];
const TITLE_END = /[\p{L}\d”"》〉」』’）)】\]？?！!]$/u;

function isTitle(text: string, isRight: (text: string) => boolean): boolean {
  return isClean(text) && beginsWell(text) && TITLE_END.test(text) && isRight(text) && !ODD_IN_TITLES.some((odd) => odd.test(text));
}
/** A bracket at the end may hold the file's kind, or a quote that was not closed there. */
const endsWell = (text: string) =>
  !/[）)》”]$/u.test(
    text
      .replace(/[（(][一二三四上中下续\d]{1,2}[）)]$/u, '')
      .replace(/《[^》]*》$/u, '')
      .replace(/“[^”]*”$/u, ''),
  );
const isChineseTitle = (text: string) =>
  isTitle(text, isChinese) &&
  [...text].length >= 5 &&
  [...text].length <= 60 &&
  !/(?:\p{Script=Latin}{2,}\s+){5}/u.test(text) &&
  endsWell(text);
/** Signs of other languages, or of the people and institutions below it. */
const ODD_IN_ENGLISH: readonly RegExp[] = [
  /\p{Script=Han}|[，、：]/u,
  /\d{5}|[.!?]\s|\b(?:department|school|college|faculty) of\b|\b(?:university|hospital|institute|college)\b[,，]/iu,
];
const ENGLISH_BEGINS = /^[\p{Lu}\d“"‘'(]|^[a-z]-?[A-Z]/u;
function isEnglishTitle(text: string): boolean {
  const words = text.split(/\s+/).length;
  return isTitle(text, isLatin) && ENGLISH_BEGINS.test(text) && words >= 3 && words <= 45 && !ODD_IN_ENGLISH.some((odd) => odd.test(text));
}

/** A colon in the English one may part a subtitle, where the Chinese one has none. */
function isSameShape(page: FrontPage): boolean {
  const { titleZh, subtitleZh, titleEn, subtitleEn } = page;
  if (!titleEn) return true;
  const isParted = (title: string) => /[:：?？]|[—―─]/u.test(title);
  return subtitleEn === null
    ? !isParted(titleEn.value) || (subtitleZh === null && titleZh !== null && /[:：?？]/u.test(titleZh.value))
    : subtitleZh !== null;
}

const isName = (text: string) => /^(?:\p{Script=Han}{2,4}|\p{Script=Han}{1,8}(?:·\p{Script=Han}{1,8}){1,3})$/u.test(text);
/** A school without its university. */
const isBareSchool = (unit: string) =>
  /^\p{Script=Han}{1,8}(?:学院|系|科|部|处|室)$/u.test(unit.replace(/^.*(?:大学|科学院|医院|党校|公司|学院(?=.)).*$/u, ''));

/** One institution, and nothing of a name or of the title in it. */
function isOneUnit(unit: string, names: readonly string[], title: string): boolean {
  const signs = [...unit].length;
  const isShaped = isClean(unit) && isChinese(unit) && signs >= 4 && signs <= 40 && !/[\d\s。，,、:：;；?？/／和]/u.test(unit);
  const isWhole = endsAsUsual(unit) && !isBareSchool(unit) && !beginsWithPlaces(unit);
  return (
    isShaped &&
    isWhole &&
    !title.includes(unit) &&
    !names.some((name) => unit.startsWith(name.slice(-2)) || ([...name].length >= 3 && unit.includes(name)))
  );
}

const isUnit = (text: string, names: readonly string[], title: string) => text.split('；').every((one) => isOneUnit(one, names, title));

function doubtedAuthor(author: FoundAuthor, isUnderstood: boolean, page: FrontPage): FoundAuthor {
  const names = page.authors.map(({ name }) => name.value);
  const title = (page.titleZh?.value ?? '') + (page.subtitleZh?.value ?? '');
  const isListed = names.filter((name) => name === author.name.value).length === 1;
  return {
    name: unless(isUnderstood && isName(author.name.value) && isListed && !title.includes(author.name.value), author.name),
    unit: unless(isUnderstood && (!author.unit || isUnit(author.unit.value, names, title)), author.unit),
    email: unless(isUnderstood && isListed, author.email),
    latin: unless(isUnderstood && isListed, author.latin),
    orcid: unless(isUnderstood && isListed, author.orcid),
  };
}

/** Signs that part keywords; inside of one they say that two were not parted. */
const ODD_IN_KEYWORDS: readonly RegExp[] = [
  /[,，、;；/／|｜·•。—:：?？!！]|\s{2}|\.\s|^\d+[.)]|\(?\b(?:key|words)\b/iu,
  /(?:[与及]|和.*)$/u,
  // The kind of the file may stand in brackets at the end.
  /[（(]\p{Script=Han}+[）)]$/u,
];
const isKeyword = (word: string) =>
  isClean(word) && /\p{L}/u.test(word) && /^[\p{L}\d“"《〈「(（α-ω+-]/u.test(word) && !ODD_IN_KEYWORDS.some((odd) => odd.test(word));
function isKeywords(words: readonly string[], isRight: (text: string) => boolean): boolean {
  return words.every(isKeyword) && words.filter(isRight).length * 2 > words.length;
}

/** Whether the title names somebody of the page: their family name stands in the English title, which runs on into theirs. */
const namesSomebody = (title: string, page: FrontPage) => {
  const words = new Set(title.toLowerCase().split(/[^a-zü]+/u));
  return page.authors.some(({ name }) => readingsOf(name.value).some((reading) => words.has(reading)));
};
/** It runs on into names and units. */
function holdsPeople(text: string, page: FrontPage): boolean {
  const isIn = (value: string, least: number) => [...value].length >= least && text.includes(value);
  return page.authors.some(({ name, unit }) => isIn(name.value, 3) || (unit?.value.split('；').some((one) => isIn(one, 6)) ?? false));
}

/** Long runs of the other language are of another field. */
const HAS_PRIVATE = new RegExp(`[${PRIVATE}]`, 'u');
const isChineseText = (text: string) =>
  text.split('\n').every((line) => /[。．.！!？?”’…；;]\s*$/u.test(line)) && !/(?:\p{Script=Latin}{2,}[\s,]+){9}/u.test(text);
const isEnglishText = (text: string) => (text.match(/\p{Script=Han}/gu)?.length ?? 0) * 20 < text.length;
function isAbstract(text: string, language: 'zh' | 'en'): boolean {
  // (1), a): signs of an enumeration close without an opening.
  const isClosed = isBalanced(text.replaceAll(/(?:^|\s|[（(])[\da-z][）)]/giu, ' '));
  return isClosed && !OTHER_FIELDS.test(text) && !HAS_PRIVATE.test(text) && (language === 'zh' ? isChineseText(text) : isEnglishText(text));
}

/** A line of people in it: a post code, or a name behind a gap. */
const holdsNames = (title: string) =>
  /(?<!\d)\d{6}(?!\d)/u.test(title) ||
  title
    .split(/\s+/u)
    .slice(1)
    .some((word) => nameKind(word) === 'SURE');

/** `front`: the lines before the summary. `english`: those around the English title. */
export function doubted(page: FrontPage, front: readonly Segment[], english: readonly Segment[]): FrontPage {
  const isUnderstood =
    unexplained(front, page).length === 0 && ![page.titleZh, page.subtitleZh].some((found) => found && holdsNames(found.value));
  const isEnglishUnderstood = unexplained(english, page).length === 0;
  const { titleZh, subtitleZh, titleEn, subtitleEn, abstractZh, abstractEn, keywordsZh, keywordsEn } = page;
  const isShaped = isSameShape(page);
  const isSameCount = !keywordsZh || !keywordsEn || keywordsZh.value.length === keywordsEn.value.length;
  const isSureZh = keywordsZh?.confidence === 'HIGH' && isKeywords(keywordsZh.value, isChinese);
  return {
    titleZh: unless(isUnderstood && !!titleZh && isChineseTitle(titleZh.value) && (subtitleZh !== null || subtitleEn === null), titleZh),
    subtitleZh: unless(isUnderstood && !!subtitleZh && isTitle(subtitleZh.value, isChinese) && endsWell(subtitleZh.value), subtitleZh),
    titleEn: unless(
      isEnglishUnderstood && isShaped && !!titleEn && isEnglishTitle(titleEn.value) && !namesSomebody(titleEn.value, page),
      titleEn,
    ),
    subtitleEn: unless(isEnglishUnderstood && isShaped && !!subtitleEn && isTitle(subtitleEn.value, isLatin), subtitleEn),
    authors: page.authors.map((author) => doubtedAuthor(author, isUnderstood, page)),
    abstractZh: unless(!!abstractZh && isAbstract(abstractZh.value, 'zh') && !holdsPeople(abstractZh.value, page), abstractZh),
    abstractEn: unless(!!abstractEn && isAbstract(abstractEn.value, 'en'), abstractEn),
    keywordsZh: unless(isSameCount && isSureZh, keywordsZh),
    keywordsEn: unless(isSameCount && (!keywordsZh || isSureZh) && !!keywordsEn && isKeywords(keywordsEn.value, isLatin), keywordsEn),
    fundings: page.fundings.map((fund) =>
      unless(isChinese(fund.value.fundName) && isClean(fund.value.fundName) && isBalanced(fund.value.fundNumber), fund),
    ),
  };
}
