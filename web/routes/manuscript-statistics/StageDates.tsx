// The dates of a manuscript's stages, beneath its row.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StageDates_history$key } from './__generated__/StageDates_history.graphql.ts';

export function StageDates({ history }: { history: StageDates_history$key }) {
  const { startedOn, editorCommentOn, gatheredOn, chiefCommentOn, publishedOn } = useFragment(
    graphql`
      fragment StageDates_history on JournalHistory {
        startedOn
        editorCommentOn
        gatheredOn
        chiefCommentOn
        publishedOn
      }
    `,
    history,
  );
  const { t } = useTranslation('statistics');
  const dates = [
    [t('statistics.history.started'), startedOn],
    [t('statistics.history.editorComment'), editorCommentOn],
    [t('statistics.history.gathered'), gatheredOn],
    [t('statistics.history.chiefComment'), chiefCommentOn],
    [t('statistics.history.published'), publishedOn],
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
