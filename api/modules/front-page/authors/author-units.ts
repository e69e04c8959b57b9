// Finds the unit of each author: beside or below the names, by marks, and from the sentences about them.
import type { Listed, PlacedUnit } from './author-lines.ts';
import { stationIn, type Story } from './biographies.ts';
import type { Found } from '../found.ts';
import type { LatinUnit } from './latin-units.ts';
import { isChinese, type Segment } from '../page/lines.ts';
import type { Named } from './names.ts';
import { namedIn, type Person } from './person.ts';
import { isUnitLine, unitsIn } from './units.ts';

function unitOf(units: readonly { name: string; isClear: boolean }[], isCertain: boolean): Found<string> {
  const value = [...new Set(units.map(({ name }) => name))].join('；');
  return { value, confidence: isCertain && units.every(({ isClear }) => isClear) ? 'HIGH' : 'MEDIUM' };
}

/** The units whose marks a name bears; ¹² is 1 and 2 where there is no twelfth. */
function marked(one: Named, units: readonly PlacedUnit[]): { own: PlacedUnit[]; isWhole: boolean } {
  const known = new Set(units.flatMap(({ marks }) => marks));
  const isSeveral = (mark: string) => !known.has(mark) && /^\d+$/.test(mark) && [...mark].every((digit) => known.has(digit));
  const marks = one.marks.flatMap((mark) => (isSeveral(mark) ? [...mark] : [mark]));
  const own = units.filter((unit) => unit.marks.some((mark) => marks.includes(mark)));
  return { own, isWhole: marks.length === one.marks.length && own.length === marks.length && marks.every((mark) => known.has(mark)) };
}

/** Every mark of a name is found at one unit, every unit at a name, and nobody is without: they were all understood. */
function isMatched(people: readonly Person[], units: readonly PlacedUnit[]): boolean {
  const [borne, given] = [people.map(({ marks }) => marks), units.flatMap(({ marks }) => marks)];
  const worn = new Set(borne.flat());
  const isWorn = borne.every((marks) => marks.length > 0 && new Set(marks).size === marks.length);
  const isGiven = new Set(given).size === given.length && units.every(({ marks }) => marks.length === 1 && worn.has(marks[0] ?? ''));
  return isWorn && isGiven && worn.size === given.length;
}

/** The figures of a numbered list of Word are not in the text. */
function numbered(units: readonly PlacedUnit[], people: readonly Person[]): PlacedUnit[] {
  const figures = new Set(people.flatMap(({ marks }) => marks).filter((mark) => /^\d+$/.test(mark)));
  const isList =
    units.length > 1 &&
    figures.size === units.length &&
    units.every(({ marks, after }, index) => marks.length === 0 && after === people.length && figures.has(String(index + 1)));
  return isList ? units.map((unit, index) => ({ ...unit, marks: [String(index + 1)] })) : [...units];
}

/** All that the page prints of people and units. */
interface Printed {
  people: readonly Person[];
  listed: readonly Listed[];
  /** In Chinese where any is, each once. */
  units: readonly PlacedUnit[];
  /** The same, as often as they are printed. */
  repeated: readonly PlacedUnit[];
  /** Units without marks stand under each name. */
  isUnderEach: boolean;
}

/** Null: this is not how the page says where somebody works. */
type Way = (one: Person, index: number, printed: Printed) => Found<string> | null;

/** The first that fits counts. */
const WAYS: readonly Way[] = [
  // The same unit printed under each name.
  (_one, index, { listed, repeated, isUnderEach }) =>
    isUnderEach && (listed[index]?.units ?? []).length === 0
      ? unitOf(
          repeated.filter(({ after }) => after === index + 1),
          false,
        )
      : null,
  // In the line of the name.
  (_one, index, { listed }) => {
    const beside = listed[index]?.units ?? [];
    return beside.length > 0 ? unitOf(beside, beside.length === 1) : null;
  },
  // The unit names its people.
  (one, _index, { people, units }) => {
    const own = units.filter((unit) => unit.people.includes(one.name));
    return own.length > 0
      ? unitOf(own, own.length === 1 && people.every(({ name }) => units.some((unit) => unit.people.includes(name))))
      : null;
  },
  // By figures and letters.
  (one, _index, { people, units }) => {
    const { own, isWhole } = marked(one, units);
    return own.length > 0 ? unitOf(own, isWhole && isMatched(people, units)) : null;
  },
  // There is one for all.
  (one, _index, { people, units }) => {
    const [only, ...more] = units;
    const isOfAll = only && more.length === 0 && !(only.marks.length > 0 && one.marks.length > 0);
    return isOfAll ? unitOf([only], one.marks.every((mark) => !/\d/.test(mark)) && only.after === people.length) : null;
  },
  (_one, _index, { people, units }) => (people.length === 1 && units.length > 1 ? unitOf(units, false) : null),
  // As many as people, in their order.
  (_one, index, { people, units }) => {
    const own = units[index];
    return own && units.length === people.length && units.every(({ marks }) => marks.length === 0) ? unitOf([own], false) : null;
  },
];

