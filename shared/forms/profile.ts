// The rules of personal information, shared by its screen and the API (S3 §5.9): checked in the order written here. Messages are keys
// of the catalogue.
import { dayOf, dayProblem, readDay } from '../day.ts';
import { longText, shortText } from './text-rules.ts';
import { tidied } from './tidied.ts';
import { z } from './zod.ts';

/** More than anyone has at a time. */
const MAX_WORKPLACES = 20;

const MOBILE = /^1\d{10}$/;
const LANDLINE = /^0\d{2,3}-?\d{7,8}$/;

/** Old clients join workplaces by commas, so that none may hold one (D13-121). */
export function withoutCommas(workplace: string): string {
  return workplace.replaceAll(',', '，');
}

/** Typed in any of the usual forms, kept as YYYY-MM-DD. Nobody fills this in on the day they are born (R3-143). */
function birthDate(today: () => string) {
  return z
    .string()
    .min(1, 'form.birthDateRequired')
    .superRefine((text, context) => {
      const problem = dayProblem(text) ?? ((readDay(text) ?? '') < today() ? null : 'form.birthDateRequired');
      if (problem !== null && text !== '') context.addIssue({ code: 'custom', message: problem });
    })
    .transform((text) => readDay(text) ?? text);
}

/** Rows that were left empty or say the same again do not count; the first is the one that counts most and cannot be left out (R3-156). */
const workplaces = z
  .array(shortText.overwrite(withoutCommas))
  .refine(([first = '']) => tidied(first) !== '', 'form.workplaceRequired')
  .transform((places) => [...new Set(places.filter((place) => place !== ''))])
  .refine((places) => places.length <= MAX_WORKPLACES, 'form.tooManyWorkplaces');

/** `today`: the day in Shanghai, asked for at each check. */
export function profileRules(today: () => string = () => dayOf(new Date())) {
  return z.object({
    sex: z.enum(['MALE', 'FEMALE'], 'form.sexRequired'),
    birthDate: birthDate(today),
    address: shortText.min(1, 'form.nativePlaceRequired'),
    regionCode: z.string().min(1, 'form.regionRequired'),
    degreeId: z.string().min(1, 'form.degreeRequired'),
    major: shortText.min(1, 'form.majorRequired'),
    professionalTitleId: z.string().min(1, 'form.professionalTitleRequired'),
    researchArea: shortText.min(1, 'form.researchAreaRequired'),
    workplaces,
    department: shortText.min(1, 'form.departmentRequired'),
    phone: z
      .string()
      .trim()
      .refine((phone) => MOBILE.test(phone) || LANDLINE.test(phone), 'form.phoneFormat'),
    dutyId: z.string().min(1, 'form.dutyRequired'),
    supervisor: shortText,
    remark: longText,
  });
}

/** The checked form. */
export type CheckedProfile = z.output<ReturnType<typeof profileRules>>;
