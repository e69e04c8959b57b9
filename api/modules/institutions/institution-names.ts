// The names that institutions are found by: written, and asked by many texts at once.
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { query } from '../../database/tables.ts';
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
  await sql`insert into institution_name (institution_id, text, folded, key, kind)
      select institution_id, text, fold(text), title_key(text), kind
      from unnest(${names.map(({ institutionId }) => institutionId)}::int[], ${names.map(({ text }) => text.trim())}::text[], ${names.map(({ kind }) => kind)}::text[])
        with ordinality named(institution_id, text, kind, turn) order by turn
      on conflict (institution_id, folded) do nothing`.execute(query(em));
}

/** An acronym stands for many: a name of the institution itself goes before it. */
const RANK: Readonly<Record<InstitutionNameKindName, number>> = { NAME: 0, NAME_EN: 0, ALIAS: 1, ACRONYM: 2 };

interface Found {
  /** By a folded text. */
  named: Register;
  /** By a number; an institution that was merged is its survivor. */
  numbered: (id: number) => KnownInstitution | null;
}

interface FoundRow extends KnownInstitution {
  folded: string | null;
  kind: InstitutionNameKindName | null;
  asked: number | null;
}

/**
 * What these folded texts name, and the institutions of these numbers, always in one statement: how many are asked for must not tell what is
 * there. Names of institutions that were merged are their survivor’s.
 */
export async function findInstitutions(em: EntityManager, texts: Iterable<string>, ids: readonly number[] = []): Promise<Found> {
  const wanted = [...new Set(texts)].filter((text) => text !== '');
  const { rows } = await sql<FoundRow>`
    select found.folded, found.kind, found.asked, i.id, i.name, i.name_en as "nameEn", i.country, i.city, i.ror_id as "rorId"
    from (select n.folded, n.kind, null::int as asked, n.institution_id as id from institution_name n where n.folded = any(${wanted}::text[])
      union all select null, null, m.id, coalesce(m.merged_into_id, m.id) from institution m where m.id = any(${[...new Set(ids)]}::int[])) found
    join institution i on i.id = found.id`.execute(query(em));
  const named = new Map<string, KnownInstitution | null>();
  const numbered = new Map<number, KnownInstitution>();
  for (const { folded: _text, kind: _kind, asked, ...institution } of rows) if (asked !== null) numbered.set(asked, institution);
  const ofTexts = rows.flatMap(({ folded: text, kind, asked: _asked, ...institution }) =>
    text === null || kind === null ? [] : [{ text, rank: RANK[kind], institution }],
  );
  for (const [text, all] of Map.groupBy(ofTexts, (row) => row.text)) {
    const best = Math.min(...all.map(({ rank }) => rank));
    const [one, other] = all.filter(({ rank }) => rank === best);
    if (one && !other) named.set(text, one.institution);
  }
  return { named: (text) => named.get(text) ?? null, numbered: (id) => numbered.get(id) ?? null };
}
