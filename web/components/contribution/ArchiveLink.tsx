// All files of the manuscript in one archive, for people who work with it.
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFreshLink } from './useFreshLink.ts';
import { Anchor } from '../../ui/TextLink.tsx';
import type { ArchiveLink_contribution$key } from './__generated__/ArchiveLink_contribution.graphql.ts';
import type { ArchiveLinkQuery } from './__generated__/ArchiveLinkQuery.graphql.ts';

interface Props {
  contribution: ArchiveLink_contribution$key;
  /** In a row, where there is no room for more. */
  isShort?: boolean;
}

export function ArchiveLink({ contribution, isShort = false }: Props) {
  const { id, archiveUrl } = useFragment(
    graphql`
      fragment ArchiveLink_contribution on Contribution {
        id
        archiveUrl
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  const handleClick = useFreshLink<ArchiveLinkQuery>(
    graphql`
      query ArchiveLinkQuery($id: ID!) {
        node(id: $id) {
          ... on Contribution {
            id
            archiveUrl
          }
        }
      }
    `,
    { id },
    ({ node }) => node?.archiveUrl,
  );
  if (archiveUrl == null) return null;
  return (
    <Anchor href={archiveUrl} download {...(isShort ? {} : { fontSize: 'sm' })} onClick={handleClick} data-no-print>
      {isShort ? t('manuscripts.row.download') : t('manuscripts.detail.allFiles')}
    </Anchor>
  );
}
