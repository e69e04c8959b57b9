// The files in force, at hand beside the page.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FileList } from '../contribution/FileList.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { BESIDE } from '../../ui/page/ReadingLayout.tsx';
import type { FilesPanel_contribution$key } from './__generated__/FilesPanel_contribution.graphql.ts';

export function FilesPanel({ contribution }: { contribution: FilesPanel_contribution$key }) {
  const { files } = useFragment(
    graphql`
      fragment FilesPanel_contribution on Contribution {
        files {
          id
          ...FileList_files
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  if (!files || files.length === 0) return null;
  return (
    <Panel p="5" display="none" css={{ [BESIDE]: { display: 'block' } }} data-no-print>
      <chakra.h2 fontWeight="semibold" mb="3">
        {t('manuscripts.detail.filesAtHand')}
      </chakra.h2>
      <FileList files={files} />
    </Panel>
  );
}
