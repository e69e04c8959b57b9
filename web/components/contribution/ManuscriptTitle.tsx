// A manuscript in a list: its title, marked when specially invited and when it waits for the viewer.
import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import type { ManuscriptTitle_contribution$key } from './__generated__/ManuscriptTitle_contribution.graphql.ts';
import { manuscriptLinks, type PublicationList } from './links.ts';
import { titleIn } from './title.ts';

/** One line where rows have one height, else two; three on a card. */
const lines: SystemStyleObject = {
  lineHeight: '1.35',
  lineClamp: '2',
  // Whole lines, and no last one of a single character, regardless of the clamp.
  '&&': { textWrap: 'pretty' },
  '@container table (width >= 64rem)': { '&&': { lineHeight: 'tight', display: 'block', textWrap: 'nowrap', textOverflow: 'ellipsis' } },
  '@container table (width < 48rem)': { '&&': { lineClamp: '3', textWrap: 'wrap' } },
};

interface Props {
  contribution: ManuscriptTitle_contribution$key;
  /** The title leads to the details as this role reads them. */
  role?: RoleKindCode;
  /** Below which list of publications its page is opened. */
  list?: PublicationList | undefined;
  /** Where else the title leads. */
  to?: string;
  /** It waits for the viewer. */
  isPending?: boolean;
}

export function ManuscriptTitle({ contribution, role, list, to, isPending = false }: Props) {
  const data = useFragment(
    graphql`
      fragment ManuscriptTitle_contribution on Contribution {
        id
        state
        hasBeenInPool
        titleZh
        titleEn
        source
      }
    `,
    contribution,
  );
  const { t, i18n } = useTranslation('manuscripts');
  const title = titleIn(i18n.language, data);
  const link = to ?? (role && manuscriptLinks(role, data, list)?.detail);
  const words = title ?? t('manuscripts.untitled');
  return (
    <chakra.div
      css={lines}
      title={words}
      fontWeight={title === null ? 'normal' : 'semibold'}
      color={title === null ? 'fg.muted' : undefined}
    >
      {/* In front, so that a long title that is cut off keeps it. */}
      {isPending && (
        <chakra.span me="1.5">
          <Mark tone="warning" hint={t('manuscripts.pending.hint')}>
            {t('manuscripts.pending.mark')}
          </Mark>
        </chakra.span>
      )}
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
  );
}
