// Records of issues as tests write them out.
import { EMPTY_IMPRINT, NO_PUBLICATION_SETTINGS, type PublicationSettings } from '../../../../shared/forms/publication.ts';
import type { PersonName } from '../../../../shared/forms/person-name.ts';
import { nameOf } from '../../names/names.types.ts';
import { type ArticleRecord, type AuthorRecord, type IssueRecord, unitNamed } from './issue-record.ts';

/** By what the text of a name offers, unless somebody said more. */
export function authorBy(name: string, said: Partial<PersonName> = {}, unit: string | null = null): AuthorRecord {
  const { isCertain: _, ...offered } = nameOf(name, null);
  return {
    name,
    parts: { ...offered, ...said },
    units: unit === null ? [] : [unitNamed(unit)],
    email: null,
    orcid: null,
    roles: [],
    isCorresponding: false,
  };
}

export const SETTINGS: PublicationSettings = {
  ...NO_PUBLICATION_SETTINGS,
  publisher: '示例出版社',
  depositor: '示例出版社',
  depositorEmail: 'doi@press.example',
  registrant: '示例出版社',
};

/** An article of which nothing but its number is known. */
export const articleRecord = (over: Partial<ArticleRecord>): ArticleRecord => ({
  manuscriptNumber: 'JNWH2026010001',
  doi: null,
  url: null,
  titleZh: null,
  titleEn: null,
  subtitleZh: null,
  subtitleEn: null,
  abstractZh: null,
  abstractEn: null,
  keywordsZh: [],
  keywordsEn: [],
  column: null,
  columnEn: null,
  articleType: 'research-article',
  firstPage: null,
  lastPage: null,
  receivedOn: null,
  acceptedOn: null,
  authors: [],
  funds: [],
  statements: [],
  ...over,
});

/** The third issue of a journal with ISSN. */
export const issueRecord = (over: {
  journal?: Partial<IssueRecord['journal']>;
  issue?: Partial<IssueRecord['issue']>;
  articles: ArticleRecord[];
}): IssueRecord => ({
  journal: {
    code: 'JNWH',
    title: '江南文化研究',
    titleEn: 'Jiangnan Culture',
    kind: 'JOURNAL',
    issn: '1234-5679',
    eissn: null,
    cn: null,
    conference: { place: null, from: null, until: null },
    settings: SETTINGS,
    editors: [{ name: '欧阳知秋', parts: authorBy('欧阳知秋').parts }],
    hosts: ['东湖大学'],
    proceedingsTitle: null,
    ...over.journal,
  },
  issue: {
    number: 3,
    volume: null,
    totalNumber: null,
    isbn: null,
    cipNumber: null,
    imprint: EMPTY_IMPRINT,
    publishedOn: '2026-09-01',
    editors: [{ name: '欧阳知秋', parts: authorBy('欧阳知秋').parts }],
    ...over.issue,
  },
  articles: over.articles,
});
