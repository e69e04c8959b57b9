// A journal's workflow switches, for the operations centre.
import type { Context } from '../../../context.ts';
import { Arg, Auth, Ctx, FieldResolver, Input, Logged, Mutation, Resolver, Root } from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { previewSwitches, saveSwitches } from './switches.service.ts';
import {
  SaveWorkflowSwitchesInput,
  SaveWorkflowSwitchesPayload,
  WorkflowPreview,
  WorkflowSwitches,
  WorkflowSwitchesInput,
} from './switches.types.ts';

@Resolver(() => Colloquium)
export class WorkflowSwitchesResolver {
  @Auth({ policy: 'managedColloquium.manage' })
  @FieldResolver(() => WorkflowSwitches, { nullable: true, description: 'For operations whose departments hold it.' })
  async workflowSwitches(@Root() colloquium: Colloquium): Promise<WorkflowSwitches> {
    const { checksPlagiarism, invitesReviewers, chiefPreAccepts, deputyReviews, publishingHouse, version } = colloquium;
    const house = publishingHouse ? await publishingHouse.loadOrFail() : null;
    return { checksPlagiarism, invitesReviewers, chiefPreAccepts, deputyReviews, publishingHouse: house, version };
  }

  @Auth({ policy: 'managedColloquium.manage' })
  @FieldResolver(() => WorkflowPreview, { nullable: true, description: 'What these switches would change, before they are saved.' })
  async workflowPreview(
    @Root() colloquium: Colloquium,
    @Ctx() ctx: Context,
    @Arg('switches', () => WorkflowSwitchesInput, { description: 'The four switches as they would be; nothing is saved.' })
    switches: WorkflowSwitchesInput,
  ): Promise<WorkflowPreview> {
    return await previewSwitches(ctx, colloquium, switches);
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({
    object: 'colloquiumId',
    params: ['checksPlagiarism', 'invitesReviewers', 'chiefPreAccepts', 'deputyReviews', 'publishingHouseId'],
  })
  @Mutation(
    SaveWorkflowSwitchesPayload,
    'Replaces the workflow switches of a journal. Its manuscripts stay where they are and take the new way from their next act on. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT at the field; FORBIDDEN to API tokens for another branch.',
  )
  async saveWorkflowSwitches(@Ctx() ctx: Context, @Input(SaveWorkflowSwitchesInput) { colloquiumId, ...input }: SaveWorkflowSwitchesInput) {
    return { colloquium: await saveSwitches(ctx, decodeId('Colloquium', colloquiumId), input) };
  }
}
