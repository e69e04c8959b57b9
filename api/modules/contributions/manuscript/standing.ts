// Where a manuscript stood before a decision, as it is kept beside the decision until the letter has gone (docs/decisions/0100).
import type { RevisionExtentName } from '../../../../shared/forms/revision.ts';
import type { RoleKindId } from '../../../../shared/roles.ts';
import type { StageId } from '../../../../shared/stage.ts';
import type { ContributionStateId, Holder } from '../../../../shared/workflow.ts';
import type { Contribution } from './contribution.entity.ts';

/** People by their numbers, moments in ISO 8601. */
export interface Standing {
  state: ContributionStateId;
  stage: StageId;
  heldBy: Holder | null;
  returnedFrom: ContributionStateId | null;
  invitedFrom: ContributionStateId | null;
  compiledFrom: ContributionStateId | null;
  responsible: number | null;
  responsibleKind: RoleKindId | null;
  editor: number | null;
  deputy: number | null;
  hasAuthorized: boolean;
  poolConsent: boolean;
  isInPool: boolean;
  enteredPoolAt: string | null;
  stateChangedAt: string;
  clockStartedAt: string | null;
  dueStage: NonNullable<Contribution['dueStage']> | null;
  dueSince: string | null;
  duePauses: readonly string[];
  /** Not there where a decision waited over an upgrade. */
  revisionDueOn?: string | null;
  revisionExtent?: RevisionExtentName | null;
  /** How often the decision that waits, and each correction of its letter, has counted up the version. */
  versions: number;
}

export function standingOf(x: Contribution): Standing {
  return {
    state: x.state,
    stage: x.stage,
    heldBy: x.heldBy ?? null,
    returnedFrom: x.returnedFrom ?? null,
    invitedFrom: x.invitedFrom ?? null,
    compiledFrom: x.compiledFrom ?? null,
    responsible: x.responsible?.id ?? null,
    responsibleKind: x.responsibleKind ?? null,
    editor: x.editor?.id ?? null,
    deputy: x.deputy?.id ?? null,
    hasAuthorized: x.hasAuthorized,
    poolConsent: x.poolConsent,
    isInPool: x.isInPool,
    enteredPoolAt: x.enteredPoolAt?.toISOString() ?? null,
    stateChangedAt: x.stateChangedAt.toISOString(),
    clockStartedAt: x.clockStartedAt?.toISOString() ?? null,
    dueStage: x.dueStage ?? null,
    dueSince: x.dueSince ?? null,
    duePauses: x.duePauses,
    revisionDueOn: x.revisionDueOn ?? null,
    revisionExtent: x.revisionExtent ?? null,
    versions: x.heldBefore?.versions ?? 0,
  };
}
