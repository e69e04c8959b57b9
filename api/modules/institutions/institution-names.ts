// The names that institutions are found by: written, and asked by many texts at once.
import type { EntityManager } from '@mikro-orm/postgresql';
import { fold } from '../../../shared/fold.ts';
import type { InstitutionNameKindName } from './institution.enums.ts';

/** What is said of an institution that a text was found to name. */
export interface KnownInstitution {
  id: number;
  name: string;
  nameEn: string;
  country: string;
  city: string;
  rorId: string | null;
}

export interface WrittenName {
  institutionId: number;
  text: string;
  kind: InstitutionNameKindName;
}

/** Which institution a folded text names; null: none, or several that the text alone does not distinguish. */
export type Register = (folded: string) => KnownInstitution | null;

/** The same spelling as the database folds it. */
export const folded = (text: string): string => fold(text.trim());

/** Adds names; of two that read alike the first stays. One statement for all. */
export async function addNames(em: EntityManager, names: readonly WrittenName[]): Promise<void> {
  if (names.length === 0) return;
  await em.execute(
    `insert into institution_name (institution_id, text, folded, key, kind)
      select institution_id, text, fold(text), title_key(text), kind
      from unnest(?::int[], ?::text[], ?::text[]) with ordinality named(institution_id, text, kind, turn) order by turn
      on conflict (institution_id, folded) do nothing`,
    [names.map(({ institutionId }) => institutionId), names.map(({ text }) => text.trim()), names.map(({ kind }) => kind)],
  );
}

/** An acronym stands for many: a name of the institution itself goes before it. */
const RANK: Readonly<Record<InstitutionNameKindName, number>> = { NAME: 0, NAME_EN: 0, ALIAS: 1, ACRONYM: 2 };

/** What these folded texts name, in one statement. Names of institutions that were merged are their survivor’s. */
export async function registerOf(em: EntityManager, texts: Iterable<string>): Promise<Register> {
  const wanted = [...new Set(texts)].filter((text) => text !== '');
  const rows =
    wanted.length === 0
      ? []
      : await em.execute<(Omit<KnownInstitution, 'nameEn' | 'rorId'> & { folded: string; kind: InstitutionNameKindName; name_en: string; ror_id: string | null })[]>(
          `select n.folded, n.kind, i.id, i.name, i.name_en, i.country, i.city, i.ror_id
            from institution_name n join institution i on i.id = n.institution_id where n.folded = any(?::text[])`,
          [wanted],
        );
  const found = new Map<string, KnownInstitution | null>();
  for (const [text, named] of Map.groupBy(rows, (row) => row.folded)) {
    const best = Math.min(...named.map(({ kind }) => RANK[kind]));
    const [one, other] = named.filter(({ kind }) => RANK[kind] === best);
    if (one && !other) found.set(text, { id: one.id, name: one.name, nameEn: one.name_en, country: one.country, city: one.city, rorId: one.ror_id });
  }
  return (text) => found.get(text) ?? null;
}
