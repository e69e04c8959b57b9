// The viewer behind a token, a session or a person in a role, for every request (principles, Roles and scope, Accounts and sessions).
import type { PersonName } from '../../../../shared/forms/person-name.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { sql, type RawBuilder } from 'kysely';
import type { LanguageTag } from '../../../../shared/messages.ts';
import { RoleKind, type MemberType, type RoleKindId } from '../../../../shared/roles.ts';
import type { Clock, Context, Identity, ViewerSession } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { forbidden, unauthenticated } from '../../../errors.ts';
import { departmentsOf, holdsRoot } from './role-departments.ts';
import { hasSubmitted } from '../addresses/authorship.ts';
import { manuscriptOfLiveReview } from '../sessions/live-review.ts';
import { identityOf } from '../addresses/identity.ts';
import { hashToken } from '../sessions/token.ts';

interface ViewerRow {
  token_hash: string | null;
  via: ViewerSession['via'];
  session_id: number | null;
  api_token_id: number | null;
  user_id: number;
  code: string;
  real_name: string;
  name_parts: PersonName | null;
  language: LanguageTag;
  role_id: number;
  asked_role_id: number | null;
  kind: RoleKindId;
  department_ids: number[] | null;
  has_root_scope: boolean;
  has_confirmed_address: boolean;
  identity: Identity;
  memberships: { colloquiumId: number; type: MemberType }[] | null;
  is_assigned_editor: boolean;
  allowed_paths: string[] | null;
  is_writing_administrator: boolean;
  is_administrator: boolean;
  review_id: number | null;
  contribution_id: number | null;
}

/**
 * Everything about a viewer, from `t`: the matching token with its user, role, language and, for a ticket, the one review it reaches. That
 * review is checked each time, so the session ends with it.
 */
const VIEWER = sql`
  select t.token_hash, t.session_id, t.api_token_id, t.via, u.id as user_id, u.code, u.real_name, u.name_parts, t.language, r.id as role_id, t.asked_role_id, r.kind,
    (select json_agg(scope.id) from ${departmentsOf(sql.ref('r.id'))} as scope) as department_ids,
    ${holdsRoot(sql.ref('r.id'))} as has_root_scope, u.address_confirmed_at is not null as has_confirmed_address, ${identityOf(sql.ref('u.id'))} as identity,
    (select json_agg(json_build_object('colloquiumId', m.colloquium_id, 'type', m.type)) from colloquium_member m where m.user_id = u.id) as memberships,
    r.kind = ${RoleKind.EDITOR} and exists (select from colloquium j where j.assigned_editor_id = u.id and not j.is_open_to_all_editors) as is_assigned_editor,
    (select json_agg(distinct menu.url) from role_menu rm join menu on menu.id = rm.menu_id where rm.role_id = r.id and menu.url is not null) as allowed_paths,
    exists (select from user_role held join role k on k.id = held.role_id where held.user_id = u.id and k.kind = ${RoleKind.ADMINISTRATOR}) as is_administrator,
    r.kind = ${RoleKind.ADMINISTRATOR} and ${hasSubmitted(sql.ref('u.id'))} as is_writing_administrator,
    t.review_id, live.contribution_id
  from t join user_account u on u.id = t.user_id and u.is_enabled
  join role r on r.id = t.role_id
  join user_role ur on ur.user_id = u.id and ur.role_id = r.id
  left join lateral (select ${sql.raw(manuscriptOfLiveReview('t.review_id', 'u.id'))} as contribution_id where t.review_id is not null) live on true
  where t.review_id is null or live.contribution_id is not null`;

interface AskedViewer {
  token: string;
  /** The role record in place of the session's; null: the session's own. */
  roleId: number | null;
}

/** In a list of numbers, in place of none: no role record has it. */
const OWN_ROLE = -1;

/**
 * The viewer behind each session or API token, in the order asked; null when it belongs to nobody (any more), or when the role that was
 * asked for is none of the person's. A session may be answered in any role record of its person, as if it had been switched; an API token
 * and the ticket of a letter in their own alone (decision 107). One statement.
 */
