// The publication settings of a journal or conference, as the API shows and takes them.
import { ARTICLE_TYPES, HOUSE_FIELDS } from '../../../../shared/forms/publication-settings.ts';
import { MAX_ROWS } from '../../../../shared/forms/colloquium.ts';
import { Auth, ID, input, InputType, Int, ListSize, many, maybe, namesEnum, ObjectType, one, output } from '../../../graphql/declare.ts';
import { PublicationDefaults, PublicationDefaultsInput } from '../../publisher/publication-defaults.types.ts';
import { PublisherSettings } from '../../publisher/publisher-settings.entity.ts';
import { ColloquiumColumn } from '../colloquium-column.entity.ts';
import { Colloquium } from '../colloquium.entity.ts';

export const PublicationKind = namesEnum('PublicationKind', 'What its issues are, which says by what numbers they are known.', {
  JOURNAL: 'Issues of a journal with an ISSN and, in mainland China, a CN.',
  SERIES: 'Books of a series (集刊), each with an ISBN.',
  PROCEEDINGS: 'The proceedings of a conference: a book.',
});

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'A column as exports name it.' })
class ColumnPublication extends output({
  column: one(() => ColloquiumColumn, 'Which one it is.'),
  name: one(String, 'What authors choose it by.'),
  nameEn: one(String, 'In English; empty: none.'),
  articleType: one(String, `What JATS calls its articles: ${ARTICLE_TYPES.join(', ')}.`),
}) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'What a journal is published as, by whom, and who deposits its DOIs.' })
export class ColloquiumPublication extends output(
  {
    kind: one(() => PublicationKind, 'What its issues are.'),
    issn: one(String, 'Four and four, as 1234-5679; empty: none.'),
    eissn: one(String, 'That of its electronic edition.'),
    cn: one(String, 'As 11-1234/C; empty: none.'),
    heldAt: one(String, 'Where a conference is held.'),
    heldFrom: maybe(String, 'Its first day, YYYY-MM-DD.'),
    heldUntil: maybe(String, 'Its last day, YYYY-MM-DD.'),
    columns: many(() => ColumnPublication, 'In their order.', ListSize(MAX_ROWS, 10)),
    version: one(Int),
  },
  PublicationDefaults,
) {}

@InputType({ description: 'How exports name a column.' })
class ColumnPublicationInput extends input({
  id: one(ID, 'One of the columns of the journal.'),
  nameEn: one(String, 'In English; empty: none.'),
  articleType: one(String, `What JATS calls its articles: ${ARTICLE_TYPES.join(', ')}.`),
}) {}

@InputType()
export class SaveColloquiumPublicationInput extends input(
  {
    colloquiumId: one(ID, 'The journal or conference.'),
    version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
    kind: one(() => PublicationKind, 'A periodical is JOURNAL or SERIES, a conference PROCEEDINGS.'),
    issn: one(String, 'With its check digit; empty: none.'),
    eissn: one(String, 'That of its electronic edition.'),
    cn: one(String, 'As CN 11-1234/C; kept of a JOURNAL.'),
    heldAt: one(String, 'Where a conference is held.'),
    heldFrom: one(String, 'Its first day; empty: not said.'),
    heldUntil: one(String, 'Its last day.'),
    columns: many(() => ColumnPublicationInput, 'Those that are left out stay as they are; one that has been removed is passed over.'),
  },
  PublicationDefaultsInput,
) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class SaveColloquiumPublicationPayload extends output({ colloquium: one(() => Colloquium) }) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'A setting of a journal that a copy of the house’s would change.' })
class PublicationChange extends output({
  field: one(String, 'As PublicationDefaults names it.'),
  before: one(String, 'Empty: nothing was said.'),
  after: one(String, 'What the house says, never empty.'),
}) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'What a copy of the house’s settings would change in a journal.' })
export class PublicationCopy extends output({
  colloquium: one(() => Colloquium, 'Where it would change something.'),
  version: one(Int, 'The version of the journal that was looked at.'),
  changes: many(() => PublicationChange, 'In the order of the form.', ListSize(HOUSE_FIELDS.length, HOUSE_FIELDS.length)),
}) {}

@InputType({ description: 'A journal that a copy goes to.' })
class CopiedToInput extends input({
  colloquiumId: one(ID, 'The journal or conference.'),
  version: one(Int, 'The version that was looked at.'),
}) {}

@InputType()
export class CopyPublicationDefaultsInput extends input({
  version: one(Int, 'The version of the house’s settings that was looked at.'),
  overwrites: one(Boolean, 'Whether what a journal says otherwise is replaced; else only what is empty is filled.'),
  copies: many(() => CopiedToInput, 'The journals.'),
}) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class CopyPublicationDefaultsPayload extends output({
  publisherSettings: one(() => PublisherSettings),
  colloquiums: many(() => Colloquium, 'As they are now.'),
}) {}
