// An issue and its articles, read for everything that is written of them: contents, abstracts, and what archives and indexes get.
import { sql } from 'kysely';
import { dayOf } from '../../../../shared/day.ts';
import { ContributionState } from '../../../../shared/workflow.ts';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { ColloquiumKind } from '../../colloquiums/colloquium.enums.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { ContributionFunding } from '../../contributions/sections/contribution-funding.entity.ts';
import type { Issue } from '../issue.entity.ts';
import { composition } from '../issue.loader.ts';
import type { ArticleRecord, AuthorRecord, IssueRecord } from './issue-record.ts';
import { pagesOf } from '../../../../shared/issue-pages.ts';

/** The day that is printed: the planned one, or that of its sending. */
export const publishedOn = ({ plannedOn, sentAt }: Issue, now: Date): string => plannedOn ?? dayOf(sentAt ?? now);

/** By a number of statements that does not grow with the articles. */
export async function recordOf(ctx: Context, issue: Issue): Promise<IssueRecord> {
  const articles = await composition(ctx, issue.id);
  const ids = articles.map(({ id }) => id);
  const colloquium = await issue.colloquium.loadOrFail({ populate: ['publishingHouse'] });
  const fundings = await ctx.em.find(ContributionFunding, { contribution: { $in: ids } }, { orderBy: { position: 'asc' } });
  const { rows: known } = await sql<{ id: number; orcid: string | null; accepted_at: string | null }>`
    select a.id, u.orcid, (select max(e.at) from workflow_event e where e.contribution_id = a.contribution_id and e.to_state = ${ContributionState.AUTHORIZATION_PENDING}) as accepted_at
    from contribution_author a left join user_account u on u.id = a.user_id where a.contribution_id = any(${ids})`.execute(query(ctx.em));
  const factsOf = new Map(known.map((row) => [row.id, row]));
  const pages = pagesOf(issue.firstPage, articles);
  return {
    journal: {
      code: colloquium.number,
      title: colloquium.name,
      titleEn: colloquium.nameEn ?? null,
      issn: colloquium.issn ?? null,
      publisher: colloquium.publishingHouse?.unwrap().name ?? colloquium.name,
      proceedingsTitle: colloquium.collectedPapersName ?? null,
    },
    issue: {
      number: issue.number,
      publishedOn: publishedOn(issue, ctx.clock.now()),
      isProceedings: colloquium.kind === ColloquiumKind.CONFERENCE,
    },
    articles: articles.map((article, at): ArticleRecord => {
      const authors = article.authors.getItems();
      const accepted = authors.map(({ id }) => factsOf.get(id)?.accepted_at ?? null).find((moment) => moment !== null) ?? null;
      return {
        ...textsOf(article),
        url: addressOf(ctx, article, colloquium.articleUrlPattern ?? null),
        ...(pages[at] ?? { firstPage: null, lastPage: null }),
        column: article.column?.unwrap().name ?? null,
        receivedOn: article.submittedAt ? dayOf(article.submittedAt) : null,
        acceptedOn: accepted && dayOf(new Date(accepted)),
        authors: authors.map((author): AuthorRecord => ({
          name: author.personName,
          affiliation: author.company ?? null,
          email: author.email ?? null,
          orcid: factsOf.get(author.id)?.orcid ?? null,
          isCorresponding: author.isCorresponding,
        })),
        funds: fundings
          .filter(({ contribution }) => contribution.id === article.id)
          .map(({ fundName, fundNumber }) => ({ name: fundName, number: fundNumber })),
      };
    }),
  };
}

function textsOf(article: Contribution) {
  return {
    manuscriptNumber: article.manuscriptNumber ?? '',
    doi: article.doi ?? null,
    titleZh: article.titleZh ?? null,
    titleEn: article.titleEn ?? null,
    subtitleZh: article.subtitleZh ?? null,
    subtitleEn: article.subtitleEn ?? null,
    abstractZh: article.abstractZh ?? null,
    abstractEn: article.abstractEn ?? null,
    keywordsZh: article.keywordsZh,
    keywordsEn: article.keywordsEn,
  };
}

/** A journal that says nothing has its DOIs lead to this house. */
function addressOf({ env }: Context, { manuscriptNumber, doi }: Contribution, pattern: string | null): string {
  const values: Record<string, string> = { number: manuscriptNumber ?? '', doi: doi ?? '' };
  if (pattern === null) return env.PUBLIC_URL;
  return pattern.replaceAll(/\{(number|doi)\}/gu, (_, name: string) => encodeURI(values[name] ?? ''));
}
