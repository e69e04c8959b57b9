// The authors in their order, with where they work and who of them is written to.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { authorNumeral } from '../../components/contribution/author-ordinal.ts';
import { Mark } from '../../ui/StatusBadge.tsx';
import type { ReviewAuthors_contribution$key } from './__generated__/ReviewAuthors_contribution.graphql.ts';

export function ReviewAuthors({ contribution: contributionKey }: { contribution: ReviewAuthors_contribution$key }) {
  const { authors } = useFragment(graphql`
    fragment ReviewAuthors_contribution on Contribution {
      authors {
        id
        position
        personName
        company
        email
        isCorresponding
      }
    }
  `, contributionKey);
  const { t, i18n } = useTranslation('wizard');
  return (
    <chakra.ol listStyleType="none" display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} columnGap="8" rowGap="3">
      {(authors ?? []).toSorted((one, other) => one.position - other.position).map((author) => (
        <chakra.li key={author.id} display="grid" gridTemplateColumns="7rem minmax(0, 1fr)" gap="3">
          <chakra.span color="fg.muted">{t('wizard.authors.ordinal', { numeral: authorNumeral(author.position, i18n.language) })}</chakra.span>
          <div>
            <chakra.bdi fontWeight="medium">{author.personName}</chakra.bdi> {author.isCorresponding && <Mark>{t('wizard.authors.correspondingMark')}</Mark>}
            {author.company && <chakra.div color="fg.muted" fontSize="sm">{author.company}</chakra.div>}
            {author.email && <chakra.div color="fg.muted" fontSize="sm">{author.email}</chakra.div>}
          </div>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
