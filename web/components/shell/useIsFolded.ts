// Whether the side navigation is folded to icons, remembered on this machine.
import { useState } from 'react';

const KEY = 'navigationFolded';

export function useIsFolded(): [boolean, (isFolded: boolean) => void] {
  const [isFolded, setIsFolded] = useState(() => localStorage.getItem(KEY) === 'yes');
  return [
    isFolded,
    (next) => {
      localStorage.setItem(KEY, next ? 'yes' : 'no');
      setIsFolded(next);
    },
  ];
}
