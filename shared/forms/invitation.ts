// One invitation to review as the office fills it in: the unit that is written to, both days, and why a conflict of interest does not stand
// in the way. Messages are keys of the catalogue.
import { LAST_DAY } from '../day.ts';
import { atMost, longText, MAX_LONG_TEXT, shortText } from './text-rules.ts';
import { z } from './zod.ts';

/** Most reviewers of one call, and most names of a reserve list. */
export const MAX_INVITATIONS = 20;

const dueDay = (today: () => string) =>
  z.iso.date('form.dayUnreadable').refine((day) => day >= today() && day <= LAST_DAY, 'form.dueDayPast');

/** `today`: the day in Shanghai, asked for at each check. Days that are left out are the journal's. */
export function invitationRules(today: () => string) {
  return z
    .object({
      company: shortText.nullable(),
      answerDueOn: dueDay(today).nullable(),
      reviewDueOn: dueDay(today).nullable(),
      conflictReason: longText.nullable(),
    })
    .refine(({ answerDueOn, reviewDueOn }) => !answerDueOn || !reviewDueOn || answerDueOn <= reviewDueOn, {
      path: ['reviewDueOn'],
      message: 'form.reviewBeforeAnswer',
      when: () => true,
    });
}

/** A reviewer who declines gives a reason, and names others to ask instead; both are optional. */
export const declineRules = z.object({
  reason: z.string().refine(atMost(MAX_LONG_TEXT), 'form.tooLong20000').nullable(),
  suggestedColleagues: z.string().refine(atMost(MAX_LONG_TEXT), 'form.tooLong20000').nullable(),
});