async function loadViewers(em: EntityManager, asked: readonly AskedViewer[], clock: Clock): Promise<(ViewerSession | null)[]> {
  const now = clock.now();
  const hashes = asked.map(({ token }) => hashToken(token));
  const roles = asked.map(({ roleId }) => roleId ?? OWN_ROLE);
  const own = hashes.filter((_hash, index) => roles[index] === OWN_ROLE);
  const rows = await readViewers(
    em,
    sql`select s.id as session_id, s.token_hash, s.user_id, coalesce(asked.role_id, s.role_id) as role_id, asked.role_id as asked_role_id, s.language, 'session' as via, s.review_id, null::int as api_token_id
      from (select hash, nullif(role_id, ${sql.lit(OWN_ROLE)}) as role_id from unnest(${hashes}::text[], ${roles}::int[]) as given (hash, role_id)) as asked
      join session s on s.token_hash = asked.hash where s.status = 'active' and s.expires_at > ${now} and (asked.role_id is null or s.review_id is null)
      union all
      select null, a.token_hash, a.user_id, a.role_id, null, w.language, 'apiToken', null, a.id from api_token a join user_account w on w.id = a.user_id where a.token_hash = any(${own}) and a.revoked_at is null and a.expires_at > ${now}`,
  );
  const key = (hash: string | null, roleId: number | null) => `${hash} ${roleId}`;
  const byKey = new Map(rows.map((row) => [key(row.token_hash, row.asked_role_id), row]));
  return hashes.map((hash, index) => {
    const row = byKey.get(key(hash, asked[index]?.roleId ?? null));
    return row ? viewerIn(row) : null;
  });
}

/** The viewer behind one session or API token; `roleId`: in that role of theirs. */
export async function loadViewer(
  em: EntityManager,
  token: string,
  clock: Clock,
  roleId: number | null = null,
): Promise<ViewerSession | null> {
  const [viewer] = await loadViewers(em, [{ token, roleId }], clock);
  return viewer ?? null;
}

/**
 * `loadViewer` of a process: requests that arrive in the same turn share a statement. It is sent after they have arrived, so nobody gets an
 * outdated identity.
 */
export function viewersTogether(): typeof loadViewer {
  interface Look extends AskedViewer {
    em: EntityManager;
    clock: Clock;
  }
  const looks = new DataLoader<Look, ViewerSession | null>(
    async (asked) => {
      const [first] = asked;
      return first ? await loadViewers(first.em, asked, first.clock) : [];
    },
    { cache: false, batchScheduleFn: (send) => setImmediate(send) },
  );
  return (em, token, clock, roleId = null) => looks.load({ em, token, clock, roleId });
}

/** The present viewer of a live session, whose role and language may have changed since; `roleId`: in that role of theirs. One statement. */
export async function reloadViewer(
  em: EntityManager,
  sessionId: number,
  clock: Clock,
  roleId: number | null = null,
): Promise<ViewerSession | null> {
  return await readViewer(
    em,
    sql`select s.id as session_id, null as token_hash, s.user_id, coalesce(${roleId}::int, s.role_id) as role_id, ${roleId}::int as asked_role_id, s.language, 'session' as via, s.review_id, null::int as api_token_id
      from session s where s.id = ${sessionId} and s.status = 'active' and s.expires_at > ${clock.now()} and (${roleId}::int is null or s.review_id is null)`,
  );
}

/** The viewer of a person in one of their roles, without a session: for jobs and the demo publisher. Null when they do not hold it. */
export async function viewerInRole(em: EntityManager, userId: number, roleId: number): Promise<ViewerSession | null> {
  return await readViewer(
    em,
    sql`select null::int as session_id, null as token_hash, u.id as user_id, ${roleId}::int as role_id, null::int as asked_role_id, u.language, 'apiToken' as via, null::int as review_id, null::int as api_token_id from user_account u where u.id = ${userId}`,
  );
}

/** One session, or one API token. */
export type Credential = Pick<ViewerSession, 'userId' | 'sessionId' | 'apiTokenId' | 'askedRoleId'>;

/**
 * The current person behind a credential, in any role, or in the one that was asked for: null once that very session or API token has
 * ended, or that role is no longer theirs. One statement.
 */
