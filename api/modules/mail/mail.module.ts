// Letters: the outbox, the mailboxes of journals, and sending them.
import { policiesOf, type Module } from '../../module.ts';
import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { RoleKind } from '../../../shared/roles.ts';
import { noted } from '../audit/identity-read.service.ts';
import { ColloquiumSender } from './colloquium-sender.entity.ts';
import { ColloquiumSenderResolver } from './colloquium-sender.resolver.ts';
import { TELL_FAILING_SENDER, tellFailingSender } from './failing-sender.ts';
import { partNode } from '../contributions/manuscript/contribution.nodes.ts';
import { Mail } from './mail.entity.ts';
import { mailFactsOf } from './mail.facts.ts';
import { mailPolicy } from './mail.policy.ts';
import { ContributionMailsResolver, MailMutationsResolver, MailResolver } from './mail.resolver.ts';
import { SEND_HOUSE_MAIL, SEND_MAIL, sendMail, TELL_REFUSED } from './mail.service.ts';
import { tellRefused } from './refused.ts';
import { PublisherSender } from './publisher-sender.entity.ts';
import { PublisherSenderResolver } from './publisher-sender.resolver.ts';
import { mailPages } from './mail.pages.ts';

const mailPayload = z.object({ mailId: z.number() });

/** The manuscript whose reviewer the letter names. */
const reviewedIn = ({ recipientKind, recipient, contribution }: Mail): number | null =>
  recipientKind === RoleKind.REVIEWER && recipient && contribution ? contribution.id : null;

export const mail: Module = {
  entities: [Mail, ColloquiumSender, PublisherSender],
  resolvers: [mailPages, ColloquiumSenderResolver, ContributionMailsResolver, MailMutationsResolver, MailResolver, PublisherSenderResolver],
  // Letters about no manuscript are for their addressees alone.
  nodes: { Mail: partNode((ctx, id) => ctx.em.findOne(Mail, { id, contribution: { $ne: null } })) },
  policies: {
    ...policiesOf('mail', mailPolicy, mailFactsOf),
    'mail.viewRecipient': noted(mailPolicy.viewRecipient, mailFactsOf, reviewedIn),
    'mail.readText': noted(mailPolicy.readText, mailFactsOf, reviewedIn),
  },
  // Without a way to send, the jobs wait.
  jobs: (deps) => {
    const { transport, storage, clock, log, env } = deps;
    if (transport === null) return {};
    const send: Task = (payload, { job, withPgClient }) => {
      const { mailId } = mailPayload.parse(payload);
      const isLastAttempt = job.attempts >= job.max_attempts;
      return withPgClient((client) => sendMail({ client, transport, storage, clock, log, secret: env.SECRET_KEY }, mailId, isLastAttempt));
    };
    return {
      [SEND_MAIL]: send,
      // What waits for the publisher's server.
      ...(transport.isOwnOnly ? {} : { [SEND_HOUSE_MAIL]: send }),
      [TELL_REFUSED]: (payload) => tellRefused(deps, payload),
      [TELL_FAILING_SENDER]: (payload) => tellFailingSender(deps, payload),
    };
  },
};
