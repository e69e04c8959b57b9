// The workflow switches of periodicals, or conferences: a tab of managing them (S3 §2.4, §2.5).
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { ManageTabs } from '../../components/colloquiums/ManageTabs.tsx';
import type { Kind } from '../../components/colloquiums/manage-address.ts';
import { NothingChosen } from '../../components/colloquiums/NothingChosen.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import type { ColloquiumWorkflowPageQuery } from './__generated__/ColloquiumWorkflowPageQuery.graphql.ts';
import { WorkflowForm } from './WorkflowForm.tsx';

const QUERY = graphql`
  query ColloquiumWorkflowPageQuery($kind: ColloquiumKind!, $id: ID!, $isChosen: Boolean!) @preloadable {
    viewer {
      id
      ...ManageTabs_viewer @arguments(kind: $kind)
    }
    departmentOptions(below: PUBLISHER) {
      id
      name
    }
    node(id: $id) @include(if: $isChosen) {
      ... on Colloquium @alias(as: "colloquium") {
        id
        workflowSwitches {
          version
        }
        ...WorkflowForm_colloquium
      }
    }
  }
`;

export const PeriodicalWorkflowPage = () => <ColloquiumWorkflowPage kind="PERIODICAL" />;
export const ConferenceWorkflowPage = () => <ColloquiumWorkflowPage kind="CONFERENCE" />;

function ColloquiumWorkflowPage({ kind }: { kind: Kind }) {
  const { data } = useRouteQuery<ColloquiumWorkflowPageQuery>(QUERY);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const { viewer } = data;
  const chosen = data.node?.colloquium;
  if (!viewer) return null;
  return (
    <ManageTabs kind={kind} viewer={viewer} isUnsaved={isUnsaved}>
      {chosen?.workflowSwitches ? (
        <WorkflowForm
          key={chosen.id}
          kind={kind}
          colloquium={chosen}
          branches={data.departmentOptions ?? []}
          viewerId={viewer.id}
          noteUnsaved={setIsUnsaved}
        />
      ) : (
        <NothingChosen kind={kind} />
      )}
    </ManageTabs>
  );
}
