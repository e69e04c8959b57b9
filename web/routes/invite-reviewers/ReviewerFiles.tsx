// The files that blind reviewers will get, shown before they are invited: each file, and whether its copy can be made.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FileList } from '../../components/contribution/FileList.tsx';
import { useCopyNews } from '../../components/contribution/useCopyNews.ts';
import { Panel } from '../../ui/page/Panel.tsx';
import type { ReviewerFiles_contribution$key } from './__generated__/ReviewerFiles_contribution.graphql.ts';

export function ReviewerFiles({ contribution }: { contribution: ReviewerFiles_contribution$key }) {
  const { id, files } = useFragment(
    graphql`
      fragment ReviewerFiles_contribution on Contribution {
        id
        files {
          id
          copy {
            state
            reader
          }
          ...FileList_files
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('inviteReviewers');
  useCopyNews(id, files);
  const cleaned = (files ?? []).filter(({ copy }) => copy?.reader === 'REVIEWER');
  if (cleaned.length === 0) return null;
  return (
    <Panel>
      <chakra.h2 fontWeight="semibold" mb="3">
        {t('inviteReviewers.files')}
      </chakra.h2>
      <FileList files={cleaned} />
    </Panel>
  );
}
