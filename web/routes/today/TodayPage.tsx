// 今日: what is mine, late and next, in all roles of the person; beside it, where there is room, the manuscript as it is now (B-401 to B-403).
import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import { Navigate, useLocation, useNavigation } from 'react-router-dom';
import { RoleKind } from '../../../shared/roles.ts';
import { isToday } from '../../components/lists/landing.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import type { TodayPageQuery } from './__generated__/TodayPageQuery.graphql.ts';
import { TodayList } from './TodayList.tsx';
import { WORKING } from './work.ts';

const QUERY = graphql`
  query TodayPageQuery @preloadable {
    viewer {
      id
      currentRole {
        id
        kind
      }
      roles {
        id
        kind
        number
        name
      }
    }
  }
`;

export function TodayPage() {
  const { viewer } = useRouteQuery<TodayPageQuery>(QUERY).data;
  const currentId = viewer?.currentRole.id ?? '';
  const roles = useMemo(
    () =>
      (viewer?.roles ?? [])
        .filter(({ kind }) => WORKING.includes(kind))
        .toSorted((a, b) => Number(b.id === currentId) - Number(a.id === currentId) || a.number - b.number),
    [viewer?.roles, currentId],
  );
  const { state } = useNavigation();
  const { search } = useLocation();
  // The list is theirs: nothing waits for the operations centre. Who is on the way elsewhere, or there, is not called back.
  if (viewer?.currentRole.kind === 'OPERATIONS')
    return (
      state === 'idle' && isToday(new URLSearchParams(search)) && <Navigate to={{ search: `?roleId=${RoleKind.OPERATIONS}` }} replace />
    );
  return <TodayList roles={roles} currentId={currentId} />;
}
