// Choosing from an open menu by keys: clicks of the simulated pointer on a menu that has just opened were lost now and then.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Goes to the choice of this name, and takes it. */
export async function pick(name: string | RegExp): Promise<void> {
  const item = await screen.findByRole('menuitem', { name });
  const { length } = screen.getAllByRole('menuitem');
  for (let step = 0; step <= length && !item.hasAttribute('data-highlighted'); step += 1) await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
}
