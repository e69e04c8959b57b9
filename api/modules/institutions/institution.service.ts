// The office keeps the register: institutions are added, corrected and merged; none is deleted, since authors’ units name them.
import { LockMode, ref } from '@mikro-orm/core';
import { institutionSchema, MAX_INSTITUTION_NAMES, type InstitutionForm } from '../../../shared/forms/institution.ts';
import { shortText } from '../../../shared/forms/text-rules.ts';
import { z } from '../../../shared/forms/zod.ts';
import { signedIn, type Context } from '../../context.ts';
import { checkVersion, DomainError, invalidInput, notFound, parseInput, refused } from '../../errors.ts';
import { addJob } from '../../database/jobs.ts';
import { addNames, folded } from './institution-names.ts';
import type { InstitutionNameKindName } from './institution.enums.ts';
import { Institution } from './institution.entity.ts';
import { InstitutionName } from './institution-name.entity.ts';
import { institutionPolicy } from './institution.policy.ts';

/** The job that looks where units of authors belong which belonged nowhere; what lies above does it (contributions/authors). */
export const PLACE_UNITS = 'place-units';

/** Errors: FORBIDDEN, INVALID_INPUT at the field; names and iDs that another institution has are refused. */
export async function createInstitution(ctx: Context, input: InstitutionForm): Promise<Institution> {
  authorize(ctx);
  const { aliases, rorId, ...said } = parseInput(institutionSchema, input);
  await checkFree(ctx, { name: said.name, rorId }, null);
  const institution = ctx.em.create(Institution, { ...said, rorId: rorId || null });
  await ctx.em.flush();
  await writeNames(ctx, institution, aliases);
  await placeUnits(ctx);
  return institution;
}

/** Errors: FORBIDDEN, NOT_FOUND, CONFLICT when it was changed or merged since `version` was read, INVALID_INPUT at the field. */
export async function changeInstitution(ctx: Context, id: number, version: number, input: InstitutionForm): Promise<Institution> {
  authorize(ctx);
  const { aliases, rorId, ...said } = parseInput(institutionSchema, input);
  const institution = await locked(ctx, id, version);
  await checkFree(ctx, { name: said.name, rorId }, id);
  ctx.em.assign(institution, { ...said, rorId: rorId || null, source: 'OFFICE' });
  // Names count as its data: who has seen fewer of them must not write over the others.
  await ctx.em.flush();
  if (institution.version === version) await raise(ctx, institution);
  await writeNames(ctx, institution, aliases);
  await placeUnits(ctx);
  return institution;
}

/** One more name by which it is found; a second time changes nothing. Errors: FORBIDDEN, NOT_FOUND, INVALID_INPUT at alias. */
export async function addInstitutionAlias(ctx: Context, id: number, input: string): Promise<Institution> {
  authorize(ctx);
  const { alias } = parseInput(z.object({ alias: shortText.min(1, 'input.required') }), { alias: input });
  const institution = await locked(ctx, id, null);
  await addNames(ctx.em, [{ institutionId: id, text: alias, kind: kindOf(alias) }]);
  await raise(ctx, institution);
  await placeUnits(ctx);
  return institution;
}

/** The versions that were read, so that nobody merges what another has just changed. */
export interface Merge {
  id: number;
  version: number;
  intoId: number;
  intoVersion: number;
}

/**
 * Two entries of one institution become one: `intoId` stays and is found by the names of both. What was printed stays as it was. Errors:
 * FORBIDDEN, NOT_FOUND, CONFLICT, INVALID_INPUT at intoId for itself, for one that was merged, or where both have too many names.
 */
