// Effects at the desk: submissions that arrive, are received, declined, handed on, or begin anew in another journal.
import { ref } from '@mikro-orm/core';
import type { Context } from '../../../context.ts';
import { takeInvitation } from '../../author-invitations/author-invitations.service.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { startClock } from '../../deadlines/deadline.ts';
import { DictionaryEntry } from '../../reference/dictionary-entry.entity.ts';
import { dayOf } from '../../../../shared/day.ts';
import { EditorRefusal } from '../perform/editor-refusal.entity.ts';
import { nextManuscriptNumber } from '../perform/manuscript-number.ts';
import type { Doing } from '../perform/facts.ts';
import { tellOfAdoption, tellReassigned } from '../letters/notices.ts';
import type { Effect } from './effect.ts';

/** Another journal takes it over: a new group of the log begins there. */
async function takeOver(ctx: Context, contribution: Contribution, { input: { colloquiumId, subjectId } }: Doing): Promise<void> {
  const colloquium = await ctx.em.findOneOrFail(Colloquium, { id: colloquiumId });
  contribution.adoptedFrom = contribution.colloquium;
  contribution.adoptedAt = ctx.clock.now();
  contribution.colloquium = ref(colloquium);
  contribution.subject = subjectId === undefined ? colloquium.subject : ref(ctx.em.getReference(DictionaryEntry, subjectId));
  contribution.column = null;
  contribution.logGroup += 1;
  // That journal makes its own check, and does not read this one's report.
  contribution.similarity = null;
}

export const deskEffects = {
  /** The first submission: its number for good, its day, and the invitation it uses up, which are no facts the rules ask about. */
  enterJournal: {
    record: async (ctx, contribution) => {
      contribution.manuscriptNumber ??= await nextManuscriptNumber(ctx, (await contribution.colloquium.loadOrFail()).number);
      contribution.submittedAt = ctx.clock.now();
      await takeInvitation(ctx, contribution);
    },
    clock: (contribution, now) => startClock(contribution, dayOf(now)),
  },
  /** The days for assigning are over, those for deciding begin. */
  receive: { facts: (_x, { actor }) => ({ editorId: actor.userId }), clock: (contribution, now) => startClock(contribution, dayOf(now)) },
  /** It now waits to be received; no days are set for that. */
  assign: { clock: (contribution) => (contribution.dueStage = null) },
  handToEditor: { facts: (_x, { input }) => ({ editorId: input.receiverId ?? null }), notify: tellReassigned },
  declineToReceive: {
    facts: (x, { actor }) => ({ refusedBy: [...new Set([...x.refusedBy, actor.userId])] }),
    record: async (ctx, contribution, { actor }) => {
      await ctx.em.upsert(
        EditorRefusal,
        { contribution: contribution.id, editor: actor.userId, at: ctx.clock.now() },
        { onConflictFields: ['contribution', 'editor'], onConflictMergeFields: ['at'] },
      );
    },
    /** It has to be assigned again, within the days of its submission. */
    clock: (contribution) => (contribution.dueStage = 'ASSIGNMENT'),
  },
  /** What the check found stays with the manuscript, where the editor says it. */
  endCheck: {
    record: async (_ctx, contribution, { input }) => {
      contribution.similarity = input.similarity ?? null;
    },
  },
  /** The adopting journal begins afresh: nothing of the first journal's history binds it, and the days count from its adoption. */
  startAnew: {
    facts: () => ({
      isInPool: false,
      editorId: null,
      deputyId: null,
      refusedBy: [],
      heldBy: null,
      returnedFrom: null,
      invitedFrom: null,
      reviews: { pending: 0, accepted: 0, declined: 0, finished: 0 },
      reserves: 0,
      hasFinishedReview: false,
      hasAuthorized: false,
    }),
    record: takeOver,
    notify: tellOfAdoption,
    clock: (contribution, now) => {
      contribution.clockStartedAt = now;
      startClock(contribution, dayOf(now));
    },
  },
} satisfies Record<string, Effect>;
