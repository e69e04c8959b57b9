// An article in a deposit for Crossref, in whatever publication it stands.
import { latinTextOf } from '../../../../shared/forms/person-name.ts';
import {
  type ArticleRecord,
  type AuthorRecord,
  dayParts,
  type IssueEditor,
  type IssueRecord,
  paragraphs,
  type UnitRecord,
} from './issue-record.ts';
import { rightsOf } from './licences.ts';
import { languageOf as languageOfName, styleOf } from './name-scripts.ts';
import { countryName } from './places.ts';
import type { XmlElement } from './xml.ts';

type WithDoi = ArticleRecord & { doi: string; url: string };
export const hasDoi = (article: ArticleRecord): article is WithDoi => article.doi !== null && article.url !== null;
export const languageOf = ({ titleZh }: ArticleRecord) => (titleZh ? 'zh' : 'en');

/** The English title goes first where there is one, with that of the original: readers elsewhere search for it. */
export function titles(paper: XmlElement, article: ArticleRecord): void {
  const group = paper.ele('titles');
  group.ele('title').txt(article.titleEn ?? article.titleZh ?? '');
  const subtitle = article.titleEn ? article.subtitleEn : article.subtitleZh;
  if (subtitle) group.ele('subtitle').txt(subtitle);
  if (!article.titleEn || !article.titleZh) return;
  group.ele('original_language_title', { language: 'zh' }).txt(article.titleZh);
  if (article.subtitleZh) group.ele('subtitle').txt(article.subtitleZh);
}

export function contributors(paper: XmlElement, authors: readonly AuthorRecord[]): void {
  if (authors.length === 0) return;
  const group = paper.ele('contributors');
  authors.forEach((author, at) => {
    const person = named(group, author, 'author', at);
    if (person === null) return;
    if (author.units.length > 0) {
      const units = person.ele('affiliations');
      for (const unit of author.units) institution(units.ele('institution'), unit);
    }
    if (author.orcid)
      person.ele('ORCID', { authenticated: String(author.orcid.isAuthenticated) }).txt(`https://orcid.org/${author.orcid.id}`);
  });
}

/** Of a book or of the papers of a conference. */
export function editors(node: XmlElement, people: readonly IssueEditor[]): void {
  if (people.length === 0) return;
  const group = node.ele('contributors');
  people.forEach((person, at) => named(group, person, 'editor', at));
}

/** What more there is to say of a person stands behind their name; a group is its name. */
function named(group: XmlElement, { name, parts }: IssueEditor, contributor_role: 'author' | 'editor', at: number): XmlElement | null {
  const role = { sequence: at === 0 ? 'first' : 'additional', contributor_role };
  if (parts.isGroup) {
    group.ele('organization', role).txt(parts.familyName);
    return null;
  }
  const language = languageOfName(parts);
  const person = group.ele('person_name', {
    ...role,
    // Crossref takes no given name alone: a person of one name has a surname, and no order.
    ...(parts.givenName === '' ? {} : { 'name-style': styleOf(name, parts) }),
    ...(language === null ? {} : { language }),
  });
  if (parts.givenName !== '') person.ele('given_name').txt(parts.givenName);
  person.ele('surname').txt(parts.familyName);
  // In Latin letters, as readers elsewhere cite it.
  const latin = latinTextOf(parts);
  if (latin !== null) person.ele('name').txt(latin);
  if (parts.suffix !== '') person.ele('suffix').txt(parts.suffix);
  return person;
}

function institution(node: XmlElement, { name, department, city, country, rorId }: UnitRecord): void {
  node.ele('institution_name').txt(name);
  if (rorId) node.ele('institution_id', { type: 'ror' }).txt(`https://ror.org/${rorId}`);
  const place = [city, country && countryName(country, 'en')].filter(Boolean).join(', ');
  if (place !== '') node.ele('institution_place').txt(place);
  if (department) node.ele('institution_department').txt(department);
}

/** Elements after titles and people, alike for all kinds of publications, in the schema's fixed order. */
export function facts(paper: XmlElement, record: IssueRecord, article: WithDoi): void {
  for (const [language, text] of [
    ['zh', article.abstractZh],
    ['en', article.abstractEn],
  ] as const) {
    const parts = text === null ? [] : paragraphs(text);
    if (parts.length === 0) continue;
    const abstract = paper.ele('jats:abstract', { 'xml:lang': language });
    for (const part of parts) abstract.ele('jats:p').txt(part);
  }
  date(paper.ele('publication_date', { media_type: 'print' }), record.issue.publishedOn);
  if (article.acceptedOn !== null) date(paper.ele('acceptance_date'), article.acceptedOn);
  if (article.firstPage !== null) {
    const pages = paper.ele('pages');
    pages.ele('first_page').txt(String(article.firstPage));
    pages.ele('last_page').txt(String(article.lastPage ?? article.firstPage));
  }
  paper.ele('publisher_item').ele('item_number', { item_number_type: 'article_number' }).txt(article.manuscriptNumber);
  funding(paper, article.funds);
  access(paper, record);
  const doi = paper.ele('doi_data');
  doi.ele('doi').txt(article.doi);
  doi.ele('resource').txt(article.url);
  // Where machines that read texts find it.
  doi.ele('collection', { property: 'text-mining' }).ele('item').ele('resource').txt(article.url);
}

/** An article under a licence that everybody has is free to read from its day on. */
function access(paper: XmlElement, record: IssueRecord): void {
  const { licence } = rightsOf(record);
  if (licence === null) return;
  const program = paper.ele('ai:program', { name: 'AccessIndicators' });
  program.ele('ai:free_to_read', { start_date: record.issue.publishedOn });
  for (const applies_to of ['vor', 'tdm'])
    program.ele('ai:license_ref', { applies_to, start_date: record.issue.publishedOn }).txt(licence.address);
}

function funding(paper: XmlElement, funds: ArticleRecord['funds']): void {
  if (funds.length === 0) return;
  const program = paper.ele('fr:program', { name: 'fundref' });
  for (const fund of funds) {
    const group = program.ele('fr:assertion', { name: 'fundgroup' });
    group.ele('fr:assertion', { name: 'funder_name' }).txt(fund.name);
    if (fund.number) group.ele('fr:assertion', { name: 'award_number' }).txt(fund.number);
  }
}

export function date(node: XmlElement, on: string): void {
  const { year, month, day } = dayParts(on);
  node.ele('month').txt(month);
  node.ele('day').txt(day);
  node.ele('year').txt(year);
}
