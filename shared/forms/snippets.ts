// Short texts of a journal that its office puts into opinions and letters. Messages are keys of the catalogue.
import { atMost } from './text-rules.ts';
import { oneLine, tidied } from './tidied.ts';
import { z } from './zod.ts';

/** Most of a journal; signs of a title, and of a text in each language. */
export const MAX_SNIPPETS = 50;
export const MAX_SNIPPET_TITLE = 60;
export const MAX_SNIPPET_TEXT = 2000;

const text = z.string().overwrite(tidied).refine(atMost(MAX_SNIPPET_TEXT), 'form.tooLong2000');

const snippetRules = z
  .object({
    title: z.string().overwrite(oneLine).min(1, 'input.required').refine(atMost(MAX_SNIPPET_TITLE), 'form.tooLong60'),
    textZh: text,
    textEn: text,
  })
  .refine(({ textZh, textEn }) => textZh !== '' || textEn !== '', { path: ['textZh'], message: 'form.snippetText', when: () => true });

export type Snippet = z.output<typeof snippetRules>;

export const snippetsRules = z.object({ snippets: z.array(snippetRules).max(MAX_SNIPPETS, 'form.tooManySnippets') });
