// The step bar of a manuscript: four steps for its author, six for the office, lit by the stage reached (S2 §4.3).
import { Stage } from '../../../shared/stage.ts';
import type { Step } from '../../ui/page/StepBar.tsx';

/** The readers of a status: authors learn less than the office. */
export type Audience = 'author' | 'office';

type StageStepKey = 'submitted' | 'editor' | 'chief' | 'publishing' | 'accepted' | 'archived';

interface StageStep {
  key: StageStepKey;
  state: Step['state'];
  /** ISO instant at which it was reached; null when unknown or not yet. */
  at: string | null;
}

interface Threshold {
  key: StageStepKey;
  /** Lit from this stage on. */
  from: number;
  /** Over from this stage on, also when nothing follows yet. */
  doneFrom?: number;
  /** The stage whose time is shown. */
  timeOf: number;
}

const SUBMITTED: Threshold = { key: 'submitted', from: Stage.SUBMITTED, timeOf: Stage.SUBMITTED };
const EDITOR: Threshold = { key: 'editor', from: Stage.EDITORIAL_REVIEW, timeOf: Stage.EDITORIAL_REVIEW };
const ARCHIVED: Threshold = { key: 'archived', from: Stage.ARCHIVED, doneFrom: Stage.ARCHIVED, timeOf: Stage.ARCHIVED };

const THRESHOLDS: Readonly<Record<Audience, readonly Threshold[]>> = {
  author: [
    SUBMITTED,
    EDITOR,
    { key: 'accepted', from: Stage.PUBLISHING_PREREVIEW, doneFrom: Stage.ACCEPTED, timeOf: Stage.ACCEPTED },
    ARCHIVED,
  ],
  office: [
    SUBMITTED,
    EDITOR,
    { key: 'chief', from: Stage.CHIEF_REVIEW, timeOf: Stage.CHIEF_REVIEW },
    { key: 'publishing', from: Stage.PUBLISHING_PREREVIEW, doneFrom: Stage.AWAITING_AUTHORIZATION, timeOf: Stage.PUBLISHING_PREREVIEW },
    { key: 'accepted', from: Stage.ACCEPTED, doneFrom: Stage.ACCEPTED, timeOf: Stage.ACCEPTED },
    ARCHIVED,
  ],
};

/** `stage` 0 to 7. `isClosed`: refused or withdrawn, so that no step is under way any more. */
export function stageSteps(
  audience: Audience,
  stage: number,
  times: readonly { readonly stage: number; readonly at: string | null | undefined }[],
  isClosed: boolean,
): StageStep[] {
  const thresholds = THRESHOLDS[audience];
  const latest = thresholds.findLastIndex((step) => stage >= step.from);
  return thresholds.map((step, index) => {
    const isReached = index <= latest;
    const isOver = index < latest || isClosed || (step.doneFrom !== undefined && stage >= step.doneFrom);
    return {
      key: step.key,
      state: !isReached ? 'todo' : isOver ? 'done' : 'current',
      at: isReached ? (times.find((time) => time.stage === step.timeOf)?.at ?? null) : null,
    };
  });
}
