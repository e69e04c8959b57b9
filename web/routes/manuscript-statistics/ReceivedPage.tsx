// Manuscripts that the chief editor accepted (S3 §2.9, SC-071).
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { ExportButton } from '../../components/lists/ExportButton.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { useList } from '../../components/lists/useList.ts';
import { StatisticsFilters } from '../../components/statistics/StatisticsFilters.tsx';
import type { ReceivedPageExportQuery } from './__generated__/ReceivedPageExportQuery.graphql.ts';
import type { ReceivedPageQuery } from './__generated__/ReceivedPageQuery.graphql.ts';
import { RECEIVED, receivedVariables } from './addresses.ts';
import { courseColumns, courseName } from './course-columns.tsx';
import { DecisionFigures } from './DecisionFigures.tsx';
import { useCourseFilters } from './useCourseFilters.ts';

const QUERY = graphql`
  query ReceivedPageQuery($first: Int!, $page: Int!, $filter: CourseFilter!, $direction: SortDirection!) @preloadable {
    viewer {
      id
      statisticsChoices {
        ...useCourseFilters_choices
      }
      acceptedCourses(first: $first, page: $page, filter: $filter, direction: $direction) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            ...courseColumns_course
          }
        }
      }
    }
  }
`;

const EXPORT = graphql`
  query ReceivedPageExportQuery($filter: CourseFilter!, $direction: SortDirection!) {
    viewer {
      acceptedCoursesExportUrl(filter: $filter, direction: $direction)
    }
  }
`;

export function ReceivedPage() {
  const { data, ...list } = useList<ReceivedPageQuery>(QUERY, RECEIVED);
  const { t, i18n } = useTranslation(['statistics', 'messages']);
  const [params] = useSearchParams();
  const { filter, direction } = receivedVariables(params);
  const fields = useCourseFilters(data.viewer?.statisticsChoices);
  return (
    <ListPage
      list={list}
      connection={data.viewer?.acceptedCourses}
      columns={courseColumns(t, i18n.language, ['title', 'subject', 'journal', 'articleType', 'author', 'chiefComment'])}
      nameOf={courseName(i18n.language)}
      empty={{ nothing: t('statistics.empty') }}
      actions={
        <ExportButton<ReceivedPageExportQuery>
          query={EXPORT}
          variables={{ filter, direction }}
          urlIn={({ viewer }) => viewer?.acceptedCoursesExportUrl}
        />
      }
    >
      <StatisticsFilters list={list} filters={[fields.subject, fields.journal, fields.chiefComment]} />
      <DecisionFigures filter={filter} isOnlyAccepted />
    </ListPage>
  );
}
