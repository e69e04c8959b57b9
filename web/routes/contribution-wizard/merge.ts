// What was typed here and what was saved elsewhere meanwhile, laid together field by field.
import { isSame } from '../../ui/kept.ts';
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
  /** Their sections are left as they were typed. */
  disputes: Dispute[];
}

/**
 * Fields changed on one side only get that side's value. Fields changed differently on both are disputed, unless `taken` is given:
 * then those in it get what is saved and the others stay as typed.
 */
export function mergeSections(typed: Typed, saved: DraftSections, taken?: readonly Dispute[]): Merged {
  const sections: Record<string, unknown> = { ...typed.sections };
  const bases: Record<string, unknown> = { ...typed.bases };
  const disputes: Dispute[] = [];
  for (const [name, mine] of Object.entries(typed.sections)) {
    const section = sectionsSchema.keyof().parse(name);
    const theirs = saved[section];
    if (mine === undefined || theirs === undefined) continue;
    const { values, disputed } = mergeFields(typed.bases[section] ?? theirs, mine, theirs);
    if (disputed.length > 0 && taken === undefined) {
      disputes.push(...disputed.map((field) => ({ section, field, theirs: valueOf(theirs, field) })));
      continue;
    }
    for (const field of disputed) if (taken?.some((one) => one.section === section && one.field === field)) values[field] = valueOf(theirs, field);
    sections[section] = isSame(values, theirs) ? undefined : values;
    bases[section] = isSame(values, theirs) ? undefined : theirs;
  }
  return { sections: sectionsSchema.parse(sections), bases: sectionsSchema.parse(bases), disputes };
}

/** Disputed fields keep mine. `base`: what both began with. */
function mergeFields(base: object, mine: object, theirs: object): { values: Record<string, unknown>; disputed: string[] } {
  const values: Record<string, unknown> = { ...mine };
  const disputed: string[] = [];
  for (const field of Object.keys(mine)) {
    const [began, here, there] = [base, mine, theirs].map((side) => valueOf(side, field));
    if (isSame(here, began)) values[field] = there;
    else if (!isSame(there, began) && !isSame(here, there)) disputed.push(field);
  }
  return { values, disputed };
}

/** Of a field that both sides have, since both are values of one section. */
export function valueOf(values: object | undefined, field: string): unknown {
  return values === undefined ? undefined : (new Map<string, unknown>(Object.entries(values))).get(field);
}
