// The author's note to the editor (S1 §5, tab 4).
import { explanationSchema } from '../../../../shared/forms/explanation.ts';
import type { Context } from '../../../context.ts';
import { parseInput } from '../../../errors.ts';
import type { Contribution } from '../manuscript/contribution.entity.ts';
import { editable, touch } from '../manuscript/contribution.service.ts';

/** An empty text clears the saved one (D13-078). Errors: INVALID_INPUT at `explanation` beyond 300 characters (R1-145), CONFLICT. */
export async function saveExplanation(
  ctx: Context,
  input: { contributionId: number; version: number; explanation: string },
): Promise<Contribution> {
  const { explanation } = parseInput(explanationSchema, { explanation: input.explanation });
  const contribution = await editable(ctx, input.contributionId, input.version);
  contribution.explanation = explanation || null;
  return touch(ctx, contribution);
}
