// The steps of a long form, in words.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { pick } from '../../testing/pick.ts';
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

function Form() {
  const [current, setCurrent] = useState('authors');
  return (
    <StepTabs label="Steps" tabs={TABS} current={current} onSelect={setCurrent} panelId="p">
      <input aria-label={current} />
    </StepTabs>
  );
}

it('are one stop of the Tab key, the open one; arrows lead round and open what they lead to, and what stands in the panel comes next', async () => {
  await show(<Form />, { language: 'en-US' });
  const list = screen.getByRole('tablist', { name: 'Steps', hidden: true });
  expect(list.getAttribute('aria-orientation')).toBe('vertical');
  const tabs = within(list).getAllByRole('tab', { hidden: true });
  const said = () => tabs.map((tab) => `${tab.tabIndex} ${tab.getAttribute('aria-selected')}`);
  expect(said()).toEqual(['-1 false', '0 true', '-1 false', '-1 false']);
  tabs[1]?.focus();
  const walked: (string | null | undefined)[] = [];
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'End', 'Home']) {
    await userEvent.keyboard(`{${key}}`);
    walked.push(document.activeElement?.textContent);
  }
  expect(walked).toEqual(['TitleDone', 'Review (not begun)', 'TitleDone', 'TitleDone', 'TitleDone', 'Review (not begun)', 'TitleDone']);
  expect(said()).toEqual(['0 true', '-1 false', '-1 false', '-1 false']);
  const panel = screen.getByRole('tabpanel', { name: 'Title' });
  expect([panel.id, panel.tabIndex, tabs[0]?.getAttribute('aria-controls')]).toEqual(['p', -1, 'p']);
  await userEvent.click(tabs[2] ?? list);
  expect(screen.getByRole('tabpanel').getAttribute('data-tab')).toBe('funding');
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'funding' }));
});

it('say where one is in a menu of all with number, words and a tick for the open one', async () => {
  await show(<Form />, { language: 'en-US' });
  await userEvent.click(screen.getByRole('button', { name: 'Steps Step 2 of 4 Authors' }));
  const choices = await screen.findAllByRole('menuitem');
  expect(choices.map((choice) => [choice.textContent, choice.getAttribute('aria-current')])).toEqual([
    ['1. Title · Done', null],
    ['2. Authors · 2 missing', 'true'],
    ['3. Funding · Optional', null],
    ['4. Review', null],
  ]);
  await pick(/Review/);
  expect(await screen.findByRole('tabpanel', { name: 'Review' })).toBeTruthy();
});
