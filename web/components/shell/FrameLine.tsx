// A quiet line beneath the header that stays over every page until it is closed, for this tab or until its news are other ones.
import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';

interface FrameLineProps {
  /** Where the closing is kept. */
  name: string;
  /** What it is about: closed once, it comes back with other news. */
  news: string;
  icon: IconName;
  closeLabel: string;
  children: ReactNode;
}

export function FrameLine({ name, news, icon, closeLabel, children }: FrameLineProps) {
  const key = `${name}.dismissed`;
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(key));
  if (dismissed === news) return null;
  function handleDismiss() {
    sessionStorage.setItem(key, news);
    setDismissed(news);
  }
  return (
    <chakra.div
      role="status"
      bg="warning.tint"
      color="warning.fg"
      borderBottomWidth="1px"
      px={{ base: '4', md: '6' }}
      py="1.5"
      display="flex"
      alignItems="flex-start"
      gap="2"
      fontSize="sm"
      data-no-print
    >
      <Icon name={icon} mt="2" />
      <chakra.p flex="1" minW="0" py="1.5">
        {children}
      </chakra.p>
      <IconButton icon="close" label={closeLabel} boxSize="8" onClick={handleDismiss} />
    </chakra.div>
  );
}
