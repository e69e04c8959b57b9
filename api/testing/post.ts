// A post office for tests: a real SMTP server that keeps all letters by address, headers, HTML and attachments included.
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { Mail } from '../modules/mail/mail.entity.ts';
import { sendMail } from '../modules/mail/mail.service.ts';
import { mailTransport } from '../modules/mail/transport.ts';
import type { TestApp } from './app.ts';
import { unpacked } from './unpacked.ts';

interface Delivered {
  to: string;
  /** As it went over the line, and every part of it decoded. */
  bytes: string;
}

export interface Post {
  readonly delivered: Delivered[];
  /** Answers that refuse letters for these addresses. */
  readonly refused: Map<string, string>;
  /** Port on 127.0.0.1. */
  readonly port: number;
  /** Sends everything that waits in the outbox, held letters too. */
  deliver(app: TestApp): Promise<void>;
  close(): Promise<void>;
}

export async function openPost(): Promise<Post> {
  const delivered: Delivered[] = [];
  const refused = new Map<string, string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const reply = refused.get(address);
      done(reply === undefined ? null : Object.assign(new Error(reply), { responseCode: 550 }));
    },
    onData: (stream, { envelope }, done) => {
      void keep(stream.toArray() as Promise<Buffer[]>, envelope.rcptTo).then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  async function keep(chunks: Promise<Buffer[]>, recipients: readonly { address: string }[]): Promise<void> {
    const raw = Buffer.concat(await chunks);
    const { subject, text, html, headerLines, attachments } = await simpleParser(raw);
    const parts = [subject ?? '', text ?? '', html || '', ...headerLines.map(({ line }) => line)];
    const attached = attachments.flatMap(({ filename, content }) => [filename ?? '', ...unpacked(content)]);
    for (const { address } of recipients)
      delivered.push({ to: address.toLowerCase(), bytes: [raw.toString('latin1'), ...parts, ...attached].join('\n') });
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // It listens on a port.
  const { port } = server.server.address() as AddressInfo;
  return {
    delivered,
    refused,
    port,
    deliver: async (app) => {
      const { storage, clock, log, env } = app.deps;
      const client = new Client({ connectionString: app.database.url });
      await client.connect();
      const transport = mailTransport({ ...env, SMTP_URL: `smtp://127.0.0.1:${port}` });
      try {
        const waiting = await app.database.orm.em.fork().find(Mail, { status: 'queued' }, { orderBy: { id: 'asc' } });
        for (const { id } of waiting) await sendMail({ client, transport, storage, clock, log, secret: env.SECRET_KEY }, id, false);
      } finally {
        transport.close();
        await client.end();
      }
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
