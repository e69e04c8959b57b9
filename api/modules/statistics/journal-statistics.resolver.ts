// The figures beside the lists of the journals' own statistics, and the filter choices of all statistics.
import type { Context } from '../../context.ts';
import { Arg, Auth, Ctx, FieldResolver, ListSize, Resolver } from '../../graphql/declare.ts';
import { DateRange } from '../../graphql/list-field.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import type { GivenFilter } from './journal-history.filter.ts';
import { journalFilter, progressFilter } from './journal-statistics.filter.ts';
import { issuesByMonth, journalsBySubject, progressSummary, statisticsChoices } from './journal-statistics.service.ts';
import { JournalsOfSubject, MonthOfIssues, ProgressSummary, StatisticsChoices } from './journal-statistics.types.ts';
import { STATISTICS_READERS } from './statistics.policy.ts';

@Resolver(() => ViewerType)
export class JournalFiguresResolver {
  @Auth({ roles: STATISTICS_READERS })
  @ListSize(1000, 10)
  @FieldResolver(() => [JournalsOfSubject], { nullable: true, description: 'The rows of journalStatus by subject, most journals first.' })
  async journalStatusFigures(
    @Ctx() ctx: Context,
    @Arg('filter', () => journalFilter.input, { nullable: true, description: 'As of journalStatus.' }) filter?: GivenFilter,
  ): Promise<JournalsOfSubject[]> {
    return await journalsBySubject(ctx, filter);
  }

  @Auth({ roles: STATISTICS_READERS })
  @ListSize(1000, 10)
  @FieldResolver(() => [MonthOfIssues], {
    nullable: true,
    description: 'The rows of journalProgress by planned month, the first month first.',
  })
  async journalProgressFigures(
    @Ctx() ctx: Context,
    @Arg('filter', () => progressFilter.input, { nullable: true, description: 'As of journalProgress.' }) filter?: GivenFilter,
  ): Promise<MonthOfIssues[]> {
    return await issuesByMonth(ctx, filter);
  }

  @Auth({ roles: STATISTICS_READERS })
  @FieldResolver(() => ProgressSummary, { nullable: true, description: 'What the issues of a period say in sum, and those a year before.' })
  async journalProgressSummary(
    @Ctx() ctx: Context,
    @Arg('period', () => DateRange, { description: 'In which their planned months begin.' }) period: DateRange,
    @Arg('filter', () => progressFilter.input, { nullable: true, description: 'As of journalProgress.' }) filter?: GivenFilter,
  ): Promise<ProgressSummary> {
    return await progressSummary(ctx, period, filter);
  }

  @Auth({ roles: STATISTICS_READERS })
  @FieldResolver(() => StatisticsChoices, { nullable: true, description: 'What the filters of the statistics offer.' })
  async statisticsChoices(@Ctx() ctx: Context): Promise<StatisticsChoices> {
    return await statisticsChoices(ctx);
  }
}
