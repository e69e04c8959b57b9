// The session token on this machine (local storage, as S1 §4 has it) and the news of it for other tabs.

const TOKEN = 'token';

/** Pages behind the letter of an invitation: their session is the tab's own, independent of other sign-ins on this machine. */
export const INVITATION = '/invitation';
const INVITATION_TOKEN = 'invitationToken';
const TICKET = 'invitationTicket';

/** The tab shows a page behind the letter of an invitation. */
export function isOfInvitation(): boolean {
  return location.pathname === INVITATION || location.pathname.startsWith(`${INVITATION}/`);
}

export function storedToken(): string | null {
  return isOfInvitation() ? sessionStorage.getItem(INVITATION_TOKEN) : localStorage.getItem(TOKEN);
}

/** The secret from the letter's link, kept for this tab alone; null: none. */
export function storedTicket(): string | null {
  return sessionStorage.getItem(TICKET);
}

/** A letter was opened in this tab: an earlier one's session here is dropped. */
export function storeTicket(ticket: string): void {
  sessionStorage.setItem(TICKET, ticket);
  sessionStorage.removeItem(INVITATION_TOKEN);
}

export function storeInvitationToken(token: string): void {
  sessionStorage.setItem(INVITATION_TOKEN, token);
}

/** `withTicket`: also the ticket, which could open another session. */
export function forgetInvitation({ withTicket }: { withTicket: boolean }): void {
  sessionStorage.removeItem(INVITATION_TOKEN);
  if (withTicket) sessionStorage.removeItem(TICKET);
}

export function storeToken(token: string): void {
  localStorage.setItem(TOKEN, token);
}

export function forgetToken(): void {
  localStorage.removeItem(TOKEN);
}

/** News from one tab to the others. */
type TabNews =
  | { kind: 'roleSwitched'; roleName: string }
  | { kind: 'languageSwitched' }
  | { kind: 'signedIn'; viewerId: string }
  | { kind: 'signedOut' };

const channel = new BroadcastChannel('colloquium');

export function tellOtherTabs(news: TabNews): void {
  channel.postMessage(news);
}

/** Returns the function that stops listening. */
export function onNewsFromOtherTabs(listener: (news: TabNews) => void): () => void {
  const handle = (event: MessageEvent<TabNews>) => listener(event.data);
  channel.addEventListener('message', handle);
  return () => channel.removeEventListener('message', handle);
}
