// People that an office may invite to submit: accounts of authors, found by name, code or unit in one statement.
import { sql } from 'kysely';
import { RoleKind } from '../../../shared/roles.ts';
import { MAX_SEARCH_LENGTH } from '../../../shared/limits.ts';
import { signedIn, type Context } from '../../context.ts';
import { containing } from '../../database/containing.ts';
import { query } from '../../database/tables.ts';
import { invalidInput, notFound } from '../../errors.ts';
import { consume } from '../accounts/limits/rate-limit.ts';
import { holds } from '../search/folded.ts';
import type { AuthorFound } from './author-invitations.types.ts';
import { invitingJournal, invitesSomewhere } from './inviting-journal.ts';
import { authorInvitationsLimits } from './author-invitations.doors.ts';
import { displayName, storedNameOf, type StoredName } from '../names/display-name.ts';

const MOST = 50;

interface AuthorSearch {
  /** Null: of no journal in particular, as the old call asks. */
  colloquiumId: number | null;
  search: string;
  isAccurate: boolean;
}

interface AuthorRow extends Omit<AuthorFound, 'professionalTitle' | 'displayName'> {
  named: StoredName;
  titleZh: string | null;
  titleEn: string | null;
}

/** At most 50, exact names first. Errors: NOT_FOUND; INVALID_INPUT at search (R2-092); RATE_LIMITED. */
export async function findAuthors(ctx: Context, { colloquiumId, search, isAccurate }: AuthorSearch): Promise<AuthorFound[]> {
  if (colloquiumId === null ? !invitesSomewhere(ctx) : (await invitingJournal(ctx, colloquiumId)) === null) throw notFound();
  const text = search.trim();
  if (text === '') throw invalidInput({ search: { code: 'invitation.searchRequired' } });
  if (text.length > MAX_SEARCH_LENGTH) throw invalidInput({ search: { code: 'input.tooLong', params: { maximum: MAX_SEARCH_LENGTH } } });
  await consume(ctx, authorInvitationsLimits['findAuthors:user'], String(signedIn(ctx).userId));
  const found = isAccurate
    ? sql`(u.code = upper(${text}) or fold(u.real_name) = fold(${text}))`
    : sql`(${holds(sql.ref('u.real_name'), text)} or u.code ilike ${containing(text)} or ${holds(sql`array_to_string(p.workplaces, ' ')`, text)})`;
  const { rows } = await sql<AuthorRow>`
    select u.code, u.real_name as "realName", ${storedNameOf('u')} as named, p.sex, u.email, t.label_zh as "titleZh", t.label_en as "titleEn", coalesce(p.workplaces, '{}') as companies,
      exists (select from author_invitation i where i.user_id = u.id and i.colloquium_id = ${colloquiumId ?? 0} and i.used_at is null) as "isInvited"
    from user_account u left join profile p on p.user_id = u.id left join dictionary_entry t on t.id = p.professional_title_id
    where u.is_enabled and ${found}
      and exists (select from user_role h join role r on r.id = h.role_id where h.user_id = u.id and r.kind = ${RoleKind.AUTHOR})
    order by (u.real_name = ${text}) desc, length(u.real_name), u.real_name, u.id limit ${MOST}`.execute(query(ctx.em));
  return rows.map(({ titleZh, titleEn, named, ...row }) => ({
    ...row,
    displayName: displayName(ctx.language, named),
    professionalTitle: ctx.language === 'en-US' ? titleEn : titleZh,
  }));
}
