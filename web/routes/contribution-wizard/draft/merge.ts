// What was typed here and what was saved elsewhere meanwhile, laid together field by field.
import { isSame } from '../../../ui/kept.ts';
import { sectionsSchema, type DraftSection, type DraftSections } from './draft.ts';

/** A field that was changed here and, differently, elsewhere. */
export interface Dispute {
  section: DraftSection;
  field: string;
  /** What is saved. */
  theirs: unknown;
}

interface Typed {
  sections: DraftSections;
  /** What was saved when the typing began. */
  bases: DraftSections;
}

export interface Merged extends Typed {
  disputes: Dispute[];
}

/** Fields changed on one side only get that side's value. Fields changed differently on both are disputed: they stay as typed, over what they were typed over. */
export function mergeSections(typed: Typed, saved: DraftSections): Merged {
  const sections: Record<string, unknown> = { ...typed.sections };
  const bases: Record<string, unknown> = { ...typed.bases };
  const disputes: Dispute[] = [];
  for (const [name, mine] of Object.entries(typed.sections)) {
    const section = sectionsSchema.keyof().parse(name);
    const theirs = saved[section];
    if (mine === undefined || theirs === undefined) continue;
    const { values, base, disputed } = mergeFields(typed.bases[section] ?? theirs, mine, theirs);
    disputes.push(...disputed.map((field) => ({ section, field, theirs: valueOf(theirs, field) })));
    sections[section] = isSame(values, theirs) ? undefined : values;
    bases[section] = isSame(values, theirs) ? undefined : base;
  }
  return { sections: sectionsSchema.parse(sections), bases: sectionsSchema.parse(bases), disputes };
}

/** `began`: what both began with. */
function mergeFields(
  began: object,
  mine: object,
  theirs: object,
): { values: Record<string, unknown>; base: Record<string, unknown>; disputed: string[] } {
  const values: Record<string, unknown> = { ...mine };
  const base: Record<string, unknown> = { ...theirs };
  const disputed: string[] = [];
  for (const field of Object.keys(mine)) {
    const [before, here, there] = [began, mine, theirs].map((side) => valueOf(side, field));
    if (isSame(here, before)) values[field] = there;
    else if (!isSame(there, before) && !isSame(here, there)) {
      disputed.push(field);
      base[field] = before;
    }
  }
  return { values, base, disputed };
}

/** Those that still are some: what is typed now is not what is saved. */
export function openDisputes(disputes: readonly Dispute[], sections: DraftSections): Dispute[] {
  return disputes.filter(
    ({ section, field, theirs }) => sections[section] !== undefined && !isSame(valueOf(sections[section], field), theirs),
  );
}

/** The sections with what is saved in the disputed fields: so they may be saved while the choice is awaited. */
export function withTheirs(sections: DraftSections, disputes: readonly Dispute[]): DraftSections {
  return disputes.reduce(
    (all, { section, field, theirs }) =>
      all[section] === undefined ? all : sectionsSchema.parse({ ...all, [section]: { ...all[section], [field]: theirs } }),
    sections,
  );
}

/** Ends the disputes: the fields in `taken` get what is saved, the others are now typed over it. */
export function settleDisputes({ sections, bases }: Typed, disputes: readonly Dispute[], taken: readonly Dispute[]): Typed {
  const chosen = withTheirs(sections, taken);
  const over = withTheirs(bases, disputes);
  const unsaved = sectionsSchema
    .keyof()
    .options.filter((section) => chosen[section] !== undefined && !isSame(chosen[section], over[section]));
  const only = (from: DraftSections) => sectionsSchema.parse(Object.fromEntries(unsaved.map((section) => [section, from[section]])));
  return { sections: only(chosen), bases: only(over) };
}

/** Of a field that both sides have, since both are values of one section. */
export function valueOf(values: object | undefined, field: string): unknown {
  return values === undefined ? undefined : new Map<string, unknown>(Object.entries(values)).get(field);
}
