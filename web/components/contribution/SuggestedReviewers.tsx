// Reviewers that the authors recommend or oppose, with their reasons.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { BothScripts } from '../names/BothScripts.tsx';
import { fromWidth } from '../../ui/overlay/Sheet.tsx';
import { Anchor } from '../../ui/TextLink.tsx';
import type { SuggestedReviewers_reviewers$key } from './__generated__/SuggestedReviewers_reviewers.graphql.ts';

export function SuggestedReviewers({ reviewers }: { reviewers: SuggestedReviewers_reviewers$key }) {
  const data = useFragment(
    graphql`
      fragment SuggestedReviewers_reviewers on SuggestedReviewer @relay(plural: true) {
        id
        personName
        name {
          ...typedName_name @relay(mask: false)
        }
        sex
        email
        company
        collegeName
        reason
        degree {
          label
        }
        duty {
          label
        }
        professionalTitle {
          label
        }
      }
    `,
    reviewers,
  );
  const { t } = useTranslation('manuscripts');
  const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(t('manuscripts.listSeparator'));
  return (
    <chakra.ul listStyleType="none" css={{ containerType: 'inline-size' }}>
      {data.map(({ id, personName, name, sex, email, company, collegeName, reason, degree, duty, professionalTitle }) => (
        <chakra.li
          key={id}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          css={{ [fromWidth(38)]: { gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr)' } }}
          columnGap="4"
          rowGap="1"
          py="3"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0', pt: '0' }}
          _last={{ pb: '0' }}
        >
          <div>
            <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2" overflowWrap="anywhere">
              {personName === '' ? '—' : <BothScripts text={personName} name={name} />}
            </chakra.div>
            <chakra.div color="fg.muted" fontSize="sm">
              {joined([sex && t(`manuscripts.sex.${sex}`), professionalTitle?.label, degree?.label, duty?.label])}
            </chakra.div>
          </div>
          <chakra.div minW="0" overflowWrap="anywhere">
            <div>{joined([company, collegeName])}</div>
            {email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
            {reason && (
              <chakra.p whiteSpace="pre-line" lineHeight="reading" mt="1">
                {t('manuscripts.reviewer.reason', { reason })}
              </chakra.p>
            )}
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
