// Tickets of invitations for tests: somebody without an account who was asked to review, the ticket of the letter, the session it opens.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContributionStateId } from '../../../../shared/workflow.ts';
import { codeOf, type TestApp } from '../../../testing/app.ts';
import { buildUser } from '../../accounts/viewer/user.factory.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { buildContribution } from '../../contributions/manuscript/contribution.factory.ts';
import type { Review } from '../review.entity.ts';
import { buildReview, type ReviewOverrides } from '../review.factory.ts';
import { invitationLink } from './invitation-link.ts';

export const OPEN = 'mutation Open($input: OpenInvitationInput!) { openInvitation(input: $input) { token review { id } } }';

/** The ticket of a letter about this review, as it stands in the link. */
export async function ticketOf(app: TestApp, review: Review): Promise<string> {
  const link = await invitationLink({ ...app.deps, em: app.database.orm.em.fork() }, review);
  return new URL(link).searchParams.get('ticket') ?? '';
}

/** Opens a ticket as the button of its page does. Answers the token of the session. */
export async function openTicket(app: TestApp, ticket: string, language = 'EN_US'): Promise<string> {
  const answer = await app.request<{ openInvitation: { token: string } | null }>(OPEN, { input: { ticket, language } });
  const token = answer.data?.openInvitation?.token;
  if (!token) throw new Error(`The ticket opens nothing: ${codeOf(answer)}`);
  return token;
}

/** Somebody typed in by an editor: no password, no confirmed address. */
export async function buildUnregistered(em: EntityManager): Promise<User> {
  return await buildUser(em, { roles: ['REVIEWER'], passwordHash: null, activatedAt: null });
}

/** An invitation of somebody unregistered to a double-blind manuscript in review, with its ticket opened. */
export async function buildTicketed(app: TestApp, own: ReviewOverrides & { state?: ContributionStateId } = {}) {
  const em = app.database.orm.em.fork();
  const { state = 9, ...review } = own;
  const reviewer = review.reviewer ?? (await buildUnregistered(em));
  const contribution = review.contribution ?? (await buildContribution(em, { state, reviewRound: 1, invitedFrom: 4 }));
  const invited = await buildReview(em, { status: 'ACCEPTED', ...review, reviewer, contribution });
  const ticket = await ticketOf(app, invited);
  return { em, reviewer, contribution, review: invited, ticket, token: await openTicket(app, ticket) };
}
