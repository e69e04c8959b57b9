// Whose address is whose: in what is told about a person, behind their name, under it, or by the star of the corresponding author.
import type { Person } from './authors.ts';
import { EMAIL } from './biographies.ts';
import { folded } from './labels.ts';
import { plain, type Segment } from './lines.ts';

/** {zhang, li}@example.cn: one for each within the braces. */
const BRACES = /[{｛(（]([\w.+\-\s,，;；、|]{3,200})[}｝)）]\s*(@[\w-]+(?:\.[\w-]+)+)/gu;
const spread = (text: string): string => folded(text).replaceAll(BRACES, (_all, names: string, domain: string) => names.split(/[\s,，;；、|]+/u).filter((name) => name !== '').map((name) => name + domain).join(', '));

const emailsIn = (text: string): string[] => (spread(text).match(EMAIL) ?? []).map((email) => email.replace(/[._-]+$/u, ''));

/** Lines that may hold an address of an author. */
function addressed(segments: readonly Segment[], front: readonly Segment[]): Segment[] {
  const open = new Set(['corresponding', 'email', 'about']);
  return segments.filter((segment, index) => open.has(segment.label ?? '') || segment.label === 'authors' || segment.label === 'unit' || segment.label === 'particular' || front.includes(segment)
    || (segment.label === null && (segment.place === 'footnote' || segment.text.length < 300 && open.has(segments[index - 1]?.label ?? ''))));
}

export function giveEmails(people: Person[], stories: readonly { one: Person; text: string }[][], placed: readonly { email: string; after: number }[], segments: readonly Segment[], front: readonly Segment[]): void {
  const give = (one: Person | undefined, email: string | undefined, confidence: 'HIGH' | 'MEDIUM' | 'LOW') => {
    if (one && email !== undefined && !one.email && !people.some((other) => other.email?.value === email)) one.email = { value: email, confidence };
  };
  for (const { one, text } of stories.flat()) {
    const [email, ...more] = emailsIn(text);
    give(one, email, more.length === 0 ? 'HIGH' : 'MEDIUM');
  }
  // Each address right under one name.
  const after = new Set(placed.map((one) => one.after));
  if (placed.length > 1 && after.size === placed.length && people.length > 1) for (const { email, after: count } of placed) give(people[count - 1], email, placed.length === people.length ? 'HIGH' : 'MEDIUM');
  const all = addressed(segments, front);
  const starred = people.filter(({ isCorresponding }) => isCorresponding);
  for (const { label, text } of all) {
    const bare = plain(text).replaceAll(/\s/gu, '');
    const emails = emailsIn(plain(text));
    const named = people.filter(({ name }) => bare.includes(name.replaceAll(/\s/gu, '')));
    if (emails.length === 1 && named.length === 1) give(named[0], emails[0], 'HIGH');
    else if (emails.length === 1 && label === 'corresponding' && starred.length === 1) give(starred[0], emails[0], 'HIGH');
    else if (emails.length === named.length && emails.length > 1) named.sort((one, other) => bare.indexOf(one.name) - bare.indexOf(other.name)).forEach((one, index) => give(one, emails[index], 'MEDIUM'));
  }
  const taken = new Set(people.map(({ email }) => email?.value));
  const left = [...new Set(all.flatMap(({ text }) => emailsIn(plain(text))))].filter((email) => !taken.has(email));
  const without = people.filter(({ email }) => !email);
  if (left.length === 0 || without.length === 0) return;
  if (people.length === 1) give(people[0], left[0], left.length === 1 ? 'HIGH' : 'MEDIUM');
  else if (left.length === people.length) people.forEach((one, index) => give(one, left[index], 'MEDIUM'));
  else if (left.length === 1) give(starred.find(({ email }) => !email) ?? without[0], left[0], starred.length === 1 ? 'MEDIUM' : 'LOW');
  else if (left.length === starred.length) starred.forEach((one, index) => give(one, left[index], 'MEDIUM'));
}
