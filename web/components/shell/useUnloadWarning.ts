// The browser asks before the page is closed or loaded anew. Not once the session is over: the way leads to sign-in and back.
import { useEffect } from 'react';
import { storedToken } from '../../relay/token.ts';

export function useUnloadWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const handle = (event: BeforeUnloadEvent) => {
      if (storedToken() !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', handle);
    return () => window.removeEventListener('beforeunload', handle);
  }, [isActive]);
}
