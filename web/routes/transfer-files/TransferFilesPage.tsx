// Second step of the authorization: the signed files. Authors who have not agreed yet are led to the agreement.
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { Navigate } from 'react-router-dom';
import { transferLink } from '../../components/contribution/links.ts';
import { useAlong } from '../../components/lists/useFurther.ts';
import { useContributionChanges } from '../../components/contribution/useContributionChanges.ts';
import { transferStep } from '../../components/rights/transfer-step.ts';
import { TransferHead } from '../../components/rights/TransferHead.tsx';
import { TransferNotice } from '../../components/rights/TransferNotice.tsx';
import { NotFound } from '../../components/shell/NotFound.tsx';
import { useRefetch } from '../../relay/useRefetch.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import type { TransferFilesPageQuery } from './__generated__/TransferFilesPageQuery.graphql.ts';
import { SignedFilesForm } from './SignedFilesForm.tsx';

const QUERY = graphql`
  query TransferFilesPageQuery($id: ID!) @preloadable {
    viewer {
      id
    }
    node(id: $id) {
      ... on Contribution @alias(as: "contribution") {
        id
        manuscriptNumber
        transfer {
          agreedAt
          handedInAt
        }
        viewerActs {
          act
          isAllowed
          refusal
        }
        ...TransferHead_contribution
      }
    }
  }
`;

export function TransferFilesPage() {
  const { data } = useRouteQuery<TransferFilesPageQuery>(QUERY);
  const refetch = useRefetch<TransferFilesPageQuery>(QUERY);
  const contribution = data.node?.contribution;
  useContributionChanges(contribution?.id, refetch);
  if (!contribution || !data.viewer) return <NotFound />;
  return <TransferFiles key={contribution.id} viewerId={data.viewer.id} contribution={contribution} />;
}

type TransferFilesProps = Readonly<{
  viewerId: string;
  contribution: NonNullable<NonNullable<TransferFilesPageQuery['response']['node']>['contribution']>;
}>;

function TransferFiles({ viewerId, contribution }: TransferFilesProps) {
  const { step } = transferStep(contribution);
  const along = useAlong();
  // From then on the form stays: the page may learn of the submission before the form does, which leads on.
  const [isSent, setIsSent] = useState(false);
  if (!isSent) {
    if (step === 'none' || step === 'done') return <TransferNotice step={step} />;
    if (step !== 'handIn') return <Navigate replace to={transferLink(contribution)} state={along} />;
  }
  return (
    <>
      <TransferHead contribution={contribution} step="files" />
      <SignedFilesForm
        viewerId={viewerId}
        manuscript={{ id: contribution.id, manuscriptNumber: contribution.manuscriptNumber }}
        onSend={() => setIsSent(true)}
      />
    </>
  );
}
