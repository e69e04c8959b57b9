// The wizard's page: which manuscript it is about, whether it may be changed now, and the one query.
import { useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import type { ContributionWizardPageQuery } from './__generated__/ContributionWizardPageQuery.graphql.ts';
import { GoneManuscript } from './GoneManuscript.tsx';
import { Wizard } from './Wizard.tsx';
import { addressOf } from '../../../shared/screens.ts';

export function ContributionWizardPage() {
  const { data, isStale } = useRouteQuery<ContributionWizardPageQuery>(graphql`
    query ContributionWizardPageQuery($id: ID!, $hasId: Boolean!) @preloadable {
      viewer {
        id
        isProfileComplete
      }
      contribution: node(id: $id) @include(if: $hasId) {
        id
        ...Wizard_contribution @alias(as: "forWizard")
      }
      ...Wizard_query
    }
  `);
  // The wizard of a manuscript that has just begun is mounted anew: what was chosen before outlives it here.
  const carried = useRef<File | null>(null);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isNew = pathname === addressOf('create');
  // Null for ids of other things, too.
  const contribution = data.contribution?.forWizard ?? null;
  if (data.viewer === null || data.viewer === undefined) return null;
  if (contribution === null && (search.has('id') || !isNew) && !isStale)
    return <GoneManuscript key={search.get('id')} viewerId={data.viewer.id} contributionId={search.get('id') ?? ''} />;
  // An author without personal information fills it in first, and then comes back here (R1-085).
  if (contribution === null && !data.viewer.isProfileComplete && !isStale) {
    return <Navigate replace to={addressOf('personMsg', { roleId: search.get('roleId') ?? '1', next: `${pathname}?${search}` })} />;
  }
  return (
    <Wizard
      key={data.contribution?.id ?? 'new'}
      viewerId={data.viewer.id}
      contribution={contribution}
      query={data}
      isNew={isNew}
      isLoading={isStale}
      carry={(file) => void (carried.current = file)}
      takeCarried={() => {
        const file = carried.current;
        carried.current = null;
        return file;
      }}
    />
  );
}
