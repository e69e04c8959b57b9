// Funds and suggested reviewers for tests, written straight into the database.
import type { EntityManager } from '@mikro-orm/postgresql';
import { SuggestedReviewerKind } from '../../../../shared/forms/suggested-reviewers.ts';
import { entryOf } from '../../colloquiums/colloquium.factory.ts';
import { ContributionFunding } from './contribution-funding.entity.ts';
import type { Contribution } from '../manuscript/contribution.entity.ts';
import { SuggestedReviewer } from './suggested-reviewer.entity.ts';

export async function buildFunding(
  em: EntityManager,
  contribution: Contribution,
  own: Partial<Pick<ContributionFunding, 'id' | 'position' | 'fundNumber' | 'fundName'>> = {},
): Promise<ContributionFunding> {
  const funding = em.create(ContributionFunding, { contribution, position: 1, fundNumber: '21BZW001', fundName: '国家社科基金', ...own });
  await em.flush();
  return funding;
}

type Own = Partial<Pick<SuggestedReviewer, 'id' | 'kind' | 'position' | 'personName' | 'email' | 'company' | 'collegeName' | 'reason'>>;

/** Recommended unless said; lacks nothing. */
export async function buildSuggestedReviewer(em: EntityManager, contribution: Contribution, own: Own = {}): Promise<SuggestedReviewer> {
  const reviewer = em.create(SuggestedReviewer, {
    contribution,
    kind: SuggestedReviewerKind.RECOMMENDED,
    position: 1,
    personName: '周明',
    sex: 1,
    email: 'zhou@example.org',
    company: '临江大学',
    collegeName: '历史学院',
    reason: '熟悉该领域',
    degree: await entryOf(em, 'DEGREE'),
    ...own,
  });
  await em.flush();
  return reviewer;
}
