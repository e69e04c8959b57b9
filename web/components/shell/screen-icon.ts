// The sign of a screen in the navigation, so that it can be folded.
import { isScreenPath, SCREENS } from '../../../shared/screens.ts';
import type { IconName } from '../../ui/Icon.tsx';

/** `path` below /main, as the server's menu has it. */
export function iconOfScreen(path: string): IconName {
  const screen = isScreenPath(path) ? SCREENS[path] : undefined;
  return screen && 'icon' in screen ? screen.icon : 'circle';
}
