// The rule of the office's summary of one review (S2 §5): it says something, and is no longer than any opinion.
import { MAX_COMMENT_LENGTH } from '../limits.ts';
import { tidied } from './tidied.ts';
import { z } from './zod.ts';

export const reviewSummarySchema = z.object({
  editorSummary: z.string().overwrite(tidied).min(1, 'error.SUMMARY_REQUIRED').max(MAX_COMMENT_LENGTH),
});
