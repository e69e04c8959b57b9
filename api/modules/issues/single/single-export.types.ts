// GraphQL types of the documents of a manuscript that is published by itself.
import { Auth, maybe, namesEnum, ObjectType, output } from '../../../graphql/declare.ts';
import { ExportField } from '../metadata/export-field.ts';

/** Without a deposit for Crossref: DOIs are minted by issue, so a single publication has none. */
export const SingleDocument = namesEnum('SingleDocument', 'What is written of a manuscript that is published by itself.', {
  JATS: 'Its front matter in JATS 1.3.',
  RIS: 'For reference managers.',
  BIBTEX: 'For TeX.',
});
export type SingleDocumentName = keyof typeof SingleDocument;

@Auth()
@ObjectType({ description: 'A file about a manuscript that is published by itself.' })
export class SingleExport extends output({
  url: maybe(String, 'Where it is; signed, for a few minutes, for this viewer. Null where the schema refuses the article.'),
  refused: maybe(() => ExportField, 'What the schema refuses of the article; null: nothing.'),
}) {}
