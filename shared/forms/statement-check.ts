// The office’s sample of statements on AI: how many are drawn, and what is found (B-111). Messages are keys of the catalogue.
import { MAX_STATEMENT_LENGTH } from './statements.ts';
import { atMost } from './text-rules.ts';
import { tidied } from './tidied.ts';
import { z } from './zod.ts';

/** In order; something is to be asked; against the journal’s rules. */
export const CHECK_RESULTS = ['IN_ORDER', 'QUESTIONS', 'BREACH'] as const;
export type CheckResult = (typeof CHECK_RESULTS)[number];

/** Most that are drawn at once. */
export const MAX_SAMPLE = 100;

export const sampleRule = z.object({
  count: z.number('form.sampleCount').int('form.sampleCount').min(1, 'form.sampleCount').max(MAX_SAMPLE, 'form.sampleCount'),
});

/** What was found: questions and a breach are said in words. */
export const checkRule = z
  .object({
    result: z.enum(CHECK_RESULTS, 'form.checkResult'),
    note: z.string().overwrite(tidied).refine(atMost(MAX_STATEMENT_LENGTH), 'form.tooLong2000'),
  })
  .refine(({ result, note }) => result === 'IN_ORDER' || note !== '', { path: ['note'], message: 'form.checkNote' });
