// The DOIs of an issue by the pattern of its journal.
import { mintDoi } from '../../../../shared/doi.ts';
import type { Context } from '../../../context.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import type { Issue } from '../issue.entity.ts';
import { publishedOn } from './record-of.ts';

/**
 * DOIs by the articles' order in the issue; null where the journal has no pattern. An article that has one from an earlier journal or issue
 * keeps it: a DOI is permanent.
 */
export async function doisOf(ctx: Context, issue: Issue, articles: readonly Pick<Contribution, 'doi'>[]): Promise<(string | null)[]> {
  const { doiPattern, number: journal, publication } = await issue.colloquium.loadOrFail();
  const year = publishedOn(issue, ctx.clock.now()).slice(0, 4);
  return articles.map(
    ({ doi }, at) =>
      doi ??
      (doiPattern ? mintDoi(doiPattern, { prefix: publication.doiPrefix, journal, year, issue: issue.number, article: at + 1 }) : null),
  );
}
