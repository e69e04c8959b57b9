// A spreadsheet export: its readers, its columns, and its rows, all that the reader may see.
import type { z } from 'zod';
import { dayOf } from '../../../shared/day.ts';
import { messageText } from '../../../shared/messages.ts';
import { roleKindCode, type RoleKindCode } from '../../../shared/roles.ts';
import { signedIn, type Context } from '../../context.ts';
import { exportLink } from './export-ticket.ts';
import type { Cell } from './workbook.ts';

/** `header` is a key of shared/server-messages; `width` is in characters. */
export type ExportColumn<Row> = { header: string; width?: number } & (
  | { kind?: 'text'; value(row: Row, ctx: Context): string | null }
  | { kind: 'number'; value(row: Row, ctx: Context): number | null }
  /** YYYY-MM-DD. */
  | { kind: 'day'; value(row: Row, ctx: Context): string | null }
  /** Shown by the clock of Shanghai. */
  | { kind: 'moment'; value(row: Row, ctx: Context): Date | null }
);

interface Declared<Asked, Row> {
  /** Once in the product. */
  name: string;
  /** Key of shared/server-messages: the name of the file, before the day, and of its sheet. */
  fileName: string;
  roles: readonly RoleKindCode[];
  /** Its filters, as the link carries them. */
  asked: z.ZodType<Asked>;
  columns: readonly ExportColumn<Row>[];
  /**
   * Pages of rows, a constant number of statements each, in the present scope of `ctx`: neither the link nor a page decides what may be
   * seen. Objects of `ctx.em` are forgotten behind each page. Errors before the first page: there is no download.
   */
  rows(ctx: Context, asked: Asked): AsyncIterable<readonly Row[]>;
}

/** One with its types left behind, as modules list it. */
export interface Export {
  readonly name: string;
  readonly fileName: string;
  /** A link to it for five minutes of the viewer's session. Errors: UNAUTHENTICATED, REQUEST_TOO_LARGE. */
  link(ctx: Context, asked: unknown): string;
  /** Null: the viewer may not have it, or it was asked for as this release does not know. */
  open(ctx: Context, asked: unknown): OpenExport | null;
}

export interface OpenExport {
  columns: { header: string; kind: 'text' | 'number' | 'day' | 'moment'; width: number }[];
  rows: AsyncIterator<Cell[][], void>;
}

const USUAL_WIDTH = { text: 24, number: 12, day: 14, moment: 20 } as const;

export function defineExport<Asked, Row>(declared: Declared<Asked, Row>): Export {
  const { name, fileName, roles, columns } = declared;
  return {
    name,
    fileName,
    link: (ctx, asked) =>
      exportLink(ctx.env.SECRET_KEY, { export: name, asked, name: fileNameOf(ctx, fileName) }, signedIn(ctx), ctx.clock),
    open(ctx, asked) {
      const { success, data } = declared.asked.safeParse(asked);
      if (!success || !roles.includes(roleKindCode(signedIn(ctx).kind))) return null;
      return {
        columns: columns.map(({ header, kind = 'text', width = USUAL_WIDTH[kind] }) => ({
          header: messageText(ctx.language, header),
          kind,
          width,
        })),
        rows: cellsOf(ctx, columns, () => declared.rows(ctx, data)),
      };
    },
  };
}

async function* cellsOf<Row>(
  ctx: Context,
  columns: readonly ExportColumn<Row>[],
  pages: () => AsyncIterable<readonly Row[]>,
): AsyncGenerator<Cell[][], void> {
  for await (const page of pages()) {
    yield page.map((row) => columns.map(({ value }) => value(row, ctx)));
    ctx.em.clear();
    ctx.loaders.clear();
  }
}

function fileNameOf({ language, clock }: Context, key: string): string {
  return `${messageText(language, key)}-${dayOf(clock.now())}.xlsx`;
}
