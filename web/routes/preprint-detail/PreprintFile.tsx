// The Word file of a preprint: its name, which downloads it, size and date.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFreshLink } from '../../components/contribution/useFreshLink.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { fileSizeText } from '../../ui/form/file-size.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { Anchor } from '../../ui/TextLink.tsx';
import type { PreprintFile_preprint$key } from './__generated__/PreprintFile_preprint.graphql.ts';
import type { PreprintFileQuery } from './__generated__/PreprintFileQuery.graphql.ts';

export function PreprintFile({ preprint }: { preprint: PreprintFile_preprint$key }) {
  const { t } = useTranslation('preprints');
  const { id, file } = useFragment(
    graphql`
      fragment PreprintFile_preprint on Preprint {
        id
        file {
          name
          size
          uploadedAt
          downloadUrl
        }
      }
    `,
    preprint,
  );
  const handleClick = useFreshLink<PreprintFileQuery>(
    graphql`
      query PreprintFileQuery($id: ID!) {
        node(id: $id) {
          ... on Preprint {
            id
            file {
              downloadUrl
            }
          }
        }
      }
    `,
    { id },
    ({ node }) => node?.file?.downloadUrl,
  );
  if (!file) return null;
  return (
    <Panel title={t('preprints.section.file')} id="file">
      <chakra.div display="flex" gap="2">
        <Icon name="file" color="fg.muted" mt="1" />
        <chakra.div minW="0">
          <Anchor href={file.downloadUrl} download={file.name} overflowWrap="anywhere" onClick={handleClick}>
            {file.name}
          </Anchor>
          <chakra.p color="fg.muted" fontSize="sm" display="flex" flexWrap="wrap" columnGap="3">
            <span>{fileSizeText(file.size)}</span>
            <DateText value={file.uploadedAt} show="dateTime" />
          </chakra.p>
        </chakra.div>
      </chakra.div>
    </Panel>
  );
}
