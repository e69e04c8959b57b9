// What is about to be sent, over a reload too.
import { useCallback, useState } from 'react';
import { readKept, writeKept } from '../../drafts/storage.ts';
import { EMPTY_INVITATION, invitationDraft, type InvitationDraft } from './invitation-draft.ts';

export function useInvitationDraft(viewerId: string) {
  const key = `inviteAuthors:${viewerId}`;
  const [draft, setDraft] = useState<InvitationDraft>(
    () => invitationDraft.safeParse(readKept(sessionStorage, key)).data ?? EMPTY_INVITATION,
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
  const clear = useCallback(() => {
    writeKept(sessionStorage, key, null);
    setDraft((before) => ({ ...EMPTY_INVITATION, colloquiumId: before.colloquiumId }));
  }, [key]);
  return { draft, change, clear };
}
