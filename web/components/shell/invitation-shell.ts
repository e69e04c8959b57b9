// The frame around the pages of somebody who came by the ticket of a letter.
import { fetchedCode } from '../../relay/fetched-code.ts';
import { queryLoader } from '../../relay/route-query.ts';
import parameters from './__generated__/InvitationShellQuery$parameters.ts';

export const invitationShell = {
  loader: queryLoader(parameters, () => ({})),
  lazy: { Component: () => fetchedCode(async () => (await import('./InvitationShell.tsx')).InvitationShell) },
};
