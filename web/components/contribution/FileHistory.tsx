// Files of earlier versions, which later ones have replaced; shown on demand.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Button } from '../../ui/Button.tsx';
import type { FileHistory_contribution$key } from './__generated__/FileHistory_contribution.graphql.ts';
import { FileList } from './FileList.tsx';

export function FileHistory({ contribution }: { contribution: FileHistory_contribution$key }) {
  const { historyFiles } = useFragment(
    graphql`
      fragment FileHistory_contribution on Contribution {
        historyFiles {
          id
          ...FileList_files
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  const [isOpen, setIsOpen] = useState(false);
  if (!historyFiles || historyFiles.length === 0) return null;
  return (
    <chakra.div mt="5">
      <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? t('manuscripts.detail.hideHistoryFiles') : t('manuscripts.detail.showHistoryFiles', { count: historyFiles.length })}
      </Button>
      {isOpen && (
        <chakra.div mt="2">
          <chakra.h3 fontWeight="medium" color="fg.muted" mb="2">
            {t('manuscripts.detail.historyFiles')}
          </chakra.h3>
          <FileList files={historyFiles} />
        </chakra.div>
      )}
    </chakra.div>
  );
}
