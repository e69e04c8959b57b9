// Fields while their values are being saved.
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { system } from '../../../ui/theme/system.ts';
import { HeldFields } from './HeldFields.tsx';

afterEach(cleanup);

const form = (isHeld: boolean, isWrong = false) => (
  <ChakraProvider value={system}>
    <HeldFields isHeld={isHeld}>
      <input aria-label="name" />
      <input aria-label="email" aria-invalid={isWrong} />
    </HeldFields>
  </ChakraProvider>
);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('take nothing while they are held, and give the focus back when they are let go: to what is wrong, else to where it was', async () => {
  const { rerender } = render(form(false));
  await userEvent.type(field('name'), '沈');
  rerender(form(true));
  await userEvent.type(field('name'), '知秋');
  await userEvent.type(field('email'), 'a');
  expect([field('name').value, field('email').value]).toEqual(['沈', '']);
  field('email').blur();
  rerender(form(false));
  expect(document.activeElement).toBe(field('name'));
  rerender(form(true));
  rerender(form(false, true));
  expect(document.activeElement).toBe(field('email'));
});

it('lead to the first problem when they are let go after a button was pressed', () => {
  const { rerender } = render(form(false));
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  rerender(form(true));
  rerender(form(false));
  expect(document.activeElement, 'nothing is wrong').toBe(button);
  rerender(form(true));
  rerender(form(false, true));
  expect(document.activeElement).toBe(field('email'));
  button.remove();
});

it('lead to the first problem also from an input beside them, which a pressed button leaves focused', () => {
  const { rerender } = render(form(false));
  const choice = document.body.appendChild(document.createElement('input'));
  choice.focus();
  rerender(form(true));
  rerender(form(false, true));
  expect(document.activeElement).toBe(field('email'));
  choice.remove();
});
