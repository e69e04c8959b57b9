// Who reads, changes and removes a saved view. Pure: facts come in, null or a refusal goes out.
import type { Refusal } from '../../../shared/errors.ts';
import { holdsOffice } from '../colloquiums/colloquium.policy.ts';

type Viewer = Parameters<typeof holdsOffice>[0] & { userId: number };

export interface ViewFacts {
  ownerId: number;
  /** Of the journal that shares it. */
  colloquiumId: number | null;
}

type ViewRule = (viewer: Viewer, view: ViewFacts) => Refusal | null;

const HIDDEN: Refusal = { code: 'NOT_FOUND' };
const view: ViewRule = (viewer, { ownerId, colloquiumId }) =>
  ownerId === viewer.userId || (colloquiumId !== null && holdsOffice(viewer, colloquiumId)) ? null : HIDDEN;
const change: ViewRule = (viewer, facts) => view(viewer, facts) ?? (facts.ownerId === viewer.userId ? null : { code: 'FORBIDDEN' });

export const viewPolicy = {
  /** Its maker, and the office of the journal that shares it. */
  view,
  /** Name and sharing are its maker’s. */
  change,
  /** Whoever has left the journal writes nothing more that its office reads. */
  rename: (viewer, facts) =>
    change(viewer, facts) ??
    (facts.colloquiumId === null || viewer.memberships.some(({ colloquiumId }) => colloquiumId === facts.colloquiumId)
      ? null
      : { code: 'FORBIDDEN' }),
  /** Its maker, or the editor-in-chief of the journal that shares it. */
  remove: (viewer, facts) =>
    view(viewer, facts) ??
    (facts.ownerId === viewer.userId || (facts.colloquiumId !== null && holdsOffice(viewer, facts.colloquiumId, ['chief']))
      ? null
      : { code: 'FORBIDDEN' }),
} satisfies Record<string, ViewRule>;
