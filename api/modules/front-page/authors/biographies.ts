// Sentences about people: 作者简介：沈知秋（1985—），女，江城大学历史学院副教授。E-mail: …
import { isChinese, tightened, type Segment } from '../page/lines.ts';
import { namesIn, nameKind, type Named } from './names.ts';
import { plain } from '../page/signs.ts';
import { CORRESPONDING, POST } from './roles.ts';
import { isInstitution } from './unit-words.ts';
import { unitsIn } from './units.ts';

/** Said of a time that is over, or of another place than where the person works. */
const ELSEWHERE =
  /毕业(?!班)|获得?\S{0,20}(?:学位|奖)|兼任|兼职教授|邮编|地址|研究方向|主要研究|研究领域|从事|主持|发表|出生|曾任|曾在|会员|理事|生于|留学|访问学者|籍贯/u;
const BEFORE_UNIT =
  /^.*?(?:现就职于|现任职于|现供职于|就职于|任职于|供职于|工作于|就读于|现工作于|现为|现任|单位\s*[:：为]|(?<![\p{Script=Han}])(?:系|为|是|任)|来自)\s*/u;

/** Beginnings of a clause that are not the place. */
const SAID_OF = new RegExp(`^(?:作者单位|工作单位|单位|${CORRESPONDING}|第一作者|作者)[:：]?`, 'u');
const CLAUSES = /[，,；;。\n]|(?<=[\p{Script=Han}])\s(?=\p{Script=Han})/u;
/** 历史学院中国史专业 */
const FIELD_OF_STUDY = /(?<=学院|系|所|大学|中心)\p{Script=Han}{2,12}(?:专业|方向|学科)$/u;

interface Station {
  unit: string;
  /** The sentence gives the person's post there, and nothing else. */
  isSure: boolean;
}

const placesIn = (said: string) => unitsIn(said.replace(FIELD_OF_STUDY, '').replace(/[的在]$/u, ''));

/** …讲师、北岭影视研究所研究员: where else one is something, in the same clause. */
function secondPosts(rest: string): string[] {
  return rest
    .split(/[、兼和与]/u)
    .filter((piece) => isInstitution(piece) && POST.test(piece))
    .flatMap((piece) => placesIn(piece.slice(0, POST.exec(piece)?.index)).map(({ name }) => name));
}

/** The institution where a person works, from the sentences about them; null when they name none. */
export function stationIn(text: string): Station | null {
  const told = tightened(text)
    .replace(/^[\s*＊※†①-⑩]+/u, '')
    .replaceAll(/[（(][^（()）]*(?:\d{6}|邮编)[^（()）]*[）)]/gu, '');
  const posts = told
    .split(CLAUSES)
    .filter((clause) => isInstitution(clause) && isChinese(clause) && !ELSEWHERE.test(clause) && POST.test(clause));
  for (const clause of told.split(CLAUSES)) {
    if (!isInstitution(clause) || !isChinese(clause) || ELSEWHERE.test(clause)) continue;
    const said = clause.replace(BEFORE_UNIT, '').replace(SAID_OF, '').trim();
    const station = POST.exec(said.replace(/、.*$/u, (rest) => (POST.test(rest) && !isInstitution(rest) ? '' : rest)));
    const [unit, ...more] = placesIn(station ? said.slice(0, station.index) : said);
    if (!unit || !isInstitution(unit.name) || more.length > 0) continue;
    const others = secondPosts(station ? said.slice(station.index + station[0].length) : '');
    const isSure = posts.length <= 1 && others.length === 0 && unit.isClear && !/[、与]/u.test(unit.name);
    return { unit: [unit.name, ...others].join('；'), isSure };
  }
  return null;
}

