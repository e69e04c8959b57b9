// Units of authors, read from their texts or as somebody said them, with the institution of the register that each belongs to.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuthorUnit } from '../../../shared/forms/institution.ts';
import { defineLoader } from '../../context.ts';
import { findInstitutions, folded } from './institution-names.ts';
import { textsToFind, unitsIn, type ReadUnit } from './unit-text.ts';

/** A unit as it is stored where somebody said it; `institutionId`: the number in the register. */
export type SaidUnit = Omit<AuthorUnit, 'institutionId'> & { institutionId: number | null };

/** An author's units as they are asked for: `said` goes before what the text offers. */
export interface UnitsAsked {
  company: string | null | undefined;
  said: readonly SaidUnit[] | null | undefined;
}

/** The units of many authors, in their order, in one statement. */
export async function unitsOfAll(em: EntityManager, authors: readonly UnitsAsked[]): Promise<ReadUnit[][]> {
  const read = authors.filter(({ said }) => !said).map(({ company }) => company ?? '');
  const all = authors.flatMap(({ said }) => said ?? []);
  const texts = [...textsToFind(read), ...all.map(({ name }) => folded(name))];
  const { named, numbered } = await findInstitutions(
    em,
    texts,
    all.flatMap(({ institutionId }) => institutionId ?? []),
  );
  return authors.map(({ company, said }) =>
    said
      ? said.map(({ institutionId, ...unit }) => ({
          ...unit,
          typed: null,
          institution: institutionId === null ? named(folded(unit.name)) : numbered(institutionId),
        }))
      : unitsIn(company ?? '', named),
  );
}

/** What a text offers, many texts in one statement. */
export const unitsOfText = defineLoader<string, ReadUnit[]>(async (ctx, texts) =>
  unitsOfAll(
    ctx.em,
    texts.map((company) => ({ company, said: null })),
  ),
);
