// The schema of Colloquium: the list of resolvers, how nodes are found, and the doors of mutations.
import type { GraphQLSchema } from 'graphql';
import { roleKindCode } from '../shared/roles.ts';
import type { Context } from './context.ts';
import { inTransaction } from './database/transactions.ts';
import { unauthenticated } from './errors.ts';
import { nodeResolver, type NodeLoader } from './graphql/node.ts';
import { buildApiSchema } from './graphql/schema.ts';
import { DepartmentResolver, NavigationResolver, RoleResolver } from './modules/access/access.resolver.ts';
import { Department } from './modules/access/department.entity.ts';
import { Role } from './modules/access/role.entity.ts';
import {
  SessionResolver,
  SignInPayloadResolver,
  TakeOverSessionPayloadResolver,
  ViewerResolver,
} from './modules/accounts/accounts.resolver.ts';
import { viewerOf } from './modules/accounts/accounts.types.ts';
import { AccountMutationsResolver } from './modules/accounts/account-mutations.resolver.ts';
import { CaptchaResolver } from './modules/accounts/captcha.resolver.ts';
import { OrcidOfferResolver, OrcidResolver } from './modules/accounts/orcid.resolver.ts';
import { PersonResolver } from './modules/accounts/person.resolver.ts';
import { SignInCodeResolver } from './modules/accounts/sign-in-code.resolver.ts';
import { SignInHistoryResolver, ViewerSignInsResolver } from './modules/accounts/sign-in-history.resolver.ts';
import { OwnDataResolver } from './modules/accounts/own-data.resolver.ts';
import { recordOperation } from './modules/audit/audit.service.ts';
import { ColloquiumColumn } from './modules/colloquiums/colloquium-column.entity.ts';
import { Colloquium } from './modules/colloquiums/colloquium.entity.ts';
import { ColloquiumResolver } from './modules/colloquiums/colloquium.resolver.ts';
import { ContributionAuthor } from './modules/contributions/contribution-author.entity.ts';
import { ContributionFile } from './modules/contributions/contribution-file.entity.ts';
import { ContributionFunding } from './modules/contributions/contribution-funding.entity.ts';
import { ContributionListsResolver } from './modules/contributions/contribution-lists.resolver.ts';
import { ContributionMutationsResolver } from './modules/contributions/contribution-mutations.resolver.ts';
import { ContributionAuthorResolver, ContributionFileResolver } from './modules/contributions/contribution-parts.resolver.ts';
import { Contribution } from './modules/contributions/contribution.entity.ts';
import { factsOfNothing, standingToNothing } from './modules/contributions/contribution.facts.ts';
import { ContributionDraftResolver } from './modules/contributions/draft.resolver.ts';
import { ContributionRevisionResolver } from './modules/contributions/revision.resolver.ts';
import { AuthorMutationsResolver, SavedAuthorsResolver } from './modules/contributions/author-mutations.resolver.ts';
import { RegisteredAuthorResolver, ViewerCoAuthorsResolver } from './modules/contributions/registered-author.resolver.ts';
import { ContributionResolver } from './modules/contributions/contribution.resolver.ts';
import { ContributionStatusResolver } from './modules/contributions/contribution-status.resolver.ts';
import { ContributionSectionMutationsResolver } from './modules/contributions/contribution-sections-mutations.resolver.ts';
import { ContributionSectionsResolver, SuggestedReviewerResolver } from './modules/contributions/contribution-sections.resolver.ts';
import { SuggestedReviewer } from './modules/contributions/suggested-reviewer.entity.ts';
import { FrontPageResolver, ReadableFileResolver } from './modules/front-page/front-page.resolver.ts';
import { limitOf, receiveUpload, type ReceivedFile } from './modules/files/receive.ts';
import { UploadedFileResolver } from './modules/files/uploaded-file.resolver.ts';
import { MaintenancePlan } from './modules/maintenance/maintenance.entity.ts';
import { MaintenanceResolver, PublicMaintenanceResolver } from './modules/maintenance/maintenance.resolver.ts';
import { closedBy } from './modules/maintenance/maintenance.service.ts';
import { Message } from './modules/messages/message.entity.ts';
import { MessageResolver, ViewerMessagesResolver } from './modules/messages/message.resolver.ts';
import { Profile } from './modules/profiles/profile.entity.ts';
import { ProfileResolver, ViewerProfileResolver } from './modules/profiles/profile.resolver.ts';
import { PublisherText } from './modules/publisher/publisher-text.entity.ts';
import { PublicTextsResolver, PublisherTextsResolver } from './modules/publisher/publisher.resolver.ts';
import { VideoGuide } from './modules/publisher/video-guide.entity.ts';
import { DictionaryEntry } from './modules/reference/dictionary-entry.entity.ts';
import { DictionaryResolver } from './modules/reference/reference.resolver.ts';
import { RegionResolver } from './modules/reference/region.resolver.ts';
import { PublicSettingsResolver } from './modules/reference/public-settings.resolver.ts';
import { Review } from './modules/reviews/review.entity.ts';
import { ContributionReviewsResolver, ReviewResolver } from './modules/reviews/review.resolver.ts';
import { ContributionTransferResolver, TransferMutationsResolver } from './modules/rights/transfer.resolver.ts';
import { WorkflowEvent } from './modules/workflow/workflow-event.entity.ts';
import { ContributionCoursesResolver, WorkflowEventPapersResolver } from './modules/workflow/workflow-log.resolver.ts';
import { WorkflowMutationsResolver } from './modules/workflow/workflow-mutations.resolver.ts';
import { ListOperationsResolver } from './modules/workflow/list-operations.resolver.ts';
import { ContributionWorkflowResolver, WorkflowEventResolver } from './modules/workflow/workflow.resolver.ts';
import { policies } from './policies.ts';

