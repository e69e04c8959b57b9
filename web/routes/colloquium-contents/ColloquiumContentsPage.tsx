// The contents of periodicals, or conferences: the first tab of managing them (S3 §2.4, §2.5).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { savedColloquium } from '../../components/colloquiums/form/colloquium-values.ts';
import { ManageTabs } from '../../components/colloquiums/ManageTabs.tsx';
import type { Kind } from '../../components/colloquiums/manage-address.ts';
import { NothingChosen } from '../../components/colloquiums/NothingChosen.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import type { ColloquiumContentsPageQuery } from './__generated__/ColloquiumContentsPageQuery.graphql.ts';
import { ContentsForm } from './ContentsForm.tsx';

const QUERY = graphql`
  query ColloquiumContentsPageQuery($kind: ColloquiumKind!, $id: ID!, $isChosen: Boolean!) @preloadable {
    viewer {
      id
      ...ManageTabs_viewer @arguments(kind: $kind)
    }
    ...useFormChoices_query
    node(id: $id) @include(if: $isChosen) {
      ... on Colloquium @alias(as: "colloquium") {
        ...colloquiumValues_colloquium
      }
    }
  }
`;

export const PeriodicalContentsPage = () => <ColloquiumContentsPage kind="PERIODICAL" />;
export const ConferenceContentsPage = () => <ColloquiumContentsPage kind="CONFERENCE" />;

function ColloquiumContentsPage({ kind }: { kind: Kind }) {
  const { data } = useRouteQuery<ColloquiumContentsPageQuery>(QUERY);
  const { t } = useTranslation('shell');
  const [isUnsaved, setIsUnsaved] = useState(false);
  const { viewer, node } = data;
  if (!viewer) return null;
  const found = node?.colloquium ? savedColloquium(node.colloquium) : null;
  const chosen = found?.kind === kind ? found : null;
  return (
    <ManageTabs kind={kind} viewer={viewer} isUnsaved={isUnsaved} leaving={t('shell.leave.keptButPassword')}>
      {chosen ? (
        <ContentsForm key={chosen.id} saved={chosen} viewerId={viewer.id} query={data} noteUnsaved={setIsUnsaved} />
      ) : (
        <NothingChosen kind={kind} />
      )}
    </ManageTabs>
  );
}
