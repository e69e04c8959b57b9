// The author's field that a schema has refused, from the element it names.

export const ExportField = {
  TITLE: 'TITLE',
  SUBTITLE: 'SUBTITLE',
  ABSTRACT: 'ABSTRACT',
  KEYWORDS: 'KEYWORDS',
  AUTHOR: 'AUTHOR',
  UNIT: 'UNIT',
  FUNDING: 'FUNDING',
  COLUMN: 'COLUMN',
  NUMBER: 'NUMBER',
  DOI: 'DOI',
  ADDRESS: 'ADDRESS',
  OTHER: 'OTHER',
} as const;
export type ExportFieldName = keyof typeof ExportField;

/** By the element's own name, in JATS and in deposits. */
const FIELD_OF: Readonly<Record<string, ExportFieldName>> = {
  title: 'TITLE',
  'article-title': 'TITLE',
  'trans-title': 'TITLE',
  original_language_title: 'TITLE',
  subtitle: 'SUBTITLE',
  'trans-subtitle': 'SUBTITLE',
  abstract: 'ABSTRACT',
  'trans-abstract': 'ABSTRACT',
  p: 'ABSTRACT',
  kwd: 'KEYWORDS',
  'kwd-group': 'KEYWORDS',
  given_name: 'AUTHOR',
  'given-names': 'AUTHOR',
  surname: 'AUTHOR',
  name: 'AUTHOR',
  suffix: 'AUTHOR',
  organization: 'AUTHOR',
  collab: 'AUTHOR',
  email: 'AUTHOR',
  ORCID: 'AUTHOR',
  institution: 'UNIT',
  institution_name: 'UNIT',
  institution_id: 'UNIT',
  'institution-id': 'UNIT',
  institution_place: 'UNIT',
  institution_department: 'UNIT',
  city: 'UNIT',
  country: 'UNIT',
  assertion: 'FUNDING',
  'funding-source': 'FUNDING',
  'award-id': 'FUNDING',
  subject: 'COLUMN',
  item_number: 'NUMBER',
  'article-id': 'NUMBER',
  'book-part-id': 'NUMBER',
  doi: 'DOI',
  resource: 'ADDRESS',
  'self-uri': 'ADDRESS',
};

/** `message`: as libxml2 puts it, `Element '{namespace}surname': [facet 'maxLength'] …`. */
export function fieldOf(message: string): ExportFieldName {
  const element = /^.*?Element '(?:\{[^}]*\})?([^']+)'/u.exec(message)?.[1] ?? '';
  return FIELD_OF[element] ?? 'OTHER';
}
