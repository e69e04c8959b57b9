// Statistics of manuscripts and journals for the publisher's staff (S3 §2.9), from the events of each journal's history.
import { policiesOf, type Module } from '../../module.ts';
import { statisticsDoors } from './statistics.doors.ts';
import { FiguresResolver } from './figures.resolver.ts';
import { JournalPace } from './journal-pace.entity.ts';
import { JournalPaceResolver } from './journal-pace.resolver.ts';
import { countPaces } from './journal-pace.service.ts';
import { JournalHistory } from './journal-history.entity.ts';
import { historyLists, JournalHistoryResolver } from './journal-history.list.ts';
import type { JournalHistoryRow } from './journal-history.types.ts';
import { journalLists, journalSheets } from './journal-statistics.list.ts';
import { JournalFiguresResolver } from './journal-statistics.resolver.ts';
import { journalHistoryPolicy } from './statistics.policy.ts';

export const statistics: Module = {
  entities: [JournalHistory, JournalPace],
  resolvers: [
    ...historyLists.flatMap(({ field, sheet }) => [field, sheet.field]),
    FiguresResolver,
    JournalHistoryResolver,
    ...journalLists,
    JournalFiguresResolver,
    JournalPaceResolver,
  ],
  exports: [...historyLists.map(({ sheet }) => sheet.export), ...journalSheets],
  policies: policiesOf('journalHistory', journalHistoryPolicy, (_ctx, row: JournalHistoryRow) => row),
  daily: [countPaces],
  doors: statisticsDoors,
};
