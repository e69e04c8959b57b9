// Who may know what of a journal beyond what authors choose it by. Pure: facts come in, null or a refusal goes out.
import type { Refusal } from '../../../shared/errors.ts';
import { kindOfMemberType, type MemberType, type RoleKindId } from '../../../shared/roles.ts';

interface Viewer {
  kind: RoleKindId;
  memberships: readonly { colloquiumId: number; type: MemberType }[];
}

export const colloquiumPolicy = {
  /** Whom a submission can be assigned to: for the journal's own offices, each in the role it belongs to. */
  viewEditors: (viewer: Viewer, colloquiumId: number): Refusal | null =>
    viewer.memberships.some((member) => member.colloquiumId === colloquiumId && kindOfMemberType[member.type] === viewer.kind)
      ? null
      : { code: 'FORBIDDEN' },
};
