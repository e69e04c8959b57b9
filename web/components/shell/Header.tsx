// The bar at the top: product, current role, messages, language, and the person's own menu.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { IconButton } from '../../ui/Button.tsx';
import { commandKey, shortcutWith } from '../../ui/command-key.ts';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import type { Header_viewer$key } from './__generated__/Header_viewer.graphql.ts';
import { HelpMenu } from '../help/HelpMenu.tsx';
import { Brand } from './Brand.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MessageBell } from './MessageBell.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { RoleMenu } from './RoleMenu.tsx';

interface Props {
  viewer: Header_viewer$key;
  productName: string;
  isDemo: boolean;
  onMenuClick: () => void;
  onSearchClick: () => void;
  onKeysClick: () => void;
}

export function Header({ viewer, productName, isDemo, onMenuClick, onSearchClick, onKeysClick }: Props) {
  const data = useFragment(
    graphql`
      fragment Header_viewer on Viewer {
        ...RoleMenu_viewer
        ...MessageBell_viewer
        ...PersonMenu_viewer
      }
    `,
    viewer,
  );
  const { t } = useTranslation('shell');
  return (
    <chakra.header
      position="sticky"
      top="0"
      zIndex="header"
      height="var(--header-height)"
      bg="bg.panel"
      borderBottomWidth="1px"
      data-no-print
    >
      {/* One frame with the navigation and the page below, however wide the window is. */}
      <chakra.div
        height="full"
        width="full"
        maxW="var(--frame-width)"
        mx="auto"
        px={{ base: '2', md: '5' }}
        display="flex"
        alignItems="center"
        gap={{ base: '1', md: '2' }}
      >
        <IconButton icon="menu" label={t('shell.nav.open')} hideFrom="lg" onClick={onMenuClick} />
        <chakra.div display="flex" alignItems="center" gap="2" minW="0" me="auto" flexShrink={{ base: '0', md: '1' }}>
          <Brand to="/main" name={productName} />
          {isDemo && (
            <chakra.span hideBelow="md">
              <Mark tone="warning" hint={t('shell.demo.hint')}>
                {t('shell.demo.mark')}
              </Mark>
            </chakra.span>
          )}
        </chakra.div>
        <RoleMenu viewer={data} />
        <IconButton
          icon="search"
          label={t('shell.palette.open', { keys: `${commandKey()} K` })}
          aria-keyshortcuts={shortcutWith('K')}
          onClick={onSearchClick}
        />
        <MessageBell viewer={data} />
        {/* On a phone the name of the role alone gives way. */}
        <chakra.div display="flex" alignItems="center" gap={{ base: '1', md: '2' }} minW="0" flexShrink={{ base: '0', md: '1' }}>
          <LanguageMenu />
          <HelpMenu onKeysClick={onKeysClick} />
          <PersonMenu viewer={data} />
        </chakra.div>
      </chakra.div>
    </chakra.header>
  );
}
