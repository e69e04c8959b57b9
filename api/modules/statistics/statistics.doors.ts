// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { on, type Doors } from '../../doors.ts';
import { STATISTICS } from '../../screen-sets.ts';

export const statisticsDoors: Doors = {
  screens: {
    ...on(
      STATISTICS,
      'Viewer.courseStageFigures',
      'Viewer.courseDecisionFigures',
      'Viewer.courseSubmissionFigures',
      'Viewer.coursePublicationFigures',
      'Viewer.courseSourceFigures',
      'Viewer.courseTimes',
      'Viewer.refusedCourses',
      'Viewer.withdrawnCourses',
      'Viewer.acceptedCourses',
      'Viewer.publishedCourses',
      'Viewer.courseSources',
      'Viewer.courseTimesExportUrl',
      'Viewer.refusedCoursesExportUrl',
      'Viewer.withdrawnCoursesExportUrl',
      'Viewer.acceptedCoursesExportUrl',
      'Viewer.publishedCoursesExportUrl',
      'Viewer.courseSourcesExportUrl',
      'Viewer.journalStatus',
      'Viewer.journalStatusExportUrl',
      'Viewer.journalStatusFigures',
      'Viewer.journalProgress',
      'Viewer.journalProgressExportUrl',
      'Viewer.journalProgressFigures',
      'Viewer.statisticsChoices',
    ),
  },
};
