// The funds that paid for the work. Absent for viewers who may not know the authors, or when there are none.
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FundingList } from '../contribution/FundingList.tsx';
import { SheetSection } from '../../ui/overlay/Sheet.tsx';
import type { FundingSection_contribution$key } from './__generated__/FundingSection_contribution.graphql.ts';

export function FundingSection({ contribution }: { contribution: FundingSection_contribution$key }) {
  const { fundings } = useFragment(
    graphql`
      fragment FundingSection_contribution on Contribution {
        fundings {
          id
          ...FundingList_fundings
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  if (!fundings?.length) return null;
  return (
    <SheetSection id="funding" title={t('manuscripts.detail.funding')}>
      <FundingList fundings={fundings} />
    </SheetSection>
  );
}
