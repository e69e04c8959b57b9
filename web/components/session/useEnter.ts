// Goes in with a session that has just been opened: to the page that was asked for, or to the landing page of the role.
import { useNavigate, useSearchParams } from 'react-router-dom';
import { storeToken, tellOtherTabs } from '../../relay/token.ts';
import { landingOf, nextPage } from './entry.ts';

export interface Entry {
  token: string;
  viewer: { readonly id: string; readonly currentRole: { readonly number: number; readonly landingPath: string } } | null | undefined;
}

export function useEnter() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return async function enter({ token, viewer }: Entry) {
    storeToken(token);
    if (viewer) tellOtherTabs({ kind: 'signedIn', viewerId: viewer.id });
    await navigate(nextPage(params.get('next')) ?? landingOf(viewer?.currentRole), { replace: true });
  };
}
