// Back to the list once a form is saved. The form still counts as unsaved until it is drawn anew: leaving before that would ask whether to leave.
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Answers what to call after a save; it opens `address` when nothing is unsaved any more. */
export function useLeaveSaved(isUnsaved: boolean, address: string): () => void {
  const navigate = useNavigate();
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => {
    if (isSaved && !isUnsaved) void navigate(address);
  }, [isSaved, isUnsaved, navigate, address]);
  return () => setIsSaved(true);
}
