// A small turning ring beside words on the work in progress.
import { chakra } from '@chakra-ui/react';

export function Spinner({ size = '1em' }: { size?: string }) {
  return (
    <chakra.span
      aria-hidden="true"
      display="inline-block"
      boxSize={size}
      borderRadius="full"
      borderWidth="2px"
      borderColor="currentColor"
      borderTopColor="transparent"
      animation="c-spin 700ms linear infinite"
      flexShrink="0"
    />
  );
}
