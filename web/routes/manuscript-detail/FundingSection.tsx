// The funds that paid for the work. Not there for those who may not know the authors, or when there are none.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Panel } from '../../ui/Panel.tsx';
import type { FundingSection_contribution$key } from './__generated__/FundingSection_contribution.graphql.ts';

export function FundingSection({ contribution }: { contribution: FundingSection_contribution$key }) {
  const { fundings } = useFragment(graphql`
    fragment FundingSection_contribution on Contribution {
      fundings {
        id
        fundName
        fundNumber
      }
    }
  `, contribution);
  const { t } = useTranslation('manuscripts');
  if (!fundings?.length) return null;
  return (
    <Panel id="funding" title={t('manuscripts.detail.funding')}>
      <chakra.ul listStyleType="none" display="grid" gap="1.5">
        {fundings.map(({ id, fundName, fundNumber }) => <li key={id}>{fundName}{fundNumber && <chakra.span color="fg.muted" ms="3">{fundNumber}</chakra.span>}</li>)}
      </chakra.ul>
    </Panel>
  );
}
