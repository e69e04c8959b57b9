// The palette: its results by place and role, and its keys.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../relay/errors.ts';
import { showQuery } from '../../testing/render.tsx';
import type { PaletteTestQuery } from './__generated__/PaletteTestQuery.graphql.ts';
import { PAGE_ACTS } from '../../ui/marks.ts';
import { keepOpened } from './opened-lately.ts';
import { Palette } from './Palette.tsx';

const QUERY = graphql`
  query PaletteTestQuery @relay_test_operation {
    viewer {
      ...Palette_viewer
    }
  }
`;
const navigation = [
  { name: '稿件', items: [{ name: '稿件列表', url: 'editorManusList' }] },
  { name: '个人中心', items: [{ name: '消息中心', url: 'msgCenter' }] },
];
const roles = [
  { id: 'r3', name: '编辑' },
  { id: 'r2', name: '审稿专家' },
];

/** It is opened on a page that is there. */
function Afterwards({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  return isShown && children;
}

async function open(kind = 'EDITOR', page: ReactNode = null) {
  const onSwitchRole = vi.fn();
  const onClose = vi.fn();
  const shown = await showQuery<PaletteTestQuery>(
    QUERY,
    { variables: {}, objects: { Viewer: () => ({ id: 'v1', currentRole: { id: 'r3', kind, number: 3 }, roles, navigation }) } },
    ({ viewer }) =>
      viewer && (
        <>
          {page}
          <Afterwards>
            <Palette viewer={viewer} onSwitchRole={onSwitchRole} onClose={onClose} />
          </Afterwards>
        </>
      ),
  );
  return { ...shown, onSwitchRole, onClose };
}
/** After the pause. */
const isAsked = (asked: () => unknown[]) => waitFor(() => expect(asked()).toHaveLength(1));
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const type = (text: string) => userEvent.type(screen.getByRole('combobox'), text);
const MANUSCRIPTS = 'usePaletteManuscriptsQuery';
const node = { id: 'c1', manuscriptNumber: 'JN20260001', titleZh: '水利碑刻考', titleEn: 'Steles', hasBeenInPool: false };

it('offers the screens of the menu and the other roles at once, and a manuscript of the own list when it is found', async () => {
  const { asked, answer, address, onClose } = await open();
  expect(options()).toEqual(['今日稿件', '稿件列表稿件', '消息中心个人中心', '审稿专家']);
  await type('碑刻');
  await isAsked(asked);
  expect(asked()).toEqual([{ name: MANUSCRIPTS, variables: { search: '碑刻', isAuthor: false, isReviewer: false, isOffice: true } }]);
  expect(screen.getByRole('status').textContent).toBe('正在搜索');
  await answer(MANUSCRIPTS, { Viewer: () => ({ id: 'v1', handledContributions: { edges: [{ node }] } }) });
  expect(options()).toEqual(['水利碑刻考JN20260001']);
  expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(address()).toBe('/main/editorManusList/detailChief?roleId=3&id=c1');
});

it('is walked with the arrows, round the ends', async () => {
  const { onSwitchRole } = await open();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('审稿专家');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('消息中心个人中心');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSwitchRole.mock.calls).toEqual([['r2']]);
});

it('asks for no manuscripts in a role that has no list of them, and says when nothing is found', async () => {
  const { asked } = await open('ADMINISTRATOR');
  expect(screen.getByPlaceholderText('页面、角色或本页操作')).toBeTruthy();
  await type('碑刻');
  expect(await screen.findByText('没有找到')).toBeTruthy();
  expect(asked()).toEqual([]);
});

it('says why a search failed, and goes on offering screens', async () => {
  const { asked, fail } = await open();
  await type('消息');
  await isAsked(asked);
  await fail(MANUSCRIPTS, new ApiError('请求过于频繁', { code: 'RATE_LIMITED' }));
  expect(screen.getByRole('status').textContent).toContain('请求过于频繁');
  expect(options()).toEqual(['消息中心个人中心']);
});

