// In demo mode: the accounts to try, one click fills the form.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Settings } from './settings.ts';
import type { Credentials } from './SignInForm.tsx';

export function DemoAccounts({ accounts, onChoose }: { accounts: Settings['demoAccounts']; onChoose: (credentials: Credentials) => void }) {
  const { t } = useTranslation('login');
  if (accounts.length === 0) return null;
  return (
    <chakra.section aria-labelledby="demo-accounts" bg="bg.subtle" borderRadius="md" p="4">
      <chakra.h2 id="demo-accounts" fontWeight="semibold">
        {t('login.demo.title')}
      </chakra.h2>
      <chakra.p color="fg.muted" fontSize="sm" mb="2">
        {t('login.demo.hint')}
      </chakra.p>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(11rem, 1fr))"
        gap="1"
        mx="-2"
        maxH="16rem"
        overflowY="auto"
      >
        {accounts.map((one) => (
          <li key={one.account}>
            <chakra.button
              type="button"
              width="full"
              title={one.roles.join(t('login.demo.comma'))}
              textAlign="start"
              px="2"
              py="1.5"
              borderRadius="sm"
              cursor="pointer"
              _hover={{ bg: 'bg.emphasized' }}
              onClick={() => onChoose({ account: one.account, password: one.password })}
            >
              <chakra.span display="block" truncate>
                <chakra.span fontWeight="medium" me="2">
                  {one.roles.join(t('login.demo.comma'))}
                </chakra.span>
                {one.name}
              </chakra.span>
              <chakra.span display="block" fontSize="xs" color="fg.muted" truncate>
                {one.account}
              </chakra.span>
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
