// Letters: the outbox, and sending them.
import type { Module } from '../../module.ts';
import { z } from 'zod';
import { Mail } from './mail.entity.ts';
import { SEND_MAIL, sendMail } from './mail.service.ts';

const mailPayload = z.object({ mailId: z.number() });

export const mail: Module = {
  entities: [Mail],
  // Without a way to send, the jobs wait.
  jobs: ({ transport, storage, clock, log }) =>
    transport === null
      ? {}
      : {
          [SEND_MAIL]: (payload, { job, withPgClient }) => {
            const { mailId } = mailPayload.parse(payload);
            return withPgClient((client) => sendMail({ client, transport, storage, clock, log }, mailId, job.attempts >= job.max_attempts));
          },
        },
};
