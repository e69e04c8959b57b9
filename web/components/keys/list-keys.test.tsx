// The keys of lists on a real table: their targets, the buttons they press, and when they are left alone.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import enUS from '../../i18n/en-US/keys.json';
import zhCN from '../../i18n/zh-CN/keys.json';
import { show } from '../../testing/render.tsx';
import { DataTable, type Column } from '../../ui/list/DataTable.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { neighbourMark, PAGE_ACTS, PAGE_FILES, REMIND_ACT, USUAL_ACT } from '../../ui/marks.ts';
import { KeySheet } from './KeySheet.tsx';
import { KEYS } from './list-keys.ts';
import { useKeys } from './useKeys.ts';

interface Row {
  id: string;
  title: string;
}
const ROWS: Row[] = ['水利碑刻考', '方志中的市镇', '江南文书'].map((title, at) => ({ id: `c${at}`, title }));

function Page({ onAct }: { onAct: (id: string) => void }) {
  const { overlay, close } = useKeys();
  const [ticked, setTicked] = useState(new Set<string>());
  const columns: Column<Row>[] = [
    { key: 'title', header: '题名', part: 'title', cell: ({ id, title }) => <Link to={`/read/${id}`}>{title}</Link> },
    {
      key: 'acts',
      header: '操作',
      part: 'acts',
      cell: ({ id }) => (
        <>
          <button onClick={() => onAct(`delete ${id}`)}>删除</button>
          {id !== 'c2' && (
            <button {...USUAL_ACT} onClick={() => onAct(id)}>
              接收
            </button>
          )}
        </>
      ),
    },
  ];
  return (
    <main>
      <input type="search" aria-label="搜索" />
      <DataTable
        caption="稿件"
        columns={columns}
        rows={ROWS}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        selection={{
          selected: ticked,
          onToggle: (rows, isSelected) => setTicked(new Set(isSelected ? [...ticked, ...rows.map(({ id }) => id)] : [])),
        }}
      />
      {overlay === 'keys' && <KeySheet onClose={close} />}
    </main>
  );
}

async function open() {
  localStorage.clear();
  const onAct = vi.fn();
  const { address } = await show(<Page onAct={onAct} />);
  return { onAct, address };
}
const focused = () => document.activeElement?.textContent;
const keys = (text: string) => userEvent.keyboard(text);

it('j and k walk the rows, the arrows too once one walks; Enter opens, x ticks, r does what is usual', async () => {
  const { onAct, address } = await open();
  await keys('{ArrowDown}');
  expect(document.activeElement).toBe(document.body);
  await keys('jj');
  expect(focused()).toBe('方志中的市镇');
  await keys('{ArrowDown}{ArrowDown}k');
  expect(focused()).toBe('方志中的市镇');
  await keys('x');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /方志中的市镇/ }).checked).toBe(true);
  await keys('r');
  expect(onAct.mock.calls).toEqual([['c1']]);
  await keys('{Enter}');
  expect(address()).toBe('/read/c1');
});

it('/ leads to the search, where letters are letters', async () => {
  await open();
  await keys('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await keys('jx?');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('jx?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('? shows the sheet of keys; with it open no key reaches the list, and there the letters are turned off for good', async () => {
  const { onAct } = await open();
  await keys('j?');
  expect(screen.getByRole('dialog', { name: '键盘快捷键' })).toBeTruthy();
  await keys('r');
  expect(onAct).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: '使用单个字母的快捷键' }));
  await keys('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await keys('r');
  expect(onAct).not.toHaveBeenCalled();
});

it('leaves alone what an input method composes, and what is pressed with Ctrl or Alt', async () => {
  const { onAct } = await open();
  await keys('j');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'r', ctrlKey: true });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'r', altKey: true });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'r', isComposing: true });
  expect(onAct).not.toHaveBeenCalled();
});

it('a dialog has its keys for itself', async () => {
  localStorage.clear();
  const onAct = vi.fn();
  await show(
    <>
      <Page onAct={onAct} />
      <Dialog isOpen title="接收稿件" onClose={() => undefined}>
        确定？
      </Dialog>
    </>,
  );
  await keys('jr?');
  expect(onAct).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog', { name: '键盘快捷键' })).toBeNull();
});

