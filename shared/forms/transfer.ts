// The rules of the author's authorization after acceptance (S2 §5): the agreement is ticked, files are brought. Messages are keys of the
// catalogue.
import { MAX_TRANSFER_FILES, TRANSFER_FILE_KINDS } from '../limits.ts';
import { atMost } from './text-rules.ts';
import { tidied } from './tidied.ts';
import { z } from './zod.ts';

export const MAX_FILE_DESCRIPTION = 200;

export const transferAgreementSchema = z.object({ hasAgreed: z.boolean().refine(Boolean, 'form.transferIncomplete') });

/** `path`: the answer of the upload. */
const transferFile = z.object({
  path: z.string(),
  kind: z.enum(TRANSFER_FILE_KINDS),
  description: z.string().overwrite(tidied).refine(atMost(MAX_FILE_DESCRIPTION), 'form.tooLong200'),
});
export type TransferFileEntry = z.output<typeof transferFile>;

export const transferFilesSchema = z.object({
  files: z.array(transferFile).min(1, 'form.transferIncomplete').max(MAX_TRANSFER_FILES, 'form.tooManyTransferFiles'),
});
