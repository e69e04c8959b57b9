// A thin line at the top while the code of the next page is on its way.
import { chakra } from '@chakra-ui/react';
import { useNavigation } from 'react-router-dom';

export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <chakra.div
      aria-hidden="true"
      position="fixed"
      top="0"
      insetX="0"
      height="2px"
      bg="accent.fg"
      zIndex="popover"
      animation="c-pulse 900ms ease-in-out infinite"
    />
  );
}