/** Gives people the units of the listing. */
export function giveUnits(people: readonly Person[], listed: readonly Listed[], found: readonly PlacedUnit[]): void {
  const chinese = found.filter(({ name }) => isChinese(name));
  const repeated = chinese.length > 0 ? chinese : found;
  const once = repeated.filter(
    (unit, index) => repeated.findIndex(({ name, marks }) => name === unit.name && marks.join() === unit.marks.join()) === index,
  );
  const isUnderEach =
    people.length > 1 &&
    people.every((_, index) => repeated.some(({ after }) => after === index + 1)) &&
    found.every(({ marks }) => marks.length === 0);
  const printed: Printed = { people, listed, units: numbered(once, people), repeated, isUnderEach };
  for (const [index, one] of people.entries()) {
    for (const way of WAYS) {
      const unit = way(one, index, printed);
      if (!unit) continue;
      one.unit = unit;
      break;
    }
  }
}

/** Units of an author from abroad, or of all authors where the page names no institution in Chinese. */
export function giveLatinUnits(people: readonly Person[], listed: readonly Listed[], units: readonly LatinUnit[]): void {
  const hasNone = people.every(({ unit }) => unit === null) && listed.every(({ units: beside }) => beside.length === 0);
  const names = [...new Set(units.map(({ name }) => name))];
  for (const one of people) {
    if (one.unit || (isChinese(one.name) && !hasNone)) continue;
    const own = [...new Set(units.filter(({ mark }) => mark !== null && one.marks.includes(mark)).map(({ name }) => name))];
    const value = own.length > 0 ? own.join('；') : names.length === 1 && hasNone ? names[0] : undefined;
    if (value !== undefined) one.unit = { value, confidence: 'MEDIUM' };
  }
}

/** The person of a story that names nobody. */
function ofWhole(people: readonly Person[], { note, text, isCorresponding }: Story): readonly Person[] {
  const noted = note === null ? [] : people.filter(({ notes }) => notes.includes(note));
  if (noted.length > 0) return noted;
  if (people.length === 1) return people;
  return /^[*＊]/u.test(text) || isCorresponding ? people.filter((one) => one.isCorresponding) : [];
}

/** A story's text about each person: from behind their name up to the next one. */
function toldOf(people: readonly Person[], story: Story): { one: Person; text: string }[] {
  const text = story.text.replaceAll(/(?<=\p{Script=Han})[\s\u3000]+(?=\p{Script=Han})/gu, '');
  const starts = namedIn(text, people);
  if (starts.length > 0) return starts.map(({ one, end }, index) => ({ one, text: text.slice(end, starts[index + 1]?.at) }));
  const [one, ...more] = ofWhole(people, { ...story, text });
  return one && more.length === 0 ? [{ one, text }] : [];
}

/** One may leave the department out, or write the name in short. */
function isSameUnit(unit: string, told: string): boolean {
  const [signs, other] = [[...unit.replaceAll(/[（(][^（()）]*[）)]/gu, '')], [...told.replaceAll(/[（(][^（()）]*[）)]/gu, '')]];
  return other.every((sign) => signs.includes(sign)) || signs.every((sign) => other.includes(sign));
}

/** Gives people the units of their stories, and notes where these differ from the printed ones. */
export function giveToldUnits(people: readonly Person[], stories: readonly Story[]): void {
  for (const { one, text } of stories.flatMap((story) => toldOf(people, story))) {
    one.isCertain ||= one.isSure && /^\s*[（(，,]\s*(?:\d{4}|[男女])/u.test(text);
    const station = stationIn(text);
    if (!station) continue;
    if (one.unit) one.isDisputed ||= station.isSure && !isSameUnit(one.unit.value, station.unit);
    else one.unit = { value: station.unit, confidence: station.isSure ? 'HIGH' : 'MEDIUM' };
  }
}

/** Lines that name an institution far from the title: at the end of the article, or behind a label. */
export function unitsElsewhere(segments: readonly Segment[]): PlacedUnit[] {
  const isLast = ({ label, text }: Segment) => label === null && text.length < 120 && /^[（(【]/u.test(text) && isUnitLine(text);
  const isNote = ({ place, label, text }: Segment) =>
    place === 'footnote' && (label === 'unit' || (label === null && text.length < 200 && isUnitLine(text)));
  const last = segments
    .filter(({ place }) => place !== 'footnote')
    .slice(-4)
    .filter(isLast);
  return [...last, ...segments.filter(isNote)].flatMap(({ text }) => unitsIn(text)).map((unit) => ({ ...unit, after: 0 }));
}
