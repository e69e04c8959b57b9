// The rules of institutions as the office keeps them, and of the units of an author. Messages are keys of the catalogue.
import { isCountry } from '../countries.ts';
import { rorIdOf } from '../ror.ts';
import { each } from './field-list.ts';
import { MAX_SHORT_TEXT, shortText } from './text-rules.ts';
import { z } from './zod.ts';

/** Most further names of an institution, also of one that several were merged into. */
export const MAX_INSTITUTION_NAMES = 300;
/** Most units of an author, far beyond any line of authors. */
export const MAX_UNITS = 10;

/** Empty, or the code of ISO 3166-1. */
const country = z
  .string()
  .overwrite((text) => text.trim().toUpperCase())
  .refine((code) => code === '' || isCountry(code), 'form.country');

/** Empty, or the nine signs, however it was written. */
const rorId = z
  .string()
  .overwrite((text) => (text.trim() === '' ? '' : (rorIdOf(text) ?? text.trim())))
  .refine((text) => text === '' || rorIdOf(text) !== null, 'form.rorId');

/** `aliases`: further names by which it is found, old and short ones among them. */
export const institutionSchema = z.object({
  name: shortText.min(1, 'input.required'),
  nameEn: shortText,
  country,
  city: shortText,
  rorId,
  aliases: z.array(shortText.min(1, 'input.required')).max(MAX_INSTITUTION_NAMES, 'form.tooManyNames'),
});
export type InstitutionForm = z.output<typeof institutionSchema>;

/** What of a unit is text. `name` is printed; where `department` is another text, it is printed with it. */
const UNIT_TEXTS = ['name', 'nameEn', 'department', 'city', 'country'] as const;
export type UnitText = (typeof UNIT_TEXTS)[number];

/** `institutionId`: the institution of the register; null: none that is known. */
const unitSchema = z.object({
  name: shortText.min(1, 'input.required'),
  nameEn: shortText,
  department: shortText,
  city: shortText,
  country,
  institutionId: z.string().nullable(),
});
export type AuthorUnit = z.output<typeof unitSchema>;

export const unitsSchema = z
  .array(unitSchema)
  .min(1)
  .max(MAX_UNITS, 'form.tooManyUnits')
  .superRefine((units, { addIssue }) => {
    if ([...textOfUnits(units)].length > MAX_SHORT_TEXT) addIssue({ code: 'custom', path: [0, 'name'], message: 'form.tooLong500' });
  });

const HAN = /\p{Script=Han}/u;

/** A unit as it is printed: 临江大学历史学院; School of History, Linjiang University. */
export function textOfUnit({ name, department }: Pick<AuthorUnit, 'name' | 'department'>): string {
  if (department === '') return name;
  return HAN.test(name) ? name + (HAN.test(department) ? '' : ' ') + department : `${department}, ${name}`;
}

/** For readers of English: the English name, with the department where that is written in Latin letters. */
export function englishTextOfUnit({ name, nameEn, department }: Pick<AuthorUnit, 'name' | 'nameEn' | 'department'>): string {
  if (nameEn === '') return textOfUnit({ name, department });
  return HAN.test(department) || department === '' ? nameEn : `${department}, ${nameEn}`;
}

/** All units of an author as one text, as `company` holds it. */
export function textOfUnits(units: readonly Pick<AuthorUnit, 'name' | 'department'>[]): string {
  const texts = units.map(textOfUnit);
  return texts.join(texts.some((text) => HAN.test(text)) ? '；' : '; ');
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Whether the text holds the words of the units, in whatever order: then it stays as it was typed, with its own marks between them. */
export function holdsUnits(text: string, units: readonly Pick<AuthorUnit, 'name' | 'department'>[]): boolean {
  const [typed, own] = [wordsOf(text), wordsOf(textOfUnits(units))];
  return typed.join('') === own.join('') || typed.toSorted().join(' ') === own.toSorted().join(' ');
}

/** A unit as a form holds it: with what the register says of its institution. */
const typedUnitSchema = z.object({
  ...each(UNIT_TEXTS, () => z.string()),
  institutionId: z.string().nullable(),
  /** The institution’s name in the register; empty: none is known. */
  institutionName: z.string(),
  rorId: z.string().nullable(),
});
export type TypedUnit = z.output<typeof typedUnitSchema>;

/** As a form holds and keeps them: with the text that they are read from, for those of one text say nothing about another. */
export const typedUnitsSchema = z.object({
  text: z.string(),
  list: z.array(typedUnitSchema),
  /** False: they are an offer, which nobody has changed, and are not sent. */
  isSaid: z.boolean(),
});
export type TypedUnits = z.output<typeof typedUnitsSchema>;

/** What of them is sent: nothing of an offer. Problems stand at the fields of the list. */
export const saidUnitsSchema = typedUnitsSchema.transform(({ list, isSaid }, context) => {
  if (!isSaid) return null;
  const parsed = unitsSchema.safeParse(list.map(({ institutionName: _name, rorId: _rorId, ...unit }) => unit));
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path: ['list', ...path], message });
  return z.NEVER;
});
