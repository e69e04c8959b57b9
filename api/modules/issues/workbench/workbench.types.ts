// GraphQL types of the workbench of an issue.
import {
  Auth,
  describedEnum,
  guarded,
  ID,
  input,
  InputType,
  Int,
  many,
  maybe,
  namesEnum,
  ObjectType,
  one,
  output,
} from '../../../graphql/declare.ts';
import { ContributionAuthor } from '../../contributions/authors/contribution-author.entity.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { PersonNameInput } from '../../names/names.types.ts';
import { Issue } from '../issue.entity.ts';
import { ExportField } from '../metadata/export-field.ts';
import { IssueCheckKind } from './checks.ts';

describedEnum(IssueCheckKind, 'IssueCheckKind', 'What an editor looks at before an issue goes to the press.', {
  AUTHORIZATION_MISSING: 'The author has not agreed to the transfer of the rights.',
  ENGLISH_ABSTRACT_MISSING: 'The article has no English abstract.',
  PAGES_MISSING: 'Nobody has said how many pages it has.',
  PAGES_DISAGREE: 'The contents text does not name the page on which it begins, which metadata will.',
  NO_ARTICLE_ADDRESS: 'Its journal mints DOIs and does not say where they lead, so no Crossref file can be written.',
  NAME_UNCERTAIN: 'Nobody has said which part of an author’s name is the family name, and it can be read in more than one way.',
  REPEATED_AUTHOR: 'Somebody has written more than one article of the issue.',
  ISBN_MISSING: 'A book of a series or of proceedings has no ISBN.',
  CIP_MISSING: 'A book has no number of its CIP data.',
  TOTAL_NUMBER_MISSING: 'An issue of a periodical has no number from the first issue on.',
  ISSN_MISSING: 'A journal has no ISSN, in print or online.',
  ISSN_WRONG: 'An ISSN has another check digit than it was kept with.',
  CN_MISSING: 'A journal has no CN.',
  PUBLISHER_MISSING: 'Nobody has said who publishes the journal.',
  COPYRIGHT_HOLDER_MISSING: 'Nobody has said who holds the rights.',
  LICENCE_MISSING: 'Nobody has said under which licence it appears.',
  DEPOSITOR_MISSING: 'The journal mints DOIs and names nobody who deposits them, or no mailbox.',
  ENGLISH_NAME_MISSING: 'The journal has no English name.',
  COLUMN_ENGLISH_NAME_MISSING: 'A column of the issue has no English name.',
  NO_ARTICLES: 'Nothing is in it.',
  CONTENTS_NOT_SAVED: 'Order, contents or composition have changed since the contents were saved.',
  CONTENTS_NOT_EXPORTED: 'The contents have been saved and not exported since.',
});

describedEnum(ExportField, 'ExportField', 'What of an article a file for archives or indexes cannot hold.', {
  TITLE: 'A title.',
  SUBTITLE: 'A subtitle.',
  ABSTRACT: 'An abstract.',
  KEYWORDS: 'Keywords.',
  AUTHOR: 'The name or another fact of an author.',
  UNIT: 'The unit of an author.',
  FUNDING: 'A fund or its number.',
  COLUMN: 'The column.',
  NUMBER: 'The number of the manuscript.',
  DOI: 'Its DOI, or it has none.',
  ADDRESS: 'The address that its DOI leads to.',
  OTHER: 'Something else.',
});

/** The documents of an issue. */
export const IssueDocument = namesEnum('IssueDocument', 'What is written of an issue.', {
  CATALOGUE: 'Its contents as a Word document.',
  ENGLISH_CONTENTS: 'Its contents in English as a Word document, names in Latin letters.',
  ABSTRACTS: 'The English abstracts as a Word document.',
  IMPRINT: 'Its copyright page (版权页) as a Word document.',
  CIP_DATA: 'Its data of cataloguing in publication (CIP) as a Word document. Of a book of a series, and of proceedings.',
  MANUSCRIPTS: 'All manuscripts in their order, as a zip.',
  PACKAGE: 'What the press got: everything with a list of checksums, as a zip. Of a sent issue.',
  JATS: 'The front matter of each article in JATS 1.3, as a zip. Of a sent issue of a journal or a conference.',
  BITS: 'The metadata of the book and its articles in BITS 2.2. Of a sent issue of a series.',
  CROSSREF:
    'A Crossref deposit, schema 5.4.0. Of a sent issue whose journal has a DOI pattern, says where its articles stand, who publishes it and who deposits.',
  RIS: 'A file for reference managers. Of a sent issue.',
  BIBTEX: 'A file for TeX. Of a sent issue.',
});
export type IssueDocumentName = keyof typeof IssueDocument;

