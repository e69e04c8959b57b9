// Facts for checking people against a manuscript: one statement for all of them, and one that asks the register for all their units.
import { sql, type RawBuilder } from 'kysely';
import { SuggestedReviewerKind } from '../../../../shared/forms/suggested-reviewers.ts';
import { ContributionState as S, outstandingReviews, ReviewStatus } from '../../../../shared/workflow.ts';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { addressesOf } from '../../accounts/addresses/identity.ts';
import { hasConflict } from '../../accounts/addresses/authorship.ts';
import { isKnownAccount, reviewersUnknown } from '../known-reviewers.ts';
import type { SaidUnit } from '../../institutions/read-units.ts';
import { unitFacts } from './unit-facts.ts';
import { PUBLISHER_SETTINGS_ID } from '../../publisher/publisher-settings.entity.ts';

/** Somebody who may be invited: an account by its number, or a person by an address, with an account or without. */
export interface Invited {
  userId: number | null;
  email: string | null;
  /** Names of people without an account; an account's own are read where the viewer may know of it. */
  name?: string;
  companies?: readonly string[];
}

/** A unit as it is written, and what it has in common with others of the same (unit-facts.ts). */
export interface UnitFacts {
  text: string;
  keys: readonly string[];
}

/** An author of the manuscript, with their account's profile. */
export interface AuthorFacts {
  name: string;
  email: string | null;
  units: UnitFacts[];
  supervisor: string | null;
}

interface OpposedFacts {
  name: string;
  email: string;
  units: UnitFacts[];
}

export interface ManuscriptFacts {
  authors: AuthorFacts[];
  opposed: OpposedFacts[];
}

export interface InvitedFacts {
  name: string;
  email: string | null;
  units: UnitFacts[];
  supervisor: string | null;
  isDisabled: boolean;
  /** By account or by address, confirmed or not. */
  isAuthor: boolean;
  /** Asked and not declined, let go or lapsed in the round that is under way. */
  isLive: boolean;
  /**
   * Authors of the manuscript with whom the person wrote in the years that the publisher looks back, and the year of the last such
   * submission.
   */
  wroteWith: { author: string; year: number }[];
  /** Numbers of funds of the manuscript that the person's own manuscripts name as well. */
  sharedFunds: string[];
}

/** Only letters and digits of a name or number count. */
const fundKey = (column: string) => sql`upper(regexp_replace(${sql.ref(column)}, '[^[:alnum:]]', '', 'g'))`;

const inRound = [S.REVIEWERS_INVITED, S.REVIEWERS_AT_WORK, S.REVIEWERS_DONE];

/** As the database has them: units are texts. */
type Stored<Facts> = Omit<Facts, 'units'> & { units: string[] };
interface StoredFacts {
  authors: (Stored<AuthorFacts> & { said: SaidUnit[] | null })[];
  opposed: Stored<OpposedFacts>[];
  people: (Stored<InvitedFacts> & { position: number; hasAccount: boolean })[];
}

/** The manuscript, and the people in their order. */
export async function conflictFacts(
  ctx: Context,
  contributionId: number,
  people: readonly Invited[],
): Promise<{ manuscript: ManuscriptFacts; invited: InvitedFacts[] }> {
  // A name typed by somebody who asked the person to review the viewer's manuscript would reveal that invitation through its warnings
  // (decision 62).
  const unknown = ctx.viewer ? reviewersUnknown(ctx.viewer.identity) : sql`(select null::int as id where false)`;
  const { rows } = await sql<StoredFacts>`with unknown as ${unknown} select
    coalesce((select jsonb_agg(jsonb_build_object('name', a.person_name, 'email', a.email, 'supervisor', p.supervisor, 'said', a.units,
        'units', to_jsonb(array_remove(array[a.company], null) || coalesce(p.workplaces, '{}'))) order by a.position)
      from contribution_author a left join profile p on p.user_id = a.user_id where a.contribution_id = ${contributionId}), '[]') as authors,
    coalesce((select jsonb_agg(jsonb_build_object('name', s.person_name, 'email', s.email, 'units', jsonb_build_array(s.company)) order by s.position)
      from suggested_reviewer s where s.contribution_id = ${contributionId} and s.kind = ${SuggestedReviewerKind.OPPOSED}), '[]') as opposed,
    (select jsonb_agg(to_jsonb(asked)) from (${peopleStatement(contributionId, people, ctx.clock.now())}) asked) as people`.execute(
    query(ctx.em),
  );
  const [{ authors, opposed, people: found } = { authors: [], opposed: [], people: [] }] = rows;
  const invited = people.flatMap((person, index) => {
    const row = found.find(({ position }) => position === index + 1);
    if (!row) return [];
    const name = row.hasAccount ? row.name : (person.name ?? '');
    return [{ ...row, name, units: [...row.units, ...(person.companies ?? [])] }];
  });
  const placed = await unitFacts(ctx, [...authors, ...opposed, ...invited]);
  const withUnits = <Facts extends object>(one: Facts) => ({ ...one, units: placed.get(one) ?? [] });
  return { manuscript: { authors: authors.map(withUnits), opposed: opposed.map(withUnits) }, invited: invited.map(withUnits) };
}

