// Acts on ticked rows: the acts of the list, and those that the gate allows for one of them.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ActName } from '../../../shared/workflow.ts';
import { show } from '../../testing/render.tsx';
import { ViewerId } from '../session/viewer-id.ts';
import { ActBar } from './ActBar.tsx';

const row = (id: string, ...acts: ActName[]) => ({
  id,
  manuscriptNumber: `JN${id}`,
  viewerActs: acts.map((act) => ({ act, isAllowed: true, refusal: null, isDecision: false })),
});

async function showBar(rows: ReturnType<typeof row>[]) {
  const onDone = vi.fn();
  const shown = await show(
    <ViewerId value="me">
      <ActBar
        acts={['RECEIVE', 'REFUSE']}
        chosen={new Map(rows.map((one) => [one.id, one]))}
        countElsewhere={0}
        onSelectPage={undefined}
        onClear={vi.fn()}
        titleOf={({ id }) => `题名${id}`}
        onDone={onDone}
      />
    </ViewerId>,
  );
  return { ...shown, onDone };
}
const bar = () => screen.getByRole('region', { name: '批量操作' });
const names = () =>
  within(bar())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

it('says how many of the ticked ones each act can be done with: to receive and decline, and to pass and reject where the gate allows', async () => {
  await showBar([row('1', 'RECEIVE', 'REFUSE'), row('2', 'EDITOR_APPROVE', 'EDITOR_REJECT'), row('3', 'EDITOR_APPROVE')]);
  expect(bar().textContent).toContain('已选 3 篇，其中 1 篇可接收，1 篇可拒绝接收，2 篇可通过，1 篇可退稿');
  expect(names()).toEqual(expect.arrayContaining(['接收 1 篇', '拒绝接收 1 篇', '通过 2 篇', '退稿 1 篇']));
});

it('asks the server about those it can be done with before it asks the person, and sends them once', async () => {
  const { asked, answer, onDone } = await showBar([row('1', 'EDITOR_APPROVE'), row('2', 'EDITOR_APPROVE'), row('3')]);
  await userEvent.click(within(bar()).getByRole('button', { name: '通过 2 篇' }));
  const results = (...refusals: (string | null)[]) => ({
    ApproveByEditorPayload: () => ({
      results: refusals.map((refusal, index) => ({
        contributionId: String(index + 1),
        done: refusal === null,
        refusal,
        contribution: null,
      })),
    }),
  });
  expect(asked()).toMatchObject([{ variables: { input: { contributionIds: ['1', '2'], dryRun: true } } }]);
  await answer('actDocumentsApproveByEditorMutation', results(null, '稿件由其他编辑负责'));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('另有 2 篇不能通过，不会处理');
  expect(dialog.textContent).toContain('稿件由其他编辑负责');
  const confirm = within(dialog).getByRole('button', { name: '通过' });
  await userEvent.dblClick(confirm);
  expect(asked().map(({ variables }) => variables['input'])).toMatchObject([{ contributionIds: ['1'] }]);
  await answer('actDocumentsApproveByEditorMutation', results(null));
  expect(onDone).toHaveBeenCalledOnce();
});
