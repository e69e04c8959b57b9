// The files of the manuscript, at hand beside the text: those in force, and on demand those of earlier versions. They stand nowhere else on
// the page.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { ArchiveLink } from '../contribution/ArchiveLink.tsx';
import { FileList } from '../contribution/FileList.tsx';
import { useCopyNews } from '../contribution/useCopyNews.ts';
import { Button } from '../../ui/Button.tsx';
import { PAGE_FILES } from '../../ui/marks.ts';
import type { FilesPanel_contribution$key } from './__generated__/FilesPanel_contribution.graphql.ts';
import { RailPanel } from './RailPanel.tsx';

interface Props {
  contribution: FilesPanel_contribution$key;
  /** They are there, and open once an invitation to review is accepted. */
  isAfterAccepting?: boolean;
}

export function FilesPanel({ contribution, isAfterAccepting = false }: Props) {
  const data = useFragment(
    graphql`
      fragment FilesPanel_contribution on Contribution {
        id
        files {
          id
          copy {
            state
          }
          ...FileList_files
        }
        historyFiles {
          id
          ...FileList_files
        }
        ...ArchiveLink_contribution
      }
    `,
    contribution,
  );
  const { files, historyFiles } = data;
  const { t } = useTranslation('manuscripts');
  useCopyNews(data.id, files);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  if (!files) return null;
  const hasHistory = historyFiles != null && historyFiles.length > 0;
  return (
    <RailPanel id="files" title={t('manuscripts.detail.files')} note={files.length > 0 && <ArchiveLink contribution={data} />}>
      {files.length > 0 ? (
        <div {...PAGE_FILES}>
          <FileList files={files} />
        </div>
      ) : (
        <chakra.p color="fg.muted">{isAfterAccepting ? t('manuscripts.detail.filesLater') : t('manuscripts.detail.noFiles')}</chakra.p>
      )}
      {hasHistory && (
        <Button
          size="sm"
          variant="link"
          mt="2"
          aria-expanded={isHistoryOpen}
          onClick={() => setIsHistoryOpen(!isHistoryOpen)}
          data-no-print
        >
          {isHistoryOpen
            ? t('manuscripts.detail.hideHistoryFiles')
            : t('manuscripts.detail.showHistoryFiles', { count: historyFiles.length })}
        </Button>
      )}
      {hasHistory && isHistoryOpen && (
        <chakra.div mt="4">
          <chakra.h3 fontWeight="medium" color="fg.muted" mb="2">
            {t('manuscripts.detail.historyFiles')}
          </chakra.h3>
          <FileList files={historyFiles} />
        </chakra.div>
      )}
    </RailPanel>
  );
}
