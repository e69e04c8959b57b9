// Where the authors of submissions come from (S3 §2.9, SC-073).
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { ExportButton } from '../../components/lists/ExportButton.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { useList } from '../../components/lists/useList.ts';
import { StatisticsFilters } from '../../components/statistics/StatisticsFilters.tsx';
import type { SourcesPageExportQuery } from './__generated__/SourcesPageExportQuery.graphql.ts';
import type { SourcesPageQuery } from './__generated__/SourcesPageQuery.graphql.ts';
import { SOURCES, sourcesVariables } from './addresses.ts';
import { courseColumns, courseName } from './course-columns.tsx';
import { RegionFigures } from './RegionFigures.tsx';
import { useCourseFilters } from './useCourseFilters.ts';

const QUERY = graphql`
  query SourcesPageQuery($first: Int!, $page: Int!, $filter: CourseFilter!, $direction: SortDirection!) @preloadable {
    viewer {
      id
      statisticsChoices {
        ...useCourseFilters_choices
      }
      courseSources(first: $first, page: $page, filter: $filter, direction: $direction) {
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
    regions {
      code
      label
    }
  }
`;

const EXPORT = graphql`
  query SourcesPageExportQuery($filter: CourseFilter!, $direction: SortDirection!) {
    viewer {
      courseSourcesExportUrl(filter: $filter, direction: $direction)
    }
  }
`;

export function SourcesPage() {
  const { data, ...list } = useList<SourcesPageQuery>(QUERY, SOURCES);
  const { t, i18n } = useTranslation(['statistics', 'messages']);
  const [params] = useSearchParams();
  const { filter, direction } = sourcesVariables(params);
  const fields = useCourseFilters(data.viewer?.statisticsChoices);
  const code = filter.region?.code;
  const province = code && (data.regions?.find((region) => region.code === code)?.label ?? code);
  return (
    <ListPage
      list={list}
      connection={data.viewer?.courseSources}
      columns={courseColumns(t, i18n.language, ['title', 'firstRegion', 'correspondingRegion', 'state'])}
      nameOf={courseName(i18n.language)}
      empty={{ nothing: t('statistics.empty') }}
      actions={
        <ExportButton<SourcesPageExportQuery>
          query={EXPORT}
          variables={{ filter, direction }}
          urlIn={({ viewer }) => viewer?.courseSourcesExportUrl}
        />
      }
    >
      <StatisticsFilters
        list={list}
        filters={[fields.subject, fields.started]}
        marks={[
          {
            key: 'region',
            label: filter.region?.ofCorrespondingAuthor ? t('statistics.course.correspondingRegion') : t('statistics.course.firstRegion'),
            value: province || t('statistics.regions.unknown'),
          },
        ]}
      />
      <RegionFigures filter={{ ...filter, region: null }} />
    </ListPage>
  );
}
