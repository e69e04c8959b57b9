// Conflicts of interest of people who may be invited to review: the one rule that the search for reviewers and every invitation ask
// (docs/decisions/0038).
import { messageText, type LanguageTag } from '../../../../shared/messages.ts';
import type { Context } from '../../../context.ts';
import { factsOf } from '../../contributions/access/contribution.facts.ts';
import { isReviewing } from '../../contributions/access/capacity.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { ConflictKind, conflictsIn, type Conflict, type ConflictKindName } from './conflict-kinds.ts';
import { conflictFacts, type Invited } from './conflicts.facts.ts';

/** Why an invitation is refused as REVIEWER_UNSUITABLE. UNSUITABLE replaces all reasons, when the viewer may not learn which. */
type Blocked = 'AUTHOR' | 'AT_WORK' | 'DISABLED' | 'UNSUITABLE';

export interface Conflicts {
  blocked: Blocked | null;
  /** The invitation may go out, with a reason. */
  warnings: Conflict[];
}

/**
 * Checks people against a manuscript, in their order, in one statement for all. Authors, people at work in the round and disabled accounts
 * are blocked; all other conflicts warn with their evidence. An office holder who has taken on a review of the manuscript must not learn
 * its authors or other reviewers from this: every conflict is then one refusal without a reason.
 */
export async function conflictsWith(ctx: Context, contribution: Contribution, people: readonly Invited[]): Promise<Conflicts[]> {
  const isBlind = await invitesBlind(ctx, contribution);
  if (people.length === 0) return [];
  const { manuscript, invited } = await conflictFacts(ctx, contribution.id, people);
  return invited.map((person) => {
    const blocked = person.isAuthor ? 'AUTHOR' : person.isLive ? 'AT_WORK' : person.isDisabled ? 'DISABLED' : null;
    const warnings = conflictsIn(person, manuscript);
    if (isBlind) return { blocked: blocked !== null || warnings.length > 0 ? 'UNSUITABLE' : null, warnings: [] };
    return { blocked, warnings: blocked === null ? warnings : [] };
  });
}

/** Whether the viewer reviews the manuscript, and so may not see the conflicts of others. Jobs are nobody. */
export async function invitesBlind(ctx: Context, contribution: Contribution): Promise<boolean> {
  return ctx.viewer !== null && isReviewing(await factsOf(ctx, contribution));
}

/** One warning for each kind, its evidence in words. */
export function warningsIn(language: LanguageTag, warnings: readonly Conflict[]): { kind: ConflictKindName; evidence: string[] }[] {
  return Object.values(ConflictKind).flatMap((kind) => {
    const own = warnings.filter((warning) => warning.kind === kind);
    return own.length === 0 ? [] : [{ kind, evidence: own.map(({ params }) => messageText(language, `conflict.${kind}`, params)) }];
  });
}
