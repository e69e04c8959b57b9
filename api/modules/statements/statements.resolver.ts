// What authors state of their manuscripts, and what journals ask for.
import { MAX_BULK } from '../../../shared/limits.ts';
import type { Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { Arg, Auth, Ctx, FieldResolver, ID, Input, ListSize, Logged, Mutation, Query, Resolver, Root } from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { EDIT_ERRORS } from '../contributions/manuscript/contribution.service.ts';
import { SaveContributionPayload } from '../contributions/manuscript/contribution.types.ts';
import { Review } from '../reviews/review.entity.ts';
import { WorkflowEvent } from '../workflow/timeline/workflow-event.entity.ts';
import { statementsOfDecision, statementsOfEvent, statementsOfReview } from './party-statements.ts';
import { saveStatementPolicy, statementPolicyOf } from './statement-policy.service.ts';
import { ownStatements, saveStatements, statementsIn } from './statement.service.ts';
import {
  AskedStatement,
  givenOf,
  OwnStatements,
  SaveContributionStatementsInput,
  SaveStatementPolicyInput,
  SaveStatementPolicyPayload,
  StatedAnswer,
  StatementPolicyType,
  StatementType,
} from './statement.types.ts';

@Resolver(() => Contribution)
export class ContributionStatementsResolver {
  @Auth({ policy: 'contribution.edit' })
  @FieldResolver(() => OwnStatements, {
    nullable: true,
    description: 'What the author is asked to state with the submission that is being written; null for all others, and at other times.',
  })
  async ownStatements(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<OwnStatements> {
    return await ownStatements(ctx, contribution);
  }

  @Auth({ policy: 'statement.view' })
  @ListSize(500, 5)
  @FieldResolver(() => [StatementType], {
    nullable: true,
    description:
      'What its authors have stated, earlier submissions first; one without a choice was asked for and not stated. Reviewers get the last submission alone. Null for readers who may not know the authors.',
  })
  async statements(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<StatementType[]> {
    return await statementsIn(ctx, contribution);
  }
}

@Resolver(() => Review)
export class ReviewStatementsResolver {
  @Auth({ policy: 'review.viewRatings' })
  @ListSize(5)
  @FieldResolver(() => [AskedStatement], {
    nullable: true,
    description:
      'What its reviewer is asked to state, or has stated with it; null for readers other than its reviewer, and the office once it is handed in.',
  })
  async statements(@Root() review: Review, @Ctx() ctx: Context): Promise<AskedStatement[]> {
    return await statementsOfReview(ctx, review);
  }
}

@Resolver(() => WorkflowEvent)
export class WorkflowEventStatementsResolver {
  @Auth({ policy: 'eventStatement.view' })
  @ListSize(5)
  @FieldResolver(() => [StatedAnswer], {
    nullable: true,
    description: 'What its editor has stated with a decision; null for readers outside the offices of the journal.',
  })
  async statements(@Root() event: WorkflowEvent, @Ctx() ctx: Context): Promise<StatedAnswer[]> {
    return await statementsOfEvent(ctx, event);
  }
}

@Resolver()
export class DecisionStatementsResolver {
  @Auth({ roles: ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'ASSOCIATE_EDITOR_IN_CHIEF'] })
  @ListSize(5)
  @Query(() => [AskedStatement], {
    nullable: true,
    description:
      'What an editor is asked to state with a decision on these manuscripts: what any of their journals asks, with the words of the first. Those that the viewer holds no office over are left out. Errors: INVALID_INPUT at contributionIds when there are too many.',
  })
  async statementsOfDecision(
    @Ctx() ctx: Context,
    @Arg('contributionIds', () => [ID], { description: 'At most 100.' }) contributionIds: string[],
  ): Promise<AskedStatement[]> {
    if (contributionIds.length > MAX_BULK)
      throw invalidInput({ contributionIds: { code: 'input.tooMany', params: { maximum: MAX_BULK } } });
    return await statementsOfDecision(
      ctx,
      contributionIds.map((id) => decodeId('Contribution', id)),
    );
  }
}

@Resolver()
export class StatementMutationsResolver {
  @Auth()
  @Logged({ object: 'contributionId', params: ['isConfirmed'] })
  @Mutation(
    SaveContributionPayload,
    `Saves what the author states, complete or not, until the manuscript is handed in. Errors: ${EDIT_ERRORS}, CONFLICT, INVALID_INPUT at the field of a statement.`,
  )
  async saveContributionStatements(@Ctx() ctx: Context, @Input(SaveContributionStatementsInput) input: SaveContributionStatementsInput) {
    const { contributionId, statements, ...rest } = input;
    return {
      contribution: await saveStatements(ctx, {
        ...rest,
        contributionId: decodeId('Contribution', contributionId),
        statements: statements.map(givenOf),
      }),
    };
  }
}

@Resolver(() => Colloquium)
export class StatementPolicyResolver {
  @Auth({ policy: 'statementPolicy.view' })
  @FieldResolver(() => StatementPolicyType, {
    nullable: true,
    description: 'What statements it asks for: for its editors-in-chief and executive editors, and the operations centre.',
  })
  async statementPolicy(@Root() colloquium: Colloquium, @Ctx() ctx: Context): Promise<StatementPolicyType> {
    return await statementPolicyOf(ctx, colloquium);
  }

  @Auth({ roles: ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF'] })
  @Logged({ object: 'colloquiumId', params: ['version'] })
  @Mutation(
    SaveStatementPolicyPayload,
    'Replaces what statements a journal asks for; by its editors-in-chief and executive editors. It holds for what is handed in from then on. Errors: NOT_FOUND, FORBIDDEN, CONFLICT, INVALID_INPUT at the field.',
  )
  async saveStatementPolicy(@Ctx() ctx: Context, @Input(SaveStatementPolicyInput) { colloquiumId, ...said }: SaveStatementPolicyInput) {
    return { colloquium: await saveStatementPolicy(ctx, decodeId('Colloquium', colloquiumId), said) };
  }
}
