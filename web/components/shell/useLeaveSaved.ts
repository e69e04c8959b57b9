// Off a form that is saved or given up. It counts as unsaved until it is drawn anew: leaving before that would ask whether to leave.
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Returns a function that opens the address when nothing is unsaved any more. */
export function useLeaveSaved(isUnsaved: boolean): (address: string) => void {
  const navigate = useNavigate();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (address !== undefined && !isUnsaved) void navigate(address);
  }, [address, isUnsaved, navigate]);
  return setAddress;
}
