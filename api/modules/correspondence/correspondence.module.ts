// The letters about a manuscript as the office reads them, sending one again, the notices of failures, and the settings of mailboxes.
import { RoleKind } from '../../../shared/roles.ts';
import { policiesOf, type Module } from '../../module.ts';
import { correspondenceDoors } from './correspondence.doors.ts';
import { noted } from '../audit/identity-read.service.ts';
import { partNode } from '../contributions/manuscript/contribution.nodes.ts';
import { Mail } from '../mail/mail.entity.ts';
import { TELL_FAILING_SENDER, TELL_REFUSED } from '../mail/mail.service.ts';
import { ColloquiumSenderResolver } from './colloquium-sender.resolver.ts';
import { tellFailingSender } from './failing-sender.ts';
import { mailFactsOf } from './mail.facts.ts';
import { mailPages } from './mail.pages.ts';
import { mailPolicy } from './mail.policy.ts';
import { ContributionMailsResolver, MailMutationsResolver, MailResolver } from './mail.resolver.ts';
import { PublisherSenderResolver } from './publisher-sender.resolver.ts';
import { tellRefused } from './refused.ts';

/** The manuscript whose reviewer the letter names. */
const reviewedIn = ({ recipientKind, recipient, contribution }: Mail): number | null =>
  recipientKind === RoleKind.REVIEWER && recipient && contribution ? contribution.id : null;

export const correspondence: Module = {
  resolvers: [mailPages, ColloquiumSenderResolver, ContributionMailsResolver, MailMutationsResolver, MailResolver, PublisherSenderResolver],
  // Letters about no manuscript are for their addressees alone.
  nodes: { Mail: partNode((ctx, id) => ctx.em.findOne(Mail, { id, contribution: { $ne: null } })) },
  policies: {
    ...policiesOf('mail', mailPolicy, mailFactsOf),
    'mail.viewRecipient': noted(mailPolicy.viewRecipient, mailFactsOf, reviewedIn),
    'mail.readText': noted(mailPolicy.readText, mailFactsOf, reviewedIn),
  },
  // They result from sending, and wait like it where there is no way to send.
  jobs: (deps) =>
    deps.transport === null
      ? {}
      : { [TELL_REFUSED]: (payload) => tellRefused(deps, payload), [TELL_FAILING_SENDER]: (payload) => tellFailingSender(deps, payload) },
  doors: correspondenceDoors,
};
