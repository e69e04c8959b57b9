// Manuscripts with their authors, files, funds and suggested reviewers; the lists of them.
import { moves } from '../../account-columns.ts';
import { policiesOf, type Module } from '../../module.ts';
import { contributionsDoors } from './contributions.doors.ts';
import { AuthorMutationsResolver, SavedAuthorsResolver } from './authors/author-mutations.resolver.ts';
import { AuthorUnitPlace } from './authors/author-unit.entity.ts';
import { ContributionAuthor } from './authors/contribution-author.entity.ts';
import { ContributionFile } from './files/contribution-file.entity.ts';
import { ContributionFunding } from './sections/contribution-funding.entity.ts';
import { ContributionMutationsResolver } from './manuscript/contribution-mutations.resolver.ts';
import {
  ContributionAuthorResolver,
  ContributionFileResolver,
  SuggestedReviewerResolver,
} from './manuscript/contribution-parts.resolver.ts';
import { ContributionSectionMutationsResolver } from './sections/contribution-sections-mutations.resolver.ts';
import { ContributionSectionsResolver } from './sections/contribution-sections.resolver.ts';
import { ContributionStatusResolver } from './manuscript/contribution-status.resolver.ts';
import { Contribution } from './manuscript/contribution.entity.ts';
import { factsOf, factsOfPart, fileFactsOf } from './access/contribution.facts.ts';
import { PLACE_UNITS } from '../institutions/institution.service.ts';
import { AuthorUnitsResolver, InstitutionAuthorsResolver } from './authors/author-units.resolver.ts';
import { beginPlacing, placeUnitsOfAll, placingSchema } from './authors/unit-places.ts';
import { unplacedUnitList } from './authors/unplaced-units.list.ts';
import { contributionExports } from './lists/contribution.export.ts';
import { contributionLists } from './lists/contribution.list.ts';
import { contributionNode, partNode } from './manuscript/contribution.nodes.ts';
import {
  contributionAuthorPolicy,
  contributionFilePolicy,
  contributionFundingPolicy,
  contributionPolicy,
  suggestedReviewerPolicy,
} from './access/contribution.policy.ts';
import { AuthoredCountsResolver, HandledCountsResolver } from './lists/counts.resolver.ts';
import { ContributionResolver } from './manuscript/contribution.resolver.ts';
import { ContributionDraftResolver } from './lists/draft.resolver.ts';
import { RegisteredAuthorResolver, ViewerCoAuthorsResolver } from './authors/registered-author.resolver.ts';
import { ContributionRevisionResolver } from './manuscript/revision.resolver.ts';
import { SuggestedReviewer } from './sections/suggested-reviewer.entity.ts';
import { authorPages, historyFilePages } from './manuscript/contribution.pages.ts';

export const contributions: Module = {
  exports: contributionExports.map((sheet) => sheet.export),
  entities: [AuthorUnitPlace, Contribution, ContributionAuthor, ContributionFile, ContributionFunding, SuggestedReviewer],
  accountColumns: {
    'contribution.deputy_id': moves,
    'contribution.editor_id': moves,
    'contribution.responsible_id': moves,
    'contribution.submitter_id': moves,
    'contribution_author.user_id': moves,
    // Those of their reviews.
    'contribution_file.uploaded_by_id': { moves: true, asked: { as: 'REVIEWER', at: 'uploaded_at', among: 'review_id is not null' } },
  },
  resolvers: [
    authorPages,
    historyFilePages,
    ...contributionLists,
    ...contributionExports.map(({ field }) => field),
    AuthorMutationsResolver,
    AuthorUnitsResolver,
    AuthoredCountsResolver,
    ContributionAuthorResolver,
    ContributionDraftResolver,
    ContributionFileResolver,
    ContributionMutationsResolver,
    ContributionResolver,
    ContributionRevisionResolver,
    ContributionSectionMutationsResolver,
    ContributionSectionsResolver,
    ContributionStatusResolver,
    HandledCountsResolver,
    InstitutionAuthorsResolver,
    RegisteredAuthorResolver,
    SavedAuthorsResolver,
    unplacedUnitList,
    SuggestedReviewerResolver,
    ViewerCoAuthorsResolver,
  ],
  nodes: {
    Contribution: contributionNode,
    ContributionAuthor: partNode((ctx, id) => ctx.em.findOne(ContributionAuthor, id)),
    // With the act it belongs to, which its rule asks about: whether there is one must not show in the number of statements.
    ContributionFile: partNode((ctx, id) => ctx.em.findOne(ContributionFile, id, { populate: ['event', 'review'], strategy: 'joined' })),
    ContributionFunding: partNode((ctx, id) => ctx.em.findOne(ContributionFunding, id)),
    SuggestedReviewer: partNode((ctx, id) => ctx.em.findOne(SuggestedReviewer, id)),
  },
  policies: {
    ...policiesOf('contribution', contributionPolicy, factsOf),
    ...policiesOf('contributionAuthor', contributionAuthorPolicy, factsOfPart),
    ...policiesOf('contributionFunding', contributionFundingPolicy, factsOfPart),
    ...policiesOf('suggestedReviewer', suggestedReviewerPolicy, factsOfPart),
    ...policiesOf('contributionFile', contributionFilePolicy, fileFactsOf),
  },
  jobs: (deps) => ({ [PLACE_UNITS]: (progress) => placeUnitsOfAll(deps, placingSchema.parse(progress)) }),
  daily: [beginPlacing],
  doors: contributionsDoors,
};
