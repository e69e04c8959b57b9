// /confirmEmail?code=: the link of the letter to a new address.
import { screen } from '../../relay/screen.ts';

export const confirmEmail = screen(async () => (await import('./ConfirmEmailPage.tsx')).ConfirmEmailPage);
