// The browser asks before the page is closed or loaded anew. Not once the session in which it was typed is over: the way leads to
// sign-in and back. A visitor has none.
import { useEffect } from 'react';
import { storedToken } from '../../relay/token.ts';

export function useUnloadWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const isVisitor = storedToken() === null;
    const handle = (event: BeforeUnloadEvent) => {
      if (isVisitor || storedToken() !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', handle);
    return () => window.removeEventListener('beforeunload', handle);
  }, [isActive]);
}
