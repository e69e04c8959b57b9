// The authors of a front page with units and addresses: from the lines under the title, from labels, and from what is told about them.
import { listingOf, type Listed, type Listing, type PlacedUnit } from './author-lines.ts';
import { peopleIn, stationIn, storiesOf, type Story } from './biographies.ts';
import { giveEmails } from './emails.ts';
import { lowered, type Confidence, type Found, type FoundAuthor } from './found.ts';
import { latinUnits, type LatinUnit } from './latin-units.ts';
import { isChinese, type Segment } from './lines.ts';
import type { Named } from './names.ts';
import { englishNames, sayOthers, soundsOf } from './romanized.ts';
import { withoutMarks } from './signs.ts';
import { isUnitLine, unitsIn } from './units.ts';

export interface Person extends Named {
  /** The name is told by a label or a structure that leaves no doubt. */
  isCertain: boolean;
  /** What is told about them names another institution. */
  isDisputed: boolean;
  unit: Found<string> | null;
  email: Found<string> | null;
}

const isBalanced = (text: string) => (text.match(/[（(]/gu)?.length ?? 0) === (text.match(/[）)]/gu)?.length ?? 0);

/** A school without its university, or with something strange within, is not what is asked for. */
function isPlausible(unit: string): boolean {
  return unit.split('；').every((one) => isBalanced(one) && one.length >= 4 && one.length <= 50 && !/[\d\s。:：?？@*＊#、,，]/u.test(one) && !/^(?:[\p{Script=Han}]{1,8})(?:学院|系|科|部|处|室)$/u.test(one.replace(/^.*(?:大学|科学院|医院|党校|公司|学院(?=.)).*$/u, '')));
}

function unitOf(units: readonly { name: string; isClear: boolean }[], isCertain: boolean): Found<string> {
  const value = [...new Set(units.map(({ name }) => name))].join('；');
  return { value, confidence: isCertain && units.every(({ isClear }) => isClear) && isPlausible(value) ? 'HIGH' : 'MEDIUM' };
}

/** The units whose marks a name bears; ¹² is 1 and 2 where there is no twelfth. */
function marked(one: Named, units: readonly PlacedUnit[]): { own: PlacedUnit[]; isWhole: boolean } {
  const known = new Set(units.flatMap(({ marks }) => marks));
  const marks = one.marks.flatMap((mark) => (known.has(mark) || !/^\d+$/.test(mark) || ![...mark].every((digit) => known.has(digit)) ? [mark] : [...mark]));
  const own = units.filter((unit) => unit.marks.some((mark) => marks.includes(mark)));
  return { own, isWhole: marks.length === one.marks.length && own.length === marks.length && marks.every((mark) => known.has(mark)) };
}

/** Every mark of a name is found at one unit, every unit at a name, and nobody is without: they were all understood. */
function isMatched(people: readonly Person[], units: readonly PlacedUnit[]): boolean {
  const [borne, given] = [people.map(({ marks }) => marks), units.flatMap(({ marks }) => marks)];
  const worn = new Set(borne.flat());
  return borne.every((marks) => marks.length > 0 && new Set(marks).size === marks.length) && new Set(given).size === given.length && units.every(({ marks }) => marks.length === 1 && worn.has(marks[0] ?? '')) && worn.size === given.length;
}

function giveUnits(people: Person[], listed: readonly Listed[], found: readonly PlacedUnit[]): void {
  let units = found.filter(({ name }) => isChinese(name)).filter((unit, index, all) => all.findIndex(({ name, marks }) => name === unit.name && marks.join() === unit.marks.join()) === index);
  // The figures of a numbered list of Word are not in the text.
  const figures = new Set(people.flatMap(({ marks }) => marks).filter((mark) => /^\d+$/.test(mark)));
  if (figures.size === units.length && units.length > 1 && units.every(({ marks, after }) => marks.length === 0 && after === people.length) && units.every((_, index) => figures.has(String(index + 1)))) units = units.map((unit, index) => ({ ...unit, marks: [String(index + 1)] }));
  // The same unit printed under each name.
  const under = (count: number) => found.filter(({ name, after }) => isChinese(name) && after === count);
  const isUnderEach = people.length > 1 && people.every((_, index) => under(index + 1).length > 0) && found.every(({ marks }) => marks.length === 0);
  const hasMarks = units.some(({ marks }) => marks.length > 0);
  const places = new Set(units.map(({ after }) => after));
  const areMatched = isMatched(people, units);
  for (const [index, one] of people.entries()) {
    const beside = listed[index]?.units ?? [];
    const { own, isWhole } = marked(one, units);
    const [only, ...more] = units;
    const named = units.filter((unit) => unit.people.includes(one.name));
    const below = units.filter(({ after }) => after === index + 1);
    const [next] = below;
    if (isUnderEach && beside.length === 0) one.unit = unitOf(under(index + 1), false);
    else if (beside.length > 0) one.unit = unitOf(beside, beside.length === 1);
    else if (named.length > 0) one.unit = unitOf(named, named.length === 1 && people.every(({ name }) => units.some((unit) => unit.people.includes(name))));
    else if (own.length > 0) one.unit = unitOf(own, isWhole && areMatched);
    else if (only && more.length === 0 && !(only.marks.length > 0 && one.marks.length > 0)) one.unit = unitOf([only], one.marks.every((mark) => !/\d/.test(mark)) && only.after === people.length);
    else if (next && places.size === people.length && people.length > 1) one.unit = unitOf(below, false);
    else if (people.length === 1 && units.length > 1) one.unit = unitOf(units, false);
    else if (units.length === people.length && !hasMarks) one.unit = unitOf([units[index] ?? units[0]].filter((unit) => unit !== undefined), false);
  }
}

/** Of an author from abroad, and of all where the page names no institution in Chinese. */
function fromLatin(people: Person[], listed: readonly Listed[], units: readonly LatinUnit[]): void {
  const hasNone = people.every(({ unit }) => unit === null) && listed.every(({ units: beside }) => beside.length === 0);
  const names = [...new Set(units.map(({ name }) => name))];
  for (const one of people) {
    if (one.unit || (isChinese(one.name) && !hasNone)) continue;
    const own = [...new Set(units.filter(({ mark }) => mark !== null && one.marks.includes(mark)).map(({ name }) => name))];
    const value = own.length > 0 ? own.join('；') : names.length === 1 && hasNone ? names[0] : undefined;
    if (value !== undefined) one.unit = { value, confidence: 'MEDIUM' };
  }
}

/** What a story says of each of the people: the text behind their name up to the next one. */
function parts(people: readonly Person[], story: Story): { one: Person; text: string }[] {
  const text = story.text.replaceAll(/(?<=\p{Script=Han})[\s\u3000]+(?=\p{Script=Han})/gu, '');
  const noted = story.note === null ? [] : people.filter(({ notes }) => notes.includes(story.note ?? ''));
  const starts = people.flatMap((one) => [...text.matchAll(new RegExp(one.name.replaceAll(/[^\p{L}]/gu, '.'), 'gu'))].map(({ index }) => ({ one, at: index }))).sort((one, other) => one.at - other.at);
  const [first] = starts;
  const whole = noted.length > 0 ? noted : people.length === 1 ? people : /^[*＊]/u.test(text) || story.isCorresponding ? people.filter(({ isCorresponding }) => isCorresponding) : [];
  if (!first) return whole.length === 1 && whole[0] ? [{ one: whole[0], text }] : [];
  return starts.map(({ one, at }, index) => ({ one, text: text.slice(at + one.name.length, starts[index + 1]?.at) }));
}

/** One may leave the department out, or write the name in short. */
function isSameUnit(unit: string, told: string): boolean {
  const [signs, other] = [[...unit.replaceAll(/[（(][^（()）]*[）)]/gu, '')], [...told.replaceAll(/[（(][^（()）]*[）)]/gu, '')]];
  return other.every((sign) => signs.includes(sign)) || signs.every((sign) => other.includes(sign));
}

function fromStories(people: Person[], stories: readonly Story[]): void {
  for (const story of stories) {
    for (const { one, text } of parts(people, story)) {
      one.isCertain ||= one.isSure && /^\s*[（(，,]\s*(?:\d{4}|[男女])/u.test(text);
      const station = stationIn(text);
      if (station && one.unit) one.isDisputed ||= station.isSure && !isSameUnit(one.unit.value, station.unit);
      else if (station) one.unit = { value: station.unit, confidence: station.isSure && isPlausible(station.unit) ? 'HIGH' : 'MEDIUM' };
    }
  }
}

/** Lines that name an institution far from the title: at the end of the article, or behind a label. */
function unitsElsewhere(segments: readonly Segment[]): PlacedUnit[] {
  const last = segments.filter(({ place }) => place !== 'footnote').slice(-4).filter(({ label, text }) => label === null && text.length < 120 && /^[（(【]/u.test(text) && isUnitLine(text));
  const noted = segments.filter(({ place, label, text }) => place === 'footnote' && (label === 'unit' || (label === null && text.length < 200 && isUnitLine(text))));
  return [...last, ...noted].flatMap(({ text }) => unitsIn(text)).map((unit) => ({ ...unit, after: 0 }));
}

const fresh = ({ named, isLabelled }: Listed, isAnchored: boolean): Person => ({ ...named, isCertain: named.isSure && (isLabelled || isAnchored), isDisputed: false, unit: null, email: null });

/** What leaves no doubt that the listed are the authors: marks that are found at units, units beside or right below. */
function isAnchored({ people, units, isWhole }: Listing): boolean {
  if (!isWhole || people.length === 0) return false;
  const known = new Set(units.flatMap(({ marks }) => marks));
  const isTied = people.every(({ named, units: own }) => own.length > 0 || (named.marks.length > 0 && named.marks.some((mark) => known.has(mark))));
  return isTied || (units.length > 0 && people.every(({ named }) => named.isSure));
}

/** `under`: the lines of the front after the title. `isOther`: a line that is known to be neither name nor unit. */
export function readAuthors(segments: readonly Segment[], under: readonly Segment[], isOther: (line: Segment) => boolean): FoundAuthor[] {
  const isField = (segment: Segment | undefined) => segment?.label === 'authors' || segment?.label === 'unit';
  const lines = segments.filter((segment, index) => segment.place !== 'footnote' && (under.includes(segment) || isField(segment) || (segment.label === null && isField(segments[index - 1]) && withoutMarks(segments[index - 1]?.text ?? '').trim() === '')));
  const listing = listingOf(lines, isOther);
  const hasChinese = listing.people.some(({ named }) => isChinese(named.name));
  const [han, latin] = [listing.people.filter(({ named }) => isChinese(named.name)), listing.people.filter(({ named }) => !isChinese(named.name))];
  const sounds = soundsOf(han.map(({ named }) => named.name), []);
  // SHEN Zhiqiu 沈知秋: one person.
  const isTwice = han.length > 0 && latin.length === han.length && latin.every(({ named }, index) => named.name.toLowerCase().split(/\s+/).some((word) => sounds[index]?.family.includes(word)));
  const listed = listing.people.filter(({ isLabelled, named }) => !(isTwice && !isChinese(named.name)) && !(isLabelled && hasChinese && !isChinese(named.name) && named.marks.length === 0));
  const anchored = isAnchored(listing);
  let people = listed.map((one) => fresh(one, anchored));
  const stories = storiesOf(segments, people);
  if (people.length === 0) {
    const told = stories.filter(({ isLabelled }) => isLabelled).flatMap(({ text }) => peopleIn(text));
    people = told.filter(({ name }, index) => told.findIndex((other) => other.name === name) === index).map((named) => ({ ...named, isCertain: false, isDisputed: false, unit: null, email: null }));
  }
  giveUnits(people, listed, listing.units);
  fromStories(people, stories);
  fromLatin(people, listed, latinUnits(segments));
  if (people.length > 0 && people.every(({ unit }) => unit === null)) giveUnits(people, [], unitsElsewhere(segments));
  const english = englishNames(segments);
  giveEmails(people, stories, listing.emails, segments, soundsOf(people.map(({ name }) => name), english));
  // The English block lists all of them, or somebody was overlooked.
  const isSameInEnglish = english.length === 0 || english.some((names) => names.length === people.length);
  const isHeard = isSameInEnglish && !sayOthers(people.map(({ name }) => name), english);
  const isWhole = isHeard && listed.length > 0 && listing.isWhole;
  // Where somebody may be missing, the others are not in their places.
  const isListed = isHeard && listed.length > 0 && listing.isWhole && people.every(({ isSure }) => isSure);
  const confidence = (one: Person): Confidence => (one.isCertain && isWhole ? 'HIGH' : one.isSure || one.isCertain ? 'MEDIUM' : 'LOW');
  return people.map((one) => ({ name: { value: one.name, confidence: confidence(one) }, unit: isListed && !one.isDisputed ? one.unit : lowered(one.unit), email: isListed ? one.email : lowered(one.email) }));
}
