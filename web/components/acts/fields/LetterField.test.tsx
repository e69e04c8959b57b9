// The letter in the dialog of an act: as it will go, as somebody has edited it, and back.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../relay/errors.ts';
import { show } from '../../../testing/render.tsx';
import { ViewerId } from '../../session/viewer-id.ts';
import { ActQuestion } from '../ActQuestion.tsx';

const TARGET = { id: '1', number: 'JN1', title: '题名1', refusal: null, isDecision: true };
const ask = () =>
  show(
    <ViewerId value="me">
      <ActQuestion act="EDITOR_RETURN" targets={[TARGET]} onClose={vi.fn()} onDone={vi.fn()} />
    </ViewerId>,
  );
const dialog = () => screen.getByRole('dialog');
const confirm = () => userEvent.click(within(dialog()).getByRole('button', { name: '返回作者修改' }));

const preview = (html: string) => ({
  Node: () => ({ __typename: 'Contribution' }),
  Contribution: () => ({ letterPreview: { subject: '稿件需要修改', html, to: '沈知远 <shen@example.org>' } }),
});

it('shows the letter as it will go, and sends it as it was edited; reset, it follows the template again', async () => {
  const { asked, answer } = await ask();
  await waitFor(() => expect(asked().map(({ name }) => name)).toContain('LetterFieldQuery'));
  await answer('LetterFieldQuery', preview('<p>尊敬的作者：</p>'));
  await waitFor(() => expect(dialog().textContent).toContain('尊敬的作者：'));
  for (const words of ['稿件需要修改', '沈知远 <shen@example.org>', '信按模板生成']) expect(dialog().textContent).toContain(words);
  cleanup();
  // As an edit leaves it.
  sessionStorage.setItem('act:me:EDITOR_RETURN:1', JSON.stringify({ comment: '请修改。', letter: '<p>沈老师：</p>' }));
  const again = await ask();
  await waitFor(() => expect(again.asked().map(({ name }) => name)).toContain('LetterFieldQuery'));
  await again.answer('LetterFieldQuery', preview('<p>尊敬的作者：</p>'));
  await waitFor(() => expect(dialog().textContent).toContain('沈老师：'));
  expect(dialog().textContent).not.toContain('尊敬的作者：');
  await confirm();
  expect(again.asked().find(({ name }) => name === 'actDocumentsReturnByEditorMutation')?.variables['input']).toMatchObject({
    letter: '<p>沈老师：</p>',
  });
  await again.fail(
    'actDocumentsReturnByEditorMutation',
    new ApiError('信中有不允许的内容', { code: 'INVALID_INPUT', fields: { letter: '信中不能有外部图片' } }),
  );
  expect(dialog().textContent).toContain('信中不能有外部图片');
  await userEvent.click(screen.getByRole('button', { name: '恢复为模板' }));
  expect(dialog().textContent).toContain('尊敬的作者：');
});

it('takes an image into the letter of this one manuscript, kept for its journal', async () => {
  const { asked, answer } = await ask();
  await waitFor(() => expect(asked().map(({ name }) => name)).toContain('LetterFieldQuery'));
  await answer('LetterFieldQuery', { ...preview('<p>尊敬的作者：</p>'), Colloquium: () => ({ id: 'journal' }) });
  await userEvent.click(await screen.findByRole('button', { name: '图片' }));
  const image = new File(['…'], '图.png', { type: 'image/png' });
  fireEvent.change(await screen.findByLabelText('图片文件', { selector: 'input' }), { target: { files: [image] } });
  await waitFor(() => expect(asked().map(({ name }) => name)).toContain('useUploadLetterImageMutation'));
  expect(asked().find(({ name }) => name === 'useUploadLetterImageMutation')?.variables['input']).toMatchObject({
    colloquiumId: 'journal',
  });
});
