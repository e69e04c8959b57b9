// A reviewer without an account who holds the ticket of one review, in a world where the same person reviews, has reviewed and writes much
// else.
import { Readable } from 'node:stream';
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { FileKind } from '../../shared/limits.ts';
import { EditorialAct, ReviewType } from '../../shared/workflow.ts';
import { buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import type { User } from '../modules/accounts/viewer/user.entity.ts';
import { buildColloquium } from '../modules/colloquiums/colloquium.factory.ts';
import type { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { buildContribution, buildFile } from '../modules/contributions/manuscript/contribution.factory.ts';
import type { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { buildFunding, buildSuggestedReviewer } from '../modules/contributions/sections/sections.factory.ts';
import { officeDocument } from '../modules/files/file.factory.ts';
import { newStorageKey } from '../storage/storage.ts';
import { Message } from '../modules/messages/message.entity.ts';
import { buildReview } from '../modules/reviews/review.factory.ts';
import { buildUnregistered, openTicket, ticketOf } from '../modules/reviews/tickets/ticket.factory.ts';
import { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';
import type { TestApp } from '../testing/app.ts';

/** Stands in everything that a ticket must not tell. */
export const SECRET = 'zqsecretqz';

export type TicketWorld = Awaited<ReturnType<typeof buildTicketWorld>>;

export async function buildTicketWorld(app: TestApp) {
  const em = app.database.orm.em.fork();
  const people = {
    reviewer: await buildUnregistered(em),
    other: await buildUser(em, { roles: ['REVIEWER'], realName: `${SECRET}reviewer` }),
    author: await buildUser(em, { realName: `${SECRET}author`, workplaces: [`${SECRET}unit`] }),
    editor: await buildUser(em, { roles: ['EDITOR'], realName: `${SECRET}editor` }),
    chief: await buildUser(em, { roles: ['EDITOR_IN_CHIEF'] }),
  };
  const journal = await buildColloquium(em, {
    reviewType: ReviewType.DOUBLE_BLIND,
    invitesReviewers: true,
    members: { editor: [people.editor], chief: [people.chief] },
  });
  const asked = await manuscript(em, journal, people.author, { round: 2, title: 'The manuscript' });
  const review = await buildReview(em, { contribution: asked, reviewer: people.reviewer, reviewRound: 2, status: 'ACCEPTED' });
  const written = { comment: `${SECRET}comment`, noteToChief: `${SECRET}note`, editorSummary: `${SECRET}summary`, suggestion: 3 };
  const earlier = await buildReview(em, { contribution: asked, reviewer: people.reviewer, reviewRound: 1, status: 'FINISHED', ...written });
  const others = await buildReview(em, { contribution: asked, reviewer: people.other, reviewRound: 2, status: 'FINISHED', ...written });
  const elsewhere = await manuscript(em, journal, people.author, { round: 1, title: `${SECRET}elsewhere` });
  const reviewElsewhere = await buildReview(em, { contribution: elsewhere, reviewer: people.reviewer, status: 'ACCEPTED', ...written });
  const own = await manuscript(em, journal, people.reviewer, { round: 1, title: `${SECRET}own` });
  const draft = await buildContribution(em, {
    submitter: people.reviewer,
    colloquium: journal,
    titleZh: `${SECRET}draft`,
    titleEn: SECRET,
  });
  const event = em.create(WorkflowEvent, {
    contribution: asked,
    act: EditorialAct.EDITOR_INVITE_REVIEWERS,
    row: 'T15',
    fromState: 4,
    toState: 8,
    stage: 2,
    actor: people.editor,
    actorKind: 3,
    at: app.clock.now(),
    comment: `${SECRET}office`,
  });
  await em.flush();
  const files = {
    manuscript: await file(app, em, asked, { name: 'manuscript.docx' }),
    report: await file(app, em, asked, { kind: FileKind.REPORT, name: `${SECRET}report.docx`, uploadedBy: people.editor }),
    replaced: await file(app, em, asked, { isCurrent: false, name: `${SECRET}old.docx` }),
    office: await file(app, em, asked, { name: `${SECRET}office.docx`, uploadedBy: people.editor, event: ref(event) }),
    elsewhere: await file(app, em, elsewhere, { name: `${SECRET}elsewhere.docx` }),
    own: await file(app, em, own, { name: `${SECRET}own.docx` }),
  };
  const message = em.create(Message, {
    user: people.reviewer,
    key: 'workflow.invited',
    params: { title: `${SECRET}message`, titleEn: `${SECRET}message`, number: '', colloquium: '', colloquiumEn: '' },
    contribution: elsewhere,
    createdAt: app.clock.now(),
  });
  await em.flush();
  const parts = {
    funding: await buildFunding(em, asked, { fundNumber: `${SECRET}fund`, fundName: SECRET }),
    suggested: await buildSuggestedReviewer(em, asked, { personName: `${SECRET}suggested` }),
  };
  const ticket = await ticketOf(app, review);
  return {
    app,
    em,
    people,
    journal,
    asked,
    elsewhere,
    own,
    draft,
    review,
    reviews: { earlier, others, elsewhere: reviewElsewhere },
    event,
    files,
    message,
    parts,
    ticket,
    token: await openTicket(app, ticket),
    tokenElsewhere: await openTicket(app, await ticketOf(app, reviewElsewhere)),
    /** A member of the office, to see that the hidden parts exist. */
    chief: await buildSession(em, people.chief, app.clock, { role: 'EDITOR_IN_CHIEF' }),
  };
}

async function manuscript(em: EntityManager, colloquium: Colloquium, submitter: User, { round, title }: { round: number; title: string }) {
  return await buildContribution(em, {
    colloquium,
    submitter,
    state: 9,
    stage: 2,
    invitedFrom: 4,
    reviewRound: round,
    titleZh: title,
    titleEn: title,
    explanation: `${SECRET}explanation`,
    firstAuthor: { personName: `${SECRET}first`, email: `${SECRET}@example.org`, company: SECRET },
  });
}

async function file(app: TestApp, em: EntityManager, contribution: Contribution, own: Parameters<typeof buildFile>[2]) {
  const storageKey = newStorageKey();
  const bytes = officeDocument('word/document.xml');
  await app.deps.storage.put(storageKey, Readable.from([bytes]));
  return await buildFile(em, contribution, { ...own, storageKey, size: bytes.length });
}
