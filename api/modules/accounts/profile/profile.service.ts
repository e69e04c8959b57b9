// Personal information: saving one's own, and whether enough is filled in to submit (S3 §2.14, §5.9).
import { LockMode, ref, type Ref } from '@mikro-orm/core';
import { dayOf, LAST_DAY } from '../../../../shared/day.ts';
import { ownNameRules, type PersonName } from '../../../../shared/forms/person-name.ts';
import { profileRules } from '../../../../shared/forms/profile.ts';
import { defineLoader, signedIn, type Context } from '../../../context.ts';
import { checkVersion, DomainError, invalidInput, parseInput } from '../../../errors.ts';
import { Sex, sexName } from '../viewer/accounts.types.ts';
import type { DictionaryEntry } from '../../reference/dictionary-entry.entity.ts';
import { dictionaryEntries, entryKey, keyText } from '../../reference/dictionary.service.ts';
import { Region } from '../../reference/region.entity.ts';
import { User } from '../viewer/user.entity.ts';
import { Profile } from './profile.entity.ts';
import type { SaveProfileInput } from './profile.inputs.ts';

/** The profile of each person; null where none has been begun. */
export const profileOf = defineLoader(async (ctx, userIds: readonly number[]): Promise<(Profile | null)[]> => {
  const profiles = await ctx.em.find(Profile, { user: { $in: [...userIds] } });
  return userIds.map((id) => profiles.find((profile) => profile.user.id === id) ?? null);
});

/** Whether the profile has everything required before the first manuscript (D13-097). */
export function isComplete(profile: Profile): boolean {
  const text = (value: string | null | undefined) => value ?? '';
  const id = (entry: Ref<DictionaryEntry> | null | undefined) => keyText(entry?.id ?? null);
  // Birth dates were compared with the day on which they were saved.
  return profileRules(() => LAST_DAY).safeParse({
    sex: sexName(profile.sex) ?? undefined,
    birthDate: text(profile.birthDate),
    address: text(profile.address),
    regionCode: text(profile.region?.code),
    degreeId: id(profile.degree),
    major: text(profile.major),
    professionalTitleId: id(profile.professionalTitle),
    researchArea: text(profile.researchArea),
    workplaces: profile.workplaces,
    department: text(profile.department),
    phone: text(profile.phone),
    dutyId: id(profile.duty),
    supervisor: text(profile.supervisor),
    remark: text(profile.remark),
  }).success;
}

/**
 * Saves the viewer's own. Errors: INVALID_INPUT, the fields in the order in which they are checked; CONFLICT when saved elsewhere since
 * `version` was read.
 */
export async function saveProfile(ctx: Context, input: SaveProfileInput): Promise<Profile> {
  const text = (value: string | null | undefined) => value ?? '';
  const choice = (id: string | null | undefined) => keyText(entryKey(id));
  const { degreeId, professionalTitleId, dutyId, regionCode, sex, ...texts } = parseInput(
    profileRules(() => dayOf(ctx.clock.now())),
    {
      sex: sexName(input.sex),
      birthDate: text(input.birthDate),
      address: text(input.address),
      regionCode: text(input.regionCode),
      degreeId: choice(input.degreeId),
      major: text(input.major),
      professionalTitleId: choice(input.professionalTitleId),
      researchArea: text(input.researchArea),
      workplaces: input.workplaces ?? [],
      department: text(input.department),
      phone: text(input.phone),
      dutyId: choice(input.dutyId),
      supervisor: text(input.supervisor),
      remark: text(input.remark),
    },
  );
  const choices = await choicesOf(ctx, { degreeId, professionalTitleId, dutyId, regionCode });
  const profile = await ownProfile(ctx);
  checkVersion(profile, input.version);
  ctx.em.assign(profile, { ...texts, ...choices, sex: Sex[sex], supervisor: texts.supervisor || null, remark: texts.remark || null });
  await ctx.em.flush();
  return profile;
}

/**
 * The viewer's name in parts; the text stays, which an administrator changes. Errors: INVALID_INPUT at the part, or at `name` where the
 * parts hold other letters than the text; CONFLICT where the text has just become another.
 */
export async function saveOwnName(ctx: Context, given: PersonName): Promise<PersonName> {
  const { userId, realName } = signedIn(ctx);
  const { name } = parseInput(ownNameRules(realName), { name: given });
  if ((await ctx.em.nativeUpdate(User, { id: userId, realName }, { nameParts: name })) === 0) throw new DomainError('CONFLICT');
  return name;
}

/** The viewer's own row, locked; begun when there is none, of two attempts at once by one. */
async function ownProfile(ctx: Context): Promise<Profile> {
  const { userId } = signedIn(ctx);
  await ctx.em.execute('insert into profile (user_id, version) values (?, 0) on conflict (user_id) do nothing', [userId]);
  return await ctx.em.findOneOrFail(Profile, { user: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

interface Chosen {
  degreeId: string;
  professionalTitleId: string;
  dutyId: string;
  regionCode: string;
}

/** The choices from lists. Errors: INVALID_INPUT at an entry that is in none, as if nothing had been chosen. */
async function choicesOf(ctx: Context, chosen: Chosen) {
  const region = await ctx.em.findOne(Region, { code: chosen.regionCode });
  if (!region || (await ctx.em.count(Region, { parent: region.code })) > 0)
    throw invalidInput({ regionCode: { code: 'form.regionRequired' } });
  const [degree, professionalTitle, duty] = (
    await dictionaryEntries(ctx, [
      { type: 'DEGREE', id: Number(chosen.degreeId), field: 'degreeId', otherwise: 'form.degreeRequired' },
      {
        type: 'PROFESSIONAL_TITLE',
        id: Number(chosen.professionalTitleId),
        field: 'professionalTitleId',
        otherwise: 'form.professionalTitleRequired',
      },
      { type: 'DUTY', id: Number(chosen.dutyId), field: 'dutyId', otherwise: 'form.dutyRequired' },
    ])
  ).map((entry) => entry && ref(entry));
  return { region: ref(region), degree, professionalTitle, duty };
}
