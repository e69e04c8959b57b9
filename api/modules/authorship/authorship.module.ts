// Confirming authorships: each author says that the list is right, by a letter or signed in.
import { moves } from '../../account-columns.ts';
import { policiesOf, type Module } from '../../module.ts';
import { AuthorConfirmation } from './author-confirmation.entity.ts';
import { AuthorList } from './author-list.entity.ts';
import { authorshipDoors } from './authorship.doors.ts';
import { authorshipFactsOf } from './authorship.facts.ts';
import { authorshipPolicy } from './authorship.policy.ts';
import { AuthorshipResolver, ContributionAuthorshipResolver, IssueAuthorshipResolver } from './authorship.resolver.ts';
import { ConfirmationTicket } from './confirmation-ticket.entity.ts';
import { forgetTickets } from './forget-tickets.ts';

export const authorship: Module = {
  entities: [AuthorList, AuthorConfirmation, ConfirmationTicket],
  accountColumns: { 'author_list.made_by_id': moves, 'author_confirmation.user_id': moves },
  resolvers: [AuthorshipResolver, ContributionAuthorshipResolver, IssueAuthorshipResolver],
  policies: policiesOf('authorship', authorshipPolicy, authorshipFactsOf),
  sweeps: [({ orm, clock }) => forgetTickets(orm.em.fork(), clock)],
  doors: authorshipDoors,
};
