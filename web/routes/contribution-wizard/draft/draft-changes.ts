// What becomes of the unsaved texts when something is typed or has been saved.
import type { DraftSection, DraftSections, DraftValues } from './draft.ts';
import { valueOf } from './merge.ts';

interface Texts {
  sections: DraftSections;
  /** What was saved when the typing began. */
  bases: DraftSections;
}

/** `saved`: as it is now, for what nothing was typed in before. */
export function afterTyping<Section extends DraftSection>(
  { sections, bases }: Texts,
  section: Section,
  values: DraftValues<Section>,
  saved: DraftSections[Section],
): Texts {
  return { sections: { ...sections, [section]: values }, bases: { ...bases, [section]: bases[section] ?? saved } };
}

/** The section has been saved as `values`, but for the fields `held`. */
export function afterSaving<Section extends DraftSection>(
  texts: Texts,
  section: Section,
  values: DraftValues<Section>,
  held: readonly string[],
): Texts {
  const { sections, bases } = texts;
  // Nothing is left of it, or it was typed back to what is saved meanwhile.
  if (sections[section] === undefined || (held.length === 0 && sections[section] === values)) return withoutTexts(texts, [section]);
  return {
    sections,
    bases: { ...bases, [section]: { ...values, ...Object.fromEntries(held.map((field) => [field, valueOf(bases[section], field)])) } },
  };
}

export function withoutTexts({ sections, bases }: Texts, gone: readonly DraftSection[]): Texts {
  const nothing = Object.fromEntries(gone.map((section) => [section, undefined]));
  return { sections: { ...sections, ...nothing }, bases: { ...bases, ...nothing } };
}
