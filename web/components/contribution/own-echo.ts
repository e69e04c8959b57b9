// News of a change comes back to the tab that has made it, where it is none: the answer has brought the screen up to date. The server names
// to the actor the mutation behind it; each is named here by its tab and a number.

const TAB = Math.random().toString(36).slice(2);
let sent = 0;

/** A `clientMutationId` of this tab's own. */
export function nextMutationId(): string {
  sent += 1;
  return `${TAB}-${sent}`;
}

/** Whether a change was made by this tab. */
export function isOwnEcho(clientMutationId: string | null | undefined): boolean {
  return clientMutationId?.startsWith(`${TAB}-`) ?? false;
}
