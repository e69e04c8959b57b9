// The pool as a spreadsheet: of each manuscript the journal that did not accept it, as its list shows it.
import { wordsIn } from '../../../shared/messages.ts';
import type { Context } from '../../context.ts';
import { colloquiumsByNumber } from '../workflow/timeline/timeline.loader.ts';
import { sheetColumns, sheetRows, type SheetRow } from '../contributions/lists/contribution.export.ts';
import type { ExportColumn } from '../exports/export.ts';
import { listExport } from '../exports/list-export.ts';
import { poolManuscripts } from './pool.list.ts';

interface PoolRow extends SheetRow {
  offeredBy: string;
}

function rows(ctx: Context) {
  const all = sheetRows(ctx);
  return {
    ...all,
    load: async (...found: Parameters<typeof all.load>): Promise<PoolRow[]> =>
      Promise.all((await all.load(...found)).map(async (row) => ({ ...row, offeredBy: (await earlierJournal(ctx, row)) ?? row.journal }))),
  };
}

async function earlierJournal(ctx: Context, { isInPool, adoptedFromId }: SheetRow): Promise<string | null> {
  if (isInPool || adoptedFromId === null) return null;
  const journal = await ctx.loaders.of(ctx, colloquiumsByNumber).load(adoptedFromId);
  return journal && wordsIn(ctx.language, journal.name, journal.nameEn);
}

const OFFERED_BY: ExportColumn<PoolRow> = { header: 'export.history.journal', width: 24, value: ({ offeredBy }) => offeredBy };
const ENTERED: ExportColumn<PoolRow> = { header: 'export.pool.entered', kind: 'moment', width: 17, value: (row) => row.enteredPoolAt };
const { number, title, subject, author, articleType, submitted } = sheetColumns;

export const poolExport = listExport(poolManuscripts, {
  fileName: 'export.pool',
  rows,
  columns: [number, title, subject, author, articleType, OFFERED_BY, submitted, ENTERED],
});
