// A journal's parameters, and those that a new one begins with, for the operations centre.
import type { Context } from '../../../context.ts';
import { Auth, Ctx, FieldResolver, Input, Logged, Mutation, Query, Resolver, Root } from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { Colloquium } from '../colloquium.entity.ts';
import { DefaultParameters } from './default-parameters.entity.ts';
import { defaultParameters, saveDefaultParameters, saveParameters } from './parameters.service.ts';
import {
  ColloquiumParameters,
  SaveColloquiumParametersInput,
  SaveColloquiumParametersPayload,
  SaveDefaultParametersInput,
  SaveDefaultParametersPayload,
} from './parameters.types.ts';

const shownOf = ({
  isActive,
  reviewType,
  assignmentDays,
  decisionDays,
  publicationDays,
  answerDays,
  reviewDays,
  revisionDays,
  hasDefaultParameters,
  version,
}: Colloquium) => ({
  isActive,
  reviewType,
  assignmentDays,
  decisionDays,
  publicationDays,
  answerDays,
  reviewDays,
  revisionDays,
  hasDefaultParameters,
  version,
});

@Resolver(() => Colloquium)
export class ColloquiumParametersResolver {
  @Auth({ policy: 'managedColloquium.manage' })
  @FieldResolver(() => ColloquiumParameters, { nullable: true, description: 'For operations whose departments hold it.' })
  parameters(@Root() colloquium: Colloquium): ColloquiumParameters {
    return Object.assign(new ColloquiumParameters(), { ...shownOf(colloquium), similarityLimit: colloquium.similarityLimit ?? null });
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ object: 'colloquiumId', params: ['isActive', 'reviewType', 'assignmentDays', 'decisionDays', 'publicationDays'] })
  @Mutation(
    SaveColloquiumParametersPayload,
    'Replaces the parameters of a journal. Due days of its manuscripts are counted again; rounds of reviewers keep the type they began with. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT at the field.',
  )
  async saveColloquiumParameters(
    @Ctx() ctx: Context,
    @Input(SaveColloquiumParametersInput) { colloquiumId, ...parameters }: SaveColloquiumParametersInput,
  ) {
    return { colloquium: await saveParameters(ctx, decodeId('Colloquium', colloquiumId), parameters) };
  }
}

@Resolver()
export class DefaultParametersResolver {
  @Auth({ roles: ['OPERATIONS'] })
  @Query(() => DefaultParameters, {
    nullable: true,
    description: 'The durations and review type that a new journal or conference begins with; for operations.',
  })
  async defaultParameters(@Ctx() ctx: Context): Promise<DefaultParameters> {
    return await defaultParameters(ctx);
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ params: ['isActive', 'reviewType', 'assignmentDays', 'decisionDays', 'publicationDays'] })
  @Mutation(
    SaveDefaultParametersPayload,
    'Replaces what a new journal begins with; those that exist keep theirs. Errors: CONFLICT, INVALID_INPUT at the field.',
  )
  async saveDefaultParameters(@Ctx() ctx: Context, @Input(SaveDefaultParametersInput) { version, ...values }: SaveDefaultParametersInput) {
    return { defaultParameters: await saveDefaultParameters(ctx, version, values) };
  }
}
