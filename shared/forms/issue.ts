// Input of an issue's workbench: order, pages and contents, and the additions for the press. Messages are keys of the catalogue.
import { atMost } from './text-rules.ts';
import { tidied } from './tidied.ts';
import { z } from './zod.ts';

export const MAX_CONTENTS = 50_000;
/** Limit of one article, and of the page on which an issue begins. */
const MAX_PAGES = 2000;
const MAX_PRESS_REMARK = 2000;
export const MAX_PRESS_FILES = 10;

const pages = z.int('form.pagesOutOfRange').min(1, 'form.pagesOutOfRange').max(MAX_PAGES, 'form.pagesOutOfRange');

export const issueContentsSchema = z.object({
  articles: z.array(z.object({ contributionId: z.number(), pageCount: pages.nullable() })),
  firstPage: pages,
  contents: z.string().overwrite(tidied).refine(atMost(MAX_CONTENTS), 'form.contentsTooLong'),
});

const typedPages = z
  .string()
  .overwrite((text) => text.normalize('NFKC').trim())
  .refine((text) => text === '' || pages.safeParse(/^\d+$/.test(text) ? Number(text) : null).success, 'form.pagesOutOfRange');

/** The same as it is typed on the screen; no number of pages: not counted yet. */
export const issueContentsFormSchema = z.object({
  articles: z.array(z.object({ contributionId: z.string(), pageCount: typedPages })),
  firstPage: typedPages.refine((text) => text !== '', 'form.pagesOutOfRange'),
  contents: issueContentsSchema.shape.contents,
});

export const pressSchema = z.object({
  remark: z.string().overwrite(tidied).refine(atMost(MAX_PRESS_REMARK), 'form.pressRemarkTooLong'),
  filePaths: z.array(z.string()).max(MAX_PRESS_FILES, 'form.tooManyPressFiles'),
});
