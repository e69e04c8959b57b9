// The figures beside the lists of the manuscript statistics.
import type { Context } from '../../context.ts';
import { Arg, Auth, Ctx, FieldResolver, ListSize, Resolver } from '../../graphql/declare.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { DateRange } from '../../graphql/list-field.ts';
import { historySummary } from './history-summary.service.ts';
import { HistorySummary } from './history-summary.types.ts';
import { decisionsByMonth, publicationsByMonth, sourcesByRegion, stageFigures, submissionsByMonth } from './figures.service.ts';
import { MonthOfDecisions, MonthOfPublications, MonthOfSubmissions, RegionFigures, StageFigures } from './figures.types.ts';
import { historyFilter, type GivenFilter } from './journal-history.filter.ts';
import { STATISTICS_READERS } from './statistics.policy.ts';

const Filter = () => Arg('filter', () => historyFilter.input, { nullable: true, description: 'As of the lists of histories.' });

@Resolver(() => ViewerType)
export class FiguresResolver {
  @Auth({ roles: STATISTICS_READERS })
  @ListSize(10)
  @FieldResolver(() => [StageFigures], { nullable: true, description: 'How long the stages took, of the rows of journalHistoryTimes.' })
  async journalHistoryStageFigures(@Ctx() ctx: Context, @Filter() filter?: GivenFilter): Promise<StageFigures[]> {
    return await stageFigures(ctx, filter);
  }

  @Auth({ roles: STATISTICS_READERS })
  @ListSize(1000, 10)
  @FieldResolver(() => [MonthOfDecisions], { nullable: true, description: 'Outcomes by the month of the decision, the first month first.' })
  async journalHistoryDecisionFigures(@Ctx() ctx: Context, @Filter() filter?: GivenFilter): Promise<MonthOfDecisions[]> {
    return await decisionsByMonth(ctx, filter);
  }

  @Auth({ roles: STATISTICS_READERS })
  @ListSize(1000, 10)
  @FieldResolver(() => [MonthOfSubmissions], { nullable: true, description: 'Submissions and adoptions by month, the first month first.' })
  async journalHistorySubmissionFigures(@Ctx() ctx: Context, @Filter() filter?: GivenFilter): Promise<MonthOfSubmissions[]> {
    return await submissionsByMonth(ctx, filter);
  }

  @Auth({ roles: STATISTICS_READERS })
  @ListSize(1000, 10)
  @FieldResolver(() => [MonthOfPublications], {
    nullable: true,
    description: 'The rows of publishedHistories by month, the first month first.',
  })
  async journalHistoryPublicationFigures(@Ctx() ctx: Context, @Filter() filter?: GivenFilter): Promise<MonthOfPublications[]> {
    return await publicationsByMonth(ctx, filter);
  }

  @Auth({ roles: STATISTICS_READERS })
  @ListSize(1000, 10)
  @FieldResolver(() => [RegionFigures], {
    nullable: true,
    description: 'The rows of journalHistorySources by province, most first authors first, the unknown last.',
  })
  async journalHistorySourceFigures(@Ctx() ctx: Context, @Filter() filter?: GivenFilter): Promise<RegionFigures[]> {
    return await sourcesByRegion(ctx, filter);
  }

  @Auth({ roles: STATISTICS_READERS })
  @FieldResolver(() => HistorySummary, { nullable: true, description: 'What a period says in sum, and the same days a year before.' })
  async journalHistorySummary(
    @Ctx() ctx: Context,
    @Arg('period', () => DateRange, { description: 'Its days, each count by its own day.' }) period: DateRange,
    @Filter() filter?: GivenFilter,
  ): Promise<HistorySummary> {
    return await historySummary(ctx, period, filter);
  }
}
