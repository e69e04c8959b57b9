// The look of components without its styles. No style sheet is applied in tests (setup.ts), and working them out anew for each element
// was a quarter of a form's time. Which properties are styles, and which variants a recipe has, is as in the product.
import type { SystemContext } from '@chakra-ui/react';
import { system } from '../ui/theme/system.ts';

const NO_STYLES = {};

/** `make` is asked once for each key. */
function once<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const now = make(key);
    made.set(key, now);
    return now;
  };
}

const cva: SystemContext['cva'] = (config) => Object.assign(() => NO_STYLES, system.cva(config));
const sva: SystemContext['sva'] = (config) => Object.assign(() => NO_STYLES, system.sva(config));

export const unstyled: SystemContext = {
  ...system,
  _global: [],
  css: () => NO_STYLES,
  cva,
  sva,
  getRecipeFn: once((name: string) => cva(system.getRecipe(name, {}))),
  getSlotRecipeFn: once((name: string) => sva(system.getSlotRecipe(name, {}))),
  isValidProperty: once(system.isValidProperty),
};
