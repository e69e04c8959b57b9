// /rstpwd?email=&validateCode=: the link of the letter (R1-032).
import { screen } from '../../relay/screen.ts';

export const resetPassword = screen(async () => (await import('./ResetPasswordPage.tsx')).ResetPasswordPage);
