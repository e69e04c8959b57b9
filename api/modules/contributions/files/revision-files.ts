// Retires the files of earlier rounds when a manuscript is revised (D2-79).
import { sql } from 'kysely';
import { FileKind } from '../../../../shared/limits.ts';
import { ContributionState } from '../../../../shared/workflow.ts';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import type { ContributionFile } from './contribution-file.entity.ts';
import type { Contribution } from '../manuscript/contribution.entity.ts';

/** The office has had this file: from then on it is kept, even if the author removes it. */
export function wasHandedIn(contribution: Contribution, file: ContributionFile): boolean {
  return contribution.state !== ContributionState.UNFINISHED && file.uploadedAt <= contribution.stateChangedAt;
}

/**
 * Whether reviewers get it, or will once the manuscript is submitted; `files`: all of the manuscript. The policy of files decides, without
 * files that a revision is about to retire.
 */
export function isForReviewers(contribution: Contribution, file: ContributionFile, files: readonly ContributionFile[]): boolean {
  const isAuthors = ({ isCurrent, event, review, kind }: ContributionFile) =>
    isCurrent && !event && !review && kind !== FileKind.REPORT && kind !== FileKind.ANONYMOUS;
  const isNewManuscript = (one: ContributionFile) => isAuthors(one) && one.kind === FileKind.MANUSCRIPT && !wasHandedIn(contribution, one);
  const retires = file.kind === FileKind.MANUSCRIPT && wasHandedIn(contribution, file) && files.some(isNewManuscript);
  return isAuthors(file) && !retires;
}

/** A revision with a manuscript of its own makes those of the rounds before history; to be called before it is submitted. */
export async function retireEarlierManuscripts(ctx: Context, contribution: Contribution): Promise<void> {
  if (contribution.state === ContributionState.UNFINISHED) return;
  const isCurrentOf = (...kinds: number[]) =>
    sql`contribution_id = ${contribution.id} and kind = any(${kinds}) and event_id is null and is_current`;
  await sql`
    update contribution_file set is_current = false
    where ${isCurrentOf(FileKind.MANUSCRIPT, FileKind.ANONYMOUS)} and uploaded_at <= ${contribution.stateChangedAt}
      and exists (select from contribution_file where ${isCurrentOf(FileKind.MANUSCRIPT)} and uploaded_at > ${contribution.stateChangedAt})`.execute(
    query(ctx.em),
  );
}
