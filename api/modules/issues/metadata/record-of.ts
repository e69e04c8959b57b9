// An issue and its articles, or an article that is published by itself, read for all its documents: contents, abstracts, and exports for
// archives and indexes.
import { sql } from 'kysely';
import { dayOf } from '../../../../shared/day.ts';
import { EMPTY_IMPRINT } from '../../../../shared/forms/publication.ts';
import { ContributionState } from '../../../../shared/workflow.ts';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { ColloquiumMember } from '../../colloquiums/colloquium-member.entity.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { publicationKindOf } from '../../colloquiums/publication-kind.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { ContributionFunding } from '../../contributions/sections/contribution-funding.entity.ts';
import { unitsOfAll } from '../../institutions/read-units.ts';
import type { ReadUnit } from '../../institutions/unit-text.ts';
import { printedStatements } from '../../statements/statement.service.ts';
import { nameOf } from '../../names/names.types.ts';
import type { Issue } from '../issue.entity.ts';
import { composition } from '../issue.loader.ts';
import type { ArticleRecord, AuthorRecord, IssueEditor, IssueRecord, UnitRecord } from './issue-record.ts';
import { pagesOf } from '../../../../shared/issue-pages.ts';

/** The day that is printed: the planned one, or that of its sending. */
export const publishedOn = ({ plannedOn, sentAt }: Issue, now: Date): string => plannedOn ?? dayOf(sentAt ?? now);

/** By a number of statements that does not grow with the articles. */
export async function recordOf(ctx: Context, issue: Issue): Promise<IssueRecord> {
  const articles = await composition(ctx, issue.id);
  const colloquium = await issue.colloquium.loadOrFail();
  const pages = pagesOf(issue.firstPage, articles);
  const records = await articleRecords(ctx, colloquium, articles);
  const editors = issue.editors ?? (await editorsOf(ctx, colloquium.id));
  return {
    journal: journalOf(colloquium, editors),
    issue: {
      number: issue.number,
      volume: issue.volume ?? null,
      totalNumber: issue.totalNumber ?? null,
      isbn: issue.isbn ?? null,
      cipNumber: issue.cipNumber ?? null,
      imprint: issue.imprint,
      publishedOn: publishedOn(issue, ctx.clock.now()),
      editors: issue.sentAt && !issue.editors ? [] : editors,
    },
    articles: records.map((record, at) => ({ ...record, ...pages[at] })),
  };
}

/** Record of a manuscript that is published by itself: in no issue, and so without pages. */
export async function singleRecordOf(ctx: Context, { id, publishedOn }: Contribution): Promise<IssueRecord> {
  const article = await ctx.em.findOneOrFail(Contribution, id, {
    populate: ['column', 'authors'],
    orderBy: { authors: { position: 'asc', id: 'asc' } },
  });
  const colloquium = await article.colloquium.loadOrFail();
  return {
    journal: journalOf(colloquium, await editorsOf(ctx, colloquium.id)),
    issue: { ...NO_ISSUE, publishedOn: publishedOn ?? dayOf(article.stateChangedAt) },
    articles: await articleRecords(ctx, colloquium, [article]),
  };
}

/** Of an article that stands in none. */
const NO_ISSUE = { number: null, volume: null, totalNumber: null, isbn: null, cipNumber: null, imprint: EMPTY_IMPRINT, editors: [] };

/** The editors-in-chief of today, in order. */
export async function editorsOf(ctx: Context, colloquiumId: number): Promise<IssueEditor[]> {
  const chiefs = await ctx.em.find(
    ColloquiumMember,
    { colloquium: colloquiumId, type: 'chief' },
    { populate: ['user'], orderBy: { position: 'asc' } },
  );
  return chiefs.map(({ user }) => {
    const { realName, nameParts } = user.getEntity();
    const { isCertain: _isCertain, ...parts } = nameOf(realName, nameParts);
    return { name: realName, parts };
  });
}

function journalOf(colloquium: Colloquium, editors: readonly IssueEditor[]): IssueRecord['journal'] {
  return {
    code: colloquium.number,
    title: colloquium.name,
    titleEn: colloquium.nameEn ?? null,
    kind: publicationKindOf(colloquium),
    issn: colloquium.issn ?? null,
    eissn: colloquium.eissn ?? null,
    cn: colloquium.cn ?? null,
    conference: { place: colloquium.heldAt ?? null, from: colloquium.heldFrom ?? null, until: colloquium.heldUntil ?? null },
    settings: colloquium.publication,
    editors,
    hosts: colloquium.hostUnits,
    proceedingsTitle: colloquium.collectedPapersName ?? null,
  };
}