/** What nearly every screen of a manuscript shows with it: in one statement. */
const beside = ['colloquium', 'subject', 'column', 'articleType', 'submitter', 'responsible'] as const;

/** Finds a manuscript. Nobody finds one without a session, and a dead one is told so for any id, whether it names something or not. */
const manuscript: NodeLoader<Context> = async (ctx, id) => {
  if (ctx.hasDeadToken) throw unauthenticated();
  const found = await ctx.em.findOne(Contribution, id, { populate: beside, strategy: 'joined' });
  if (!found) await standingToNothing(ctx);
  return found;
};

/** Finds a part of a manuscript, whose rule asks about the manuscript. */
const part =
  (find: NodeLoader<Context>): NodeLoader<Context> =>
  async (ctx, id) => {
    if (ctx.hasDeadToken) throw unauthenticated();
    const found = await find(ctx, id);
    if (!found && ctx.viewer) {
      await ctx.em.findOne(Contribution, 0);
      await factsOfNothing(ctx);
    }
    return found;
  };

/** How each type is found by its id; what the viewer may know of what is found is the rule of its type. */
const nodes: Readonly<Record<string, NodeLoader<Context>>> = {
  Colloquium: (ctx, id) => ctx.em.findOne(Colloquium, id),
  ColloquiumColumn: (ctx, id) => ctx.em.findOne(ColloquiumColumn, id),
  Contribution: manuscript,
  ContributionAuthor: part((ctx, id) => ctx.em.findOne(ContributionAuthor, id)),
  // With the act it belongs to, which its rule asks about: whether there is one must not show in the number of statements.
  ContributionFile: part((ctx, id) => ctx.em.findOne(ContributionFile, id, { populate: ['event'], strategy: 'joined' })),
  ContributionFunding: part((ctx, id) => ctx.em.findOne(ContributionFunding, id)),
  Department: (ctx, id) => ctx.em.findOne(Department, id),
  DictionaryEntry: (ctx, id) => ctx.em.findOne(DictionaryEntry, id),
  MaintenancePlan: (ctx, id) => ctx.em.findOne(MaintenancePlan, id),
  Message: (ctx, id) => ctx.em.findOne(Message, id),
  Profile: (ctx, id) => ctx.em.findOne(Profile, id),
  PublisherText: (ctx, id) => ctx.em.findOne(PublisherText, id),
  Review: part((ctx, id) => ctx.em.findOne(Review, id)),
  Role: (ctx, id) => ctx.em.findOne(Role, id),
  VideoGuide: (ctx, id) => ctx.em.findOne(VideoGuide, id),
  SuggestedReviewer: part((ctx, id) => ctx.em.findOne(SuggestedReviewer, id)),
  // Only oneself: a viewer is how a person sees their own account.
  Viewer: (ctx, id) => Promise.resolve(ctx.viewer?.userId === id ? viewerOf(ctx.viewer) : null),
  WorkflowEvent: part((ctx, id) => ctx.em.findOne(WorkflowEvent, id)),
};

export function buildColloquiumSchema(): GraphQLSchema {
  return buildApiSchema<Context, ReceivedFile>({
    resolvers: [
      nodeResolver(nodes),
      AccountMutationsResolver,
      AuthorMutationsResolver,
      CaptchaResolver,
      ColloquiumResolver,
      ContributionAuthorResolver,
      ContributionDraftResolver,
      ContributionFileResolver,
      ContributionListsResolver,
      ContributionMutationsResolver,
      ContributionResolver,
      ContributionReviewsResolver,
      ContributionSectionMutationsResolver,
      ContributionSectionsResolver,
      ContributionStatusResolver,
      ContributionRevisionResolver,
      ContributionTransferResolver,
      ContributionWorkflowResolver,
      DepartmentResolver,
      DictionaryResolver,
      FrontPageResolver,
      ReadableFileResolver,
      RegionResolver,
      ListOperationsResolver,
      MaintenanceResolver,
      MessageResolver,
      NavigationResolver,
      OrcidOfferResolver,
      OrcidResolver,
      PersonResolver,
      PublicMaintenanceResolver,
      PublicSettingsResolver,
      PublicTextsResolver,
      PublisherTextsResolver,
      RegisteredAuthorResolver,
      ReviewResolver,
      RoleResolver,
      OwnDataResolver,
      SavedAuthorsResolver,
      SessionResolver,
      SignInHistoryResolver,
      ViewerSignInsResolver,
      SignInCodeResolver,
      SignInPayloadResolver,
      SuggestedReviewerResolver,
      TakeOverSessionPayloadResolver,
      TransferMutationsResolver,
      UploadedFileResolver,
      ViewerCoAuthorsResolver,
      ViewerMessagesResolver,
      ProfileResolver,
      ViewerProfileResolver,
      ViewerResolver,
      ContributionCoursesResolver,
      WorkflowEventPapersResolver,
      WorkflowEventResolver,
      WorkflowMutationsResolver,
    ],
    // Found by its id, and by no field yet.
    orphanedTypes: [Department],
    auth: {
      policies,
      roleEnum: 'RoleKind',
      currentRole: (ctx) => (ctx.viewer ? roleKindCode(ctx.viewer.kind) : null),
      hasDeadToken: (ctx) => ctx.hasDeadToken,
    },
    closedBy,
    mutations: {
      transaction: inTransaction,
      receive: (ctx, upload, { kind }) => receiveUpload(ctx.storage, upload, { maxBytes: limitOf(kind) }),
      discard: (ctx, file) => ctx.storage.remove(file.key),
      record: recordOperation,
      failed: (ctx, error, what) => ctx.log.error({ err: error }, `failed: ${what}`),
    },
  });
}
