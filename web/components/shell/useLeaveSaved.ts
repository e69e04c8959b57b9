// Off a form that is saved or given up. It counts as unsaved until it is drawn anew: leaving before that would ask whether to leave.
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Returns a function that opens the address, with that state of the history's entry, when nothing is unsaved any more. */
export function useLeaveSaved(isUnsaved: boolean): (address: string, state?: object) => void {
  const navigate = useNavigate();
  const [target, setTarget] = useState<{ address: string; state: object | undefined }>();
  useEffect(() => {
    if (target !== undefined && !isUnsaved) void navigate(target.address, { state: target.state });
  }, [target, isUnsaved, navigate]);
  return (address, state) => setTarget({ address, state });
}
