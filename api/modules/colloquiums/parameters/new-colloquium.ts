// Initial settings of a new journal or conference: the defaults of the system settings, all four switches on (F-014, F-052).
import type { Context } from '../../../context.ts';
import type { Colloquium } from '../colloquium.entity.ts';
import { DEFAULT_PARAMETERS_ID, DefaultParameters } from './default-parameters.entity.ts';

type ParametersOfNewColloquium = Pick<
  Colloquium,
  | 'isActive'
  | 'reviewType'
  | 'assignmentDays'
  | 'decisionDays'
  | 'publicationDays'
  | 'hasDefaultParameters'
  | 'checksPlagiarism'
  | 'invitesReviewers'
  | 'chiefPreAccepts'
  | 'deputyReviews'
>;

/** A default duration of 0 is copied as it is: that journal has no such deadline until operations set one. */
export async function parametersOfNewColloquium(ctx: Pick<Context, 'em'>): Promise<ParametersOfNewColloquium> {
  const { isActive, reviewType, assignmentDays, decisionDays, publicationDays } = await ctx.em.findOneOrFail(
    DefaultParameters,
    DEFAULT_PARAMETERS_ID,
  );
  const parameters = { isActive, reviewType, assignmentDays, decisionDays, publicationDays, hasDefaultParameters: true };
  return { ...parameters, checksPlagiarism: true, invitesReviewers: true, chiefPreAccepts: true, deputyReviews: true };
}
