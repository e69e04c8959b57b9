// What becomes of the unsaved texts when something is typed or has been saved.
import { valueOf } from './merge.ts';
import type { Forms, Texts, Typed } from './texts.ts';

/** `saved`: as it is now, for what nothing was typed in before. */
export function afterTyping<All extends Forms<All>, Name extends keyof All>(
  { sections, bases }: Typed<All>,
  section: Name,
  values: All[Name],
  saved: Texts<All>[Name],
): Typed<All> {
  return { sections: { ...sections, [section]: values }, bases: { ...bases, [section]: bases[section] ?? saved } };
}

/** The section has been saved as `values`, but for the fields `held`. */
export function afterSaving<All extends Forms<All>, Name extends keyof All>(
  texts: Typed<All>,
  section: Name,
  values: All[Name],
  held: readonly string[],
): Typed<All> {
  const { sections, bases } = texts;
  // Nothing is left of it, or it was typed back to what is saved meanwhile.
  if (sections[section] === undefined || (held.length === 0 && sections[section] === values)) return withoutTexts(texts, [section]);
  return {
    sections,
    bases: { ...bases, [section]: { ...values, ...Object.fromEntries(held.map((field) => [field, valueOf(bases[section], field)])) } },
  };
}

export function withoutTexts<All>({ sections, bases }: Typed<All>, gone: readonly (keyof All)[]): Typed<All> {
  const nothing = Object.fromEntries(gone.map((section) => [section, undefined]));
  return { sections: { ...sections, ...nothing }, bases: { ...bases, ...nothing } };
}