it('r presses what is marked as usual and nothing else', async () => {
  const { onAct } = await open();
  await keys('jjj');
  expect(focused()).toBe('江南文书');
  await keys('r');
  expect(onAct).not.toHaveBeenCalled();
});

it('held down, j goes on, and nothing is ticked or done twice', async () => {
  const { onAct } = await open();
  await keys('j{j>2/}');
  expect(focused()).toBe('江南文书');
  await keys('k{r>3/}{x>2/}');
  expect(onAct.mock.calls).toEqual([['c1']]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /方志中的市镇/ }).checked).toBe(true);
});

it('Caps Lock changes nothing', async () => {
  await open();
  fireEvent.keyDown(document.body, { key: 'J' });
  expect(focused()).toBe('水利碑刻考');
});

it('a row without a link has the focus itself, and Enter there presses nothing', async () => {
  localStorage.clear();
  const onAct = vi.fn();
  function Bare() {
    useKeys();
    const columns: Column<Row>[] = [
      { key: 'title', header: '时间', part: 'title', cell: ({ title }) => title },
      { key: 'acts', header: '操作', part: 'acts', cell: ({ id }) => id !== 'c1' && <button onClick={onAct}>结束会话</button> },
    ];
    return (
      <main>
        <DataTable caption="登录" columns={columns} rows={ROWS} rowKey={({ id }) => id} />
      </main>
    );
  }
  await show(<Bare />);
  const row = () => document.activeElement?.getAttribute('data-row');
  await keys('j{Enter}');
  expect(row()).toBe('c0');
  await keys('j');
  expect(row()).toBe('c1');
  await keys('jr');
  expect(row()).toBe('c2');
  expect(onAct).not.toHaveBeenCalled();
});

it('every key has its words in both languages, and no words are left over', () => {
  const does = KEYS.map((key) => `keys.does.${key.does}`).sort();
  for (const texts of [zhCN, enUS]) expect(Object.keys(texts).filter((key) => key.startsWith('keys.does.'))).toEqual(does);
});

it('the sheet shows the key of commands as it stands on the keyboard', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  await show(<KeySheet onClose={() => undefined} />);
  expect(screen.getByText('⌘ K')).toBeTruthy();
  expect(screen.queryByText('Ctrl K')).toBeNull();
  vi.restoreAllMocks();
});

it('on the page of a manuscript n and p go to its neighbours, a to its acts, r presses the usual one, e reminds, f goes to the files (B-441)', async () => {
  localStorage.clear();
  const pressed = vi.fn();
  function Manuscript({ isReminding = false }) {
    useKeys();
    return (
      <main>
        <Link {...neighbourMark('previous')} to="/read/before">
          上一篇
        </Link>
        <Link {...neighbourMark('next')} to="/read/after">
          下一篇
        </Link>
        <div {...PAGE_ACTS}>
          <button disabled>汇总</button>
          <button {...USUAL_ACT} onClick={() => pressed('usual')}>
            接收
          </button>
        </div>
        <button {...REMIND_ACT} aria-disabled={isReminding} onClick={() => pressed('remind')}>
          提醒
        </button>
        <section {...PAGE_FILES}>
          <a href="/files/1">稿件.docx</a>
        </section>
      </main>
    );
  }
  const { address } = await show(<Manuscript />);
  await keys('n');
  expect(address()).toBe('/read/after');
  await keys('p');
  expect(address()).toBe('/read/before');
  await keys('a');
  expect(focused()).toBe('接收');
  await keys('f');
  expect(focused()).toBe('稿件.docx');
  await keys('re');
  expect(pressed.mock.calls).toEqual([['usual'], ['remind']]);
  cleanup();
  await show(<Manuscript isReminding />);
  await keys('e');
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('where there is nothing of a manuscript its keys do nothing (B-441)', async () => {
  const { onAct, address } = await open();
  const before = address();
  await keys('npaef');
  expect(address()).toBe(before);
  expect(document.activeElement).toBe(document.body);
  expect(onAct).not.toHaveBeenCalled();
});
