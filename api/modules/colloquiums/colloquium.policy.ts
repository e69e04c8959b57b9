// Who may know which facts of a journal beyond those that authors choose it by. Pure: facts come in, null or a refusal goes out.
import type { Refusal } from '../../../shared/errors.ts';
import { kindOfMemberType, type MemberType, type RoleKindId } from '../../../shared/roles.ts';

interface Viewer {
  kind: RoleKindId;
  memberships: readonly { colloquiumId: number; type: MemberType }[];
}

type ColloquiumRule = (viewer: Viewer, colloquiumId: number) => Refusal | null;

/** The highest first. */
export const everyOffice: readonly MemberType[] = ['chief', 'executive', 'deputy', 'editor'];

const leaders: readonly MemberType[] = ['chief', 'executive'];

/** The journals in which the viewer holds one of these offices, in the role it belongs to. */
export const officesOf = ({ kind, memberships }: Viewer, types = everyOffice): number[] =>
  memberships.flatMap(({ colloquiumId, type }) => (types.includes(type) && kindOfMemberType[type] === kind ? [colloquiumId] : []));

export const holdsOffice = (viewer: Viewer, id: number, types = everyOffice): boolean => officesOf(viewer, types).includes(id);

/** Those whose chief or executive editor the viewer is. */
export const journalsLedBy = (viewer: Viewer): number[] => officesOf(viewer, leaders);

export const leadsJournal = (viewer: Viewer, id: number): boolean => journalsLedBy(viewer).includes(id);

/**
 * Facts that a journal's office keeps to itself do not exist for others: a foreign journal and a missing one get the same answer, so trying
 * numbers reveals nothing, not even journals that no list shows.
 */
const leads: ColloquiumRule = (viewer, id) => (leadsJournal(viewer, id) ? null : { code: 'NOT_FOUND' });

export const colloquiumPolicy = {
  /** Editors that a submission can be assigned to: for the journal's own offices. */
  viewEditors: (viewer, id) => (holdsOffice(viewer, id) ? null : { code: 'FORBIDDEN' }),
  /** The people who invite authors to submit (S2 §2.13). */
  inviteAuthors: (viewer, id) => (holdsOffice(viewer, id) ? null : { code: 'NOT_FOUND' }),
  /** How it receives manuscripts is its chief and executive editors' to know and to say (S2 §2.9). */
  viewProcessSettings: leads,
  saveProcessSettings: leads,
} satisfies Record<string, ColloquiumRule>;
