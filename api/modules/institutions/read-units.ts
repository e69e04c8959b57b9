// Units of authors, read from their texts or as somebody said them, with the institution of the register that each belongs to.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuthorUnit } from '../../../shared/forms/institution.ts';
import { defineLoader } from '../../context.ts';
import { folded, registerOf, type KnownInstitution } from './institution-names.ts';
import { textsToFind, unitsIn, type ReadUnit } from './unit-text.ts';

/** A unit as it is stored where somebody said it; `institutionId`: the number in the register. */
export type SaidUnit = Omit<AuthorUnit, 'institutionId'> & { institutionId: number | null };

/** An author's units as they are asked for: `said` goes before what the text offers. */
export interface UnitsAsked {
  company: string | null | undefined;
  said: readonly SaidUnit[] | null | undefined;
}

/** The units of many authors, in their order: two statements, of which the second is asked only where units were said. */
export async function unitsOfAll(em: EntityManager, authors: readonly UnitsAsked[]): Promise<ReadUnit[][]> {
  const read = authors.filter(({ said }) => !said).map(({ company }) => company ?? '');
  const said = authors.flatMap((author) => author.said ?? []);
  const unplaced = said.filter(({ institutionId }) => institutionId === null).map(({ name }) => folded(name));
  const register = await registerOf(em, [...textsToFind(read), ...unplaced]);
  const known = await institutionsById(em, said.flatMap(({ institutionId }) => institutionId ?? []));
  return authors.map(({ company, said: own }) =>
    own
      ? own.map(({ institutionId, ...unit }) => ({
          ...unit,
          institution: institutionId === null ? register(folded(unit.name)) : (known.get(institutionId) ?? null),
        }))
      : unitsIn(company ?? '', register),
  );
}

/** Each by its number, or its survivor where it was merged. */
export async function institutionsById(em: EntityManager, ids: readonly number[]): Promise<ReadonlyMap<number, KnownInstitution>> {
  if (ids.length === 0) return new Map();
  const rows = await em.execute<(Omit<KnownInstitution, 'nameEn' | 'rorId'> & { asked: number; name_en: string; ror_id: string | null })[]>(
    `select asked.id as asked, i.id, i.name, i.name_en, i.country, i.city, coalesce(i.ror_id, asked.ror_id) as ror_id
      from institution asked join institution i on i.id = coalesce(asked.merged_into_id, asked.id) where asked.id = any(?::int[])`,
    [[...new Set(ids)]],
  );
  return new Map(
    rows.map(({ asked, id, name, name_en: nameEn, country, city, ror_id: rorId }) => [asked, { id, name, nameEn, country, city, rorId }]),
  );
}

/** What a text offers, many texts in one statement. */
export const unitsOfText = defineLoader<string, ReadUnit[]>(async (ctx, texts) =>
  unitsOfAll(
    ctx.em,
    texts.map((company) => ({ company, said: null })),
  ),
);
