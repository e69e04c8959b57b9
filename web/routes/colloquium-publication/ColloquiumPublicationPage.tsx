// The publication settings of periodicals, or conferences: a tab of managing them.
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { ManageTabs } from '../../components/colloquiums/ManageTabs.tsx';
import type { Kind } from '../../components/colloquiums/manage-address.ts';
import { NothingChosen } from '../../components/colloquiums/NothingChosen.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import type { ColloquiumPublicationPageQuery } from './__generated__/ColloquiumPublicationPageQuery.graphql.ts';
import { PublicationForm } from './PublicationForm.tsx';

const QUERY = graphql`
  query ColloquiumPublicationPageQuery($kind: ColloquiumKind!, $id: ID!, $isChosen: Boolean!) @preloadable {
    viewer {
      id
      ...ManageTabs_viewer @arguments(kind: $kind)
    }
    publisherSettings {
      ...PublicationForm_house
    }
    node(id: $id) @include(if: $isChosen) {
      ... on Colloquium @alias(as: "colloquium") {
        id
        publication {
          version
        }
        ...PublicationForm_colloquium
      }
    }
  }
`;

export const PeriodicalPublicationPage = () => <ColloquiumPublicationPage kind="PERIODICAL" />;
export const ConferencePublicationPage = () => <ColloquiumPublicationPage kind="CONFERENCE" />;

function ColloquiumPublicationPage({ kind }: { kind: Kind }) {
  const { data } = useRouteQuery<ColloquiumPublicationPageQuery>(QUERY);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const { viewer, publisherSettings } = data;
  const chosen = data.node?.colloquium;
  if (!viewer) return null;
  return (
    <ManageTabs kind={kind} viewer={viewer} isUnsaved={isUnsaved}>
      {chosen?.publication && publisherSettings ? (
        <PublicationForm
          key={chosen.id}
          kind={kind}
          colloquium={chosen}
          house={publisherSettings}
          viewerId={viewer.id}
          noteUnsaved={setIsUnsaved}
        />
      ) : (
        <NothingChosen kind={kind} />
      )}
    </ManageTabs>
  );
}
