// A manuscript in a list: its title, marked when specially invited; beneath it number and journal, where the list has no columns for them.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { Mark } from '../../ui/StatusBadge.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import type { ManuscriptTitle_contribution$key } from './__generated__/ManuscriptTitle_contribution.graphql.ts';
import { manuscriptLinks } from './links.ts';
import { titleIn } from './title.ts';

interface Props {
  contribution: ManuscriptTitle_contribution$key;
  /** The title leads to the details as this role reads them. */
  role?: RoleKindCode;
  /** Where else the title leads. */
  to?: string;
}

export function ManuscriptTitle({ contribution, role, to }: Props) {
  const data = useFragment(
    graphql`
      fragment ManuscriptTitle_contribution on Contribution {
        id
        state
        hasBeenInPool
        titleZh
        titleEn
        manuscriptNumber
        source
        colloquium {
          name
        }
      }
    `,
    contribution,
  );
  const { t, i18n } = useTranslation('manuscripts');
  const title = titleIn(i18n.language, data);
  const link = to ?? (role && manuscriptLinks(role, data)?.detail);
  const words = title ?? t('manuscripts.untitled');
  // An English title takes about twice the room.
  const wideLines = i18n.language.startsWith('zh') ? 1 : 2;
  return (
    <chakra.div whiteSpace="normal">
      <chakra.div
        lineClamp={{ base: 3, md: 2, xl: wideLines }}
        title={words}
        lineHeight={{ base: '1.4', xl: '1.3' }}
        fontWeight={title === null ? 'normal' : 'medium'}
        color={title === null ? 'fg.muted' : undefined}
      >
        {/* In front, so that a long title that is cut off keeps it. */}
        {data.source === 'SPECIAL_INVITATION' && (
          <chakra.span me="1.5">
            <Mark tone="violet" hint={t('manuscripts.specialInvitation')}>
              {t('manuscripts.specialInvitation.mark')}
            </Mark>
          </chakra.span>
        )}
        {link ? (
          <RowLink to={link} color="inherit" _hover={{ color: 'accent.fg' }} _focusVisible={{ outlineOffset: '-2px' }}>
            {words}
          </RowLink>
        ) : (
          words
        )}
      </chakra.div>
      {(data.manuscriptNumber || data.colloquium) && (
        <chakra.div color="fg.muted" fontSize="sm" mt="0.5" display="flex" flexWrap="wrap" columnGap="3" hideFrom="xl">
          {data.manuscriptNumber && <span>{data.manuscriptNumber}</span>}
          {data.colloquium && <span>{data.colloquium.name}</span>}
        </chakra.div>
      )}
    </chakra.div>
  );
}
