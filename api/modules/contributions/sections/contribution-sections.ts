// The sections of the wizard that are rows of their own, and the flags of all sections from the saved data (D13-070).
import { sql } from 'kysely';
import { pick } from '../../../../shared/forms/field-list.ts';
import {
  sectionFlags,
  SUMMARY_FIELDS,
  TITLE_TEXTS,
  type SectionFacts,
  type WizardSectionName,
} from '../../../../shared/forms/contribution.ts';
import { FileKind } from '../../../../shared/limits.ts';
import { SuggestedReviewerKind, type SuggestedReviewerKindId } from '../../../../shared/forms/suggested-reviewers.ts';
import { defineLoader, type Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { Sex } from '../../accounts/viewer/accounts.types.ts';
import type { ContributionFunding } from './contribution-funding.entity.ts';
import type { Contribution } from '../manuscript/contribution.entity.ts';
import { fundingsOf, suggestedReviewersOf } from '../manuscript/contribution.parts.ts';
import type { SuggestedReviewer } from './suggested-reviewer.entity.ts';

/** In their order; entries just saved are known already. */
export async function fundingsIn(ctx: Context, contribution: Contribution): Promise<ContributionFunding[]> {
  const { fundings } = contribution;
  const items = fundings.isInitialized() ? fundings.getItems() : await fundingsOf(ctx, contribution.id);
  return items.toSorted((one, other) => one.position - other.position);
}

/** Those of one kind in their order; entries just saved are known already. */
export async function suggestedReviewersIn(
  ctx: Context,
  contribution: Contribution,
  kind: SuggestedReviewerKindId,
): Promise<SuggestedReviewer[]> {
  const { suggestedReviewers } = contribution;
  const items = suggestedReviewers.isInitialized() ? suggestedReviewers.getItems() : await suggestedReviewersOf(ctx, contribution.id);
  return items.filter((reviewer) => reviewer.kind === kind).toSorted((one, other) => one.position - other.position);
}

/** Facts that decide whether the sections of a manuscript with their own rows are complete. */
interface SectionRows {
  authors: SectionFacts['authors'];
  needsRoles: boolean;
  fundings: SectionFacts['fundings'];
  recommended: SectionFacts['recommendedReviewers'];
  opposed: SectionFacts['opposedReviewers'];
  hasManuscriptFile: SectionFacts['hasManuscriptFile'];
}

const reviewersOf = (kind: SuggestedReviewerKindId) => sql`coalesce((
  select json_agg(json_build_object(
    'personName', r.person_name, 'sex', case r.sex when ${Sex.MALE}::int then 'MALE' when ${Sex.FEMALE}::int then 'FEMALE' else '' end,
    'email', r.email, 'company', r.company, 'collegeName', r.college_name, 'reason', r.reason,
    'degreeId', coalesce(r.degree_id::text, ''), 'dutyId', coalesce(r.duty_id::text, ''), 'professionalTitleId', coalesce(r.professional_title_id::text, '')))
  from suggested_reviewer r where r.contribution_id = c.id and r.kind = ${kind}), '[]')`;

/** All of it in one statement, for every save of a tab asks. */
const sectionRowsOf = defineLoader(async (ctx, contributionIds: readonly number[]) => {
  const { rows } = await sql<SectionRows & { id: number }>`
    select c.id,
      coalesce((select json_agg(json_build_object('isFirstAuthor', a.is_first_author, 'isCorresponding', a.is_corresponding, 'company', a.company,
        'creditRoles', a.credit_roles))
        from contribution_author a where a.contribution_id = c.id), '[]') as authors,
      exists (select from colloquium j where j.id = c.colloquium_id and j.credit_policy = 'REQUIRED') as "needsRoles",
      coalesce((select json_agg(json_build_object('fundNumber', f.fund_number, 'fundName', f.fund_name))
        from contribution_funding f where f.contribution_id = c.id), '[]') as fundings,
      ${reviewersOf(SuggestedReviewerKind.RECOMMENDED)} as recommended, ${reviewersOf(SuggestedReviewerKind.OPPOSED)} as opposed,
      exists (select from contribution_file f where f.contribution_id = c.id and f.kind = ${FileKind.MANUSCRIPT} and f.is_current
        and f.event_id is null and f.review_id is null) as "hasManuscriptFile"
    from contribution c where c.id = any(${contributionIds})`.execute(query(ctx.em));
  const found = new Map(rows.map((row) => [row.id, row]));
  return contributionIds.map(
    (id) => found.get(id) ?? { authors: [], needsRoles: false, fundings: [], recommended: [], opposed: [], hasManuscriptFile: false },
  );
});

/** The section flags of a manuscript, from the saved data (R1-103, D13-107). */
export async function sectionsOf(ctx: Context, contribution: Contribution): Promise<{ section: WizardSectionName; isComplete: boolean }[]> {
  const { authors, needsRoles, fundings, recommended, opposed, hasManuscriptFile } = await ctx.loaders
    .of(ctx, sectionRowsOf)
    .load(contribution.id);
  return sectionFlags({
    title: { ...pick(contribution, TITLE_TEXTS), articleTypeId: contribution.articleType ? String(contribution.articleType.id) : null },
    authors,
    needsRoles: needsRoles && !ctx.isOldCall,
    summary: pick(contribution, SUMMARY_FIELDS),
    fundings,
    recommendedReviewers: recommended,
    opposedReviewers: opposed,
    hasManuscriptFile,
  });
}
