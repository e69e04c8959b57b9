// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { on, type Doors } from '../../doors.ts';
import { STATISTICS } from '../../screen-sets.ts';

export const statisticsDoors: Doors = {
  screens: {
    ...on(
      STATISTICS,
      'Viewer.journalHistoryStageFigures',
      'Viewer.journalHistoryDecisionFigures',
      'Viewer.journalHistorySubmissionFigures',
      'Viewer.journalHistoryPublicationFigures',
      'Viewer.journalHistorySourceFigures',
      'Viewer.journalHistoryTimes',
      'Viewer.refusedHistories',
      'Viewer.withdrawnHistories',
      'Viewer.acceptedHistories',
      'Viewer.publishedHistories',
      'Viewer.journalHistorySources',
      'Viewer.journalHistoryTimesExportUrl',
      'Viewer.refusedHistoriesExportUrl',
      'Viewer.withdrawnHistoriesExportUrl',
      'Viewer.acceptedHistoriesExportUrl',
      'Viewer.publishedHistoriesExportUrl',
      'Viewer.journalHistorySourcesExportUrl',
      'Viewer.journalStatus',
      'Viewer.journalStatusExportUrl',
      'Viewer.journalStatusFigures',
      'Viewer.journalProgress',
      'Viewer.journalProgressExportUrl',
      'Viewer.journalProgressFigures',
      'Viewer.journalHistorySummary',
      'Viewer.journalProgressSummary',
      'Viewer.statisticsChoices',
    ),
  },
};
