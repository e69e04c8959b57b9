// /main/emailSet: the mailbox that the publisher's letters come from.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/MailSettingsPageQuery$parameters.ts';

export const mailSettings = screen(
  async () => (await import('./MailSettingsPage.tsx')).MailSettingsPage,
  queryLoader(parameters, () => ({})),
);
