// The files that an act brought along, each only to those who may open it.
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { ContributionFile } from '../contributions/contribution-file.entity.ts';
import { filesOf } from '../contributions/contribution.loader.ts';
import { WorkflowEvent } from './workflow-event.entity.ts';

@Resolver(() => WorkflowEvent)
export class WorkflowEventFilesResolver {
  @FieldResolver(() => [ContributionFile], { nullable: true, description: 'What came with it.' })
  async files(@Root() event: WorkflowEvent, @Ctx() ctx: Context): Promise<ContributionFile[]> {
    return (await ctx.loaders.of(ctx, filesOf).load(event.contribution.id)).filter((file) => file.event?.id === event.id);
  }
}
