// The steps of a long form, in words.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/render.tsx';
import { StepTabs, type StepTab } from './StepTabs.tsx';

const TABS: StepTab[] = [
  { key: 'title', label: 'Title', state: 'done' },
  { key: 'authors', label: 'Authors', state: 'incomplete', missing: 2 },
  { key: 'funding', label: 'Funding', state: 'optional' },
  { key: 'review', label: 'Review', state: 'todo' },
];

it.each([
  ['zh-CN', ['Title完成', 'Authors缺 2 项', 'Funding选填', 'Review（未开始）'], '第 2 步，共 4 步'],
  ['en-US', ['TitleDone', 'Authors2 missing', 'FundingOptional', 'Review (not begun)'], 'Step 2 of 4'],
] as const)('say in words how far each has come, and which one is open, %s', async (language, words, count) => {
  const onSelect = vi.fn();
  await show(
    <StepTabs label="Steps" tabs={TABS} current="authors" onSelect={onSelect} panelId="p">
      form
    </StepTabs>,
    { language },
  );
  expect(screen.getAllByRole('tab', { hidden: true }).map((tab) => tab.textContent)).toEqual(words);
  expect(screen.getByRole('button').textContent).toContain(count);
  screen.getByRole('tab', { selected: true, hidden: true }).focus();
  await userEvent.keyboard('{ArrowDown}{Home}{End}');
  expect(onSelect.mock.calls).toEqual([['funding'], ['title'], ['review']]);
  expect(screen.getByRole('tabpanel', { name: 'Authors' }).textContent).toBe('form');
});
