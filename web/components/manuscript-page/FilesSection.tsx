// The files in force, and on demand those of earlier versions.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { ArchiveLink } from '../contribution/ArchiveLink.tsx';
import { FileList } from '../contribution/FileList.tsx';
import { useCopyNews } from '../contribution/useCopyNews.ts';
import { Button } from '../../ui/Button.tsx';
import { SheetSection } from '../../ui/overlay/Sheet.tsx';
import type { FilesSection_contribution$key } from './__generated__/FilesSection_contribution.graphql.ts';

interface Props {
  contribution: FilesSection_contribution$key;
  /** They are there, and open once an invitation to review is accepted. */
  isAfterAccepting?: boolean;
}

export function FilesSection({ contribution, isAfterAccepting = false }: Props) {
  const data = useFragment(
    graphql`
      fragment FilesSection_contribution on Contribution {
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
    <SheetSection
      id="files"
      title={t('manuscripts.detail.files')}
      actions={
        <>
          {files.length > 0 && <ArchiveLink contribution={data} />}
          {hasHistory && (
            <Button size="sm" variant="ghost" aria-expanded={isHistoryOpen} onClick={() => setIsHistoryOpen(!isHistoryOpen)}>
              {isHistoryOpen
                ? t('manuscripts.detail.hideHistoryFiles')
                : t('manuscripts.detail.showHistoryFiles', { count: historyFiles.length })}
            </Button>
          )}
        </>
      }
    >
      {files.length > 0 ? (
        <FileList files={files} />
      ) : (
        <chakra.p color="fg.muted">{isAfterAccepting ? t('manuscripts.detail.filesLater') : t('manuscripts.detail.noFiles')}</chakra.p>
      )}
      {hasHistory && isHistoryOpen && (
        <chakra.div mt="5">
          <chakra.h3 fontWeight="medium" color="fg.muted" mb="2">
            {t('manuscripts.detail.historyFiles')}
          </chakra.h3>
          <FileList files={historyFiles} />
        </chakra.div>
      )}
    </SheetSection>
  );
}
