// How much an author is to change, as the API names it.
import type { RevisionExtentName } from '../../../../shared/forms/revision.ts';
import { namesEnum } from '../../../graphql/declare.ts';

const MEANING: Readonly<Record<RevisionExtentName, string>> = { MINOR: 'Little is to be changed.', MAJOR: 'Much is to be changed.' };
export const RevisionExtent = namesEnum<RevisionExtentName>('RevisionExtent', 'How much an author is to change.', MEANING);
