// The quiet links of a row: status and details, where the viewer's role has such pages.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { USUAL_ACT } from '../../ui/marks.ts';
import { RowLink } from '../lists/RowLink.tsx';
import type { ManuscriptLinks_contribution$key } from './__generated__/ManuscriptLinks_contribution.graphql.ts';
import { manuscriptLinks, type PublicationList } from './links.ts';

interface Props {
  contribution: ManuscriptLinks_contribution$key;
  role: RoleKindCode;
  /** Below which list of publications its pages are opened. */
  list?: PublicationList | undefined;
}

export function ManuscriptLinks({ contribution, role, list }: Props) {
  const data = useFragment(
    graphql`
      fragment ManuscriptLinks_contribution on Contribution {
        id
        manuscriptNumber
        stage
        state
        hasBeenInPool
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  const links = manuscriptLinks(role, data, list);
  if (links === null) return null;
  return (
    <chakra.span display="inline-flex" gap="3" whiteSpace="nowrap">
      {links.status && <RowLink to={links.status}>{t('manuscripts.row.status')}</RowLink>}
      <RowLink {...USUAL_ACT} to={links.detail}>
        {t('manuscripts.row.detail')}
      </RowLink>
    </chakra.span>
  );
}
