// Choosing from an open menu by keys. A click that comes before the menu has its place is lost, which no person's is.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Goes to the choice of this name, and takes it. */
export async function pick(name: string | RegExp): Promise<void> {
  const item = await screen.findByRole('menuitem', { name });
  const { length } = screen.getAllByRole('menuitem');
  for (let step = 0; step <= length && !item.hasAttribute('data-highlighted'); step += 1) await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
}
