// Files with their kind, size and time, each a download.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DateText } from '../../ui/text/DateText.tsx';
import { fileSizeText } from '../../ui/form/file-size.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { FileList_files$key } from './__generated__/FileList_files.graphql.ts';
import { CopyMark } from './CopyMark.tsx';
import { FileLink } from './FileLink.tsx';

export function FileList({ files }: { files: FileList_files$key }) {
  const data = useFragment(
    graphql`
      fragment FileList_files on ContributionFile @relay(plural: true) {
        id
        kind
        name
        size
        description
        uploadedAt
        copy {
          state
          isForViewer
        }
        ...FileLink_file
        ...CopyMark_file
      }
    `,
    files,
  );
  const { t } = useTranslation('manuscripts');
  return (
    <chakra.ul listStyleType="none">
      {data.map((file) => (
        <chakra.li
          key={file.id}
          display="flex"
          gap="3"
          py="2"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0', pt: '0' }}
          _last={{ pb: '0' }}
        >
          <Icon name="file" color="fg.muted" mt="0.5" />
          <chakra.div flex="1" minW="0">
            {/* A link would lead to the same words. */}
            {file.copy?.isForViewer && file.copy.state === 'FAILED' ? (
              <span>{file.name}</span>
            ) : (
              <FileLink file={file}>{file.name}</FileLink>
            )}
            {file.description && <chakra.div>{file.description}</chakra.div>}
            <chakra.div color="fg.muted" fontSize="sm" display="flex" flexWrap="wrap" columnGap="3">
              <span>{t(`manuscripts.fileKind.${file.kind}`)}</span>
              <span>{fileSizeText(file.size)}</span>
              <DateText value={file.uploadedAt} show="dateTime" />
            </chakra.div>
            <CopyMark file={file} />
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
