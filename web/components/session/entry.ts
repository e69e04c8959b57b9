// Where a person goes who has just signed in.

/** How long a page that only passes on is shown (S1 §4, §9), in milliseconds. */
export const PASSING_MS = 1000;

/** Only pages of our own: an address that leads elsewhere is ignored. */
export function nextPage(next: string | null): string | null {
  return next !== null && /^\/main(\/|\?|$)/.test(next) ? next : null;
}

/** The landing page of a role. A session whose role is not known yet is led on by the shell. */
export function landingOf(role: { readonly number: number; readonly landingPath: string } | undefined): string {
  return role ? `${role.landingPath}?roleId=${role.number}` : '/main';
}
