// Changes of the unsaved texts on typing and on saving.
import { valueOf } from './merge.ts';
import type { Forms, Texts, Typed } from './texts.ts';

/** `saved`: the present values, for sections without earlier typing. */
export function afterTyping<All extends Forms<All>, Name extends keyof All>(
  { sections, bases }: Typed<All>,
  section: Name,
  values: All[Name],
  saved: Texts<All>[Name],
): Typed<All> {
  return { sections: { ...sections, [section]: values }, bases: { ...bases, [section]: bases[section] ?? saved } };
}

/** The section has been saved as `values`, without the fields `held`. */
export function afterSaving<All extends Forms<All>, Name extends keyof All>(
  texts: Typed<All>,
  section: Name,
  values: All[Name],
  held: readonly string[],
): Typed<All> {
  const { sections, bases } = texts;
  // Nothing is left of it, or it equals the values saved meanwhile.
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
