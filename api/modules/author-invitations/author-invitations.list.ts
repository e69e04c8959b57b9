// Invitations to submit to the journals of the viewer's office, newest first (P2-456).
import { sql, type RawBuilder } from 'kysely';
import { wordsIn } from '../../../shared/messages.ts';
import { signedIn, type Context } from '../../context.ts';
import { query, type Tables } from '../../database/tables.ts';
import { listField, orderInput } from '../../graphql/list-field.ts';
import { encodeId } from '../../graphql/node.ts';
import { isRegistered } from '../accounts/registration/registered.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import {
  AuthorInvitationConnection,
  INVITING_AUTHORS,
  type AuthorInvitationRow,
  type AuthorInvitationStateName,
} from './author-invitations.types.ts';
import { failureOf, withoutAddresses } from '../mail/failure.ts';
import type { Mail } from '../mail/mail.entity.ts';
import { fateOf } from '../mail/mail-fate.ts';
import { officesOf } from '../colloquiums/colloquium.policy.ts';
import { madeOf } from '../../graphql/connection.ts';
import { by } from '../../graphql/page-plan.ts';
import { displayName, nameForReader, storedNameOf, type StoredName } from '../names/display-name.ts';

interface InvitationRow {
  id: number;
  invited_at: string;
  journal: string;
  journal_en: string | null;
  code: string;
  real_name: string;
  named: StoredName;
  sex: number | null;
  email: string;
  company: string | null;
  inviter: StoredName | null;
  state: AuthorInvitationStateName;
  is_registered: boolean;
  letter: StoredLetter | null;
}

/** As PostgreSQL writes it. */
interface StoredLetter {
  status: Mail['status'];
  is_refused: boolean;
  last_error: string | null;
  attempts: number;
  send_after: string;
}

type Invitations = Tables & { invitation: InvitationRow };

function invitations(journals: readonly number[]): RawBuilder<InvitationRow> {
  return sql<InvitationRow>`(
    select i.id, i.created_at as invited_at, j.name as journal, j.name_en as journal_en, u.code, u.real_name, ${storedNameOf('u')} as named, p.sex, u.email,
      coalesce(i.company, p.workplaces[1]) as company, ${storedNameOf('b')} as inviter, case when i.used_at is null then 'OPEN' else 'USED' end as state,
      ${isRegistered('u')} as is_registered,
      (select to_jsonb(sent) from (select m.status, m.is_refused, m.last_error, m.attempts, m.send_after from mail m
        where m.author_invitation_id = i.id order by m.id desc limit 1) sent) as letter
    from author_invitation i join colloquium j on j.id = i.colloquium_id join user_account u on u.id = i.user_id
      left join profile p on p.user_id = u.id left join user_account b on b.id = i.invited_by_id
    where i.colloquium_id = any(${journals}))`;
}

export const authorInvitationList = listField<Context, Invitations, 'invitation', AuthorInvitationRow>({
  on: () => ViewerType,
  name: 'authorInvitations',
  description: 'Special invitations to submit to the journals in which the viewer holds the office of the present role, newest first.',
  type: () => AuthorInvitationConnection,
  roles: INVITING_AUTHORS,
  rows: (ctx) => {
    const db = query(ctx.em);
    return {
      db,
      query: db.selectFrom(invitations(officesOf(signedIn(ctx))).as('invitation')).selectAll('invitation'),
      id: sql.ref('invitation.id'),
      load: madeOf<InvitationRow, AuthorInvitationRow>((found) => found.map((row) => shown(ctx, row))),
    };
  },
  order: orderInput(
    'AuthorInvitationOrder',
    { INVITED_AT: by('authorInvitation', 'When it was.', ['invitation.invited_at', 'timestamptz'], 'invitation.id') },
    { field: 'INVITED_AT', direction: 'desc' },
  ),
});

function shown(ctx: Context, row: InvitationRow): AuthorInvitationRow {
  const letter = row.letter && {
    status: row.letter.status,
    isRefused: row.letter.is_refused,
    lastError: row.letter.last_error,
    attempts: row.letter.attempts,
    sendAfter: new Date(row.letter.send_after),
  };
  const failure = letter && failureOf(ctx.language, letter);
  return {
    id: row.id,
    invitationId: encodeId('AuthorInvitation', row.id),
    invitedAt: new Date(row.invited_at),
    colloquiumName: wordsIn(ctx.language, row.journal, row.journal_en),
    code: row.code,
    realName: row.real_name,
    displayName: displayName(ctx.language, row.named),
    sex: row.sex,
    email: row.email,
    company: row.company,
    inviterName: row.inviter && nameForReader(ctx, row.inviter),
    state: row.state,
    letterFate: letter && fateOf(letter, ctx.clock.now()),
    letterFailure: failure && withoutAddresses(failure),
    viewerCanCorrectAddress: row.state === 'OPEN' && letter?.status === 'failed',
    isRegistered: row.is_registered,
  };
}
