// Saving a journal's parameters, and those that a new one begins with. Due days of manuscripts follow by a trigger of the database.
import {
  defaultParametersSchema,
  parametersSchema,
  type CheckedDefaults,
  type DefaultParametersForm,
} from '../../../../shared/forms/colloquium-parameters.ts';
import { ReviewType } from '../../../../shared/workflow.ts';
import type { Context } from '../../../context.ts';
import { checkVersion, parseInput } from '../../../errors.ts';
import type { Colloquium } from '../colloquium.entity.ts';
import { managedColloquium } from '../managed-colloquium.ts';
import { DEFAULT_PARAMETERS_ID, DefaultParameters } from './default-parameters.entity.ts';
import type { DefaultParametersInput, SaveColloquiumParametersInput } from './parameters.types.ts';

const reviewTypeNames = new Map(Object.entries(ReviewType).map(([name, id]) => [id, name]));
const daysText = (days: number | null | undefined): string => (days === null || days === undefined ? '' : String(days));

/** As a form would hold it. */
function typed({ isActive, reviewType, assignmentDays, decisionDays, publicationDays }: DefaultParametersInput): DefaultParametersForm {
  return {
    status: isActive === null || isActive === undefined ? '' : isActive ? 'ACTIVE' : 'INACTIVE',
    reviewType: reviewType === null || reviewType === undefined ? '' : (reviewTypeNames.get(reviewType) ?? ''),
    assignmentDays: daysText(assignmentDays),
    decisionDays: daysText(decisionDays),
    publicationDays: daysText(publicationDays),
  };
}

const stored = ({ status, reviewType, ...days }: CheckedDefaults) => ({
  isActive: status === 'ACTIVE',
  reviewType: ReviewType[reviewType],
  ...days,
});

/**
 * They are the journal's own from then on, even where they equal its initial ones. Errors: NOT_FOUND, INVALID_INPUT at the field, CONFLICT.
 */
export async function saveParameters(
  ctx: Context,
  id: number,
  { version, answerDays, reviewDays, revisionDays, similarityLimit, ...input }: Omit<SaveColloquiumParametersInput, 'colloquiumId'>,
): Promise<Colloquium> {
  const colloquium = await managedColloquium(ctx, id);
  const {
    answerDays: toAnswer,
    reviewDays: toReview,
    revisionDays: toRevise,
    similarityLimit: limit,
    ...values
  } = parseInput(parametersSchema, {
    ...typed(input),
    answerDays: daysText(answerDays ?? colloquium.answerDays),
    reviewDays: daysText(reviewDays ?? colloquium.reviewDays),
    revisionDays: daysText(revisionDays ?? colloquium.revisionDays),
    similarityLimit: String((similarityLimit === undefined ? colloquium.similarityLimit : similarityLimit) ?? ''),
  });
  checkVersion(colloquium, version);
  Object.assign(colloquium, stored(values), {
    answerDays: toAnswer,
    reviewDays: toReview,
    revisionDays: toRevise,
    similarityLimit: limit,
    hasDefaultParameters: false,
  });
  await ctx.em.flush();
  return colloquium;
}

export async function defaultParameters(ctx: Context): Promise<DefaultParameters> {
  return await ctx.em.findOneOrFail(DefaultParameters, DEFAULT_PARAMETERS_ID);
}

/** Journals that exist keep theirs (F-053). Errors: INVALID_INPUT at the field, CONFLICT. */
export async function saveDefaultParameters(ctx: Context, version: number, input: DefaultParametersInput): Promise<DefaultParameters> {
  const values = parseInput(defaultParametersSchema, typed(input));
  const parameters = await defaultParameters(ctx);
  checkVersion(parameters, version);
  Object.assign(parameters, stored(values), { updatedAt: ctx.clock.now() });
  await ctx.em.flush();
  return parameters;
}
