// Continues in another role: its menu, its landing page; other tabs are told and keep their input.
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { forgetWhatWasRead } from '../../relay/environment.ts';
import { tellOtherTabs } from '../../relay/token.ts';
import { useAction } from '../../relay/useAction.ts';
import type { useSwitchRoleMutation } from './__generated__/useSwitchRoleMutation.graphql.ts';

export function useSwitchRole() {
  const navigate = useNavigate();
  const { run, isPending } = useAction<useSwitchRoleMutation>(graphql`
    mutation useSwitchRoleMutation($input: SwitchRoleInput!) {
      switchRole(input: $input) {
        viewer {
          currentRole {
            name
            number
            landingPath
          }
          ...Header_viewer
          ...SideNavigation_viewer
          ...AllowedOutlet_viewer
          ...Overlays_viewer
        }
      }
    }
  `);
  /** `page`: where one goes on in the new role; null, or none: its landing page. */
  async function switchRole(roleId: string, page?: () => Promise<string | null>) {
    const role = (await run({ roleId }))?.viewer.currentRole;
    if (!role) return;
    forgetWhatWasRead();
    tellOtherTabs({ kind: 'roleSwitched', roleName: role.name });
    await navigate((await page?.()) ?? `${role.landingPath}?roleId=${role.number}`);
  }
  return { switchRole, isPending };
}
