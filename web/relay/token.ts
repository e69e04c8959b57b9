// The session token on this machine (local storage, as S1 §4 has it) and what other tabs must hear about it.

const TOKEN = 'token';

export function storedToken(): string | null {
  return localStorage.getItem(TOKEN);
}

export function storeToken(token: string): void {
  localStorage.setItem(TOKEN, token);
}

export function forgetToken(): void {
  localStorage.removeItem(TOKEN);
}

/** What one tab tells the others. */
export type TabNews =
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