export async function mergeInstitutions(ctx: Context, { id, version, intoId, intoVersion }: Merge): Promise<Institution> {
  authorize(ctx);
  if (id === intoId) throw invalidInput({ intoId: { code: 'form.mergeItself' } });
  // In the order of their numbers, so that two who merge the same in opposite directions wait for each other once.
  const found = await ctx.em.find(
    Institution,
    { id: { $in: [id, intoId] } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  const [gone, kept] = [id, intoId].map((one) => found.find((institution) => institution.id === one));
  if (!gone || !kept) throw notFound();
  checkVersion(gone, version);
  checkVersion(kept, intoVersion);
  if (gone.mergedInto || kept.mergedInto) throw invalidInput({ intoId: { code: 'form.mergedAlready' } });
  // More than the form holds would be lost with the next change of it.
  const names = await ctx.em.execute<{ count: number }[]>(
    'select count(distinct folded)::int as count from institution_name where institution_id in (?, ?)',
    [id, intoId],
  );
  if ((names[0]?.count ?? 0) > MAX_INSTITUTION_NAMES) throw invalidInput({ intoId: { code: 'form.tooManyNames' } });
  await ctx.em.execute(
    `with moved as (update institution_name n set institution_id = ?, kind = case when kind in ('NAME', 'NAME_EN') then 'ALIAS' else kind end
        where institution_id = ? and not exists (select from institution_name k where k.institution_id = ? and k.folded = n.folded))
      update institution set merged_into_id = ? where merged_into_id = ?`,
    [intoId, id, intoId, intoId, id],
  );
  await ctx.em.nativeDelete(InstitutionName, { institution: id });
  const rorId = gone.rorId;
  if (rorId && !kept.rorId) {
    // An iD is one institution’s: it is given away first.
    gone.rorId = null;
    await ctx.em.flush();
    kept.rorId = rorId;
  }
  ctx.em.assign(kept, { nameEn: kept.nameEn || gone.nameEn, country: kept.country || gone.country, city: kept.city || gone.city });
  gone.mergedInto = ref(kept);
  await ctx.em.flush();
  if (kept.version === intoVersion) await raise(ctx, kept);
  await placeUnits(ctx);
  return kept;
}

function authorize(ctx: Context): void {
  const refusal = institutionPolicy.keep(signedIn(ctx));
  if (refusal) throw refused(refusal);
}

async function locked(ctx: Context, id: number, version: number | null): Promise<Institution> {
  const institution = await ctx.em.findOne(Institution, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!institution) throw notFound();
  if (version !== null) checkVersion(institution, version);
  if (institution.mergedInto) throw new DomainError('CONFLICT');
  return institution;
}

/** Its names were changed, and nothing of the row itself. */
async function raise(ctx: Context, institution: Institution): Promise<void> {
  await ctx.em.execute('update institution set version = version + 1 where id = ?', [institution.id]);
  await ctx.em.refresh(institution);
}

/** Two of one name cannot be distinguished where one is chosen. */
async function checkFree(ctx: Context, { name, rorId }: { name: string; rorId: string }, own: number | null): Promise<void> {
  // Two who add the same come one after the other.
  await ctx.em.execute(`select pg_advisory_xact_lock(hashtext('institutions'))`);
  const others = await ctx.em.execute<{ same_name: boolean; same_ror: boolean }[]>(
    `select exists (select from institution_name n where n.folded = ? and n.kind = 'NAME' and n.institution_id <> ?) as same_name,
        exists (select from institution i where i.ror_id = ? and i.id <> ?) as same_ror`,
    [folded(name), own ?? 0, rorId, own ?? 0],
  );
  if (others[0]?.same_name) throw invalidInput({ name: { code: 'form.institutionNameTaken' } });
  if (others[0]?.same_ror) throw invalidInput({ rorId: { code: 'form.rorIdTaken' } });
}

/** Capitals alone stand for several words. */
export const kindOf = (alias: string): InstitutionNameKindName => (/^[A-Z]{2,10}$/u.test(alias) ? 'ACRONYM' : 'ALIAS');

async function writeNames(ctx: Context, { id, name, nameEn }: Institution, aliases: readonly string[]): Promise<void> {
  await ctx.em.nativeDelete(InstitutionName, { institution: id });
  await addNames(ctx.em, [
    { institutionId: id, text: name, kind: 'NAME' },
    ...(nameEn === '' ? [] : [{ institutionId: id, text: nameEn, kind: 'NAME_EN' as const }]),
    ...aliases.map((text) => ({ institutionId: id, text, kind: kindOf(text) })),
  ]);
}

/** Units that belonged nowhere may belong to an institution now. */
export async function placeUnits(ctx: Pick<Context, 'em'>): Promise<void> {
  await addJob(ctx.em, PLACE_UNITS, {}, { jobKey: PLACE_UNITS });
}
