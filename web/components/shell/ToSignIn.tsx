// The session is over: on to sign-in, which says so and leads back to this page.
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgetToken } from '../../relay/token.ts';

export function ToSignIn() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const leave = useEffectEvent(() => {
    forgetToken();
    void navigate(`/login?${new URLSearchParams({ next: pathname + search, ended: '1' })}`, { replace: true });
  });
  useEffect(() => {
    leave();
  }, []);
  return null;
}
