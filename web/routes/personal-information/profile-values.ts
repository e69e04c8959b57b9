// The form of personal information: its values, where they come from, and what is sent.
import { z } from '../../../shared/forms/zod.ts';
import { profileRules } from '../../../shared/forms/profile.ts';

const text = z.string();

/** As they stand in the form. */
export const profileValuesSchema = z.object({
  sex: text,
  birthDate: text,
  address: text,
  regionCode: text,
  /** The region chosen so far is not whole: it has parts to choose from. */
  isRegionDivided: z.boolean(),
  degreeId: text,
  major: text,
  professionalTitleId: text,
  researchArea: text,
  supervisor: text,
  workplaces: z.array(text),
  department: text,
  phone: text,
  dutyId: text,
  remark: text,
});
export type ProfileValues = z.infer<typeof profileValuesSchema>;

const rules = profileRules();
/** In the order in which they are checked; the server's errors are laid onto these. */
export const PROFILE_FIELDS = [
  'sex',
  'birthDate',
  'address',
  'regionCode',
  'degreeId',
  'major',
  'professionalTitleId',
  'researchArea',
  'supervisor',
  'workplaces',
  'department',
  'phone',
  'dutyId',
  'remark',
] as const;

/** The shared rules for what the form holds. A region that is not whole is none. */
export const profileFormRules = profileValuesSchema
  .transform(({ isRegionDivided, regionCode, ...values }) => ({ ...values, regionCode: isRegionDivided ? '' : regionCode }))
  .pipe(rules.extend({ sex: text.pipe(rules.shape.sex) }));

interface Saved {
  readonly sex?: string | null | undefined;
  readonly birthDate?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly regionPath: readonly { readonly code: string }[];
  readonly degree?: { readonly id: string } | null | undefined;
  readonly major?: string | null | undefined;
  readonly professionalTitle?: { readonly id: string } | null | undefined;
  readonly researchArea?: string | null | undefined;
  readonly supervisor?: string | null | undefined;
  readonly workplaces: readonly string[];
  readonly department?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly duty?: { readonly id: string } | null | undefined;
  readonly remark?: string | null | undefined;
}

/** What is saved, as the form shows it; there is always a first workplace to fill in (R3-156). */
export function profileValues(saved: Saved | null | undefined): ProfileValues {
  return {
    sex: saved?.sex ?? '',
    birthDate: saved?.birthDate ?? '',
    address: saved?.address ?? '',
    regionCode: saved?.regionPath.at(-1)?.code ?? '',
    isRegionDivided: false,
    degreeId: saved?.degree?.id ?? '',
    major: saved?.major ?? '',
    professionalTitleId: saved?.professionalTitle?.id ?? '',
    researchArea: saved?.researchArea ?? '',
    supervisor: saved?.supervisor ?? '',
    workplaces: saved?.workplaces.length ? [...saved.workplaces] : [''],
    department: saved?.department ?? '',
    phone: saved?.phone ?? '',
    dutyId: saved?.duty?.id ?? '',
    remark: saved?.remark ?? '',
  };
}
