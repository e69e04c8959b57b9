// The viewer's manuscript lists.
import { Args, Ctx, FieldResolver, Resolver } from 'type-graphql';
import { z } from 'zod';
import { statesOfAuthorStatus } from '../../../shared/workflow.ts';
import type { Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { Auth } from '../../graphql/auth.ts';
import type { Connection } from '../../graphql/connection.ts';
import { decodeId } from '../../graphql/node.ts';
import { ViewerType } from '../accounts/accounts.types.ts';
import type { Contribution } from './contribution.entity.ts';
import {
  AuthoredContributionsArgs,
  DraftsArgs,
  HandledContributionsArgs,
  type ContributionOrder,
  type DateRange,
} from './contribution-list.inputs.ts';
import { authoredContributions, draftContributions, handledContributions, type ContributionListRequest } from './contribution.list.ts';
import { ContributionConnection } from './contribution.types.ts';

const day = z.iso.date();

/** Newest first until the reader asks otherwise (D13-142). */
function orderOf(order: ContributionOrder | null | undefined): ContributionListRequest['order'] {
  return order ?? { field: 'SUBMITTED_AT', direction: 'desc' };
}

/** Errors: INVALID_INPUT at `field`. */
function checkedRange(range: DateRange | null | undefined, field: string): DateRange | null {
  for (const [name, value] of Object.entries(range ?? {})) {
    if (typeof value === 'string' && !day.safeParse(value).success) throw invalidInput({ [`${field}.${name}`]: { code: 'input.invalid' } });
  }
  return range ?? null;
}

@Resolver(() => ViewerType)
export class ContributionListsResolver {
  @Auth({ roles: ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'PUBLISHING_EDITOR', 'OPERATIONS', 'ASSOCIATE_EDITOR_IN_CHIEF'] })
  @FieldResolver(() => ContributionConnection, { nullable: true, description: 'Manuscripts the viewer handles in the current role.' })
  async handledContributions(
    @Ctx() ctx: Context,
    @Args(() => HandledContributionsArgs) args: HandledContributionsArgs,
  ): Promise<Connection<Contribution>> {
    const { filter } = args;
    return await handledContributions(ctx, args, {
      isPendingOnly: args.scope === 'PENDING',
      filter: {
        ...filter,
        colloquiumId: filter?.colloquiumId ? decodeId('Colloquium', filter.colloquiumId) : null,
        submitted: checkedRange(filter?.submitted, 'submitted'),
      },
      order: orderOf(args.orderBy),
    });
  }

  @Auth({ roles: ['AUTHOR'] })
  @FieldResolver(() => ContributionConnection, { nullable: true, description: 'Submitted manuscripts of which the viewer is an author.' })
  async authoredContributions(
    @Ctx() ctx: Context,
    @Args(() => AuthoredContributionsArgs) args: AuthoredContributionsArgs,
  ): Promise<Connection<Contribution>> {
    const { filter } = args;
    const toldStates = filter?.statuses?.flatMap(statesOfAuthorStatus);
    return await authoredContributions(ctx, args, {
      isPendingOnly: args.scope === 'PENDING',
      awaitsPoolConsent: filter?.awaitsPoolConsent ?? false,
      filter: { ...filter, toldStates, submitted: checkedRange(filter?.submitted, 'submitted') },
      order: orderOf(args.orderBy),
    });
  }

  @Auth({ roles: ['AUTHOR'] })
  @FieldResolver(() => ContributionConnection, { nullable: true, description: 'Unfinished manuscripts of the viewer.' })
  async drafts(@Ctx() ctx: Context, @Args(() => DraftsArgs) args: DraftsArgs): Promise<Connection<Contribution>> {
    const { filter } = args;
    return await draftContributions(ctx, args, {
      filter: { ...filter, saved: checkedRange(filter?.saved, 'saved') },
      direction: args.direction ?? 'desc',
    });
  }
}
