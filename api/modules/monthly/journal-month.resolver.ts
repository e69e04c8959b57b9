// The link to a journal's month.
import type { Context } from '../../context.ts';
import { Arg, Auth, Ctx, FieldResolver, ID, Resolver } from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { journalMonthLink, MONTH_READERS } from './journal-month.report.ts';

@Resolver(() => ViewerType)
export class JournalMonthResolver {
  @Auth({ roles: MONTH_READERS })
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The month of a journal as a Word document for its editorial board: a link that works for five minutes of this session. Errors: NOT_FOUND, INVALID_INPUT at month.',
  })
  async journalMonthExportUrl(
    @Ctx() ctx: Context,
    @Arg('colloquiumId', () => ID, { description: 'A journal that the viewer leads, or one of their departments.' }) colloquiumId: string,
    @Arg('month', () => String, { description: 'YYYY-MM in Asia/Shanghai, this month or an earlier one.' }) month: string,
  ): Promise<string> {
    return await journalMonthLink(ctx, { colloquiumId: decodeId('Colloquium', colloquiumId), month });
  }
}