/** That of the account is proved by its person; another one is what the submitter says. */
function orcidOf(proved: string | null, said: string | null): AuthorRecord['orcid'] {
  const id = proved ?? said;
  return id === null ? null : { id, isAuthenticated: proved !== null };
}

/** Without their pages. */
async function articleRecords(ctx: Context, colloquium: Colloquium, articles: readonly Contribution[]): Promise<ArticleRecord[]> {
  const ids = articles.map(({ id }) => id);
  const fundings = await ctx.em.find(ContributionFunding, { contribution: { $in: ids } }, { orderBy: { position: 'asc' } });
  const { rows: known } = await sql<{ id: number; orcid: string | null; accepted_at: string | null }>`
    select a.id, u.orcid, (select max(e.at) from workflow_event e where e.contribution_id = a.contribution_id
      and e.to_state = ${ContributionState.AUTHORIZATION_PENDING} and e.from_state <> e.to_state) as accepted_at
    from contribution_author a left join user_account u on u.id = a.user_id where a.contribution_id = any(${ids})`.execute(query(ctx.em));
  const factsOf = new Map(known.map((row) => [row.id, row]));
  const everyone = articles.flatMap((article) => article.authors.getItems());
  const units = await unitsOfAll(
    ctx.em,
    everyone.map(({ company, units: said }) => ({ company, said })),
  );
  const statements = await printedStatements(ctx, ids);
  const unitsOf = new Map(everyone.map((author, at) => [author, units[at]]));
  return articles.map((article): ArticleRecord => {
    const authors = article.authors.getItems();
    const accepted = authors.map(({ id }) => factsOf.get(id)?.accepted_at ?? null).find((moment) => moment !== null) ?? null;
    return {
      ...textsOf(article),
      url: articleUrl(article, colloquium.articleUrlPattern ?? null),
      firstPage: null,
      lastPage: null,
      column: article.column?.unwrap().name ?? null,
      columnEn: article.column?.unwrap().nameEn ?? null,
      articleType: article.column?.unwrap().articleType ?? 'research-article',
      receivedOn: article.submittedAt ? dayOf(article.submittedAt) : null,
      acceptedOn: accepted && dayOf(new Date(accepted)),
      authors: authors.map((author): AuthorRecord => ({
        name: author.personName,
        parts: nameOf(author.personName, author.nameParts),
        units: unitsOf.get(author)?.map(unitRecord) ?? [],
        roles: author.creditRoles,
        email: author.email ?? null,
        orcid: orcidOf(factsOf.get(author.id)?.orcid ?? null, author.orcid ?? null),
        isCorresponding: author.isCorresponding,
      })),
      funds: fundings
        .filter(({ contribution }) => contribution.id === article.id)
        .map(({ fundName, fundNumber }) => ({ name: fundName, number: fundNumber })),
      statements: statements.get(article.id) ?? [],
    };
  });
}

/** What nobody has said is null. */
function unitRecord({ name, nameEn, department, city, country, institution }: ReadUnit): UnitRecord {
  const said = {
    nameEn: nameEn || (institution?.nameEn ?? ''),
    city: city || (institution?.city ?? ''),
    country: country || (institution?.country ?? ''),
  };
  return {
    name,
    nameEn: said.nameEn || null,
    department: department || null,
    city: said.city || null,
    country: said.country || null,
    rorId: institution?.rorId ?? null,
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

/** The article's address by the journal's pattern; null while a part of the address is missing: it would lead nowhere. */
function articleUrl({ manuscriptNumber, doi }: Contribution, pattern: string | null): string | null {
  const values: Record<string, string> = { number: manuscriptNumber ?? '', doi: doi ?? '' };
  if (Object.entries(values).some(([name, value]) => value === '' && pattern?.includes(`{${name}}`))) return null;
  return pattern?.replaceAll(/\{(number|doi)\}/gu, (_, name: string) => encodeURI(values[name] ?? '')) ?? null;
}
