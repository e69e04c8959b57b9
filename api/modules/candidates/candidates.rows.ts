// The results of a search for reviewers, with the facts that an editor weighs: one statement for all.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { SuggestedReviewerKind } from '../../../shared/forms/suggested-reviewers.ts';
import { ReviewStatus } from '../../../shared/workflow.ts';
import { signedIn, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { keyHolds } from '../search/folded.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { dayOf } from '../../../shared/day.ts';
import { isKnownAsReviewer, reviewersUnknown } from '../reviews/known-reviewers.ts';
import type { PersonName } from '../../../shared/forms/person-name.ts';

export interface CandidateRow {
  id: number;
  total: number;
  code: string;
  realName: string;
  nameParts: PersonName | null;
  sex: number | null;
  email: string;
  titleZh: string | null;
  titleEn: string | null;
  companies: string[];
  regionZh: string | null;
  regionEn: string | null;
  researchArea: string | null;
  pending: number;
  atWork: number;
  invitedLately: number;
  answeredLately: number;
  meanDaysToAnswer: number | null;
  meanDaysToReview: number | null;
  lastReviewHere: string | null;
  lastAskedOn: string | null;
  unavailableUntil: string | null;
  willReviewAgain: boolean | null;
  isRecommended: boolean;
}

interface CandidateQuestion {
  contribution: Contribution | null;
  /** The viewer reviews the manuscript: neither its reviewers nor its author's wishes count or show. */
  isBlind: boolean;
  search: string;
  isAccurate: boolean;
  first: number;
  page: number;
}

/** Reviews for a journal that had the manuscript before do not concern the present one. */
const forPresentJournal = sql<SqlBool>`r.log_group = c.log_group`;

const DAY_MS = 86_400_000;
const NO_MANUSCRIPT = 0;
/** `chr(1)`, which stands between the parts of a key. */
const SEPARATOR = '\u0001';

/**
 * People that the search finds; without one: recommended, earlier reviewers of this manuscript, and recent reviewers for the journal in its
 * subject.
 */
function found({ contribution, search, isAccurate }: CandidateQuestion, lately: Date): RawBuilder<SqlBool> {
  if (search === '') {
    return sql<SqlBool>`(u.email in (select email from recommended) or u.id in (select reviewer_id from earlier)
      or u.id in (select r.reviewer_id from review r join contribution c on c.id = r.contribution_id
        where c.colloquium_id = ${contribution?.colloquium.id ?? 0} and c.subject_id is not distinct from ${contribution?.subject?.id ?? null}::int
          and r.status = ${ReviewStatus.FINISHED} and r.finished_at >= ${lately} and ${forPresentJournal} and r.contribution_id <> ${contribution?.id ?? NO_MANUSCRIPT}
          and r.contribution_id not in (select id from unknown)))`;
  }
  // The whole name or code stands between two characters that nobody types.
  const parts = isAccurate ? [`${SEPARATOR}${search}${SEPARATOR}`] : search.split(/\s+/u);
  return sql<SqlBool>`(${sql.join(
    parts.map((part) => keyHolds(sql.ref('k.key'), part)),
    sql` and `,
  )})`;
}

export async function candidateRows(ctx: Context, asked: CandidateQuestion): Promise<CandidateRow[]> {
  const { contribution, isBlind, search, first, page } = asked;
  const now = ctx.clock.now();
  const year = new Date(now.getTime() - 365 * DAY_MS);
  const threeYears = new Date(now.getTime() - 3 * 365 * DAY_MS);
  const soon = dayOf(new Date(now.getTime() + 30 * DAY_MS));
  // Facts hidden from a reviewing office holder are not read: the reviews of this manuscript, and its author's wishes.
  const shown = isBlind || !contribution ? NO_MANUSCRIPT : contribution.id;
  const { rows } = await sql<CandidateRow>`
    with unknown as ${reviewersUnknown(signedIn(ctx).identity)},
    recommended as (select s.email from suggested_reviewer s where s.contribution_id = ${shown} and s.kind = ${SuggestedReviewerKind.RECOMMENDED}),
    earlier as (select distinct on (r.reviewer_id) r.reviewer_id, r.will_review_again as willing from review r join contribution c on c.id = r.contribution_id and ${forPresentJournal}
      where r.contribution_id = ${shown} and r.status = ${ReviewStatus.FINISHED} order by r.reviewer_id, r.id desc),
    page as (
      select u.id, u.code, u.real_name, u.name_parts, u.email, p.id as profile_id, e.willing, u.email in (select email from recommended) as is_recommended,
        count(*) over ()::int as total,
        row_number() over (order by (e.willing is false), (u.real_name = ${search} or u.code = upper(${search})) desc, (e.willing is true) desc,
          (u.email in (select email from recommended)) desc, length(u.real_name), u.real_name, u.code) as place
      from user_account u join person_key k on k.user_id = u.id left join profile p on p.user_id = u.id left join earlier e on e.reviewer_id = u.id
      where u.is_enabled and ${isKnownAsReviewer('u')} and ${found(asked, year)}
      order by place limit ${first} offset ${(page - 1) * first})
    select page.id, page.total, page.code, page.real_name as "realName", page.name_parts as "nameParts", p.sex, page.email, t.label_zh as "titleZh", t.label_en as "titleEn",
      coalesce(p.workplaces, '{}') as companies, p.research_area as "researchArea",
      (select string_agg(g.name, '' order by g.code) from region g where g.code in (rpad(left(p.region_code, 2), 6, '0'), rpad(left(p.region_code, 4), 6, '0'), p.region_code)) as "regionZh",
      (select string_agg(g.name_en, ', ' order by g.code desc) from region g where g.code in (rpad(left(p.region_code, 2), 6, '0'), rpad(left(p.region_code, 4), 6, '0'), p.region_code)) as "regionEn",
      w.*, page.willing as "willReviewAgain", page.is_recommended as "isRecommended",
      (select to_char(max(a.last_day), 'YYYY-MM-DD') from reviewer_absence a
        where a.user_id = page.id and a.last_day >= ${dayOf(now)}::date and a.first_day <= ${soon}::date) as "unavailableUntil"
    from page left join profile p on p.id = page.profile_id left join dictionary_entry t on t.id = p.professional_title_id
    cross join lateral (
      select count(*) filter (where r.status = ${ReviewStatus.PENDING})::int as pending, count(*) filter (where r.status = ${ReviewStatus.ACCEPTED})::int as "atWork",
        count(*) filter (where r.invited_at >= ${year})::int as "invitedLately",
        count(*) filter (where r.invited_at >= ${year} and r.answered_at is not null)::int as "answeredLately",
        (avg(extract(epoch from r.answered_at - r.invited_at)) filter (where r.invited_at >= ${threeYears}) / 86400)::float as "meanDaysToAnswer",
        (avg(extract(epoch from r.finished_at - r.answered_at)) filter (where r.invited_at >= ${threeYears}) / 86400)::float as "meanDaysToReview",
        to_char(max(r.finished_at at time zone 'Asia/Shanghai') filter (where c.colloquium_id = ${contribution?.colloquium.id ?? 0} and ${forPresentJournal}), 'YYYY-MM-DD') as "lastReviewHere",
        to_char(max(r.invited_at at time zone 'Asia/Shanghai'), 'YYYY-MM-DD') as "lastAskedOn"
      from review r join contribution c on c.id = r.contribution_id where r.reviewer_id = page.id and r.contribution_id not in (select id from unknown)) w
    order by page.place`.execute(query(ctx.em));
  return rows;
}
