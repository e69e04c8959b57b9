// A page that the current role may not open, or where it finds nothing: another role of the person's that may is one click away. A link
// changes no role by itself, because a role is the session's, and other tabs work in it (decision 77).
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useLocation, useMatches, useSearchParams } from 'react-router-dom';
import { useFetched } from '../../relay/useFetched.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyPage } from '../../ui/notice/EmptyState.tsx';
import type { InOtherRoleQuery, InOtherRoleQuery$data } from './__generated__/InOtherRoleQuery.graphql.ts';
import { guardedPathOf } from './guarded-path.ts';
import { useSwitchRole } from './useSwitchRole.ts';

/** Parameters that name a thing in addresses, the more specific first. */
const NAMES = ['inviteId', 'munaId', 'id', 'userID', 'deptID', 'RoleAddID'];

interface Props {
  /** Shown where no other role may. */
  otherwise: ReactNode;
  /** The page is the current role's, too: only the addressed object is asked about. */
  isOpen?: boolean;
}

export function InOtherRole({ otherwise, isOpen = false }: Props) {
  const path = guardedPathOf(useMatches().at(-1)?.handle);
  const [search] = useSearchParams();
  const id = NAMES.map((name) => search.get(name)).find(Boolean) ?? null;
  return path === null || (isOpen && id === null) ? otherwise : <Asked path={path} id={id} otherwise={otherwise} />;
}

function Asked({ path, id, otherwise }: { path: string; id: string | null; otherwise: ReactNode }) {
  const { data } = useFetched<InOtherRoleQuery>(
    graphql`
      query InOtherRoleQuery($path: String!, $id: ID) {
        viewer {
          currentRole {
            name
          }
          rolesThatOpen(path: $path, id: $id) {
            id
            name
            number
          }
        }
      }
    `,
    `${path} ${id ?? ''}`,
    { path, id },
  );
  return data?.viewer?.rolesThatOpen.length ? <Offer viewer={data.viewer} /> : otherwise;
}

function Offer({ viewer: { currentRole, rolesThatOpen } }: { viewer: NonNullable<InOtherRoleQuery$data['viewer']> }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { switchRole, isPending } = useSwitchRole();
  // The role that the link was made for comes first.
  const meant = search.get('roleId');
  const roles = rolesThatOpen.toSorted((a, b) => Number(String(b.number) === meant) - Number(String(a.number) === meant));
  function addressIn(number: number): string {
    const query = new URLSearchParams(search);
    query.set('roleId', String(number));
    return `${pathname}?${query}`;
  }
  return (
    <EmptyPage
      icon="user"
      title={t('shell.otherRole.title')}
      hint={t('shell.otherRole.hint', { role: currentRole.name })}
      action={
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
          {roles.map(({ id, name, number }, index) => (
            <Button
              key={id}
              variant={index === 0 ? 'solid' : 'outline'}
              isPending={isPending}
              onClick={() => void switchRole(id, () => Promise.resolve(addressIn(number)))}
            >
              {t('shell.otherRole.open', { role: name })}
            </Button>
          ))}
        </chakra.div>
      }
    />
  );
}
