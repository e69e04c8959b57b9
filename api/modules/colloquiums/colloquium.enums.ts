// Kinds of colloquium, and offices in them.
import type { MemberType } from '../../../shared/roles.ts';
import { describedEnum } from '../../graphql/declare.ts';

export const ColloquiumKind = { PERIODICAL: 0, CONFERENCE: 1 } as const;
export type ColloquiumKindId = (typeof ColloquiumKind)[keyof typeof ColloquiumKind];
describedEnum(ColloquiumKind, 'ColloquiumKind', 'What a colloquium publishes.', {
  PERIODICAL: 'Issues in a cycle.',
  CONFERENCE: 'The papers of a conference, which it receives in a period of its own.',
});

export const ColloquiumOffice = { CHIEF: 'chief', EXECUTIVE: 'executive', DEPUTY: 'deputy', EDITOR: 'editor' } as const satisfies Record<
  string,
  MemberType
>;

describedEnum(ColloquiumOffice, 'ColloquiumOffice', 'An office in a journal or conference.', {
  CHIEF: 'Editor-in-chief.',
  EXECUTIVE: 'Executive editor.',
  DEPUTY: 'Associate editor-in-chief.',
  EDITOR: 'Editor.',
});
