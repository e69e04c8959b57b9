// The rules of a journal's parameters, and of those that a new one begins with (S3 §5.4, §5.6). Messages are keys of the catalogue.
import { readShare, similarityRule } from './similarity.ts';
import { z } from './zod.ts';

export const statuses = ['ACTIVE', 'INACTIVE'] as const;
export const reviewTypes = ['SINGLE_BLIND', 'DOUBLE_BLIND', 'OPEN'] as const;

/** Working days: as many digits as a field takes. */
export const DAYS_LENGTH = 3;

const digits = z.string().regex(/^\d{0,3}$/, 'form.wholeDays');

/** Empty counts as 0, and one day is the least (D13-053). */
const oneAtLeast = (message: string) => digits.refine((text) => Number(text) > 0, message).transform(Number);

const status = z.string().pipe(z.enum(statuses, 'input.required'));
const reviewType = z.string().pipe(z.enum(reviewTypes, 'input.required'));

/** In percent; empty: none. */
const shareLimit = z
  .string()
  .refine((text) => text.trim() === '' || similarityRule.safeParse(readShare(text)).success, 'form.similarity')
  .transform((text) => (text.trim() === '' ? null : readShare(text)));

/** As they stand in the form. */
export const parametersSchema = z.object({
  assignmentDays: oneAtLeast('form.assignmentDays'),
  decisionDays: oneAtLeast('form.decisionDays'),
  publicationDays: oneAtLeast('form.publicationDays'),
  answerDays: oneAtLeast('form.oneDay'),
  reviewDays: oneAtLeast('form.oneDay'),
  revisionDays: oneAtLeast('form.oneDay'),
  similarityLimit: shareLimit,
  status,
  reviewType,
});

const filledIn = digits.min(1, 'input.required').transform(Number);

/** All are asked for; 0 days say that there is no such deadline (D13-053). */
export const defaultParametersSchema = z.object({
  status,
  reviewType,
  assignmentDays: filledIn,
  decisionDays: filledIn,
  publicationDays: filledIn,
});
export type DefaultParametersForm = z.input<typeof defaultParametersSchema>;
export type CheckedDefaults = z.output<typeof defaultParametersSchema>;

/** An entry with anything but digits becomes an empty field (R3-087, R3-115). */
export const onlyDigits = (typed: string): string => (/^\d*$/.test(typed) ? typed.slice(0, DAYS_LENGTH) : '');
