// The page of one act on an account without a sign-in: title, subject, the form, and links elsewhere.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../ui/page/useDocumentTitle.ts';
import { PublicPage } from '../shell/PublicPage.tsx';

interface AccountCardProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Links to other pages. */
  foot?: ReactNode;
}

export function AccountCard({ title, intro, children, foot }: AccountCardProps) {
  useDocumentTitle(title);
  return (
    <PublicPage>
      <chakra.div width="full" maxW="28rem" py={{ base: '6', md: '10' }} display="grid" gap="5">
        <div>
          <chakra.h1 fontSize="2xl" fontWeight="semibold" lineHeight="tight">
            {title}
          </chakra.h1>
          {intro && (
            <chakra.div mt="2" color="fg.muted" lineHeight="reading">
              {intro}
            </chakra.div>
          )}
        </div>
        <chakra.div bg="bg.panel" borderWidth="1px" borderRadius="md" p={{ base: '4', md: '6' }}>
          {children}
        </chakra.div>
        {foot && (
          <chakra.p display="flex" justifyContent="space-between" flexWrap="wrap" gap="2">
            {foot}
          </chakra.p>
        )}
      </chakra.div>
    </PublicPage>
  );
}
