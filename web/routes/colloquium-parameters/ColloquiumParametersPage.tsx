// The parameters of periodicals, or conferences: a tab of managing them (S3 §2.4, §2.5). Beneath them, what statements the journal asks for.
import { Fragment, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { ManageTabs } from '../../components/colloquiums/ManageTabs.tsx';
import type { Kind } from '../../components/colloquiums/manage-address.ts';
import { NothingChosen } from '../../components/colloquiums/NothingChosen.tsx';
import { StatementPolicyForm } from '../../components/statements/StatementPolicyForm.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import type { ColloquiumParametersPageQuery } from './__generated__/ColloquiumParametersPageQuery.graphql.ts';
import { ParametersForm } from './ParametersForm.tsx';

const QUERY = graphql`
  query ColloquiumParametersPageQuery($kind: ColloquiumKind!, $id: ID!, $isChosen: Boolean!) @preloadable {
    viewer {
      id
      ...ManageTabs_viewer @arguments(kind: $kind)
    }
    node(id: $id) @include(if: $isChosen) {
      ... on Colloquium @alias(as: "colloquium") {
        id
        parameters {
          version
        }
        statementPolicy {
          version
        }
        ...ParametersForm_colloquium
        ...StatementPolicyForm_colloquium
      }
    }
  }
`;

export const PeriodicalParametersPage = () => <ColloquiumParametersPage kind="PERIODICAL" />;
export const ConferenceParametersPage = () => <ColloquiumParametersPage kind="CONFERENCE" />;

function ColloquiumParametersPage({ kind }: { kind: Kind }) {
  const { data } = useRouteQuery<ColloquiumParametersPageQuery>(QUERY);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const { viewer } = data;
  const chosen = data.node?.colloquium;
  if (!viewer) return null;
  return (
    <ManageTabs kind={kind} viewer={viewer} isUnsaved={isUnsaved}>
      {chosen?.parameters ? (
        <Fragment key={chosen.id}>
          <ParametersForm kind={kind} colloquium={chosen} viewerId={viewer.id} noteUnsaved={setIsUnsaved} />
          {chosen.statementPolicy && <StatementPolicyForm colloquium={chosen} viewerId={viewer.id} noteUnsaved={null} />}
        </Fragment>
      ) : (
        <NothingChosen kind={kind} />
      )}
    </ManageTabs>
  );
}
