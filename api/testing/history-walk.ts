// The histories of a manuscript, computed from its events by a walk independent of the database's function: the stored statistics are
// compared with it.
import { dayOf } from '../../shared/day.ts';
import { EditorialAct as Act } from '../../shared/workflow.ts';
import { JournalHistoryOutcome, type JournalHistory } from '../modules/statistics/journal-history.entity.ts';
import type { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';

/** A history as the walk makes it up. */
export interface Told {
  colloquium: number;
  startedOn: string;
  editorCommentOn: string | null;
  gatheredOn: string | null;
  chiefCommentOn: string | null;
  publishedOn: string | null;
  decidedOn: string | null;
  decisionEventId: number | null;
  outcome: number | null;
  wasReviewed: boolean;
  isPublishedSingly: boolean;
}

const opinions: readonly number[] = [Act.EDITOR_APPROVE, Act.EDITOR_RETURN, Act.EDITOR_REJECT];
const asking: readonly number[] = [Act.EDITOR_INVITE_REVIEWERS, Act.DEPUTY_INVITE_REVIEWERS, Act.CHIEF_INVITE_REVIEWERS];
const verdicts: readonly number[] = [
  Act.CHIEF_ACCEPT,
  Act.CHIEF_NOT_ACCEPT,
  Act.CHIEF_REJECT,
  Act.CHIEF_FINAL_NOT_ACCEPT,
  Act.CHIEF_FINAL_REJECT,
];
/** A decision that was taken back counts for nothing, nor do the corrections of its letter and the taking back itself. */
const isTakenBack = ({ id }: WorkflowEvent, events: readonly WorkflowEvent[]) =>
  events.some((undo) => undo.act === Act.UNDO_DECISION && Number(undo.details['decisionId']) <= id && id <= undo.id);
const isClosed = (state: number) => state === 16 || state === 17;

/** Event by event, as somebody would with a pencil: a reopening brings back the sheet as it was before the refusal. */
export function walkAlong(events: readonly WorkflowEvent[], firstJournal: number): Told[] {
  const histories: Told[] = [];
  let before: Told | null = null;
  for (const { id, act, fromState, toState, at, details } of events.filter((event) => !isTakenBack(event, events))) {
    const day = dayOf(at);
    if ((act === Act.SUBMIT && fromState === 0) || act === Act.ADOPT) {
      histories.push({
        colloquium: act === Act.ADOPT ? Number(details['colloquiumId']) : firstJournal,
        startedOn: day,
        editorCommentOn: null,
        gatheredOn: null,
        chiefCommentOn: null,
        publishedOn: null,
        decidedOn: null,
        decisionEventId: null,
        outcome: null,
        wasReviewed: false,
        isPublishedSingly: false,
      });
      continue;
    }
    const now = histories.at(-1);
    if (now === undefined) throw new Error('An act before the submission');
    if (act === Act.REOPEN) {
      Object.assign(now, before);
      continue;
    }
    const decide = (outcome: number) => Object.assign(now, { outcome, decidedOn: day, decisionEventId: id });
    if (isClosed(toState) && !isClosed(fromState)) before = { ...now };
    if (opinions.includes(act)) now.editorCommentOn ??= day;
    if (asking.includes(act)) now.wasReviewed = true;
    if (act === Act.SUMMARISE_REVIEWS) now.gatheredOn ??= day;
    if (verdicts.includes(act)) now.chiefCommentOn = day;
    if (act === Act.WITHDRAW) decide(JournalHistoryOutcome.WITHDRAWN);
    else if (isClosed(toState) && !isClosed(fromState))
      decide(toState === 16 ? JournalHistoryOutcome.NOT_ACCEPTED : JournalHistoryOutcome.REJECTED);
    else if (act === Act.CHIEF_ACCEPT) decide(JournalHistoryOutcome.ACCEPTED);
    if (act === Act.PUBLISH_SINGLE) now.isPublishedSingly = true;
    if (act === Act.PUBLISH_SINGLE || act === Act.SEND_TO_PRESS) now.publishedOn ??= day;
  }
  return histories;
}

export const keptHistory = ({ colloquium, ...history }: JournalHistory): Told => ({
  colloquium: colloquium.id,
  startedOn: history.startedOn,
  editorCommentOn: history.editorCommentOn ?? null,
  gatheredOn: history.gatheredOn ?? null,
  chiefCommentOn: history.chiefCommentOn ?? null,
  publishedOn: history.publishedOn ?? null,
  decidedOn: history.decidedOn ?? null,
  decisionEventId: history.decisionEventId ?? null,
  outcome: history.outcome ?? null,
  wasReviewed: history.wasReviewed,
  isPublishedSingly: history.isPublishedSingly,
});
