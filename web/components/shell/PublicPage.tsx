// The frame of a page that needs no session: the product's name and, without a session, the language.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { storedToken } from '../../relay/token.ts';
import { Brand } from './Brand.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

/** `foot`: below everything, as wide as the page. */
export function PublicPage({ children, foot }: { children: ReactNode; foot?: ReactNode }) {
  const { t } = useTranslation('messages');
  return (
    <chakra.div minH="100dvh" display="flex" flexDirection="column">
      <chakra.header
        minH="14"
        bg="bg.panel"
        borderBottomWidth="1px"
        px={{ base: '4', md: '6' }}
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        data-no-print
      >
        <Brand to="/" name={t('product.name')} isNamed />
        {/* In a session the language is the session's: its header switches it. */}
        {storedToken() === null && <LanguageChoice />}
      </chakra.header>
      <chakra.main flex="1" display="grid" placeItems="center" px="4">
        {children}
      </chakra.main>
      {foot}
    </chakra.div>
  );
}
