// Who may know what of a journal beyond what authors choose it by. Pure: facts come in, null or a refusal goes out.
import type { Refusal } from '../../../shared/errors.ts';
import { kindOfMemberType, type MemberType, type RoleKindId } from '../../../shared/roles.ts';

interface Viewer {
  kind: RoleKindId;
  memberships: readonly { colloquiumId: number; type: MemberType }[];
}

type ColloquiumRule = (viewer: Viewer, colloquiumId: number) => Refusal | null;

/** The highest first. */
export const everyOffice: readonly MemberType[] = ['chief', 'executive', 'deputy', 'editor'];

/** Holds one of these offices in the journal, in the role it belongs to. */
export const holdsOffice = ({ kind, memberships }: Viewer, id: number, types = everyOffice): boolean =>
  memberships.some(({ colloquiumId, type }) => colloquiumId === id && types.includes(type) && kindOfMemberType[type] === kind);

/** Its chief and executive editors. */
export const leadsJournal = (viewer: Viewer, id: number): boolean => holdsOffice(viewer, id, ['chief', 'executive']);

/**
 * What a journal's office keeps for itself is as if it were not there to every other one: the same answer for a foreign journal and for none, so
 * that trying numbers tells nothing, also not of journals that no list shows.
 */
const leads: ColloquiumRule = (viewer, id) => (leadsJournal(viewer, id) ? null : { code: 'NOT_FOUND' });

export const colloquiumPolicy = {
  /** Whom a submission can be assigned to: for the journal's own offices. */
  viewEditors: (viewer, id) => (holdsOffice(viewer, id) ? null : { code: 'FORBIDDEN' }),
  /** Who writes to authors that they may submit (S2 §2.13). */
  inviteAuthors: (viewer, id) => (holdsOffice(viewer, id) ? null : { code: 'NOT_FOUND' }),
  /** How it receives manuscripts is its chief and executive editors' to know and to say (S2 §2.9). */
  viewProcessSettings: leads,
  saveProcessSettings: leads,
} satisfies Record<string, ColloquiumRule>;
