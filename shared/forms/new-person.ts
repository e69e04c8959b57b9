// A person outside the register, typed by their inviter: as a reviewer (R2-084 to R2-086) or as an author (R2-093). Messages are keys of
// the catalogue.
import { EMAIL_PATTERN, tidiedEmail } from './email.ts';
import { personNameSchema, saidNameSchema, typedNameSchema } from './person-name.ts';
import { withoutCommas } from './profile.ts';
import { atMost, shortText } from './text-rules.ts';
import { nameText } from './tidied.ts';
import { z } from './zod.ts';

const LONGEST_NAME = 100;
const LONGEST_EMAIL = 254;

const chosen = z.string().min(1, 'input.required');

/** All six are needed. The address also identifies the person: in lower case. */
export const newPersonSchema = z.object({
  realName: z
    .string()
    .overwrite((name) => nameText(name).replaceAll(/\s+/g, ' '))
    .min(1, 'input.required')
    .refine(atMost(LONGEST_NAME), 'form.nameTooLong'),
  name: personNameSchema.nullish(),
  sex: z.enum(['MALE', 'FEMALE'], 'input.required'),
  degreeId: chosen,
  email: z
    .string()
    .overwrite(tidiedEmail)
    .min(1, 'input.required')
    .max(LONGEST_EMAIL, 'form.emailFormat')
    .regex(EMAIL_PATTERN, 'form.emailFormat')
    .toLowerCase(),
  company: shortText.overwrite(withoutCommas).min(1, 'input.required'),
  regionCode: chosen,
});

/** The checked form. */
export type CheckedNewPerson = z.output<typeof newPersonSchema>;

/** As it stands in the form. Every field has a default: an earlier release may have kept fewer. */
const newPersonValuesSchema = z.object({
  realName: z.string().default(''),
  name: typedNameSchema.nullable().default(null),
  sex: z.string().default(''),
  degreeId: z.string().default(''),
  email: z.string().default(''),
  company: z.string().default(''),
  regionCode: z.string().default(''),
  /** The region chosen so far has parts to choose from. */
  isRegionDivided: z.boolean().default(false),
});
export type NewPersonValues = z.output<typeof newPersonValuesSchema>;

export const EMPTY_NEW_PERSON: NewPersonValues = newPersonValuesSchema.parse({});

/** The same rules for the form's values. An incomplete region counts as none. */
export const newPersonForm = z
  .object({
    ...newPersonSchema.shape,
    sex: z.string().pipe(newPersonSchema.shape.sex),
    name: saidNameSchema.nullable(),
    isRegionDivided: z.boolean(),
  })
  .superRefine(({ isRegionDivided }, context) => {
    if (isRegionDivided) context.addIssue({ code: 'custom', path: ['regionCode'], message: 'input.required' });
  })
  .transform(({ isRegionDivided: _isRegionDivided, ...person }): CheckedNewPerson => person);
