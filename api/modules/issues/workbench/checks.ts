// Checks before an issue goes to the press. Only an empty issue and unsaved or unexported contents hold it back; the other findings inform
// its editors.
import type { ContributionAuthor } from '../../contributions/authors/contribution-author.entity.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { pagesOf } from '../../../../shared/issue-pages.ts';
import type { Issue } from '../issue.entity.ts';
import { nameOf } from '../../names/names.types.ts';
import { pageNaming } from './contents-text.ts';
import { PublicationCheckKind, publicationProblems, type PublishedAs } from './publication-checks.ts';
import type { LanguageTag } from '../../../../shared/messages.ts';
import { displayName } from '../../names/display-name.ts';

export const IssueCheckKind = {
  AUTHORIZATION_MISSING: 'AUTHORIZATION_MISSING',
  ENGLISH_ABSTRACT_MISSING: 'ENGLISH_ABSTRACT_MISSING',
  PAGES_MISSING: 'PAGES_MISSING',
  PAGES_DISAGREE: 'PAGES_DISAGREE',
  NO_ARTICLE_ADDRESS: 'NO_ARTICLE_ADDRESS',
  REPEATED_AUTHOR: 'REPEATED_AUTHOR',
  NAME_UNCERTAIN: 'NAME_UNCERTAIN',
  ...PublicationCheckKind,
  NO_ARTICLES: 'NO_ARTICLES',
  CONTENTS_NOT_SAVED: 'CONTENTS_NOT_SAVED',
  CONTENTS_NOT_EXPORTED: 'CONTENTS_NOT_EXPORTED',
} as const;
type IssueCheckKindName = keyof typeof IssueCheckKind;

interface IssueFinding {
  kind: IssueCheckKindName;
  isBlocking: boolean;
  /** The article it is about; null: the issue. */
  article: Contribution | null;
  /** The author whose name has to be looked at. */
  author: ContributionAuthor | null;
  /** For a repeated or an uncertain author, and a column without an English name: the name. For pages that disagree: those of the list. */
  detail: string | null;
}

interface CheckedIssue extends Pick<Issue, 'contents' | 'firstPage' | 'savedAt' | 'exportedAt'> {
  /** The journal says where its DOIs lead, or has none. */
  hasAddresses: boolean;
  publishedAs: PublishedAs;
}

/** Findings on an open issue, its articles given with their authors in order. */
export function findingsOf(language: LanguageTag, issue: CheckedIssue, articles: readonly Contribution[]): IssueFinding[] {
  const about = (
    kind: IssueCheckKindName,
    article: Contribution | null,
    isBlocking = false,
    detail: string | null = null,
  ): IssueFinding => ({ kind, isBlocking, article, author: null, detail });
  const findings: IssueFinding[] = [];
  if (articles.length === 0) findings.push(about('NO_ARTICLES', null, true));
  else if (!issue.savedAt) findings.push(about('CONTENTS_NOT_SAVED', null, true));
  else if (!issue.exportedAt) findings.push(about('CONTENTS_NOT_EXPORTED', null, true));
  if (!issue.hasAddresses) findings.push(about('NO_ARTICLE_ADDRESS', null));
  for (const { kind, detail } of publicationProblems(issue.publishedAs)) findings.push(about(kind, null, false, detail));
  const seen = new Set<string>();
  const pages = pagesOf(issue.firstPage, articles);
  const namesPage = pageNaming(issue.contents);
  for (const [at, article] of articles.entries()) {
    if (!article.hasAuthorized) findings.push(about('AUTHORIZATION_MISSING', article));
    if (!article.abstractEn?.trim()) findings.push(about('ENGLISH_ABSTRACT_MISSING', article));
    if (!article.pageCount) findings.push(about('PAGES_MISSING', article));
    const { firstPage = null, lastPage = null } = pages[at] ?? {};
    if (issue.contents !== '' && firstPage !== null && !namesPage(article.titleZh ?? article.titleEn ?? '', firstPage))
      findings.push(about('PAGES_DISAGREE', article, false, [firstPage, lastPage].filter((page) => page !== null).join('–')));
    const people = article.authors
      .getItems()
      .map(({ user, personName: text, nameParts: said }) => ({
        key: user ? `#${user.id}` : text,
        name: displayName(language, { text, said }),
      }));
    for (const { key, name } of people) if (seen.has(key)) findings.push(about('REPEATED_AUTHOR', article, false, name));
    for (const { key } of people) seen.add(key);
    for (const author of article.authors.getItems())
      if (!nameOf(author.personName, author.nameParts).isCertain)
        findings.push({ ...about('NAME_UNCERTAIN', article, false, author.personName), author });
  }
  return findings;
}
