// Findings of a manuscript file, as API types.
import { Auth, ListSize, many, maybe, namesEnum, ObjectType, one, output } from '../../graphql/declare.ts';
import { PersonName } from '../names/names.types.ts';
import { MAX_AUTHORS } from '../../../shared/limits.ts';
import { MAX_FUNDINGS } from '../../../shared/forms/funding.ts';

const Confidence = namesEnum('Confidence', 'How surely something was read from a manuscript file.', {
  HIGH: 'A label or a structure leaves no doubt.',
  MEDIUM: 'It looks so.',
  LOW: 'It is a guess.',
});

@Auth()
@ObjectType({ description: 'A text that was read from the front page of a manuscript file.' })
class FoundText extends output({
  value: one(String, 'As it stands there.'),
  confidence: one(() => Confidence, 'How surely it was read.'),
}) {}

@Auth()
@ObjectType({ description: 'Keywords that were read from the front page of a manuscript file.' })
class FoundKeywords extends output({
  value: many(String, 'One by one, in their order.'),
  confidence: one(() => Confidence, 'How surely they were read.'),
}) {}

@Auth()
@ObjectType({ description: 'A Chinese name with the Latin letters that the front page of a manuscript file has for it.' })
class FoundLatinName extends output({
  value: one(() => PersonName, 'The name in parts.'),
  confidence: one(() => Confidence, 'How surely it was read.'),
}) {}

@Auth()
@ObjectType({ description: 'An author as the front page of a manuscript file names them.' })
class FoundAuthor extends output({
  name: one(() => FoundText, 'As it stands on the page.'),
  unit: maybe(() => FoundText, 'Where the person works, as the page says; null: nothing was found.'),
  email: maybe(() => FoundText, 'The mail address that stands beside the name; null: none was found.'),
  latin: maybe(() => FoundLatinName, 'How the page writes a Chinese name in Latin letters; null: it does not.'),
  orcid: maybe(() => FoundText, 'The ORCID iD that stands beside the name, checked by its last digit; null: none was found.'),
}) {}

@Auth()
@ObjectType({ description: 'The number is empty where none is given.' })
class FoundFunding extends output({
  fundNumber: one(String, 'The number of the grant; empty where none is given.'),
  fundName: one(String, 'As it stands on the page.'),
  confidence: one(() => Confidence, 'How surely both were read.'),
}) {}

@Auth()
@ObjectType({ description: 'What was read from the front page of a manuscript file, to be offered to the author; nothing of it is saved.' })
export class FrontPage extends output({
  titleZh: maybe(() => FoundText, 'In Chinese; null: none was found.'),
  titleEn: maybe(() => FoundText, 'In English; null: none was found.'),
  subtitleZh: maybe(() => FoundText, 'In Chinese; null: none was found.'),
  subtitleEn: maybe(() => FoundText, 'In English; null: none was found.'),
  authors: many(() => FoundAuthor, 'In the order of the page; empty: none were found.', ListSize(MAX_AUTHORS, 10)),
  abstractZh: maybe(() => FoundText, 'In Chinese; null: none was found.'),
  abstractEn: maybe(() => FoundText, 'In English; null: none was found.'),
  keywordsZh: maybe(() => FoundKeywords, 'In Chinese; null: none were found.'),
  keywordsEn: maybe(() => FoundKeywords, 'In English; null: none were found.'),
  fundings: many(() => FoundFunding, 'In the order of the page; empty: none were found.', ListSize(MAX_FUNDINGS, 10)),
}) {}

@Auth()
@ObjectType({ description: 'What in the file would tell a reviewer who wrote it.' })
export class FileAnonymity extends output({
  isRead: one(Boolean, 'False for a file that cannot be read, or not all of it: nobody has looked there.'),
  properties: many(String, 'Names in the document’s properties; taken out for blind readers.'),
  markNames: many(String, 'Who is named at comments and tracked changes; taken out for blind readers.'),
  headers: many(
    String,
    'Authors, and those who made the file, named in headers and footers, which stay as they are; also their addresses. Chinese names also in Latin letters, as they are written there.',
  ),
  text: many(String, 'The same in the text, which stays as it is.'),
  commentTexts: many(String, 'The same in the words of comments, which stay as they are.'),
  deleted: many(String, 'The same in what was deleted under tracking or is hidden, which stays in the file.'),
  pictures: many(String, 'The same in alternative texts and names of pictures and drawings, which stay.'),
  graphics: many(String, 'The same in charts, diagrams, WordArt and formulas, which stay as they are.'),
  links: many(String, 'The same in where links lead and in field codes, which stay.'),
  elsewhere: many(
    String,
    'The same where Word shows it nowhere or on demand: bookmarks, controls, building blocks, names of embedded documents. It stays in the file.',
  ),
}) {}
