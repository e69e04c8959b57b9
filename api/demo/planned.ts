// Plays a manuscript whose history is planned (plans.ts), each step by its person as the screens do it.
import { emptyReview } from '../../shared/forms/review.ts';
import { ContributionState, type ActName } from '../../shared/workflow.ts';
import type { Context } from '../context.ts';
import { keepUpload } from '../modules/files/uploaded-file.service.ts';
import { dayOf } from '../../shared/day.ts';
import type { InvitationInput } from '../modules/reviews/invitations/invitation.inputs.ts';
import { Review } from '../modules/reviews/review.entity.ts';
import { saveDraft } from '../modules/reviews/review-form/review-form.service.ts';
import { summariseReview } from '../modules/reviews/result/review-result.service.ts';
import { perform } from '../modules/workflow/perform/perform.ts';
import type { PerformInput } from '../modules/workflow/perform/step.ts';
import { as, tellInTime } from './acting.ts';
import type { Player } from './cast.ts';
import { wordDocument } from './files.ts';
import { GUEST } from './guest.ts';
import { type Pace, plannedPaces as planned } from './habits.ts';
import type { Situation } from './office.ts';
import { isOver, officeDay, officeMoment } from './office-hours.ts';
import { opinions, reviewOfSuggestion } from './opinions.ts';
import type { Asked, Plan, Step } from './plan.ts';
import type { Stage } from './stage.ts';
import { agree, bring } from './transfer.ts';

/** Common data of one play. */
interface Playing {
  ctx: Context;
  stage: Stage;
  x: Situation;
  plan: Plan;
  /** When the demo is loaded. */
  now: Date;
}

interface Move {
  player: Player;
  days: Pace;
  do: () => Promise<unknown>;
}

/** From the manuscript’s arrival at the desk on, as far as the time goes. */
export async function playPlan(ctx: Context, stage: Stage, x: Situation, plan: Plan, from: Date): Promise<void> {
  const playing: Playing = { ctx, stage, x, plan, now: ctx.clock.now() };
  let moment = from;
  const act = async (move: Move): Promise<boolean> => {
    moment = officeMoment(ctx.calendar.current(), moment, x.random.between(...move.days), x.random);
    if (!isOver(moment, playing.now)) return false;
    await as(ctx, stage.cast, move.player, moment, move.do);
    await tellInTime(ctx, x.contribution, moment);
    return true;
  };
  for (let move = atTheDesk(playing); move !== null; move = atTheDesk(playing)) if (!(await act(move))) return;
  for (const step of plan.steps) if (!(await act(moveOf(playing, step)))) return;
}

const performing =
  ({ ctx, x }: Playing, name: ActName, input: PerformInput = {}): Move['do'] =>
  async () =>
    await perform(ctx, x.contribution.id, name, withComment(x, name, input));

function withComment({ random }: Situation, name: ActName, input: PerformInput): PerformInput {
  const comments = opinions[name] ?? [];
  return comments.length > 0 ? { comment: random.pick(comments), ...input } : input;
}

const S = ContributionState;
const desk: Partial<Record<number, { name: ActName; days: Pace }>> = {
  [S.NEW_SUBMISSION]: { name: 'RECEIVE', days: planned.desk },
  [S.PLAGIARISM_CHECK]: { name: 'FINISH_PLAGIARISM_CHECK', days: planned.desk },
  [S.EDITOR_REVIEWING]: { name: 'EDITOR_APPROVE', days: planned.judgement },
};

/** Null: the editor has passed it. */
function atTheDesk(playing: Playing): Move | null {
  const next = desk[playing.x.contribution.state];
  return next ? { player: officeOf(playing, 'editor'), days: next.days, do: performing(playing, next.name) } : null;
}

const roles = { editor: 'EDITOR', deputy: 'ASSOCIATE_EDITOR_IN_CHIEF', chief: 'EDITOR_IN_CHIEF', publisher: 'PUBLISHING_EDITOR' } as const;

function officeOf({ stage: { cast }, plan }: Playing, office: keyof typeof roles): Player {
  return { person: cast.byAccount(office === 'editor' ? plan.editor : office), role: roles[office] };
}

const authorOf = ({ x: { submitter } }: Playing): Player => ({ person: submitter, role: 'AUTHOR' });

const reviewer = ({ stage: { cast } }: Playing, account: string): Player => ({ person: cast.byAccount(account), role: 'REVIEWER' });

