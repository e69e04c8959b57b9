// The product's sign and name, leading to the beginning.
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const StyledLink = chakra(Link);

/** `isNamed`: with its name on phones too. */
export function Brand({ to, name, isNamed = false }: { to: string; name: string; isNamed?: boolean }) {
  return (
    <StyledLink
      to={to}
      display="flex"
      alignItems="center"
      gap="2"
      minW="0"
      fontWeight="semibold"
      fontSize="lg"
      color="fg"
      textDecoration="none"
      aria-label={name}
    >
      <chakra.img src="/favicon.svg" alt="" boxSize="7" maxW="none" flexShrink="0" borderRadius="sm" />
      <chakra.span truncate hideBelow={isNamed ? undefined : 'md'}>
        {name}
      </chakra.span>
    </StyledLink>
  );
}
