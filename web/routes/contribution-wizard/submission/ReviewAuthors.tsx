// The authors in their order, with where they work and who of them is written to.
import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { authorNumeral } from '../../../components/contribution/author-ordinal.ts';
import { Mark } from '../../../ui/text/StatusBadge.tsx';
import type { ReviewAuthors_contribution$key } from './__generated__/ReviewAuthors_contribution.graphql.ts';

/** Plain elements, styled by the list as a whole, because there may be many. */
const AUTHORS: SystemStyleObject = {
  listStyleType: 'none',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '8',
  rowGap: '3',
  '& > li': { display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)', gap: '3' },
  '& > li > span': { color: 'fg.muted' },
  '& bdi': { fontWeight: 'medium' },
  '& div[data-part=detail]': { color: 'fg.muted', fontSize: 'sm' },
};

export function ReviewAuthors({ contribution: contributionKey }: { contribution: ReviewAuthors_contribution$key }) {
  const { authors } = useFragment(
    graphql`
      fragment ReviewAuthors_contribution on Contribution {
        authors {
          id
          position
          personName
          company
          email
          isCorresponding
          orcid
          creditRoles
        }
      }
    `,
    contributionKey,
  );
  const { t, i18n } = useTranslation(['wizard', 'messages']);
  return (
    <chakra.ol css={AUTHORS}>
      {(authors ?? [])
        .toSorted((one, other) => one.position - other.position)
        .map((author) => (
          <li key={author.id}>
            <span>{t('wizard.authors.ordinal', { numeral: authorNumeral(author.position, i18n.language) })}</span>
            <div>
              <bdi>{author.personName}</bdi> {author.isCorresponding && <Mark>{t('wizard.authors.correspondingMark')}</Mark>}
              {author.company && <div data-part="detail">{author.company}</div>}
              {author.orcid && <div data-part="detail">ORCID {author.orcid}</div>}
              {author.email && <div data-part="detail">{author.email}</div>}
              {author.creditRoles.length > 0 && (
                <div data-part="detail">{author.creditRoles.map((role) => t(`credit.${role}`, { ns: 'messages' })).join(' · ')}</div>
              )}
            </div>
          </li>
        ))}
    </chakra.ol>
  );
}
