// The funds of a manuscript: number and name, one a line.
import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay/hooks';
import { fromWidth } from '../../ui/overlay/Sheet.tsx';
import type { FundingList_fundings$key } from './__generated__/FundingList_fundings.graphql.ts';

export function FundingList({ fundings }: { fundings: FundingList_fundings$key }) {
  const data = useFragment(
    graphql`
      fragment FundingList_fundings on ContributionFunding @relay(plural: true) {
        id
        fundNumber
        fundName
      }
    `,
    fundings,
  );
  return (
    <chakra.ul listStyleType="none" display="grid" gap="2" css={{ containerType: 'inline-size' }}>
      {data.map(({ id, fundNumber, fundName }) => (
        <chakra.li
          key={id}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          css={{ [fromWidth(34)]: { gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)' } }}
          columnGap="4"
        >
          <chakra.span color="fg.muted" overflowWrap="anywhere">
            {fundNumber || '—'}
          </chakra.span>
          <chakra.span overflowWrap="anywhere">{fundName || '—'}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
