// The month of a journal as a Word document, for those who read of its issues: its link, and what the link delivers.
import { z } from 'zod';
import { dayOf } from '../../../shared/day.ts';
import { messageText, wordsIn } from '../../../shared/messages.ts';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { signedIn, type Context } from '../../context.ts';
import { invalidInput, notFound } from '../../errors.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { defineDocument } from '../exports/export.ts';
import { safeName } from '../files/zip.ts';
import { isInDataScope } from '../issues/issue.loader.ts';
import { journalIssuesPolicy } from '../issues/issue.policy.ts';
import { DOCX } from '../issues/workbench/issue-files.ts';
import { journalMonth } from './journal-month.ts';
import { monthDocument, monthName } from './month-document.ts';

export const MONTH_READERS: readonly RoleKindCode[] = ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'PUBLISHING_EDITOR', 'OPERATIONS'];

/** It has a year before, which the first has not. */
const asked = z.object({ colloquiumId: z.number().int(), month: z.string().regex(/^[12]\d{3}-(?:0[1-9]|1[0-2])$/) });
type Asked = z.infer<typeof asked>;

/** Errors: NOT_FOUND of a journal that is not there, not the reader's to lead, or not in their departments. */
async function readableJournal(ctx: Context, id: number): Promise<Colloquium> {
  const facts = { colloquiumId: id, isInDataScope: await isInDataScope(ctx, id) };
  const journal = journalIssuesPolicy.view(signedIn(ctx), facts) === null ? await ctx.em.findOne(Colloquium, id) : null;
  if (journal === null) throw notFound();
  return journal;
}

export const journalMonthReport = defineDocument({
  name: 'journalMonth',
  mime: DOCX,
  roles: MONTH_READERS,
  asked,
  write: async (ctx, { colloquiumId, month }) => {
    const journal = await readableJournal(ctx, colloquiumId);
    return await monthDocument(ctx.language, wordsIn(ctx.language, journal.name, journal.nameEn), await journalMonth(ctx, journal, month));
  },
});

/** `江南文化研究 2026年10月 月报.docx`. Errors: NOT_FOUND, INVALID_INPUT at `month` where it is none or still to come. */
export async function journalMonthLink(ctx: Context, given: Asked): Promise<string> {
  const journal = await readableJournal(ctx, given.colloquiumId);
  if (!asked.safeParse(given).success || given.month > dayOf(ctx.clock.now()).slice(0, 7))
    throw invalidInput({ month: { code: 'input.invalid' } });
  const name = `${wordsIn(ctx.language, journal.name, journal.nameEn)} ${monthName(ctx.language, given.month)} ${messageText(ctx.language, 'monthly.title')}`;
  return journalMonthReport.link(ctx, given, safeName(`${name}.docx`));
}