/** 沈知秋（1985—）, 沈知秋，女, 沈知秋（女）, 沈知秋，1985年生, 沈知秋，江城大学…教授: where a text begins to tell about somebody. */
const BEGINS = new RegExp(
  String.raw`(?:^|[；;。.:：\n\d)）*\]】]|简介|作者|[一二三]作)[\s*＊※①-⑩\d.．、)）]*((?:\p{Script=Han}[\s\u3000]*){2,4}|` +
    String.raw`\p{Script=Han}{1,6}[·•]\p{Script=Han}{1,8})(?=[\s]*(?:[（(]\s*(?:\d{4}|[男女]|通[讯信]|第一|ORCID|https?)|[，,、]\s*(?:[男女]|\d{4}\s*年|` +
    String.raw`\p{Script=Han}{2,5}族|(?=[^，,；;。]{2,40}(?:大学|学院|研究院|研究所|医院|中心|公司|局|馆))|博士|硕士|副?教授|讲师)|[:：]\s*\p{Script=Han}{3}))`,
  'gu',
);

const LONGEST_STORY = 6000;

export interface Story {
  text: string;
  /** The footnotes that hold it. */
  note: string | null;
  isLabelled: boolean;
  isCorresponding: boolean;
}

/** The people that a story begins with, by its own words; for pages whose names stand nowhere else. */
export function peopleIn(story: string): Named[] {
  const people: Named[] = [];
  for (const [, found = ''] of story.matchAll(BEGINS)) {
    const name = found.replaceAll(/\s/gu, '');
    const [one] = nameKind(name) === 'SURE' ? (namesIn(name) ?? []) : [];
    if (one && !people.some((known) => known.name === name)) people.push(one);
  }
  return people;
}

/** All texts of the document about its authors: under labels, in notes at their names, in lines that begin with one of them. */
export function storiesOf(segments: readonly Segment[], people: readonly Named[]): Story[] {
  const names = people.map(({ name }) => name);
  const noted = new Set(people.flatMap(({ notes }) => notes));
  const begins = (text: string) => {
    const bare = tightened(text).replace(/^[\s*＊※①-⑩\d.．、)）]+/u, '');
    return names.some(
      (name) => bare.startsWith(name) && /^\s*(?:[（(，,：:、]|\s\S)/u.test(bare.slice(name.length)) && bare.length > name.length + 5,
    );
  };
  const stories: Story[] = [];
  let isOpen = false;
  for (const segment of segments) {
    const text = plain(segment.text).slice(0, LONGEST_STORY).trim();
    const isLabelled = segment.label === 'about' || segment.label === 'corresponding';
    const isNoted = segment.note !== null && noted.has(segment.note);
    const told = segment.place !== 'body' || text.length < 400 ? peopleIn(text) : [];
    const isOfAuthors = told.length > 0 && (names.length === 0 || told.some(({ name }) => names.includes(name)));
    const isTold = segment.label === null && text.length < 800 && (begins(text) || isOfAuthors);
    const isAuthorSentence =
      segment.label === null &&
      /^[（(*＊※\s\d①]*(?:本文)?作者(?:单位|(?:\p{Script=Han}{2,4})?(?:系|为|是)|[:：])/u.test(text) &&
      text.length < 300;
    const isStarred =
      segment.label === null && names.length > 0 && text.length < 400 && /^[*＊※①†]\s*\S/u.test(text) && (stationIn(text)?.isSure ?? false);
    const byName = segment.label === 'authors' && peopleIn(text).length > 0 && text.length > 15;
    if (isLabelled || isNoted || isTold || isAuthorSentence || isStarred || byName) {
      stories.push({ text, note: isNoted ? segment.note : null, isLabelled, isCorresponding: segment.label === 'corresponding' });
    } else if (isOpen && segment.label === null && text.length < 800 && segment.place !== 'footnote') {
      stories.push({ text, note: null, isLabelled: false, isCorresponding: false });
    }
    // A label alone in its line opens the following text.
    isOpen = isLabelled ? text === '' : isOpen && segment.label === null && isTold;
  }
  return stories.filter(({ text }) => text !== '');
}
