// The rules of a journal's mailbox. Messages are keys of the catalogue.
import { MAILABLE_PATTERN } from './email.ts';
import { atMost } from './text-rules.ts';
import { oneLine } from './tidied.ts';
import { z } from './zod.ts';

/** Stands for a stored password; saved unchanged, the stored one stays. */
export const PASSWORD_MASK = '••••••••';

const line = z.string().overwrite(oneLine).refine(atMost(100), 'form.tooLong100');

export const senderSchema = z
  .object({
    name: line,
    /** Empty: the journal has no mailbox, the publisher's default sends. */
    address: line.refine((text) => text === '' || MAILABLE_PATTERN.test(text), 'form.mailAddress'),
    /** Empty: the publisher's own server sends, with this address. */
    host: line.refine((text) => text === '' || /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(text), 'form.mailHost'),
    port: z.number().int().min(1, 'form.mailPort').max(65_535, 'form.mailPort').nullable(),
    /** Encrypted from the first byte on; else as soon as the server offers it. */
    isSecure: z.boolean(),
    userName: line,
    password: z.string().refine(atMost(100), 'form.tooLong100'),
  })
  .refine(({ address, host }) => !(host !== '' && address === ''), { path: ['address'], message: 'input.required' })
  .refine(({ host, port }) => !(host !== '' && port === null), { path: ['port'], message: 'form.mailPort' })
  .refine(({ host, userName }) => !(host === '' && userName !== ''), { path: ['host'], message: 'input.required' })
  .refine(({ userName, password }) => !(userName !== '' && password === ''), { path: ['password'], message: 'input.required' });
export type SenderForm = z.input<typeof senderSchema>;
/** The checked form. */
export type CheckedSender = z.output<typeof senderSchema>;
