// An export: a spreadsheet by its columns and rows, all that the reader may see, or a document that is written in one go.
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
  /** Null: the viewer may not have it, or it was asked for as this release does not know. */
  open(ctx: Context, asked: unknown): OpenExport | null;
}

interface SheetExport extends Export {
  /** A link to it for five minutes of the viewer's session. Errors: UNAUTHENTICATED, REQUEST_TOO_LARGE. */
  link(ctx: Context, asked: unknown): string;
}

interface DocumentExport<Asked> extends Export {
  /** The same; `fileName` is what it is saved under. */
  link(ctx: Context, asked: Asked, fileName: string): string;
}

export type OpenExport = OpenSheet | OpenDocument;

export interface OpenDocument {
  mime: string;
  /** Errors: there is no download. */
  write(): Promise<Uint8Array>;
}

export interface OpenSheet {
  /** Of the sheet. */
  title: string;
  columns: { header: string; kind: 'text' | 'number' | 'day' | 'moment'; width: number }[];
  rows: AsyncIterator<Cell[][], void>;
}

const USUAL_WIDTH = { text: 24, number: 12, day: 14, moment: 20 } as const;

export function defineExport<Asked, Row>(declared: Declared<Asked, Row>): SheetExport {
  const { name, fileName, roles, columns } = declared;
  return {
    name,
    link: (ctx, asked) =>
      exportLink(ctx.env.SECRET_KEY, { export: name, asked, name: fileNameOf(ctx, fileName) }, signedIn(ctx), ctx.clock),
    open(ctx, asked) {
      const { success, data } = declared.asked.safeParse(asked);
      if (!success || !roles.includes(roleKindCode(signedIn(ctx).kind))) return null;
      return {
        title: messageText(ctx.language, fileName),
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

/** A document that is small enough to be written before it is sent. `write` asks what the reader may know now, not when the link was made. */
export function defineDocument<Asked>({
  name,
  mime,
  roles,
  asked: rule,
  write,
}: {
  /** Once in the product, among the spreadsheets too. */
  name: string;
  mime: string;
  roles: readonly RoleKindCode[];
  asked: z.ZodType<Asked>;
  write(ctx: Context, asked: Asked): Promise<Uint8Array>;
}): DocumentExport<Asked> {
  return {
    name,
    link: (ctx, asked, fileName) => exportLink(ctx.env.SECRET_KEY, { export: name, asked, name: fileName }, signedIn(ctx), ctx.clock),
    open(ctx, asked) {
      const { success, data } = rule.safeParse(asked);
      return success && roles.includes(roleKindCode(signedIn(ctx).kind)) ? { mime, write: () => write(ctx, data) } : null;
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
