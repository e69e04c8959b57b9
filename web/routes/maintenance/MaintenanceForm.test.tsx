// The form of a maintenance while its save is under way.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { expect, it } from 'vitest';
import { showQuery } from '../../testing/render.tsx';
import type { MaintenanceFormTestQuery } from './__generated__/MaintenanceFormTestQuery.graphql.ts';
import { MaintenanceForm } from './MaintenanceForm.tsx';

const QUERY = graphql`
  query MaintenanceFormTestQuery @relay_test_operation {
    maintenancePlan {
      ...MaintenanceForm_plan
    }
  }
`;

const planOf = (version: number, textEn: string) => ({
  id: 'plan',
  version,
  startsAt: '2030-03-02T14:00:00.000Z',
  endsAt: '2030-03-02T14:30:00.000Z',
  textZh: '升级',
  textEn,
});

const MUTATION = 'MaintenanceFormMutation';
const english = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /英文/ });
const save = () => userEvent.click(screen.getByRole('button', { name: '保存修改' }));
/** Whether closing the tab is asked about. */
const isUnsaved = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('keeps what is typed while it is saved, as unsaved over what was saved', async () => {
  const { asked, answer } = await showQuery<MaintenanceFormTestQuery>(
    QUERY,
    { variables: {}, objects: { MaintenancePlan: () => planOf(1, 'Upgrade') } },
    ({ maintenancePlan }) => maintenancePlan && <MaintenanceForm viewerId="me" plan={maintenancePlan} isChange />,
  );
  const field = english();
  expect(isUnsaved()).toBe(false);
  await userEvent.type(field, '.');
  await save();
  const sent = () => asked().map(({ name, variables }) => [name, variables['input'].version, variables['input'].textEn]);
  expect(sent()).toEqual([[MUTATION, 1, 'Upgrade.']]);
  await userEvent.type(field, ' Soon');
  await answer(MUTATION, { MaintenancePlan: () => planOf(2, 'Upgrade.') });
  expect(isUnsaved()).toBe(true);
  expect([english(), english().value]).toEqual([field, 'Upgrade. Soon']);
  await save();
  expect(sent()).toEqual([[MUTATION, 2, 'Upgrade. Soon']]);
});
