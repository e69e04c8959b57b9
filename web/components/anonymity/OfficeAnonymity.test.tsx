// Before it invites blind reviewers the office sees the traces of the authors in a file, and has three choices.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/render.tsx';
import { OfficeAnonymity } from './OfficeAnonymity.tsx';

const nothing = {
  properties: [],
  markNames: [],
  headers: [],
  text: [],
  commentTexts: [],
  deleted: [],
  pictures: [],
  graphics: [],
  links: [],
  elsewhere: [],
};
const file = { id: 'f1', name: '论文.pdf', kind: 'MANUSCRIPT', isForReviewers: true };
const MUTATION = 'useSettleAnonymityMutation';
beforeEach(() => sessionStorage.clear());

async function showOffice(anonymity: object | null, choices: readonly object[] = []) {
  const onSettled = vi.fn();
  const shown = await show(<OfficeAnonymity contributionId="c1" onSettled={onSettled} />);
  const contribution = { id: 'c1', files: [file], authors: [{ personName: '沈知秋', email: null }], anonymityChoices: choices };
  const node = { Node: () => ({ __typename: 'Contribution' }) };
  await shown.answer('OfficeAnonymityQuery', { ...node, Contribution: () => contribution });
  await shown.answer('useAnonymityQuery', {
    ...node,
    Contribution: () => ({ fileAnonymity: anonymity && { isRead: true, ...nothing, ...anonymity } }),
  });
  return { ...shown, onSettled };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string) => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

it('says nothing where reviewers may know the authors', async () => {
  const { onSettled } = await showOffice(null);
  expect(screen.queryByRole('region')).toBeNull();
  expect(onSettled).toHaveBeenLastCalledWith(true);
});

it('names what is found and offers to ask, to replace and to go on', async () => {
  const { onSettled } = await showOffice({ text: ['沈知秋'] });
  expect(screen.getByRole('region', { name: '匿名检查' }).textContent).toContain('沈知秋');
  for (const name of ['请作者提供匿名版', '上传匿名版', '照常送审']) expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(onSettled).toHaveBeenLastCalledWith(false);
});

it('goes on for a reason only', async () => {
  const { asked } = await showOffice({ text: ['沈知秋'] });
  await press('照常送审');
  await confirm('照常送审');
  expect(screen.getByText('请填写理由')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox'), '自引无法避免');
  await confirm('照常送审');
  const input = { contributionId: 'c1', fileId: 'f1', choice: 'GO_ON', reason: '自引无法避免' };
  expect(asked().filter(({ name }) => name === MUTATION)).toEqual([{ name: MUTATION, variables: { input } }]);
});

it('a file that cannot be read waits for a decision too, and one that was decided on does not', async () => {
  const { onSettled } = await showOffice({ isRead: false }, [
    { fileId: 'f1', choice: 'GO_ON', reason: '已核对', madeBy: '叶书宁', madeAt: '2026-03-05T06:32:00.000Z' },
  ]);
  expect(onSettled).toHaveBeenLastCalledWith(true);
  expect(screen.getByText(/叶书宁 于 2026-03-05 14:32 决定照常送审/)).toBeTruthy();
  expect(screen.getByText('说明：已核对')).toBeTruthy();
});
