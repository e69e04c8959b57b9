// /main/changePwd: another password for one's own account.
import { screen } from '../../relay/screen.ts';

export const changePassword = screen(async () => (await import('./ChangePasswordPage.tsx')).ChangePasswordPage);
