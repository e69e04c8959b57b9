// Who may read and write the letter templates of a journal or conference (S2 §2.8): its chief and executive editors; operations read them.
import type { Refusal } from '../../../shared/errors.ts';
import { RoleKind } from '../../../shared/roles.ts';
import { holdsOffice, leadsJournal } from '../colloquiums/colloquium.policy.ts';
import type { PolicyViewer } from '../contributions/access/capacity.ts';

export interface JournalFacts {
  colloquiumId: number;
  /** It lies in the departments of the current role. */
  isInDataScope: boolean;
}

type JournalRule = (viewer: PolicyViewer, x: JournalFacts) => Refusal | null;

const leads = (viewer: PolicyViewer, x: JournalFacts): boolean => leadsJournal(viewer, x.colloquiumId);

const runsTheHouse = ({ kind }: PolicyViewer, x: JournalFacts): boolean => kind === RoleKind.OPERATIONS && x.isInDataScope;

const hidden: Refusal = { code: 'NOT_FOUND' };

export const letterTemplatesPolicy = {
  view: (viewer, x) => (leads(viewer, x) || runsTheHouse(viewer, x) ? null : hidden),
  save: (viewer, x) => (leads(viewer, x) ? null : runsTheHouse(viewer, x) ? { code: 'FORBIDDEN' } : hidden),
  /** The people who write the journal's letters preview them first (R3-127). */
  preview: (viewer, x) => (holdsOffice(viewer, x.colloquiumId) || runsTheHouse(viewer, x) ? null : hidden),
} satisfies Record<string, JournalRule>;
