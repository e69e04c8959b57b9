// First step of the authorization: the agreement to read, to print and to agree to.
import { graphql } from 'react-relay/hooks';
import { useContributionChanges } from '../../components/contribution/useContributionChanges.ts';
import { transferStep } from '../../components/rights/transfer-step.ts';
import { TransferHead } from '../../components/rights/TransferHead.tsx';
import { TransferNotice } from '../../components/rights/TransferNotice.tsx';
import { NotFound } from '../../components/shell/NotFound.tsx';
import { useRefetch } from '../../relay/useRefetch.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import type { TransferAgreementPageQuery } from './__generated__/TransferAgreementPageQuery.graphql.ts';
import { AgreementForm } from './AgreementForm.tsx';

const QUERY = graphql`
  query TransferAgreementPageQuery($id: ID!) @preloadable {
    node(id: $id) {
      ... on Contribution @alias(as: "contribution") {
        id
        transfer {
          version
          agreedAt
          handedInAt
        }
        viewerActs {
          act
          isAllowed
          refusal
        }
        ...TransferHead_contribution
        ...AgreementForm_contribution
      }
    }
  }
`;

export function TransferAgreementPage() {
  const { data } = useRouteQuery<TransferAgreementPageQuery>(QUERY);
  const refetch = useRefetch<TransferAgreementPageQuery>(QUERY);
  const contribution = data.node?.contribution;
  useContributionChanges(contribution?.id, refetch);
  if (!contribution) return <NotFound />;
  const stand = transferStep(contribution);
  if (stand.step === 'none') return <TransferNotice step="none" />;
  return (
    <>
      <TransferHead contribution={contribution} step="agreement" />
      {/* A text that was replaced has to be ticked anew. */}
      <AgreementForm key={contribution.transfer?.version} contribution={contribution} stand={stand} onReplaced={refetch} />
    </>
  );
}
