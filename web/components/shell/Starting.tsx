// The moment before the first page: its code and data are on their way.
import { chakra } from '@chakra-ui/react';
import { Spinner } from '../../ui/page/Spinner.tsx';

export function Starting() {
  return (
    <chakra.div minH="100dvh" display="grid" placeItems="center" color="fg.muted">
      <Spinner size="1.5rem" />
    </chakra.div>
  );
}
