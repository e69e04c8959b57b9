// How the copy of a file stands for readers who may not know whose it is: said beside the file.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Icon } from '../../ui/Icon.tsx';
import type { CopyMark_file$key } from './__generated__/CopyMark_file.graphql.ts';

export function CopyMark({ file }: { file: CopyMark_file$key }) {
  const { copy } = useFragment(
    graphql`
      fragment CopyMark_file on ContributionFile {
        copy {
          state
          reader
          isForViewer
          reason
        }
      }
    `,
    file,
  );
  const { t } = useTranslation('manuscripts');
  // A reader who gets the copy need not know that it is one.
  if (!copy || (copy.isForViewer && copy.state === 'MADE')) return null;
  const words = copy.isForViewer
    ? t(`manuscripts.copyForViewer.${copy.state}`)
    : t(`manuscripts.copy.${copy.reader}.${copy.state}`, { reason: copy.reason ?? '' });
  const isFailed = copy.state === 'FAILED';
  return (
    <chakra.div color={isFailed ? 'danger.fg' : 'fg.muted'} fontSize="sm" display="flex" gap="1.5" overflowWrap="anywhere">
      <Icon name={isFailed ? 'alert' : copy.state === 'MADE' ? 'checkCircle' : 'clock'} mt="0.5" />
      <span>{words}</span>
    </chakra.div>
  );
}