function moveOf(playing: Playing, step: Step): Move {
  const { ctx } = playing;
  switch (step.does) {
    case 'INVITE':
      return {
        player: officeOf(playing, step.by),
        days: planned.invitation,
        do: async () => {
          await performing(playing, inviting[step.by], {
            invitations: step.reviewers.map((asked) => invitationOf(playing, asked)),
            reserve: step.reserve.map((account) => invitationOf(playing, { account })),
            invitesReserveOnLapse: step.takesReserveOnLapse,
          })();
        },
      };
    case 'ACCEPT':
      return { player: reviewer(playing, step.reviewer), days: planned.answer, do: performing(playing, 'ACCEPT_INVITATION') };
    case 'DECLINE':
      return {
        player: reviewer(playing, step.reviewer),
        days: planned.answer,
        do: performing(playing, 'DECLINE_INVITATION', {
          reason: step.reason,
          ...(step.colleagues && { suggestedColleagues: step.colleagues }),
        }),
      };
    case 'LAPSE':
    case 'WITHDRAW': {
      const isLapse = step.does === 'LAPSE';
      return {
        player: inviterOf(playing),
        days: isLapse ? planned.lapse : planned.withdrawal,
        do: async () => {
          const { id } = await lastReview(playing, step.reviewer);
          await performing(playing, 'CLOSE_INVITATION', { reviewId: id, isLapse })();
        },
      };
    }
    case 'DRAFT':
      return {
        player: reviewer(playing, step.reviewer),
        days: planned.answer,
        do: async () => {
          const { id, version } = await lastReview(playing, step.reviewer);
          await saveDraft(ctx, { ...begunReview(), reviewId: id, version });
        },
      };
    case 'REVIEW':
      return {
        player: reviewer(playing, step.reviewer),
        days: planned.review,
        do: async () => {
          const files = step.bringsFile ? [await upload(playing)] : [];
          await performing(playing, 'REVIEW', { review: { ...reviewOfSuggestion(playing.x.random, step.suggestion), files } })();
        },
      };
    case 'SUMMARISE':
      return {
        player: inviterOf(playing),
        days: planned.answer,
        do: async () => {
          const { id, summaryVersion } = await lastReview(playing, step.reviewer);
          await summariseReview(ctx, id, { editorSummary: step.summary, version: summaryVersion, clientMutationId: null });
        },
      };
    case 'AGREE':
      return { player: authorOf(playing), days: planned.answer, do: async () => await agree(ctx, playing.x.contribution.id) };
    case 'SEND_AGREEMENT': {
      const player = authorOf(playing);
      return {
        player,
        days: planned.answer,
        do: async () => {
          const fileId = await bring(ctx, playing.x, { brings: 'agreement', player }, ctx.clock, playing.stage.shelf);
          await performing(playing, 'AUTHORIZE', { fileIds: [fileId] })();
        },
      };
    }
    case 'OFFICE':
      return { player: officeOf(playing, step.by), days: planned.judgement, do: performing(playing, step.act) };
  }
}

const inviting = {
  editor: 'EDITOR_INVITE_REVIEWERS',
  deputy: 'DEPUTY_INVITE_REVIEWERS',
  chief: 'CHIEF_INVITE_REVIEWERS',
} as const satisfies Partial<Record<keyof typeof roles, ActName>>;

/** The editor whose round it is. */
function inviterOf(playing: Playing): Player {
  const { invitedFrom } = playing.x.contribution;
  return officeOf(playing, invitedFrom === S.DEPUTY_REVIEWING ? 'deputy' : invitedFrom === S.CHIEF_JUDGEMENT ? 'chief' : 'editor');
}

/** Kept only where something speaks against the reviewer. */
const IN_SPITE_OF = '该领域专家甚少；与作者不在同一院系，近年无合作。';

function invitationOf({ ctx, stage, now }: Playing, asked: Asked | 'GUEST'): InvitationInput {
  if (asked === 'GUEST')
    return { newReviewer: { ...GUEST, degreeId: stage.globalEntryId('DEGREE', GUEST.degree) }, conflictReason: IN_SPITE_OF };
  // Unless it would be over already: a journal gives days of its own then.
  const workingDay = (days: number | undefined) => {
    if (days === undefined) return null;
    const day = officeDay(ctx.calendar.current(), dayOf(now), days);
    return day < dayOf(ctx.clock.now()) ? null : day;
  };
  const [answer, review] = asked.due ?? [];
  return {
    code: stage.cast.byAccount(asked.account).code,
    conflictReason: IN_SPITE_OF,
    answerDueOn: workingDay(answer),
    reviewDueOn: workingDay(review),
  };
}

/** The newest invitation of the reviewer to this manuscript. */
async function lastReview({ ctx, stage, x }: Playing, account: string): Promise<Review> {
  const [review] = await ctx.em.find(
    Review,
    { contribution: x.contribution.id, reviewer: stage.cast.byAccount(account).id },
    { orderBy: { id: 'desc' }, limit: 1 },
  );
  if (!review) throw new Error(`${account} has no invitation`);
  return review;
}

/** Six questions answered, a sentence written. */
function begunReview() {
  const review = emptyReview();
  return {
    ...review,
    ratings: review.ratings.map((unanswered, index) => (index < 6 ? 1 + (index % 2) : unanswered)),
    comment: '材料收集完整，碑文录文与原石照片大体相符。尚待核对的是第三节',
  };
}

/** An upload that the review takes: remarks one by one. */
async function upload({ ctx, stage, x }: Playing): Promise<{ path: string; description: string }> {
  const text = ['审稿批注', '一、引言可压缩三分之一。', '二、表二的合计与正文不符，请核对。', '三、参考文献格式请统一。'];
  const { storageKey: key, ...file } = stage.shelf.put('docx', wordDocument(text));
  const name = `${x.contribution.manuscriptNumber ?? ''} 审稿批注.docx`;
  const { path } = await keepUpload(ctx, { ...file, key, name, contents: ['docx'], isLocked: false }, { kind: 'REVIEW' });
  return { path, description: '逐条批注' };
}
