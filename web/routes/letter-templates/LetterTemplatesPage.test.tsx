// The screen of letter templates: four texts, each with its preview, one save, and the parts that need a journal.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../relay/errors.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type LetterTemplatesPageQuery } from './__generated__/LetterTemplatesPageQuery.graphql.ts';
import { ConferenceTemplatesPage, PeriodicalTemplatesPage } from './LetterTemplatesPage.tsx';

beforeEach(() => sessionStorage.clear());

const texts = {
  inviteAuthor: '<p>{{authorName}}：</p>',
  inviteReviewer: '',
  returnHead: '<p>您好</p>',
  returnTail: '<p>编辑部</p>',
  snippets: [],
  version: 2,
};
const journal = (id: string, name: string, own: object = {}) => ({ id, name, letterTemplates: { ...texts, ...own } });
const one = [journal('j1', '江南文化')];
const NAMES = ['邀请作者投稿', '邀请专家审稿', '返回作者修改（信头）', '返回作者修改（信尾）'];

const showPage = (ownColloquiums: unknown[] = one, page = <PeriodicalTemplatesPage />) =>
  showRoute<LetterTemplatesPageQuery>(QUERY, () => ({ kind: 'PERIODICAL' }), page, {
    at: '/main/editorContSet',
    objects: { Viewer: () => ({ id: 'me', ownColloquiums }) },
  });
const boxes = () => screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-label'));
const MUTATION = 'TemplatesFormMutation';

it('has four templates, each with a preview, and one save (R2-128, R3-125, P2-346 to P2-352)', async () => {
  const four = { inviteAuthor: '甲', inviteReviewer: '乙', returnHead: '丙', returnTail: '丁' };
  const html = (made: (words: string) => string) => Object.fromEntries(Object.entries(four).map(([field, words]) => [field, made(words)]));
  const { asked, answer } = await showPage([
    journal(
      'j1',
      '江南文化',
      html((words) => `<p>${words}</p>`),
    ),
  ]);
  expect(boxes()).toEqual(NAMES);
  expect(screen.getAllByRole('button', { name: '预览' })).toHaveLength(4);
  // Each is written by the tools of its own.
  for (const [index, words] of Object.values(four).entries()) {
    const region = within(screen.getByRole('region', { name: NAMES[index] ?? '' }));
    expect(region.getByRole('textbox').textContent).toContain(words);
    await act(async () => fireEvent.click(region.getByRole('button', { name: '引用' })));
  }
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  const written = html((words) => `<blockquote><p>${words}</p></blockquote>`);
  expect(asked()).toEqual([{ name: MUTATION, variables: { input: { colloquiumId: 'j1', ...written, snippets: [], version: 2 } } }]);
  await answer(MUTATION, { Colloquium: () => ({ id: 'j1', letterTemplates: { ...written, snippets: [], version: 3 } }) });
  expect(await screen.findByText('保存成功')).toBeTruthy();
});

it('shows each template as it would be read (P2-350)', async () => {
  for (const [index, kind, html] of [
    [1, 'INVITE_REVIEWER', texts.inviteReviewer],
    [2, 'RETURN_HEAD', texts.returnHead],
    [3, 'RETURN_TAIL', texts.returnTail],
  ] as const) {
    const shown = await showPage();
    await userEvent.click(within(screen.getByRole('region', { name: NAMES[index] ?? '' })).getByRole('button', { name: '预览' }));
    expect(shown.asked().find(({ name }) => name === 'PreviewDialogMutation')?.variables).toEqual({
      input: { colloquiumId: 'j1', kind, html, contributionId: null },
    });
    cleanup();
  }
  const { asked, answer } = await showPage();
  await userEvent.click(screen.getAllByRole('button', { name: '预览' })[0] ?? document.body);
  expect(asked().map(({ name, variables }) => [name, variables['input']])).toEqual([
    ['PreviewDialogMutation', { colloquiumId: 'j1', kind: 'INVITE_AUTHOR', html: texts.inviteAuthor, contributionId: null }],
  ]);
  await answer('PreviewDialogMutation', { LetterText: () => ({ subject: '约稿函', html: '<p>沈知远：</p><h2>征稿</h2>' }) });
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('约稿函')).toBeTruthy();
  expect(within(dialog).getByRole('heading', { name: '征稿' })).toBeTruthy();
});

it('says in the server’s words why a template is neither shown nor saved (R2-194)', async () => {
  const { fail } = await showPage();
  await userEvent.click(screen.getAllByRole('button', { name: '预览' })[0] ?? document.body);
  await fail('PreviewDialogMutation', new ApiError('没有变量 {{nobody}}', { code: 'INVALID_INPUT' }));
  expect(screen.getByText('没有变量 {{nobody}}')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  const quote = within(screen.getByRole('region', { name: NAMES[2] ?? '' })).getByRole('button', { name: '引用' });
  await act(async () => fireEvent.click(quote));
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await fail(MUTATION, new ApiError('您没有权限进行此操作', { code: 'FORBIDDEN' }));
  expect(screen.getByText('您没有权限进行此操作')).toBeTruthy();
  expect(screen.queryByText('保存成功')).toBeNull();
});

it.each([
  [<PeriodicalTemplatesPage key="page" />, '信函模板', /^集刊/],
  [<ConferenceTemplatesPage key="page" />, '会议信函模板', /^会议/],
])(
  'has those of the journal that is chosen, the first at first, for conferences too (R2-129, R2-131, R3-124, P2-345, B-451)',
  async (page, title, label) => {
    const own = {
      inviteAuthor: '<p>作者：</p>',
      inviteReviewer: '<p>专家：</p>',
      returnHead: '<p>与会者：</p>',
      returnTail: '<p>会务组</p>',
    };
    const both = [...one, journal('j2', '水利史年会', own)];
    await showPage(both, page);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: label }).value).toBe('j1');
    expect(boxes()).toEqual(NAMES);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: label }), '水利史年会');
    await waitFor(() =>
      expect(
        screen.getAllByRole('textbox').map(({ textContent }) => textContent),
        'its own four, not those of another',
      ).toEqual(['作者：', '专家：', '与会者：', '会务组'].map((words): unknown => expect.stringContaining(words))),
    );
  },
);
