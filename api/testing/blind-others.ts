// Manuscripts of the blind world beside the one it is about: of other journals, back with an author, released to an author.
import { FileKind } from '../../shared/limits.ts';
import { RoleKind, type RoleKindId } from '../../shared/roles.ts';
import { EditorialAct, type ActId } from '../../shared/workflow.ts';
import type { Department } from '../modules/organization/department.entity.ts';
import { buildUser } from '../modules/accounts/viewer/user.factory.ts';
import type { User } from '../modules/accounts/viewer/user.entity.ts';
import { ColloquiumMember } from '../modules/colloquiums/colloquium-member.entity.ts';
import type { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../modules/colloquiums/colloquium.factory.ts';
import { buildContribution } from '../modules/contributions/manuscript/contribution.factory.ts';
import { buildReview } from '../modules/reviews/review.factory.ts';
import { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';
import { MOMENT, type BlindParts } from './blind-parts.ts';

export interface OtherManuscript {
  words: { authors: string[]; text: string[]; reviewer: string[]; suggestions: string[] };
  author: User;
  editor: User;
  reviewer: User;
}

/** A manuscript of another journal in another branch, with one author, one editor and one reviewer. */
export async function otherManuscript(
  parts: BlindParts,
  reviewType: 0 | 1,
  department: Department,
  about: string,
): Promise<OtherManuscript> {
  const words: OtherManuscript['words'] = { authors: [], text: [], reviewer: [], suggestions: [] };
  const author = await parts.person(words.authors, ['AUTHOR'], `${about}author`);
  const editor = await buildUser(parts.em, { roles: ['EDITOR'] });
  const colloquium = await buildColloquium(parts.em, { reviewType, invitesReviewers: true, department, members: { editor: [editor] } });
  const contribution = await buildContribution(parts.em, {
    submitter: author,
    colloquium,
    state: 9,
    stage: 2,
    invitedFrom: 4,
    reviewRound: 1,
    responsibleKind: 3,
    responsible: editor,
    editor,
    titleZh: parts.word(words.text, `${about}title`),
    abstractZh: parts.word(words.text, `${about}abstract`),
    firstAuthor: parts.authorRow(words.authors),
  });
  await parts.sections(contribution, words.authors, words.suggestions);
  await parts.file(contribution, words.authors, {});
  const reviewer = await parts.person(words.reviewer, ['REVIEWER'], `${about}reviewer`);
  const id = parts.reviewNumber(words.reviewer);
  await buildReview(parts.em, {
    id,
    contribution,
    reviewer,
    status: 'FINISHED',
    comment: parts.word(words.reviewer, `${about}comment`),
    noteToChief: parts.word(words.reviewer, `${about}note`),
  });
  return { words, author, editor, reviewer };
}

/** Accepted, and back with its author, who has signed the transfer; all that has come with it names the author. */
export async function returnedManuscript(
  parts: BlindParts,
  colloquium: Colloquium,
  editor: User,
): Promise<{ words: string[]; reviewer: User }> {
  const words: string[] = [];
  const author = await parts.person(words, ['AUTHOR'], 'returnedauthor');
  const reviewer = await buildUser(parts.em, { roles: ['EDITOR'] });
  parts.em.create(ColloquiumMember, { colloquium, user: reviewer, type: 'editor', position: 9 });
  const contribution = await buildContribution(parts.em, {
    submitter: author,
    colloquium,
    state: 14,
    stage: 6,
    reviewRound: 1,
    responsibleKind: 1,
    responsible: author,
    editor,
    firstAuthor: parts.authorRow(words),
  });
  await parts.file(contribution, words, {});
  parts.letter(contribution, author, RoleKind.AUTHOR, words, { isNumberKnown: true });
  await buildReview(parts.em, { contribution, reviewer, status: 'FINISHED' });
  const act = (name: ActId, actor: User, actorKind: RoleKindId) =>
    parts.em.create(WorkflowEvent, {
      contribution,
      act: name,
      row: 'T42',
      fromState: 14,
      toState: 14,
      stage: 6,
      actor,
      actorKind,
      at: MOMENT,
      comment: parts.word(words, 'returnedcomment'),
    });
  const [report, letter, transfer] = [
    act(EditorialAct.UPLOAD_CHECK_REPORT, editor, RoleKind.EDITOR),
    act(EditorialAct.CHIEF_PRE_ACCEPT, editor, RoleKind.EDITOR),
    act(EditorialAct.AUTHORIZE, author, RoleKind.AUTHOR),
  ];
  await parts.em.flush();
  for (const [event, kind, uploadedBy] of [
    [report, FileKind.REPORT, editor],
    [letter, FileKind.SUPPLEMENT, editor],
    [transfer, FileKind.SUPPLEMENT, author],
  ] as const) {
    await parts.file(contribution, words, { event, kind, uploadedBy, bytes: parts.word(words, 'returnedpaper') });
  }
  return { words, reviewer };
}
