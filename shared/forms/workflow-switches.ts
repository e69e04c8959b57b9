// The rules of a journal's workflow switches and of the branch of the publisher that receives from it (S3 §5.5).
import { z } from './zod.ts';

/** In the order of the way: the check, the reviewers, the deputy, the editor-in-chief's judgement. */
export const switchFields = ['checksPlagiarism', 'invitesReviewers', 'deputyReviews', 'chiefPreAccepts'] as const;
export type SwitchField = (typeof switchFields)[number];

export const ON = 'ON';
export const OFF = 'OFF';
const position = z
  .string()
  .pipe(z.enum([ON, OFF], 'input.required'))
  .transform((text) => text === ON);

/** As they stand in the form. */
export const workflowSwitchesSchema = z.object({
  checksPlagiarism: position,
  invitesReviewers: position,
  deputyReviews: position,
  chiefPreAccepts: position,
  publishingHouseId: z.string().min(1, 'form.choosePublishingHouse'),
});
