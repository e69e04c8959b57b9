// Whether the findings explain everything above the text of a front page: an unexplained line may be a name, a unit or half of a title, and
// then nothing near it is certain.
import { isEnglishNames } from '../authors/english-names.ts';
import type { FrontPage } from '../found.ts';
import { latinUnitsIn } from '../authors/latin-units.ts';
import { isChinese, isLatin, type Segment } from './lines.ts';
import { isCountry, isNearPlace, isPlace } from '../authors/places.ts';
import { CORRESPONDING, POST_AT_NAME } from '../authors/roles.ts';
import { withoutMarks } from './signs.ts';
import { isNoise } from '../texts/title-lines.ts';
import { isUnitLine } from '../authors/units.ts';

const bare = (text: string) => text.replaceAll(/[\s\u200B\uFEFF]/gu, '').toLowerCase();

/** Words at names and units that form a field of their own, or none. */
const KNOWN_WORDS = new RegExp(
  `^(?:${CORRESPONDING}|${POST_AT_NAME}|共同第一作者|第一作者|作者|姓名|作者单位|单位|邮编|邮政编码|电话|手机|邮箱|电子邮箱|电子邮件|著|文|撰|等|和|中国|省|市|区|县)$`,
  'u',
);

/** All values of the page, the longest first. */
function valuesOf(page: FrontPage): string[] {
  const texts = [page.titleZh, page.subtitleZh, page.titleEn, page.subtitleEn, page.abstractZh, page.abstractEn].map(
    (found) => found?.value ?? '',
  );
  const people = page.authors.flatMap(({ name, unit, email }) => [name.value, ...(unit?.value.split('；') ?? []), email?.value ?? '']);
  const others = [
    ...(page.keywordsZh?.value ?? []),
    ...(page.keywordsEn?.value ?? []),
    ...page.fundings.flatMap(({ value }) => [value.fundName, value.fundNumber]),
  ];
  return [...new Set([...texts.flatMap((text) => text.split('\n')), ...people, ...others].map(bare))]
    .filter((value) => [...value].length >= 2)
    .sort((one, other) => other.length - one.length);
}

/** The words of a line besides the values. */
function restOf(text: string, values: readonly string[]): string[] {
  const left = values.reduce((rest, value) => rest.replaceAll(value, '|'), bare(withoutMarks(text)));
  return left.split(/[^\p{L}]+/u).filter((word) => /\p{Script=Han}/u.test(word));
}

function isLineExplained(segment: Segment, values: readonly string[]): boolean {
  const text = withoutMarks(segment.text).trim();
  if (text.length > 3000 || isNoise(text) || !/\p{L}/u.test(text)) return text.length <= 3000;
  const own = bare(text);
  if (values.some((value) => value.includes(own))) return true;
  if (isLatin(text) && !isChinese(text)) {
    const isOfValue = values.some((value) => value.length > 20 && (value.includes(own) || own.includes(value)));
    return isOfValue || isEnglishNames(text) || isUnitLine(text) || latinUnitsIn(text).length > 0 || /^\S*@\S*$|^e-?mail/iu.test(text);
  }
  const isPartOfValue = (word: string) => [...word].length >= 2 && values.some((value) => value.includes(word));
  return restOf(segment.text, values).every(
    (word) => isPlace(word) || isNearPlace(word) || isCountry(word) || KNOWN_WORDS.test(word) || isPartOfValue(word),
  );
}

const CHECKED = new Set<Segment['label']>([null, 'authors', 'unit']);

/** People are described in sentences, which are not read to their last word. */
const TELLING = new Set<Segment['label']>(['about', 'corresponding', 'thanks', 'funds', 'other', 'particular', 'email']);
function isTold(segments: readonly Segment[], at: number): boolean {
  const before = segments.slice(Math.max(0, at - 4), at).findLast(({ label }) => label !== null);
  return before !== undefined && TELLING.has(before.label) && /[。；;，,：:\d@]/u.test(segments[at]?.text ?? '');
}

/** The lines that no value and no usual word accounts for. */
export function unexplained(lines: readonly Segment[], page: FrontPage): Segment[] {
  const values = valuesOf(page);
  return lines.filter(
    (segment, at) => CHECKED.has(segment.label) && !isLineExplained(segment, values) && !(segment.label === null && isTold(lines, at)),
  );
}
