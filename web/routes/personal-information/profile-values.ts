// The form of personal information: its values, their sources, and the sent input.
import { graphql, readInlineData } from 'relay-runtime';
import { z } from '../../../shared/forms/zod.ts';
import { profileRules } from '../../../shared/forms/profile.ts';
import type { profileValues_viewer$data, profileValues_viewer$key } from './__generated__/profileValues_viewer.graphql.ts';

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

/** The shared rules for the form's values. An incomplete region counts as none. */
export const profileFormRules = profileValuesSchema
  .transform(({ isRegionDivided, regionCode, ...values }) => ({ ...values, regionCode: isRegionDivided ? '' : regionCode }))
  .pipe(rules.extend({ sex: text.pipe(rules.shape.sex) }));

/** The saved values, as the form shows them; there is always a first workplace to fill in (R3-156). `region`: its name. */
export function savedProfile(viewerKey: profileValues_viewer$key): { values: ProfileValues; version: number; region: string } {
  const { profile } = readInlineData(
    graphql`
      fragment profileValues_viewer on Viewer @inline {
        profile {
          version
          sex
          birthDate
          address
          regionPath {
            code
            label
          }
          degree {
            id
          }
          major
          professionalTitle {
            id
          }
          researchArea
          supervisor
          workplaces
          department
          phone
          duty {
            id
          }
          remark
        }
      }
    `,
    viewerKey,
  );
  const region = (profile?.regionPath ?? []).map(({ label }) => label).join(' ');
  return { values: profileValues(profile), version: profile?.version ?? 0, region };
}

function profileValues(saved: profileValues_viewer$data['profile']): ProfileValues {
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
