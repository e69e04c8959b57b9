// Messages are letters: only the addressee may know of them, in any role.
import { sql, type SqlBool } from 'kysely';
import type { Refusal } from '../../../shared/errors.ts';
import { RoleKind, type RoleKindId } from '../../../shared/roles.ts';
import type { ViewerSession } from '../../context.ts';

export const messagePolicy = {
  /** Messages about an invitation to review name the manuscript: they wait until the invited address is confirmed (decision 2). */
  view: (
    viewer: Pick<ViewerSession, 'userId' | 'hasConfirmedAddress'>,
    message: { user: { id: number }; roleKind?: RoleKindId | null },
  ): Refusal | null =>
    message.user.id === viewer.userId && (viewer.hasConfirmedAddress || message.roleKind !== RoleKind.REVIEWER)
      ? null
      : { code: 'NOT_FOUND' },
};

/** `view` as the condition of statements on the messages of their readers: listed, counted, all marked as read. */
export const isOpenToItsReader = sql<SqlBool>`(message.role_kind is distinct from ${sql.lit(RoleKind.REVIEWER)}
  or exists (select from user_account reader where reader.id = message.user_id and reader.address_confirmed_at is not null))`;
