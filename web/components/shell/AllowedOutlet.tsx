// The page, when the menu of the current role has it; otherwise a page that says so. The server decides about the data in any case.
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Outlet, useMatches, useNavigation } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageName } from '../session/page-name.ts';
import { RoleNumber } from '../session/role-number.ts';
import type { AllowedOutlet_viewer$key } from './__generated__/AllowedOutlet_viewer.graphql.ts';
import { guardedPathOf } from './guarded-path.ts';
import { InOtherRole } from './InOtherRole.tsx';
import type { LandingContext } from './Landing.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

export function AllowedOutlet({ viewer }: { viewer: AllowedOutlet_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment AllowedOutlet_viewer on Viewer {
        allowedPaths
        navigation {
          items {
            name
            url
          }
        }
        currentRole {
          name
          number
          landingPath
        }
      }
    `,
    viewer,
  );
  const landing: LandingContext = { landingPath: data.currentRole.landingPath, roleNumber: data.currentRole.number };
  const path = guardedPathOf(useMatches().at(-1)?.handle);
  const { state } = useNavigation();
  if (path === null || data.allowedPaths.includes(path)) {
    const name = data.navigation.flatMap(({ items }) => items).find(({ url }) => url === path)?.name;
    return (
      <RoleNumber value={data.currentRole.number}>
        <PageName value={name ?? ''}>
          <Outlet context={landing} />
        </PageName>
      </RoleNumber>
    );
  }
  // A role switch is on its way to the landing page.
  if (state !== 'idle') return <PageSkeleton />;
  return <InOtherRole otherwise={<NotAllowed roleName={data.currentRole.name} />} />;
}

function NotAllowed({ roleName }: { roleName: string }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageHeader title={t('shell.notAllowed.title')} />
      <EmptyState
        icon="user"
        title={t('shell.notAllowed.sentence', { role: roleName })}
        hint={t('shell.notAllowed.hint')}
        action={<ButtonLink to="/main">{t('shell.home')}</ButtonLink>}
      />
    </>
  );
}
