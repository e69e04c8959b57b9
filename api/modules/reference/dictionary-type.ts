// The dictionaries that forms choose from.
import { namesEnum } from '../../graphql/declare.ts';
import type { DictionaryTypeName } from './dictionary-entry.entity.ts';

export const DictionaryType: Readonly<{ [K in DictionaryTypeName]: K }> = namesEnum(
  'DictionaryType',
  'The dictionaries that forms choose from.',
  {
    SUBJECT: 'Subjects of journals and manuscripts.',
    CYCLE: 'How often a periodical appears.',
    MANUSCRIPT_TYPE: 'How a manuscript came to the journal.',
    ARTICLE_TYPE: 'Kinds of article.',
    PROFESSIONAL_TITLE: 'Professional titles of people.',
    DEGREE: 'Academic degrees of people.',
    FILE_TYPE: 'Kinds of a manuscript’s files.',
    DUTY: 'Duties of people at their unit.',
    AUTHORIZATION_FILE: 'Kinds of file that the copyright transfer is signed on.',
  },
);