export async function viewerNow(
  em: EntityManager,
  { userId, sessionId, apiTokenId, askedRoleId }: Credential,
  clock: Clock,
): Promise<ViewerSession | null> {
  const viewer =
    sessionId !== null
      ? await reloadViewer(em, sessionId, clock, askedRoleId)
      : apiTokenId === null
        ? null
        : await viewerOfToken(em, apiTokenId, clock);
  return viewer?.userId === userId ? viewer : null;
}

/**
 * Brings the viewer of this request up to date after a wait: they may have been disabled meanwhile. Departments are read again. Errors:
 * UNAUTHENTICATED once session or API token has ended; FORBIDDEN in another role, or where the role lost a screen or the whole house.
 */
export async function readViewerAgain(ctx: Context): Promise<void> {
  const { viewer: before } = ctx;
  // Jobs and the demo act for people without any way in.
  if (before === null || (before.sessionId === null && before.apiTokenId === null)) return;
  const now = await viewerNow(ctx.em, before, ctx.clock);
  if (now === null) throw unauthenticated();
  const hasLost = (before.hasRootScope && !now.hasRootScope) || before.allowedPaths.some((path) => !now.allowedPaths.includes(path));
  if (now.roleId !== before.roleId || hasLost) throw forbidden();
  ctx.viewer = now;
  ctx.loaders.clear();
}

/** The person of a signed link as they are now: null once its session has ended or has another role, or its API token has ended. */
export async function viewerOfLink(
  em: EntityManager,
  holder: Credential & Pick<ViewerSession, 'roleId'>,
  clock: Clock,
): Promise<ViewerSession | null> {
  const viewer = await viewerNow(em, holder, clock);
  return viewer?.roleId === holder.roleId ? viewer : null;
}

async function viewerOfToken(em: EntityManager, apiTokenId: number, clock: Clock): Promise<ViewerSession | null> {
  return await readViewer(
    em,
    sql`select null::int as session_id, null as token_hash, a.user_id, a.role_id, null::int as asked_role_id, w.language, 'apiToken' as via, null::int as review_id, a.id as api_token_id from api_token a join user_account w on w.id = a.user_id where a.id = ${apiTokenId} and a.revoked_at is null and a.expires_at > ${clock.now()}`,
  );
}

async function readViewer(em: EntityManager, token: RawBuilder<unknown>): Promise<ViewerSession | null> {
  const [row] = await readViewers(em, token);
  return row ? viewerIn(row) : null;
}

async function readViewers(em: EntityManager, tokens: RawBuilder<unknown>): Promise<ViewerRow[]> {
  return (await sql<ViewerRow>`with t as (${tokens}) ${VIEWER}`.execute(query(em))).rows;
}

function viewerIn(row: ViewerRow): ViewerSession {
  const { review_id: reviewId, contribution_id: contributionId } = row;
  const viewer = inRole(row);
  if (reviewId === null || contributionId === null) return viewer;
  // With the ticket the person is the reviewer of this manuscript and nothing else.
  return {
    ...viewer,
    departmentIds: [],
    hasRootScope: false,
    memberships: [],
    isAssignedEditor: false,
    allowedPaths: [],
    isAdministrator: false,
    onlyReview: { reviewId, contributionId },
  };
}

function inRole(row: ViewerRow): ViewerSession {
  return {
    userId: row.user_id,
    personCode: row.code,
    realName: row.real_name,
    nameParts: row.name_parts,
    sessionId: row.session_id,
    apiTokenId: row.api_token_id,
    via: row.via,
    kind: row.kind,
    roleId: row.role_id,
    askedRoleId: row.asked_role_id,
    language: row.language,
    departmentIds: row.department_ids ?? [],
    hasRootScope: row.has_root_scope,
    hasConfirmedAddress: row.has_confirmed_address,
    identity: row.identity,
    memberships: row.memberships ?? [],
    isAssignedEditor: row.is_assigned_editor,
    allowedPaths: row.allowed_paths ?? [],
    isWritingAdministrator: row.is_writing_administrator,
    isAdministrator: row.is_administrator,
    onlyReview: null,
  };
}
