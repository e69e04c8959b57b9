// The outbox of letters, the mailboxes they come from, and sending them.
import { moves } from '../../account-columns.ts';
import { RoleKind } from '../../../shared/roles.ts';
import type { Module } from '../../module.ts';
import { mailDoors } from './mail.doors.ts';
import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { ColloquiumSender } from './colloquium-sender.entity.ts';
import { Mail } from './mail.entity.ts';
import { SEND_HOUSE_MAIL, SEND_MAIL, sendMail } from './mail.service.ts';
import { PublisherSender } from './publisher-sender.entity.ts';

const mailPayload = z.object({ mailId: z.number() });

export const mail: Module = {
  entities: [Mail, ColloquiumSender, PublisherSender],
  accountColumns: {
    'mail.cause_id': moves,
    'mail.recipient_id': { moves: true, asked: { as: 'REVIEWER', at: 'created_at', among: `recipient_kind = ${RoleKind.REVIEWER}` } },
  },
  // Without a way to send, the jobs wait.
  jobs: ({ transport, storage, clock, log, env }) => {
    if (transport === null) return {};
    const send: Task = (payload, { job, withPgClient }) => {
      const { mailId } = mailPayload.parse(payload);
      const isLastAttempt = job.attempts >= job.max_attempts;
      return withPgClient((client) => sendMail({ client, transport, storage, clock, log, secret: env.SECRET_KEY }, mailId, isLastAttempt));
    };
    // The queue of letters that wait for the publisher's server.
    return { [SEND_MAIL]: send, ...(transport.isOwnOnly ? {} : { [SEND_HOUSE_MAIL]: send }) };
  },
  doors: mailDoors,
};
