// A page that only passes on: what is happening, a turning wheel, and the way on for whoever does not want to wait.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Spinner } from '../../ui/Spinner.tsx';

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
