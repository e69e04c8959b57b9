// Manuscripts with their authors, files, funds and suggested reviewers; the lists of them.
import { policiesOf, type Module } from '../../module.ts';
import { AuthorMutationsResolver, SavedAuthorsResolver } from './author-mutations.resolver.ts';
import { ContributionAuthor } from './contribution-author.entity.ts';
import { ContributionFile } from './contribution-file.entity.ts';
import { ContributionFunding } from './contribution-funding.entity.ts';
import { ContributionMutationsResolver } from './contribution-mutations.resolver.ts';
import { ContributionAuthorResolver, ContributionFileResolver } from './contribution-parts.resolver.ts';
import { ContributionSectionMutationsResolver } from './contribution-sections-mutations.resolver.ts';
import { ContributionSectionsResolver, SuggestedReviewerResolver } from './contribution-sections.resolver.ts';
import { ContributionStatusResolver } from './contribution-status.resolver.ts';
import { Contribution } from './contribution.entity.ts';
import { factsOf, factsOfPart, fileFactsOf } from './contribution.facts.ts';
import { contributionLists } from './contribution.list.ts';
import { contributionNode, partNode } from './contribution.nodes.ts';
import {
  contributionAuthorPolicy,
  contributionFilePolicy,
  contributionFundingPolicy,
  contributionPolicy,
  suggestedReviewerPolicy,
} from './contribution.policy.ts';
import { ContributionResolver } from './contribution.resolver.ts';
import { ContributionDraftResolver } from './draft.resolver.ts';
import { RegisteredAuthorResolver, ViewerCoAuthorsResolver } from './registered-author.resolver.ts';
import { ContributionRevisionResolver } from './revision.resolver.ts';
import { SuggestedReviewer } from './suggested-reviewer.entity.ts';

export const contributions: Module = {
  entities: [Contribution, ContributionAuthor, ContributionFile, ContributionFunding, SuggestedReviewer],
  resolvers: [
    ...contributionLists,
    AuthorMutationsResolver,
    ContributionAuthorResolver,
    ContributionDraftResolver,
    ContributionFileResolver,
    ContributionMutationsResolver,
    ContributionResolver,
    ContributionRevisionResolver,
    ContributionSectionMutationsResolver,
    ContributionSectionsResolver,
    ContributionStatusResolver,
    RegisteredAuthorResolver,
    SavedAuthorsResolver,
    SuggestedReviewerResolver,
    ViewerCoAuthorsResolver,
  ],
  nodes: {
    Contribution: contributionNode,
    ContributionAuthor: partNode((ctx, id) => ctx.em.findOne(ContributionAuthor, id)),
    // With the act it belongs to, which its rule asks about: whether there is one must not show in the number of statements.
    ContributionFile: partNode((ctx, id) => ctx.em.findOne(ContributionFile, id, { populate: ['event'], strategy: 'joined' })),
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
};
