// Late answers and the focus.
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { hasGoneOn, watchActs } from './gone-on.ts';

it('leaves the focus to somebody who has gone on to another field since the form was sent, and only then', async () => {
  const end = watchActs(document);
  document.body.innerHTML = '<form><input id="one"><input id="two"><button>send</button></form>';
  const form = document.querySelector('form');
  form?.addEventListener('submit', (event) => event.preventDefault());
  const go = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
  go('#one');
  await userEvent.keyboard('{Enter}');
  expect(hasGoneOn(), 'still where it was sent from').toBe(false);
  go('#two');
  expect(hasGoneOn()).toBe(true);
  await userEvent.click(document.querySelector('button') ?? document.body);
  expect(hasGoneOn(), 'at the button').toBe(false);
  go('#one');
  expect(hasGoneOn()).toBe(true);
  end();
  document.body.replaceChildren();
});
