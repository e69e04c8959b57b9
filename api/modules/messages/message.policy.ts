// Messages are letters: nobody but the addressee may know of them, whatever their role.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Refusal } from '../../../shared/errors.ts';
import { RoleKind, type RoleKindId } from '../../../shared/roles.ts';
import type { ViewerSession } from '../../context.ts';

type Reader = Pick<ViewerSession, 'userId' | 'hasConfirmedAddress'>;

export const messagePolicy = {
  /** Of what somebody is asked to review, messages name the manuscript: they wait until the address that was invited is confirmed (decision 2). */
  view: (viewer: Reader, message: { user: { id: number }; roleKind?: RoleKindId | null }): Refusal | null =>
    message.user.id === viewer.userId && (viewer.hasConfirmedAddress || message.roleKind !== RoleKind.REVIEWER)
      ? null
      : { code: 'NOT_FOUND' },
};

/** `view` of the viewer's own messages, as the condition of their list. */
export function isOpenTo({ hasConfirmedAddress }: Reader): RawBuilder<SqlBool> {
  return hasConfirmedAddress ? sql<SqlBool>`true` : sql<SqlBool>`message.role_kind is distinct from ${RoleKind.REVIEWER}`;
}
