// The authors of a front page with units and addresses: from the lines under the title, from labels, and from what is said about them.
import type { Found, FoundAuthor } from './front-page.ts';
import { EMAIL, isAffiliation, namesIn, unitInSentence, unitsIn, type Named, type Unit } from './person-text.ts';
import { isChinese, plain, withoutMarks, type Segment } from './lines.ts';

interface Person extends Named {
  isSure: boolean;
  unit: Found<string> | null;
  email: Found<string> | null;
}

const person = (named: Named, isSure: boolean): Person => ({ ...named, isSure, unit: null, email: null });

/** 张三（江城大学） and 张三，江城大学: a person with their unit in one line. */
const WITH_UNIT = /^\s*([^（(，,:：]{2,12}?)\s*(?:[（(]([^）)]*(?:[（(][^）)]*[）)][^）)]*)?)[）)]|[，,:：\s]\s*(\S.*))\s*$/u;

/** The lines under the title, whether they are labelled or not. */
function fromLines(lines: readonly Segment[]): { people: Person[]; units: (Unit & { after: number; isLabelled: boolean })[] } {
  const people: Person[] = [];
  const units: (Unit & { after: number; isLabelled: boolean })[] = [];
  for (const [index, { label, text }] of lines.entries()) {
    const before = lines[index - 1];
    const isValueOf = (wanted: Segment['label']) => label === wanted || (label === null && before?.label === wanted && withoutMarks(before.text).trim() === '');
    const isAuthors = isValueOf('authors');
    if ((label !== null && !isAuthors && !isValueOf('unit')) || !isChinese(text) || text.length > 2000) continue;
    const named = isValueOf('unit') ? null : namesIn(text, isAuthors);
    if (named) {
      const follows = lines[index + 1];
      const isNear = isAuthors || follows?.label === 'unit' || (follows !== undefined && isAffiliation(follows.text)) || named.every(({ marks }) => marks.length > 0);
      people.push(...named.filter(({ name }) => !people.some((known) => known.name === name)).map((one) => person(one, isAuthors || (isNear && one.hasFamilyName))));
      continue;
    }
    const both = isValueOf('unit') ? null : WITH_UNIT.exec(text);
    const [one, ...more] = both ? (namesIn(both[1] ?? '', isAuthors) ?? []) : [];
    const [own] = one && both ? unitsIn(both[2] ?? both[3] ?? '') : [];
    if (one && own && isChinese(own.name) && more.length === 0) people.push({ ...person(one, isAuthors || one.hasFamilyName), unit: { value: own.name, confidence: 'HIGH' } });
    else if (isValueOf('unit') || isAffiliation(text)) units.push(...unitsIn(text).map((unit) => ({ ...unit, after: people.length, isLabelled: isValueOf('unit') })));
    else if (!one) people.push(...inlinePeople(text));
  }
  return { people, units };
}

/** 张三（江城大学），李四（临江大学） in one line. */
function inlinePeople(text: string): Person[] {
  const pieces = text.match(/[^（()），,、；;\s]{2,8}\s*[（(][^）)]+[）)]/gu) ?? [];
  const people = pieces.flatMap((piece) => {
    const both = WITH_UNIT.exec(piece);
    const [one] = both ? (namesIn(both[1] ?? '') ?? []) : [];
    const [own] = both ? unitsIn(both[2] ?? '') : [];
    return one && own ? [{ ...person(one, one.hasFamilyName), unit: { value: own.name, confidence: 'HIGH' as const } }] : [];
  });
  return people.length > 1 && people.length === pieces.length ? people : [];
}

/** A school without its university, and two units in one, are not what is asked for. */
const isDoubtful = (name: string) => /\d/u.test(name) || (name.endsWith('学院') && name.match(/大学|学院|科学院/gu)?.length === 1) || name.split('；').some((one) => (one.match(/大学/gu)?.length ?? 0) > 1);

function giveUnits(people: Person[], units: readonly (Unit & { after: number; isLabelled: boolean })[]): void {
  const own = units.filter(({ name }) => isChinese(name));
  for (const [index, one] of people.entries()) {
    if (one.unit) continue;
    const marked = own.filter(({ marks }) => marks.some((mark) => one.marks.includes(mark)));
    const value = marked.map(({ name }) => name).join('；');
    if (marked.length > 0) one.unit = { value, confidence: marked.length === one.marks.filter((mark) => /\d|[a-e]/.test(mark)).length ? 'HIGH' : 'MEDIUM' };
    else if (own.length === 1 && own[0]) one.unit = { value: own[0].name, confidence: one.marks.length === 0 && own[0].marks.length < 2 && (people.length === 1 || own[0].after === people.length) ? 'HIGH' : 'MEDIUM' };
    else {
      // Each followed by their own, or as many units as people.
      const behind = own.filter(({ after, marks }) => after === index + 1 && marks.length === 0);
      const [next] = behind;
      if (next && people.length > 1 && new Set(own.map(({ after }) => after)).size === people.length) one.unit = { value: next.name, confidence: behind.length === 1 ? 'HIGH' : 'MEDIUM' };
      else if (own.length === people.length && own[index]) one.unit = { value: own[index].name, confidence: people.length === 1 ? 'HIGH' : 'MEDIUM' };
    }
    if (one.unit?.confidence === 'HIGH' && isDoubtful(one.unit.value)) one.unit.confidence = 'MEDIUM';
  }
}

