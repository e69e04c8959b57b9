// A list as a spreadsheet: the same rows, narrowed and ordered by the same arguments, all of them.
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { Args, ArgsType, Auth, type ClassType, Ctx, FieldResolver, Resolver } from '../../graphql/declare.ts';
import { everyPage } from '../../graphql/connection.ts';
import { addArguments, sourceOf, type List, type Narrowing, type Rows } from '../../graphql/list-field.ts';
import { defineExport, type Export, type ExportColumn } from './export.ts';

const PAGE = 500;

/** As the field has checked it when the link was made. */
const asked: z.ZodType<Narrowing> = z.object({
  scope: z.enum(['ALL', 'PENDING']).nullish(),
  search: z.string().nullish(),
  searchIn: z.array(z.string()).nullish(),
  filter: z.record(z.string(), z.unknown()).nullish(),
  orderBy: z.object({ field: z.string(), direction: z.enum(['asc', 'desc']) }).nullish(),
  direction: z.enum(['asc', 'desc']).nullish(),
});

interface ListExport {
  /** The resolver of `<list>ExportUrl`. */
  field: ClassType;
  export: Export;
}

/**
 * `export const journalsAsSheet = listExport(journals, { … })`: name `field` among the resolvers of the module and `export` among its
 * exports. The list must say its `roles`. `rows` reads the shown columns, as plain values with their `id`.
 */
export function listExport<DB, TB extends keyof DB, T, Row extends { id: number }>(
  list: List<Context, DB, TB, T>,
  { fileName, columns, rows }: { fileName: string; columns: readonly ExportColumn<Row>[]; rows(ctx: Context): Rows<DB, TB, Row> },
): ListExport {
  const { name, roles } = list;
  if (!roles) throw new Error(`The list ${name} says no roles: whose export would it be?`);
  const sheet = defineExport({
    name,
    fileName,
    roles,
    asked,
    columns,
    rows: (ctx, narrowing) => everyPage(sourceOf(list, ctx, narrowing, rows(ctx)), PAGE),
  });

  @ArgsType()
  class ExportArgs {}
  addArguments(ExportArgs, list);

  @Resolver(list.on)
  class ExportResolver {
    @FieldResolver(() => String, {
      nullable: true,
      description: `All of ${name} that is asked for as a spreadsheet: a link that works for five minutes of this session.`,
    })
    [`${name}ExportUrl`](@Ctx() ctx: Context, @Args(() => ExportArgs) narrowing: Narrowing): string {
      return sheet.link(ctx, narrowing);
    }
  }
  Auth({ roles })(ExportResolver.prototype, `${name}ExportUrl`);
  return { field: ExportResolver, export: sheet };
}
