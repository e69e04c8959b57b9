// The person's name: the pages of the account, as the server lists them, how bright the screen is, and the way out.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { setColorMode, useColorMode, type ColorMode } from '../../ui/theme/color-mode.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/overlay/Menu.tsx';
import type { PersonMenu_viewer$key } from './__generated__/PersonMenu_viewer.graphql.ts';
import { splitNavigation } from './account-pages.ts';
import { iconOfScreen } from './screen-icon.ts';
import { useSignOut } from './useSignOut.ts';

export function PersonMenu({ viewer }: { viewer: PersonMenu_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment PersonMenu_viewer on Viewer {
        realName
        currentRole {
          number
        }
        navigation {
          name
          items {
            name
            url
          }
        }
      }
    `,
    viewer,
  );
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { signOut } = useSignOut();
  const mode = useColorMode();
  const modes: Record<ColorMode, () => void> = {
    system: () => setColorMode('system'),
    light: () => setColorMode('light'),
    dark: () => setColorMode('dark'),
  };
  const { account } = splitNavigation(data.navigation);
  const acts: Record<string, () => void> = {
    ...modes,
    ...Object.fromEntries(account.map(({ url }) => [url, () => void navigate(`/main/${url}?roleId=${data.currentRole.number}`)])),
    signOut: () => void signOut(),
  };
  return (
    <Menu
      label={t('shell.person.menu', { name: data.realName })}
      groups={[
        ...(account.length > 0
          ? [{ choices: account.map(({ url, name }) => ({ value: url, label: name, icon: iconOfScreen(url) })) }]
          : []),
        {
          label: t('shell.theme.label'),
          choices: [
            { value: 'system', label: t('shell.theme.system'), icon: 'monitor', isCurrent: mode === 'system' },
            { value: 'light', label: t('shell.theme.light'), icon: 'sun', isCurrent: mode === 'light' },
            { value: 'dark', label: t('shell.theme.dark'), icon: 'moon', isCurrent: mode === 'dark' },
          ],
        },
        { choices: [{ value: 'signOut', label: t('shell.person.signOut'), icon: 'signOut' }] },
      ]}
      onSelect={(value) => acts[value]?.()}
    >
      <Icon name="user" color="fg.muted" hideFrom="md" />
      <chakra.span truncate maxW="10rem" hideBelow="md">
        {data.realName}
      </chakra.span>
    </Menu>
  );
}
