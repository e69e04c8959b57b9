// Every column of the database that names an account, and its treatment when two accounts of one person are merged (decision 53), or when
// an account leaves an address that nobody has proved (decision 60). A test compares the list with the catalog of the database.
import { RoleKind, type RoleKindCode } from '../../../../shared/roles.ts';

export type Fate =
  /**
   * It becomes the kept account's. `alike`: of rows that would say the same twice, the kept account's stays, and its column `both` is true
   * where both say so; `among`: of these rows alone. `asked`: rows of invitations to a mailbox.
   */
  | { moves: true; alike?: readonly string[]; both?: string; among?: string; asked?: Asked }
  /** It stays with the rest of the merged account; `why`. */
  | { moves: false; why: string };

/** Invitations stay with the mailbox: for which role, the column with the time, and which rows; left out: all. */
export interface Asked {
  as: RoleKindCode;
  at: string;
  among?: string;
}

const moves: Fate = { moves: true };
const stays = (why: string): Fate => ({ moves: false, why });

const LOG = 'what was done stays as it was written';
const ENDED = 'ways in end with the account';

export const ACCOUNT_COLUMNS: Readonly<Record<string, Fate>> = {
  'api_token.user_id': stays(ENDED),
  'audit_check.user_id': stays(LOG),
  'author_invitation.invited_by_id': moves,
  // One open invitation to a journal.
  'author_invitation.user_id': {
    moves: true,
    alike: ['colloquium_id'],
    among: 'used_at is null',
    asked: { as: 'AUTHOR', at: 'created_at', among: 'used_at is null' },
  },
  'blindness_choice.made_by_id': moves,
  'colloquium.assigned_editor_id': moves,
  'colloquium_member.user_id': { moves: true, alike: ['colloquium_id', 'type'] },
  'committee_member.user_id': moves,
  'contribution.deputy_id': moves,
  'contribution.editor_id': moves,
  'contribution.responsible_id': moves,
  'contribution.submitter_id': moves,
  'contribution_author.user_id': moves,
  // Those of their reviews.
  'contribution_file.uploaded_by_id': { moves: true, asked: { as: 'REVIEWER', at: 'uploaded_at', among: 'review_id is not null' } },
  'editor_refusal.editor_id': { moves: true, alike: ['contribution_id'] },
  'former_address.left_to_id': moves,
  'former_address.user_id': moves,
  'issue.received_by_id': moves,
  'issue.sent_by_id': moves,
  'mail.cause_id': moves,
  'mail.recipient_id': { moves: true, asked: { as: 'REVIEWER', at: 'created_at', among: `recipient_kind = ${RoleKind.REVIEWER}` } },
  'mail_code.user_id': stays(ENDED),
  'message.user_id': { moves: true, asked: { as: 'REVIEWER', at: 'created_at', among: `role_kind = ${RoleKind.REVIEWER}` } },
  'operation_log.user_id': stays(LOG),
  'orcid_entry.user_id': stays(ENDED),
  'person_key.user_id': stays('the database writes it from the account’s own name'),
  'profile.user_id': stays('what the kept one lacks is copied from it'),
  'review.invited_by_id': moves,
  'review.reviewer_id': { moves: true, asked: { as: 'REVIEWER', at: 'invited_at' } },
  'review_reserve.invited_by_id': moves,
  'review_reserve.reviewer_id': { moves: true, alike: ['contribution_id', 'review_round'], asked: { as: 'REVIEWER', at: 'created_at' } },
  'reviewer_absence.user_id': moves,
  'session.user_id': stays(ENDED),
  'sign_in_code.user_id': stays(ENDED),
  'sign_in_failure.user_id': stays(LOG),
  'uploaded_file.user_id': moves,
  // Accounts merged earlier point to the account that remains.
  'user_account.merged_into_id': moves,
  // A role that somebody gave to either account does not depend on an invitation alone.
  'user_role.user_id': { moves: true, alike: ['role_id'], both: 'is_by_invitation' },
  'workflow_event.actor_id': stays(LOG),
};
