// Who may know what of a journal beyond what authors choose it by. Pure: facts come in, null or a refusal goes out.
import type { Refusal } from '../../../shared/errors.ts';
import { kindOfMemberType, type MemberType, type RoleKindId } from '../../../shared/roles.ts';

interface Viewer {
  kind: RoleKindId;
  memberships: readonly { colloquiumId: number; type: MemberType }[];
}

type ColloquiumRule = (viewer: Viewer, colloquiumId: number) => Refusal | null;

/** Holds one of these offices in the journal, in the role it belongs to. */
const holds =
  (...types: readonly MemberType[]): ColloquiumRule =>
  ({ kind, memberships }, id) =>
    memberships.some(({ colloquiumId, type }) => colloquiumId === id && types.includes(type) && kindOfMemberType[type] === kind)
      ? null
      : { code: 'FORBIDDEN' };

export const colloquiumPolicy = {
  /** Whom a submission can be assigned to: for the journal's own offices. */
  viewEditors: holds('chief', 'executive', 'deputy', 'editor'),
  /** How it receives manuscripts is its chief and executive editors' to know and to say (S2 §2.9). */
  viewProcessSettings: holds('chief', 'executive'),
  saveProcessSettings: holds('chief', 'executive'),
} satisfies Record<string, ColloquiumRule>;
