// The form of a maintenance while its save is under way.
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { system } from '../../ui/system.ts';
import { MaintenanceForm } from './MaintenanceForm.tsx';

const planMaintenance = vi.hoisted(() => vi.fn());
vi.mock('./usePlanMaintenance.ts', () => ({ usePlanMaintenance: () => ({ planMaintenance, isPending: false }) }));
vi.mock('react-relay/hooks', async (original) => ({
  ...(await original<object>()),
  useFragment: (_fragment: unknown, key: unknown) => key,
}));
vi.mock('../../components/shell/LeaveQuestion.tsx', () => ({
  LeaveQuestion: ({ isActive }: { isActive: boolean }) => <output>{isActive ? 'unsaved' : 'saved'}</output>,
}));
beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({
      lng: 'zh-CN',
      fallbackLng: false,
      keySeparator: false,
      nsSeparator: false,
      resources: { 'zh-CN': { maintenance: {}, ui: {}, messages: {} } },
    });
});
afterEach(cleanup);

const planOf = (version: number, textEn: string) => ({
  version,
  startsAt: '2030-03-02T14:00:00.000Z',
  endsAt: '2030-03-02T14:30:00.000Z',
  textZh: '升级',
  textEn,
});
const form = (version: number, textEn: string) => {
  // What a fragment stands for, where useFragment hands it through.
  const plan = { ...planOf(version, textEn), ' $fragmentSpreads': { MaintenanceForm_plan: true } as never };
  return (
    <ChakraProvider value={system}>
      <MaintenanceForm plan={plan} isChange />
    </ChakraProvider>
  );
};
const english = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /textEn/ });

it('keeps what is typed while it is saved, as unsaved over what was saved', async () => {
  let answer: (version: number) => void = () => {};
  planMaintenance.mockImplementation(
    () =>
      new Promise<number>((resolve) => {
        answer = resolve;
      }),
  );
  const { rerender } = render(form(1, 'Upgrade'));
  const field = english();
  await userEvent.type(field, '.');
  await userEvent.click(screen.getByRole('button', { name: 'maintenance.form.save' }));
  await waitFor(() => expect(planMaintenance).toHaveBeenCalledOnce());
  await userEvent.type(field, ' Soon');
  rerender(form(2, 'Upgrade.'));
  answer(2);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('unsaved'));
  expect([english(), english().value]).toEqual([field, 'Upgrade. Soon']);
  await userEvent.click(screen.getByRole('button', { name: 'maintenance.form.save' }));
  await waitFor(() => expect(planMaintenance).toHaveBeenCalledTimes(2));
  expect(planMaintenance.mock.calls.map(([input]: { version: number; textEn: string }[]) => [input?.version, input?.textEn])).toEqual([
    [1, 'Upgrade.'],
    [2, 'Upgrade. Soon'],
  ]);
});
