// What the publisher corrected of a sent issue, and what that means for what was sent and deposited before.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { PUBLICATION_DATA, type PublicationDatum } from '../../../shared/forms/imprint.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import type { Corrections_issue$key } from './__generated__/Corrections_issue.graphql.ts';

interface Props {
  issue: Corrections_issue$key;
  labelOf: (field: PublicationDatum) => string;
}

export function Corrections({ issue, labelOf }: Props) {
  const { corrections } = useFragment(
    graphql`
      fragment Corrections_issue on Issue {
        corrections {
          correctedAt
          correctedBy {
            displayName
          }
          reason
          changes {
            field
            before
            after
          }
        }
      }
    `,
    issue,
  );
  const { t } = useTranslation('issues');
  if (!corrections || corrections.length === 0) return null;
  const named = (name: string) => {
    const field = PUBLICATION_DATA.find((one) => one === name);
    return field === undefined ? name : labelOf(field);
  };
  return (
    <chakra.section aria-label={t('issues.corrections')} mt="5" pt="4" borderTopWidth="1px">
      <chakra.h3 fontWeight="semibold">{t('issues.corrections')}</chakra.h3>
      <chakra.p mt="1" fontSize="sm" color="fg.muted">
        {t('issues.corrections.again')}
      </chakra.p>
      <chakra.ul listStyleType="none" mt="3" display="grid" gap="3" overflowWrap="anywhere">
        {corrections.map(({ correctedAt, correctedBy, reason, changes }) => (
          <li key={correctedAt}>
            <chakra.p fontSize="sm" color="fg.muted">
              <DateText value={correctedAt} show="dateTime" /> {correctedBy?.displayName}
            </chakra.p>
            {changes.map(({ field, before, after }) => (
              <p key={field}>
                {t('issues.corrections.change', { field: named(field), before, after: after || t('issues.corrections.none') })}
              </p>
            ))}
            <p>{t('issues.corrections.reason', { reason })}</p>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
