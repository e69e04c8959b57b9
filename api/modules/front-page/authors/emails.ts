// Owners of addresses: behind a name in the same text, in the note at a name, under a name, by the star of the corresponding author, by its
// letters.
import { mailsIn, spread, type Mail } from './addresses.ts';
import type { Story } from './biographies.ts';
import type { Confidence } from '../found.ts';
import type { Segment } from '../page/lines.ts';
import { namedIn, type Person } from './person.ts';
import { CORRESPONDING } from './roles.ts';
import { beginsAsName, fits, type Sound } from './romanized.ts';
import { plain } from '../page/signs.ts';

/** Where the article itself has ended or not yet begun; an address within it is of somebody else. */
const FRONT = 100;
const BACK = 20;
const NO_ADDRESSES = new Set(['abstractZh', 'abstractEn', 'keywordsZh', 'keywordsEn', 'titleZh', 'titleEn']);

/** A line with addresses, blanks taken out of it, and who is named where. */
interface Line {
  segment: Segment;
  text: string;
  mails: Mail[];
  named: ReturnType<typeof namedIn>;
}

function linesWithAddresses(people: readonly Person[], segments: readonly Segment[]): Line[] {
  return segments
    .filter(
      ({ place, label }, index) => (place !== 'body' || index < FRONT || index >= segments.length - BACK) && !NO_ADDRESSES.has(label ?? ''),
    )
    .flatMap((segment) => {
      if (!/[@＠]/u.test(segment.text)) return [];
      const text = spread(plain(segment.text))
        .replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '')
        .replaceAll(/\s*@\s*/g, '@');
      return [{ segment, text, mails: mailsIn(text), named: namedIn(text, people) }];
    });
}

const SAYS_CORRESPONDING = new RegExp(`${CORRESPONDING}|通[讯信訊]`, 'u');
/** The line is about the correspondence address. */
const OF_CORRESPONDING = new RegExp(String.raw`^\s*[*＊∗†✉※]|${CORRESPONDING}|通[讯信訊]\s*(?:作者|联系)|correspond`, 'iu');

type Give = (one: Person | undefined, email: string, confidence: Confidence) => void;

/** Addresses that stand behind, or in brackets before, a name. */
function giveInLine(
  { segment, text, mails, named }: Line,
  people: readonly Person[],
  give: Give,
  isOf: (email: string, one: Person) => boolean,
): void {
  const starred = people.filter(({ isCorresponding }) => isCorresponding);
  const ofNote = people.filter(({ notes }) => segment.note !== null && notes.includes(segment.note));
  const isOfStarred = segment.label === 'corresponding' || OF_CORRESPONDING.test(text);
  const first = mails[0];
  const before = [...new Set(named.filter(({ at }) => first && at < first.at).map(({ one }) => one))];
  // 张三, 李四, E-mail: a; b
  if (mails.length > 1 && before.length === mails.length && named.every(({ at }) => first && at < first.at)) {
    mails.forEach(({ email }, index) => give(before[index], email, 'MEDIUM'));
    return;
  }
  let from = 0;
  for (const [index, { email, at, end }] of mails.entries()) {
    const own = named.filter((name) => name.at >= from && name.end <= at);
    const last = own.at(-1);
    const between = last ? text.slice(last.end, at) : '';
    if (last) {
      const isAlone = new Set(own.map(({ one }) => one)).size === 1;
      // Behind several people it may belong to any of them, unless it follows a name at once or looks like it.
      const isNear =
        isOf(email, last.one) || SAYS_CORRESPONDING.test(text.slice(Math.max(from, last.at - 6), at)) || !/[。；;，,]/u.test(between);
      give(last.one, email, isAlone || isNear ? 'HIGH' : 'MEDIUM');
    } else {
      const next = named.find((name) => name.at >= end && name.at - end <= 2);
      const isNext = mails.length === 1 || (/^[（(［[]/u.test(text.slice(end)) && index + 1 < mails.length);
      if (next && isNext) give(next.one, email, 'HIGH');
      else if (ofNote.length === 1 && mails.length === 1) give(ofNote[0], email, 'HIGH');
      else if (isOfStarred && starred.length === 1 && mails.length === 1) give(starred[0], email, 'HIGH');
    }
    from = end;
  }
}

/** `placed`: addresses in lines of the listing, with how many people are listed before each. */
export function giveEmails(
  people: Person[],
  stories: readonly Story[],
  placed: readonly { email: string; after: number }[],
  segments: readonly Segment[],
  sounds: readonly Sound[],
): void {
  const soundOf = (one: Person): Sound => sounds[people.indexOf(one)] ?? { family: [], given: [] };
  const isOf = (email: string, one: Person) => {
    const own = fits(email, soundOf(one));
    return own === 'STRONG' || (own === 'WEAK' && people.every((other) => other === one || fits(email, soundOf(other)) === null));
  };
  const give: Give = (one, email, confidence) => {
    if (!one || one.email || people.some((other) => other.email?.value === email)) return;
    const isAnothers = fits(email, soundOf(one)) === null && people.some((other) => other !== one && isOf(email, other));
    // It sounds like somebody, and not like them.
    const isStrange =
      fits(email, soundOf(one)) === null && /^\p{Script=Han}{2,4}$/u.test(one.name) && people.length > 1 && beginsAsName(email);
    one.email = {
      value: email,
      confidence: (isAnothers || isStrange || !/@(?:[\w-]+\.)+[a-z]{2,8}$/iu.test(email)) && confidence === 'HIGH' ? 'MEDIUM' : confidence,
    };
  };
  const lines = linesWithAddresses(people, segments);
  for (const line of lines) giveInLine(line, people, give, isOf);
  // People who are named by their note alone.
  for (const story of stories) {
    const ofNote = people.filter(({ notes }) => story.note !== null && notes.includes(story.note));
    const mails = mailsIn(spread(story.text));
    if (ofNote.length === 1 && mails.length === 1 && mails[0]) give(ofNote[0], mails[0].email, 'HIGH');
  }
  // Each address right under one name.
  const after = new Set(placed.map((one) => one.after));
  if (placed.length > 1 && after.size === placed.length && people.length > 1) {
    for (const { email, after: count } of placed) give(people[count - 1], email, placed.length === people.length ? 'HIGH' : 'MEDIUM');
  }
  giveRest(people, [...new Set(lines.flatMap(({ mails }) => mails.map(({ email }) => email)))], give, isOf);
}

/** Those that no name stands at. */
function giveRest(people: readonly Person[], all: readonly string[], give: Give, isOf: (email: string, one: Person) => boolean): void {
  const left = () => all.filter((email) => people.every((one) => one.email?.value !== email));
  const without = () => people.filter(({ email }) => !email);
  if (people.length === 1 && left().length > 0) give(people[0], left()[0] ?? '', all.length === 1 ? 'HIGH' : 'MEDIUM');
  for (const email of left()) {
    const own = without().filter((one) => isOf(email, one));
    if (own.length === 1) give(own[0], email, 'MEDIUM');
  }
  const [emails, rest] = [left(), without()];
  const starred = rest.filter(({ isCorresponding }) => isCorresponding);
  if (emails.length === 0 || rest.length === 0) return;
  if (emails.length === people.length) people.forEach((one, index) => give(one, emails[index] ?? '', 'MEDIUM'));
  else if (emails.length === 1) give(starred[0] ?? rest[0], emails[0] ?? '', starred.length === 1 ? 'MEDIUM' : 'LOW');
  else if (emails.length === starred.length) starred.forEach((one, index) => give(one, emails[index] ?? '', 'MEDIUM'));
}
