// The dates of a manuscript's stages, beneath its row.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StageDates_course$key } from './__generated__/StageDates_course.graphql.ts';

export function StageDates({ course }: { course: StageDates_course$key }) {
  const { startedOn, editorCommentOn, gatheredOn, chiefCommentOn, publishedOn } = useFragment(
    graphql`
      fragment StageDates_course on JournalCourse {
        startedOn
        editorCommentOn
        gatheredOn
        chiefCommentOn
        publishedOn
      }
    `,
    course,
  );
  const { t } = useTranslation('statistics');
  const dates = [
    [t('statistics.course.started'), startedOn],
    [t('statistics.course.editorComment'), editorCommentOn],
    [t('statistics.course.gathered'), gatheredOn],
    [t('statistics.course.chiefComment'), chiefCommentOn],
    [t('statistics.course.published'), publishedOn],
  ] as const;
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap="8" rowGap="1" fontSize="sm">
      {dates.map(([label, day]) => (
        <chakra.div key={label} display="flex" gap="2">
          <chakra.dt color="fg.muted">{label}</chakra.dt>
          <dd>{day ?? '—'}</dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
