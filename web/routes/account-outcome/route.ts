// /tipmsg, /rstpwdmsg, /resemail and /fail: how an act on an account ended.
import { fetchMode } from '../../components/account/mode.ts';
import { screen } from '../../relay/screen.ts';

export const registered = screen(async () => (await import('./RegisteredPage.tsx')).RegisteredPage, fetchMode);
export const passwordReset = screen(async () => (await import('./PasswordResetPage.tsx')).PasswordResetPage);
export const emailChanged = screen(async () => (await import('./EmailChangedPage.tsx')).EmailChangedPage);
export const activationExpired = screen(async () => (await import('./ActivationExpiredPage.tsx')).ActivationExpiredPage);
