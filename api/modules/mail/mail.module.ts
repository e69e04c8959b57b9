// Letters: the outbox, the mailboxes of journals, and sending them.
import type { Module } from '../../module.ts';
import { z } from 'zod';
import { ColloquiumSender } from './colloquium-sender.entity.ts';
import { ColloquiumSenderResolver } from './colloquium-sender.resolver.ts';
import { TELL_FAILING_SENDER, tellFailingSender } from './failing-sender.ts';
import { Mail } from './mail.entity.ts';
import { SEND_MAIL, sendMail } from './mail.service.ts';

const mailPayload = z.object({ mailId: z.number() });

export const mail: Module = {
  entities: [Mail, ColloquiumSender],
  resolvers: [ColloquiumSenderResolver],
  // Without a way to send, the jobs wait.
  jobs: (deps) => {
    const { transport, storage, clock, log, env } = deps;
    if (transport === null) return {};
    return {
      [SEND_MAIL]: (payload, { job, withPgClient }) => {
        const { mailId } = mailPayload.parse(payload);
        const isLastAttempt = job.attempts >= job.max_attempts;
        return withPgClient((client) =>
          sendMail({ client, transport, storage, clock, log, secret: env.SECRET_KEY }, mailId, isLastAttempt),
        );
      },
      [TELL_FAILING_SENDER]: (payload) => tellFailingSender(deps, payload),
    };
  },
};
