// Who is about to be invited, over a reload too.
import { useCallback, useState } from 'react';
import { readKept, writeKept } from '../../drafts/storage.ts';
import { invitationDraft, type InvitationDraft } from './invitation-draft.ts';

/** `key` names the person and the manuscript. */
export function useInvitationDraft(key: string) {
  const [draft, setDraft] = useState<InvitationDraft>(
    () => invitationDraft.safeParse(readKept(sessionStorage, key)).data ?? invitationDraft.parse({}),
  );
  const change = useCallback(
    (patch: Partial<InvitationDraft>) =>
      setDraft((before) => {
        const after = { ...before, ...patch };
        writeKept(sessionStorage, key, after);
        return after;
      }),
    [key],
  );
  const forget = useCallback(() => writeKept(sessionStorage, key, null), [key]);
  return { draft, change, forget };
}