it('what is chosen stays so when manuscripts are found, and they push nothing away', async () => {
  const { asked, answer, onSwitchRole } = await open();
  await type('稿');
  await isAsked(asked);
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('审稿专家');
  await answer(MANUSCRIPTS, { Viewer: () => ({ id: 'v1', handledContributions: { edges: [{ node }] } }) });
  expect(options()).toEqual(['今日稿件', '稿件列表稿件', '审稿专家', '水利碑刻考JN20260001']);
  await userEvent.keyboard('{Enter}');
  expect(onSwitchRole.mock.calls).toEqual([['r2']]);
});

it('with nothing listed the arrows choose nothing, and what is found then is chosen', async () => {
  const { asked, answer } = await open();
  await type('碑刻{ArrowUp}');
  await isAsked(asked);
  await answer(MANUSCRIPTS, { Viewer: () => ({ id: 'v1', handledContributions: { edges: [{ node }] } }) });
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('水利碑刻考JN20260001');
});

it('letters of a Chinese word on their way are no search, and Enter among them opens nothing', async () => {
  const { onClose } = await open();
  const box = screen.getByRole<HTMLInputElement>('combobox');
  fireEvent.compositionStart(box);
  fireEvent.change(box, { target: { value: "xiao'xi" } });
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(box.value).toBe("xiao'xi");
  expect(options()).toHaveLength(4);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.change(box, { target: { value: '消息' } });
  fireEvent.compositionEnd(box);
  expect(options()).toEqual(['消息中心个人中心']);
});

it('an author comes to the overview of a manuscript that was not accepted', async () => {
  const { asked, answer, address } = await open('AUTHOR');
  expect(screen.getByPlaceholderText('稿件（编号、题名、作者、刊物）、页面或本页操作')).toBeTruthy();
  await type('碑刻');
  await isAsked(asked);
  await answer(MANUSCRIPTS, {
    Viewer: () => ({ id: 'v1', authoredContributions: { edges: [{ node: { ...node, hasBeenInPool: true } }] } }),
  });
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/main/detailListUn?roleId=1&id=c1');
});

it('reviewers find the manuscripts that they were asked to review, and come to their invitation', async () => {
  const { asked, answer, address } = await open('REVIEWER');
  expect(screen.getByPlaceholderText('稿件（编号、题名、刊物）、页面或本页操作')).toBeTruthy();
  await type('碑刻');
  await isAsked(asked);
  await answer(MANUSCRIPTS, {
    Viewer: () => ({ id: 'v1', invitations: { edges: [{ node: { id: 'i1', status: 'PENDING', contribution: node } }] } }),
  });
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/main/authormanuList/detailAuthor?roleId=2&id=i1&munaId=c1&recived=1');
});

it('offers what can be done on the page before anything else, and presses what stands there (B-441)', async () => {
  const onAct = vi.fn();
  const page = (
    <main>
      <div {...PAGE_ACTS}>
        <button onClick={onAct}>接收稿件</button>
        <button disabled>退回</button>
      </div>
    </main>
  );
  const { onClose } = await open('EDITOR', page);
  expect(options()).toEqual(['接收稿件', '今日稿件', '稿件列表稿件', '消息中心个人中心', '审稿专家']);
  await type('接收{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(onAct).toHaveBeenCalledOnce();
});

it('before a word is typed offers the last five manuscripts that this person opened in this role, the last one first (B-441)', async () => {
  const opened = (id: string, kind = 'EDITOR') => ({ id, kind, title: `稿件${id}`, number: `JN${id}`, to: `/main/x?id=${id}` });
  for (const id of ['1', '2', '3', '4', '5', '6', '7']) keepOpened('v1', opened(id));
  keepOpened('v1', opened('2'));
  keepOpened('v1', opened('8', 'AUTHOR'));
  keepOpened('another', opened('9'));
  const { address } = await open();
  expect(options().slice(0, 6)).toEqual(['稿件2JN2', '稿件7JN7', '稿件6JN6', '稿件5JN5', '稿件4JN4', '今日稿件']);
  await type('稿件列表');
  expect(options()).toEqual(['稿件列表稿件']);
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/main/x?id=7');
});

it('what an earlier release kept of opened manuscripts, and cannot be read, is not offered (B-441)', async () => {
  sessionStorage.setItem('openedLately v1', JSON.stringify([{ id: '1' }, null, 'x']));
  await open();
  expect(options()[0]).toBe('今日稿件');
});
