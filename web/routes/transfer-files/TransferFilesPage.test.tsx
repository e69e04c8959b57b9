// The signed files of the transfer of copyright: type, files, descriptions, submitting (S2 §2.12).
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { showRoute } from '../../testing/render.tsx';
import query, { type TransferFilesPageQuery } from './__generated__/TransferFilesPageQuery.graphql.ts';
import { TransferFilesPage } from './TransferFilesPage.tsx';

const AT = '2026-03-05T06:32:00.000Z';
const manuscript = {
  __typename: 'Contribution',
  id: 'a=b',
  manuscriptNumber: 'JN1',
  titleZh: '水利碑刻考',
  titleEn: null,
  transfer: { agreedAt: AT, handedInAt: null, colloquiumName: '江南文化' },
  viewerActs: [{ act: 'AUTHORIZE', isAllowed: true, refusal: null }],
};
const UPLOAD = 'useSignedFilesMutation';
const SUBMIT = 'useSubmitTransferMutation';
const PNG = new File(['x'], '签名页.png', { type: 'image/png' });

const showPage = (at = '/main/empowerAddAuthor?roleId=1&id=a%3Db&code=JN1', transfer: object = {}) =>
  showRoute<TransferFilesPageQuery>(query, (search) => ({ id: search.get('id') ?? '' }), <TransferFilesPage />, {
    at,
    objects: {
      Query: () => ({ node: { ...manuscript, transfer: { ...manuscript.transfer, ...transfer } } }),
      Viewer: () => ({ id: 'me' }),
    },
  });
const choose = (file: File) =>
  userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file, { applyAccept: false });
const handIn = () => userEvent.click(screen.getByRole('button', { name: '提交' }));
const files = () => within(screen.getByRole('region', { name: '待提交的文件' }));

beforeEach(() => sessionStorage.clear());

it.each(['code', 'cbCode'])('is found by id, whatever the address says as %s (P2-435, D2-15)', async (name) => {
  await showPage(`/main/empowerAddAuthor?roleId=1&id=a%3Db&${name}=JN1`);
  expect(screen.getByText('水利碑刻考')).toBeTruthy();
  expect(files().getByText('尚未上传文件')).toBeTruthy();
});

it('takes files of the type that is chosen, and lists each with type, name, size, description and its removal (P2-436, R2-161, R2-162, R2-164)', async () => {
  const page = await showPage();
  expect(screen.getByText(/不超过 10 MB/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '表格' }));
  await choose(PNG);
  expect(page.asked(), 'a picture is no table').toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: '图片' }));
  await choose(PNG);
  expect(page.asked()).toMatchObject([{ name: UPLOAD, variables: { input: { contributionId: 'a=b', kind: 'PICTURE' } } }]);
  await page.answer(UPLOAD, { UploadTransferFilePayload: () => ({ file: { path: 'p1', name: '签名页.png', size: 2048 } }) });
  const item = await files().findByRole('listitem');
  for (const words of ['签名页.png', '图片', '2.00 KB']) expect(item.textContent).toContain(words);
  await userEvent.type(files().getByRole('textbox', { name: /文件描述/ }), '全体作者签名');
  await handIn();
  expect(page.asked()).toMatchObject([
    {
      name: SUBMIT,
      variables: { input: { contributionId: 'a=b', files: [{ path: 'p1', kind: 'PICTURE', description: '全体作者签名' }] } },
    },
  ]);
});

it('takes away a file that is not to be handed in; the others are (P2-436)', async () => {
  const page = await showPage();
  for (const [path, name] of [
    ['p1', '签名页.png'],
    ['p2', '附页.png'],
    ['p3', '末页.png'],
  ] as const) {
    await choose(new File(['x'], name, { type: 'image/png' }));
    await page.answer(UPLOAD, { UploadTransferFilePayload: () => ({ file: { path, name, size: 2048 } }) });
    await files().findByRole('button', { name: `移除${name}` });
  }
  await userEvent.click(files().getByRole('button', { name: '移除附页.png' }));
  expect(files().getAllByRole('listitem')).toHaveLength(2);
  await handIn();
  expect(page.asked().map(({ variables }) => variables)).toMatchObject([{ input: { files: [{ path: 'p1' }, { path: 'p3' }] } }]);
});

it('needs at least one file, and leads back to the author’s list once they are handed in (P2-437, P2-438, R2-158, D2-107)', async () => {
  const page = await showPage();
  await handIn();
  expect(screen.getByRole('alert').textContent).toBe('未填写必要信息！');
  expect(page.asked()).toEqual([]);
  await choose(PNG);
  await page.answer(UPLOAD, { UploadTransferFilePayload: () => ({ file: { path: 'p1', name: '签名页.png', size: 2048 } }) });
  await files().findByRole('listitem');
  await handIn();
  await page.answer(SUBMIT, { Contribution: () => ({ ...manuscript, transfer: { ...manuscript.transfer, handedInAt: AT } }) });
  expect(await screen.findByText('提交成功')).toBeTruthy();
  await expect.poll(page.address).toBe('/main/authormanuList?roleId=1');
});

it('needs the agreement first: who has not agreed is led to it (P2-437)', async () => {
  const page = await showPage(undefined, { agreedAt: null });
  expect(page.address()).toBe('/main/empowerAuthor?roleId=1&id=a%3Db&cbCode=JN1');
});
