// The agreement on the transfer of copyright: what the server refuses.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '../../relay/errors.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type TransferAgreementPageQuery } from './__generated__/TransferAgreementPageQuery.graphql.ts';
import { TransferAgreementPage } from './TransferAgreementPage.tsx';

it('says in the server’s words why the agreement was not taken, and stays with the tick (R2-194)', async () => {
  const { asked, fail, address } = await showRoute<TransferAgreementPageQuery>(QUERY, () => ({ id: 'm' }), <TransferAgreementPage />, {
    at: '/main/empowerAuthor?id=m&cbCode=JN1',
    objects: {
      Node: () => ({ __typename: 'Contribution' }),
      Contribution: () => ({
        id: 'm',
        manuscriptNumber: 'JN1',
        transfer: { title: '著作权转让协议', body: '协议', version: 3, colloquiumName: '江南文化', agreedAt: null, handedInAt: null },
        viewerActs: [{ act: 'AUTHORIZE', isAllowed: true, refusal: null }],
      }),
    },
  });
  const tick = screen.getByRole<HTMLInputElement>('checkbox');
  await userEvent.click(tick);
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  const input = { contributionId: 'm', hasAgreed: true, version: 3 };
  expect(asked()).toEqual([{ name: 'useAgreeToTransferMutation', variables: { input } }]);
  await fail('useAgreeToTransferMutation', new ApiError('稿件状态已发生变化', { code: 'ACT_NOT_ALLOWED' }));
  expect(screen.getByRole('alert').textContent).toBe('稿件状态已发生变化');
  expect(tick.checked).toBe(true);
  expect(address()).toBe('/main/empowerAuthor?id=m&cbCode=JN1');
});
