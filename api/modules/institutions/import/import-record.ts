// One institution of a file, whatever the file's form: ROR's JSON (schema 2) or a table.
import { institutionSchema } from '../../../../shared/forms/institution.ts';
import { rorIdOf } from '../../../../shared/ror.ts';
import { z } from '../../../../shared/forms/zod.ts';
import type { InstitutionNameKindName, InstitutionSourceName } from '../institution.enums.ts';

export interface ImportRecord {
  name: string;
  nameEn: string;
  country: string;
  city: string;
  /** Null: the file has none; it is matched by its name then. */
  rorId: string | null;
  names: readonly { text: string; kind: InstitutionNameKindName }[];
  source: InstitutionSourceName;
}

/** A line (of JSON: the number of the record) that is not taken, with the key of the reason. */
export interface RefusedLine {
  line: number;
  /** What stands there, as far as it can be read. */
  what: string;
  reason: string;
}

export type ReadLine = { line: number; record: ImportRecord } | RefusedLine;

const name = z.object({ value: z.string(), types: z.array(z.string()), lang: z.string().nullish() });
const rorRecord = z.object({
  id: z.string(),
  status: z.string().default('active'),
  names: z.array(name).min(1),
  locations: z
    .array(z.object({ geonames_details: z.object({ country_code: z.string().default(''), name: z.string().default('') }) }))
    .default([]),
});
type RorName = z.output<typeof name>;

const isIn =
  (...languages: string[]) =>
  ({ lang }: RorName) =>
    languages.includes(lang ?? '');
const isA =
  (type: string) =>
  ({ types }: RorName) =>
    types.includes(type);

/** A record of ROR: the Chinese label is the name where there is one, else the one that ROR shows. */
export function ofRor(line: number, value: unknown): ReadLine {
  const parsed = rorRecord.safeParse(value);
  if (!parsed.success) return { line, what: whatOf(value), reason: 'institutions.import.noRecord' };
  const { id, status, names, locations } = parsed.data;
  const rorId = rorIdOf(id);
  if (rorId === null) return { line, what: id, reason: 'form.rorId' };
  if (status === 'withdrawn') return { line, what: id, reason: 'institutions.import.withdrawn' };
  const labels = names.filter(({ types }) => types.includes('label') || types.includes('ror_display'));
  const shown = names.find(isA('ror_display')) ?? labels[0] ?? names[0];
  const own = labels.find(isIn('zh')) ?? shown;
  const english = labels.find(isIn('en')) ?? (shown && /\p{Script=Latin}/u.test(shown.value) ? shown : undefined);
  const place = locations[0]?.geonames_details;
  return checked(line, {
    name: own?.value ?? '',
    nameEn: english?.value ?? '',
    country: place?.country_code ?? '',
    city: place?.name ?? '',
    rorId,
    names: names.map(({ value: text, types }) => ({ text, kind: types.includes('acronym') ? 'ACRONYM' : 'ALIAS' })),
    source: 'ROR',
  });
}

/** The columns of a table, by the words that may head them. */
const COLUMNS = {
  name: ['name', '名称', '机构名称'],
  nameEn: ['nameen', 'name_en', 'english name', '英文名称'],
  country: ['country', '国家', '国家代码'],
  city: ['city', '城市'],
  rorId: ['rorid', 'ror_id', 'ror'],
  aliases: ['aliases', '别名'],
} as const;
type Column = keyof typeof COLUMNS;

/** Where each column stands; null: there is no name. */
export function columnsOf(header: readonly string[]): ReadonlyMap<Column, number> | null {
  const places = new Map<Column, number>();
  for (const [at, word] of header.entries())
    for (const [column, words] of Object.entries(COLUMNS) as [Column, readonly string[]][])
      if (words.includes(word.trim().toLowerCase())) places.set(column, at);
  return places.has('name') ? places : null;
}

/** A row of a table; aliases are divided by semicolons. */
export function ofRow(line: number, columns: ReadonlyMap<Column, number>, cells: readonly string[]): ReadLine {
  const cell = (column: Column) => (cells[columns.get(column) ?? -1] ?? '').trim();
  const typed = cell('rorId');
  const rorId = typed === '' ? null : rorIdOf(typed);
  if (typed !== '' && rorId === null) return { line, what: cell('name') || typed, reason: 'form.rorId' };
  const aliases = cell('aliases')
    .split(/[;；|]/u)
    .map((text) => text.trim())
    .filter(Boolean);
  return checked(line, {
    name: cell('name'),
    nameEn: cell('nameEn'),
    country: cell('country'),
    city: cell('city'),
    rorId,
    names: aliases.map((text) => ({ text, kind: /^[A-Z]{2,10}$/u.test(text) ? 'ACRONYM' : 'ALIAS' })),
    source: 'CSV',
  });
}

/** By the rules that the office’s own form has. */
function checked(line: number, { names, source, rorId, ...said }: ImportRecord): ReadLine {
  const further = names.filter(({ text }) => text.trim() !== '');
  const parsed = institutionSchema.safeParse({ ...said, rorId: rorId ?? '', aliases: further.map(({ text }) => text) });
  if (!parsed.success) return { line, what: said.name || (rorId ?? ''), reason: parsed.error.issues[0]?.message ?? 'input.invalid' };
  const { name: own, nameEn, country, city, aliases } = parsed.data;
  return {
    line,
    record: {
      name: own,
      nameEn,
      country,
      city,
      rorId,
      source,
      names: [
        { text: own, kind: 'NAME' },
        ...(nameEn === '' ? [] : [{ text: nameEn, kind: 'NAME_EN' as const }]),
        ...further.map(({ kind, text }, at) => ({ kind, text: aliases[at] ?? text })),
      ],
    },
  };
}

const whatOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : '';
