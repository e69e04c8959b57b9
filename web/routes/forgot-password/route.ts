// /fdpwd: asking for a link to set a new password.
import { fetchMode } from '../../components/account/mode.ts';
import { screen } from '../../relay/screen.ts';

export const forgotPassword = screen(async () => (await import('./ForgotPasswordPage.tsx')).ForgotPasswordPage, fetchMode);
