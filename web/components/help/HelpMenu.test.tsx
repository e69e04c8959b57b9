// Help at the top of every page: the sheet of keys, and what the publisher says.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { pick } from '../../testing/pick.ts';
import { show } from '../../testing/render.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { HelpMenu } from './HelpMenu.tsx';

const settings = {
  PublicSettings: () => ({
    authorInstructions: { title: '作者须知', body: '1. 使用本人常用邮箱注册' },
    contact: { title: '找谁', body: '- 编辑部：0510-0000' },
    videoGuides: [{ audience: 'AUTHOR', title: '作者操作视频', url: 'https://video.example/a' }],
  }),
};

it('leads to the keys, the guides and whom to ask (B-454)', async () => {
  const onKeysClick = vi.fn();
  await show(<HelpMenu onKeysClick={onKeysClick} />);
  await userEvent.click(screen.getByRole('button', { name: '帮助' }));
  const choices = await screen.findAllByRole('menuitem');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['键盘快捷键', '投稿须知', '操作视频', '联系我们']);
  await pick('键盘快捷键');
  expect(onKeysClick).toHaveBeenCalledOnce();
});

it.each([
  ['instructions', '作者须知', '使用本人常用邮箱注册'],
  ['guides', '操作视频', '作者操作视频'],
  ['contact', '找谁', '编辑部：0510-0000'],
] as const)('shows %s in the publisher’s own words (B-454)', async (subject, title, words) => {
  const { answer } = await show(<HelpDialog subject={subject} onClose={() => undefined} />);
  await answer('HelpDialogQuery', settings);
  expect(screen.getByRole('dialog', { name: title }).textContent).toContain(words);
});
