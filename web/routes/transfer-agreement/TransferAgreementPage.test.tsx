// The agreement to the transfer of copyright: its text, the tick, the way on (S2 §2.12).
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showRoute } from '../../testing/render.tsx';
import query, { type TransferAgreementPageQuery } from './__generated__/TransferAgreementPageQuery.graphql.ts';
import { TransferAgreementPage } from './TransferAgreementPage.tsx';

const manuscript = {
  __typename: 'Contribution',
  id: 'a=b',
  manuscriptNumber: 'JN1',
  titleZh: '水利碑刻考',
  titleEn: null,
  transfer: {
    version: 2,
    agreedAt: null,
    handedInAt: null,
    title: '版权转让协议',
    body: '甲方沈知远，乙方《江南文化》。',
    colloquiumName: '江南文化',
  },
  viewerActs: [{ act: 'AUTHORIZE', isAllowed: true, refusal: null }],
};
const AGREE = 'AgreementFormMutation';
const showPage = (at: string) =>
  showRoute<TransferAgreementPageQuery>(query, (search) => ({ id: search.get('id') ?? '' }), <TransferAgreementPage />, {
    at,
    objects: { Query: () => ({ node: manuscript }) },
  });

it.each(['cbCode', 'code'])(
  'is found by id, whatever the address says as %s, with the text of the manuscript (P2-431, P2-432, D2-15)',
  async (name) => {
    await showPage(`/main/empowerAuthor?id=a%3Db&${name}=JN1`);
    expect(screen.getByRole('heading', { name: '版权转让协议' })).toBeTruthy();
    expect(screen.getByText('甲方沈知远，乙方《江南文化》。')).toBeTruthy();
  },
);

it('goes on once it is ticked as read, and only then; that is told to the server, and leads to the files (P2-433, P2-434, R2-159, R2-160)', async () => {
  const page = await showPage('/main/empowerAuthor?id=a%3Db&cbCode=JN1');
  const next = () => userEvent.click(screen.getByRole('button', { name: '下一步' }));
  await next();
  expect(page.asked()).toEqual([]);
  expect(page.address()).toContain('/main/empowerAuthor');
  await userEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意本协议' }));
  await next();
  expect(page.asked()).toMatchObject([{ name: AGREE, variables: { input: { contributionId: 'a=b', hasAgreed: true, version: 2 } } }]);
  await page.answer(AGREE, {
    Contribution: () => ({ ...manuscript, transfer: { ...manuscript.transfer, agreedAt: '2026-03-05T06:32:00.000Z' } }),
  });
  await expect.poll(page.address).toBe('/main/empowerAddAuthor?roleId=1&id=a%3Db&code=JN1');
});