/** What is told about the authors: under a label, and in footnotes and lines that begin with one of their names. */
function storiesOf(segments: readonly Segment[], people: readonly Person[]): string[] {
  const begins = (text: string) => people.some(({ name }) => new RegExp(`^[*＊※①\\d.\\s]*${name}\\s*(?:[（(]|[，,：:]\\s*[男女\\p{Script=Han}])`, 'u').test(text));
  return segments.flatMap((segment, index) => {
    const text = plain(segment.text);
    const isGoingOn = segment.label === null && segments[index - 1]?.label === 'about' && (plain(segments[index - 1]?.text ?? '').trim() === '' || begins(text));
    return segment.label === 'about' || isGoingOn || (segment.label === null && text.length < 600 && begins(text)) ? [text] : [];
  });
}

const BORN = /(?:^|[；;。\s\d.])\s*(\p{Script=Han}{2,4}|\p{Script=Han}\s\p{Script=Han})\s*(?=[（(]\s*(?:\d{4}|[男女])|[，,]\s*[男女])/gu;

function fromStories(people: Person[], stories: readonly string[]): void {
  for (const story of stories) {
    if (people.length === 0) {
      for (const [, name = ''] of story.matchAll(BORN)) people.push(...(namesIn(name) ?? []).map((named) => person(named, true)));
    }
    const starts = people.map((one) => ({ one, at: story.indexOf(one.name) })).filter(({ at }) => at !== -1).sort((one, other) => one.at - other.at);
    for (const [index, { one, at }] of starts.entries()) {
      const own = story.slice(at + one.name.length, starts[index + 1]?.at);
      one.isSure ||= one.hasFamilyName && /^\s*[（(，,]\s*(?:\d{4}|[男女])/u.test(own);
      const unit = one.unit ? null : unitInSentence(own);
      if (unit) one.unit = { value: unit.name, confidence: unit.isSure ? 'HIGH' : 'MEDIUM' };
      const [email] = own.match(EMAIL) ?? [];
      if (email && !one.email) one.email = { value: email, confidence: own.match(EMAIL)?.length === 1 ? 'HIGH' : 'MEDIUM' };
    }
  }
}

function giveEmails(people: Person[], segments: readonly Segment[], front: readonly Segment[]): void {
  const left: string[] = [];
  const take = (email: string, one: Person | undefined, confidence: 'HIGH' | 'MEDIUM' | 'LOW') => {
    if (people.some((known) => known.email?.value === email)) return;
    if (one && !one.email) one.email = { value: email, confidence };
    else if (!one) left.push(email);
  };
  for (const [index, segment] of segments.entries()) {
    const isMeant = ['corresponding', 'email', 'authors', 'unit', 'about'].includes(segment.label ?? '') || front.includes(segment) || ['corresponding', 'email'].includes(segments[index - 1]?.label ?? '');
    if (!isMeant) continue;
    const text = plain(segment.text);
    for (const match of text.matchAll(EMAIL)) {
      const named = people.filter(({ name }) => text.replaceAll(/\s/g, '').includes(name));
      const marked = people.filter(({ isCorresponding }) => isCorresponding);
      const emails = text.match(EMAIL)?.length ?? 0;
      if (people.length === 1) take(match[0], people[0], 'HIGH');
      else if (named.length === 1) take(match[0], named[0], emails === 1 ? 'HIGH' : 'MEDIUM');
      else if (segment.label === 'corresponding' && marked.length === 1 && emails === 1) take(match[0], marked[0], 'HIGH');
      else take(match[0], undefined, 'LOW');
    }
  }
  const without = people.filter(({ email }) => !email);
  const unique = [...new Set(left)];
  if (unique.length === people.length) for (const [index, one] of people.entries()) one.email ??= { value: unique[index] ?? '', confidence: 'MEDIUM' };
  else if (unique.length === 1 && unique[0] !== undefined) {
    const marked = without.filter(({ isCorresponding }) => isCorresponding);
    const one = marked.length === 1 ? marked[0] : without[0];
    if (one) one.email = { value: unique[0], confidence: marked.length === 1 ? 'MEDIUM' : 'LOW' };
  }
}

/** `under`: the lines of the front after the title. */
export function readAuthors(segments: readonly Segment[], under: readonly Segment[]): FoundAuthor[] {
  const labelled = segments.filter(({ label, place }, index) => place !== 'footnote' && (label === 'authors' || label === 'unit' || (label === null && ['authors', 'unit'].includes(segments[index - 1]?.label ?? ''))));
  const read = fromLines(labelled.some(({ label, text }) => label === 'authors' && isChinese(text)) || labelled.filter(({ label }) => label === 'authors').length > 0 && fromLines(labelled).people.length > 0 ? labelled : under);
  const { people } = read;
  giveUnits(people, read.units.length > 0 ? read.units : fromLines(under).units);
  fromStories(people, storiesOf(segments, people));
  giveEmails(people, segments, under);
  return people.map(({ name, isSure, unit, email }) => ({ name: { value: name, confidence: isSure ? 'HIGH' : 'MEDIUM' }, unit, email }));
}
