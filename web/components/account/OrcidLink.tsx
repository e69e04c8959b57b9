// A button that leads to ORCID. The page is left, so it is a plain link.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { OrcidMark } from './OrcidMark.tsx';

export function OrcidLink({ query, size = 'md', children }: { query: string; size?: 'md' | 'lg'; children: ReactNode }) {
  return (
    <chakra.a
      href={`/orcid/start${query === '' ? '' : `?${query}`}`}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      gap="2.5"
      minH={size === 'lg' ? '11' : '9'}
      px="4"
      borderRadius="md"
      borderWidth="1px"
      borderColor="border.control"
      bg="bg.panel"
      fontWeight="medium"
      fontSize={size === 'lg' ? 'lg' : 'md'}
      textDecoration="none"
      _hover={{ borderColor: 'accent.fg', color: 'accent.fg' }}
    >
      <OrcidMark />
      {children}
    </chakra.a>
  );
}
