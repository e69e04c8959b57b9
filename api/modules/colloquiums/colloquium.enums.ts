// What kinds of colloquium there are.
import { describedEnum } from '../../graphql/described-enum.ts';

export const ColloquiumKind = { PERIODICAL: 0, CONFERENCE: 1 } as const;
export type ColloquiumKindId = (typeof ColloquiumKind)[keyof typeof ColloquiumKind];
describedEnum(ColloquiumKind, {
  name: 'ColloquiumKind',
  description: 'What a colloquium publishes.',
  values: { PERIODICAL: 'Issues in a cycle.', CONFERENCE: 'The papers of a conference; it has no cycle.' },
});