/** The publisher says for how many years (decision 38). */
const coAuthorsSince = (now: Date) =>
  sql`(select ${now}::timestamptz - make_interval(years => co_author_years) from publisher_settings where id = ${PUBLISHER_SETTINGS_ID})`;

function peopleStatement(contributionId: number, people: readonly Invited[], now: Date): RawBuilder<unknown> {
  return sql`
    with own_fund as (select ${fundKey('f.fund_number')} as key from contribution_funding f where f.contribution_id = ${contributionId})
    select asked.position::int, known.id is not null as "hasAccount", coalesce(u.real_name, '') as name, coalesce(u.email, asked.email) as email,
      coalesce(p.workplaces, '{}') as units, p.supervisor, u.is_enabled is false as "isDisabled",
      (coalesce(${hasConflict(sql.ref('u.id'), sql.val(contributionId))}, false)
        or exists (select from contribution_author a where a.contribution_id = ${contributionId} and a.email = asked.email)
        or exists (select from former_address f where f.email = asked.email and ${hasConflict(sql.ref('f.user_id'), sql.val(contributionId))})) as "isAuthor",
      exists (select from review r join contribution c on c.id = r.contribution_id where r.contribution_id = ${contributionId} and r.reviewer_id = u.id
        and (r.status = any(${[...outstandingReviews]}) or (r.status = ${ReviewStatus.FINISHED} and r.review_round = c.review_round and c.state = any(${inRound})))) as "isLive",
      coalesce((select jsonb_agg(jsonb_build_object('author', w.name, 'year', w.year) order by w.position) from (
        select ours.person_name as name, min(ours.position) as position, max(extract(year from c.submitted_at))::int as year
        from (select m.id, m.contribution_id from contribution_author m where m.user_id = u.id
          union select m.id, m.contribution_id from contribution_author m where m.email = any(asked.email || array${addressesOf(sql.ref('u.id'))})) mine
        join contribution c on c.id = mine.contribution_id and c.id <> ${contributionId} and c.state <> ${S.UNFINISHED} and c.submitted_at >= ${coAuthorsSince(now)}
        join contribution_author theirs on theirs.contribution_id = c.id and theirs.id <> mine.id
        join contribution_author ours on ours.contribution_id = ${contributionId} and (ours.user_id = theirs.user_id or ours.email = theirs.email)
        group by ours.person_name) w), '[]') as "wroteWith",
      array(select distinct f.fund_number from (select m.contribution_id from contribution_author m where m.user_id = u.id
          union select m.contribution_id from contribution_author m where m.email = any(asked.email || array${addressesOf(sql.ref('u.id'))})) mine
        join contribution c on c.id = mine.contribution_id and c.id <> ${contributionId} and c.state <> ${S.UNFINISHED}
        join contribution_funding f on f.contribution_id = c.id and f.fund_number <> ''
        where ${fundKey('f.fund_number')} in (select key from own_fund where key <> '') order by 1) as "sharedFunds"
    from unnest(${people.map(({ userId }) => userId)}::int[], ${people.map(({ email }) => email)}::text[]) with ordinality asked(user_id, email, position)
    left join lateral (select * from user_account where id = asked.user_id
      union all select * from user_account where asked.user_id is null and email = asked.email) u on true
    left join user_account known on known.id = u.id and ${isKnownAccount('known')}
    left join profile p on p.user_id = known.id`;
}
