// The pages that letters lead to. A page under /main is opened in one role, which its address names (R3-012).
import { RoleKind, type RoleKindId } from './roles.ts';
import { addressOf } from './screens.ts';

export interface LetterPage {
  path: string;
  /** Role of the addressee; left out: a page that needs no sign-in. */
  role?: RoleKindId;
}

export const letterPages = {
  home: { path: '/' },
  signIn: { path: '/login' },
  register: { path: '/sigin' },
  activate: { path: '/activate' },
  confirmEmail: { path: '/confirmEmail' },
  forgotPassword: { path: '/fdpwd' },
  resetPassword: { path: '/rstpwd' },
  /** With a ticket, for a reviewer who has no account to sign in to (decision 39). */
  invitation: { path: '/invitation' },
  /** With a ticket, for an author who is asked to confirm the authorship. */
  authorship: { path: '/authorship' },
  authoredManuscript: { path: addressOf('authormanuList/detailAuthor'), role: RoleKind.AUTHOR },
  newManuscript: { path: addressOf('create'), role: RoleKind.AUTHOR },
  /** `id` names the invitation, `munaId` its manuscript. */
  reviewedManuscript: { path: addressOf('authormanuList/detailAuthor'), role: RoleKind.REVIEWER },
} as const satisfies Record<string, LetterPage>;

export type LetterPageName = keyof typeof letterPages;
