// A page that only passes on: it says what is happening, shows a spinner, and offers a link for people who do not want to wait.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Spinner } from '../../ui/page/Spinner.tsx';

export function Passing({ children, link }: { children: ReactNode; link?: ReactNode }) {
  return (
    <chakra.div display="flex" alignItems="center" gap="3" lineHeight="reading">
      <Spinner size="1.25rem" />
      <chakra.p role="status" flex="1">
        {children}
      </chakra.p>
      {link}
    </chakra.div>
  );
}
