// The editors' comments of a returned manuscript, for the author who is to revise it.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DateText } from '../../ui/text/DateText.tsx';
import type { EditorsWords_contribution$key } from './__generated__/EditorsWords_contribution.graphql.ts';

export function EditorsWords({ contribution }: { contribution: EditorsWords_contribution$key }) {
  const { authorStatus, events } = useFragment(
    graphql`
      fragment EditorsWords_contribution on Contribution {
        authorStatus
        events {
          id
          at
          authorStatus
          comment
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  const letter = authorStatus === 'AWAITING_REVISION' ? events?.findLast((event) => event.authorStatus === 'AWAITING_REVISION') : undefined;
  if (!letter?.comment) return null;
  return (
    <chakra.section aria-label={t('manuscripts.detail.editorsWords')} mt="4" ps="3" borderInlineStartWidth="2px" borderColor="warning.fg">
      <chakra.h3 fontWeight="semibold" mb="1">
        {t('manuscripts.detail.editorsWords')}
        <chakra.span color="fg.muted" fontWeight="normal" fontSize="sm" ms="2">
          <DateText value={letter.at} />
        </chakra.span>
      </chakra.h3>
      <chakra.p whiteSpace="pre-line" lineHeight="reading" maxH="16rem" overflowY="auto" tabIndex={0} overflowWrap="anywhere">
        {letter.comment}
      </chakra.p>
    </chakra.section>
  );
}