@Auth()
@ObjectType({ description: 'An article in its place in an issue.' })
export class IssueArticle extends output({
  contribution: guarded(() => Contribution, 'The manuscript that is printed; null when the viewer may not see it.'),
  column: maybe(String, 'The column of the journal under which it stands.'),
  columnDisplayName: maybe(String, 'The same in the reader’s language, where it has a name in it.'),
  authorNames: one(String, 'Its authors as they are printed, in their order.'),
  authorDisplayNames: one(String, 'The same as readers of the viewer’s language read them (`displayName`).'),
  pageCount: maybe(Int, 'Printed pages, as its editor counts them.'),
  firstPage: maybe(Int, 'Null behind an article whose pages nobody has counted.'),
  lastPage: maybe(Int, 'The page on which it ends; null where nobody has counted its pages.'),
  doi: maybe(String, 'Minted when the issue was sent.'),
}) {}

@Auth()
@ObjectType({ description: 'Something to be looked at before an issue goes to the press.' })
export class IssueFindingType extends output({
  kind: one(() => IssueCheckKind, 'What was found.'),
  isBlocking: one(Boolean, 'The issue cannot be sent before it is mended.'),
  contribution: maybe(() => Contribution, 'The article it is about; null: the issue.'),
  author: maybe(() => ContributionAuthor, 'Whose name is uncertain.'),
  detail: maybe(
    String,
    'The name of a repeated or uncertain author, or of a column; an ISSN that is wrong; the pages of the list, where they disagree.',
  ),
}) {}

@Auth()
@ObjectType({ description: 'An article that is not in a file of its issue, since the schema of that file refuses it.' })
export class IssueLeftOut extends output({
  contribution: guarded(() => Contribution, 'The manuscript of the article; null when the viewer may not see it.'),
  field: one(() => ExportField, 'What the schema refuses of it.'),
}) {}

@InputType({ description: 'An article in the new order.' })
class IssueArticleInput extends input({
  contributionId: one(ID, 'The manuscript.'),
  pageCount: maybe(Int, 'Its printed pages; null: not counted yet.'),
}) {}

@InputType()
export class SaveIssueContentsInput extends input({
  issueId: one(ID, 'The open issue.'),
  articles: many(() => IssueArticleInput, 'All its articles, in their new order.'),
  firstPage: one(Int, 'The page on which the first article begins.'),
  contents: one(String, 'The contents text; empty the first time: that of the list is written.'),
  version: one(Int, 'The version that was read: refused as CONFLICT when the issue has been changed since.'),
}) {}

@Auth()
@ObjectType()
export class SaveIssueContentsPayload extends output({ issue: guarded(() => Issue) }) {}

@InputType()
export class NameIssueAuthorInput extends input({
  issueId: one(ID, 'The open issue.'),
  authorId: one(ID, 'An author of one of its articles.'),
  name: one(() => PersonNameInput, 'All parts, as they are to stand.'),
}) {}

@Auth()
@ObjectType()
export class NameIssueAuthorPayload extends output({
  issue: guarded(() => Issue),
  author: guarded(() => ContributionAuthor, 'The author with the parts of the name.'),
}) {}

@InputType()
export class ExportIssueContentsInput extends input({ issueId: one(ID, 'The open issue.') }) {}

@Auth()
@ObjectType()
export class ExportIssueContentsPayload extends output({
  issue: guarded(() => Issue),
  url: one(String, 'Where the document is; signed, for a few minutes, for this viewer.'),
}) {}
