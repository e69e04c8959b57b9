// Merges text typed here with text saved elsewhere meanwhile, field by field.
import { isSame } from './same.ts';
import { keysOf, type Forms, type Texts, type Typed } from './texts.ts';

/** A field that was changed here and, differently, elsewhere. */
export interface Dispute<Name = string> {
  section: Name;
  field: string;
  /** The saved value. */
  theirs: unknown;
}

interface Merged<All> extends Typed<All> {
  disputes: Dispute<keyof All>[];
}

/**
 * Fields changed on one side only get that side's value. Fields changed differently on both are disputed: they keep the typed value, over
 * its base.
 */
export function mergeSections<All extends Forms<All>>(typed: Typed<All>, saved: Texts<All>): Merged<All> {
  const sections: { -readonly [Name in keyof All]?: All[Name] | undefined } = { ...typed.sections };
  const bases: { -readonly [Name in keyof All]?: All[Name] | undefined } = { ...typed.bases };
  const disputes: Dispute<keyof All>[] = [];
  for (const section of keysOf(typed.sections)) {
    const mine = typed.sections[section];
    const theirs = saved[section];
    if (mine === undefined || theirs === undefined) continue;
    const { values, base, disputed } = mergeFields(typed.bases[section] ?? theirs, mine, theirs);
    disputes.push(...disputed.map((field) => ({ section, field, theirs: valueOf(theirs, field) })));
    sections[section] = isSame(values, theirs) ? undefined : values;
    bases[section] = isSame(values, theirs) ? undefined : base;
  }
  return { sections, bases, disputes };
}

/** `began`: the common base of both. */
function mergeFields<Values extends object>(
  began: Values,
  mine: Values,
  theirs: Values,
): { values: Values; base: Values; disputed: (keyof Values & string)[] } {
  const values = { ...mine };
  const base = { ...theirs };
  const disputed: (keyof Values & string)[] = [];
  for (const field of keysOf(mine)) {
    if (isSame(mine[field], began[field])) values[field] = theirs[field];
    else if (!isSame(theirs[field], began[field]) && !isSame(mine[field], theirs[field])) {
      disputed.push(field);
      base[field] = began[field];
    }
  }
  return { values, base, disputed };
}

/** Disputes that still are some: the typed value differs from the saved one. */
export function openDisputes<All extends Forms<All>>(disputes: readonly Dispute<keyof All>[], sections: Texts<All>): Dispute<keyof All>[] {
  return disputes.filter(
    ({ section, field, theirs }) => sections[section] !== undefined && !isSame(valueOf(sections[section], field), theirs),
  );
}

/** The sections with the saved values in the disputed fields: so they may be saved while the choice is awaited. */
export function withTheirs<All extends Forms<All>>(sections: Texts<All>, disputes: readonly Dispute<keyof All>[]): Texts<All> {
  return disputes.reduce<Texts<All>>((all, { section, field, theirs }) => {
    const values = all[section];
    return values === undefined ? all : { ...all, [section]: { ...values, [field]: theirs } };
  }, sections);
}

/** Ends the disputes: the fields in `taken` get the saved values, the others now have those as their base. */
export function settleDisputes<All extends Forms<All>>(
  { sections, bases }: Typed<All>,
  disputes: readonly Dispute<keyof All>[],
  taken: readonly Dispute<keyof All>[],
): Typed<All> {
  const chosen = withTheirs(sections, taken);
  const over = withTheirs(bases, disputes);
  const settled: Typed<All> = { sections: {}, bases: {} };
  return keysOf(chosen).reduce(
    (all, section) =>
      chosen[section] === undefined || isSame(chosen[section], over[section])
        ? all
        : { sections: { ...all.sections, [section]: chosen[section] }, bases: { ...all.bases, [section]: over[section] } },
    settled,
  );
}

/** Value of a field that both sides have, since both are values of one section. */
export function valueOf(values: object | undefined, field: string): unknown {
  return values === undefined ? undefined : new Map<string, unknown>(Object.entries(values)).get(field);
}
