// ORCID iDs that a page prints: behind a name, or of its only author.
import { isOrcid } from '../../../../shared/forms/orcid.ts';
import type { Segment } from '../page/lines.ts';
import { plain } from '../page/signs.ts';
import { namedIn, type Person } from './person.ts';

const ORCID = /(?<![\dX-])\d{4}[-‐–]\d{4}[-‐–]\d{4}[-‐–]\d{3}[\dXx](?![\d-])/gu;

/** An iD that stands twice is one; one whose check digit is wrong is none. */
export function giveOrcids(people: readonly Person[], segments: readonly Segment[]): void {
  const own = new Map<Person, Set<string>>();
  const all = new Set<string>();
  for (const { text: printed } of segments) {
    const text = plain(printed);
    const named = namedIn(text, people);
    for (const { 0: written, index } of text.matchAll(ORCID)) {
      const orcid = written.replaceAll(/[‐–]/gu, '-').toUpperCase();
      if (!isOrcid(orcid)) continue;
      all.add(orcid);
      const before = named.findLast(({ end }) => end <= index);
      if (before) own.set(before.one, (own.get(before.one) ?? new Set()).add(orcid));
    }
  }
  const [only, ...others] = people;
  if (only && others.length === 0 && own.size === 0) own.set(only, all);
  for (const [one, [orcid, ...more]] of own)
    if (orcid !== undefined) one.orcid = { value: orcid, confidence: more.length === 0 && isAlone(one, orcid, own) ? 'HIGH' : 'LOW' };
}

/** Nobody else has the same. */
const isAlone = (one: Person, orcid: string, own: ReadonlyMap<Person, ReadonlySet<string>>): boolean =>
  [...own].every(([other, theirs]) => other === one || !theirs.has(orcid));
