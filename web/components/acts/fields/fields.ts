// The component of every field that an act may ask for. The letter's comes with its editor, when it is asked for.
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ActField } from '../act-types.ts';
import { AuthorsField } from './AuthorsField.tsx';
import { CommentField } from './CommentField.tsx';
import type { ActFieldProps } from './field-props.ts';
import { ColleaguesField, ReasonField } from './DeclineFields.tsx';
import { FilesField } from './FilesField.tsx';
import { JournalField } from './JournalField.tsx';
import { IssueField } from './IssueField.tsx';
import { ReceiverField } from './ReceiverField.tsx';
import { RevisionField } from './RevisionField.tsx';
import { SimilarityField } from './SimilarityField.tsx';
import { SiteField } from './SiteField.tsx';
import { StatementsField } from './StatementsField.tsx';
import { ReleaseField, ReviewsField } from './ReviewFields.tsx';

export const FIELDS: Readonly<Record<ActField, ComponentType<ActFieldProps> | LazyExoticComponent<ComponentType<ActFieldProps>>>> = {
  comment: CommentField,
  opinion: CommentField,
  authors: AuthorsField,
  files: FilesField,
  receiver: ReceiverField,
  issue: IssueField,
  reviews: ReviewsField,
  release: ReleaseField,
  statements: StatementsField,
  revision: RevisionField,
  similarity: SimilarityField,
  site: SiteField,
  reason: ReasonField,
  colleagues: ColleaguesField,
  journal: JournalField,
  letter: lazy(async () => ({ default: (await import('./LetterField.tsx')).LetterField })),
};
