// The viewer's current role, and the switch to another.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/overlay/Menu.tsx';
import type { RoleMenu_viewer$key } from './__generated__/RoleMenu_viewer.graphql.ts';
import { useSwitchRole } from './useSwitchRole.ts';

export function RoleMenu({ viewer }: { viewer: RoleMenu_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment RoleMenu_viewer on Viewer {
        currentRole {
          id
          name
        }
        roles {
          id
          name
        }
      }
    `,
    viewer,
  );
  const { t } = useTranslation('shell');
  const { switchRole, isPending } = useSwitchRole();
  const current = data.currentRole;
  const face = (
    <>
      <Icon name="user" color="fg.muted" hideBelow="md" />
      <chakra.span color="fg.muted" hideBelow="md">
        {t('shell.role.label')}
      </chakra.span>{' '}
      <chakra.span truncate minW="0" fontWeight="medium" title={current.name}>
        {current.name}
      </chakra.span>
    </>
  );
  if (data.roles.length < 2)
    return (
      <chakra.span display="inline-flex" alignItems="center" gap="1.5" px="2" minW="0">
        {face}
      </chakra.span>
    );
  return (
    <Menu
      label={t('shell.role.switch', { role: current.name })}
      isDisabled={isPending}
      groups={[
        {
          label: t('shell.role.choose'),
          choices: data.roles.map((role) => ({ value: role.id, label: role.name, isCurrent: role.id === current.id })),
        },
      ]}
      onSelect={(id) => {
        if (id !== current.id) void switchRole(id);
      }}
    >
      {face}
    </Menu>
  );
}
