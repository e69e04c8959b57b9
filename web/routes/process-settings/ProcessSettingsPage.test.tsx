// The screen of process settings: the journal it opens with, the checks in their order, fields that open to all clears, and the question at a change of journal.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type ProcessSettingsPageQuery } from './__generated__/ProcessSettingsPageQuery.graphql.ts';
import { ConferenceProcessPage, PeriodicalProcessPage } from './ProcessSettingsPage.tsx';

beforeEach(() => sessionStorage.clear());

const editors = [
  { code: 'A100001', displayName: '叶书宁' },
  { code: 'A100002', displayName: '苏见微' },
];
const authorshipPolicy = { credit: 'ASKED', confirmation: 'NOT_ASKED', version: 2 };
const settings = { receiveMode: 'OPEN_TO_ALL', revisionHandler: 'CHIEF', assignedEditor: null, version: 3 };
const journal = (id: string, name: string, own: object = {}) => ({
  id,
  name,
  editors,
  processSettings: { ...settings, ...own },
  authorshipPolicy,
});
const two = [
  journal('j1', '江南文化'),
  journal('j2', '古籍研究', { receiveMode: 'ASSIGNED', assignedEditor: { code: 'A100002' }, revisionHandler: 'ORIGINAL_EDITOR' }),
];

const showPage = (ownColloquiums: unknown[] = two, at = '/main/editorJKflow', page = <PeriodicalProcessPage />) =>
  showRoute<ProcessSettingsPageQuery>(QUERY, () => ({ kind: 'PERIODICAL' }), page, {
    at,
    objects: { Viewer: () => ({ id: 'me', ownColloquiums }) },
  });
const MUTATION = 'ProcessFormMutation';
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const journals = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^集刊/ });
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const chooser = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^指定编辑/ });

it('opens with the first journal or the one that was open last (B-451), and shows the settings of the one that is chosen then (P2-368)', async () => {
  await showPage();
  expect([...journals().options].map(({ textContent }) => textContent)).toEqual(['江南文化', '古籍研究']);
  expect(radio(/全部编辑开放/).checked).toBe(true);
  await userEvent.selectOptions(journals(), '古籍研究');
  // The radios are those of the journal before until its settings are there.
  await waitFor(() => expect(radio(/^指定编辑/).checked, 'its own settings').toBe(true));
  expect(radio(/返回原编辑/).checked).toBe(true);
  expect(chooser().value).toBe('A100002');
  cleanup();
  await showPage();
  expect(journals().value).toBe('j2');
  cleanup();
  await showPage(two, '/main/editorJKflow?colloquiumId=j1');
  expect(journals().value, 'an address goes before what was open').toBe('j1');
  cleanup();
  await showPage([two[1]], '/main/editorJKflow?colloquiumId=j1');
  expect(journals().value, 'that one is no longer theirs').toBe('j2');
});

it('asks for the editor who receives among those of the journal (R2-135, R3-119, P2-369, P2-370, P2-372), and says that it is saved (R2-197, P2-373, P2-374, P2-375)', async () => {
  const { asked, answer } = await showPage([two[0]]);
  expect(chooser().disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /^指定编辑/ }));
  await save();
  expect(screen.getByText('请选择指定编辑！')).toBeTruthy();
  expect(asked()).toEqual([]);
  expect([...chooser().options].map(({ textContent }) => textContent).slice(1)).toEqual(['叶书宁', '苏见微']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /返回主编/ }).checked).toBe(true);
  await userEvent.selectOptions(chooser(), '叶书宁');
  await userEvent.click(screen.getByRole('radio', { name: /返回原编辑/ }));
  await save();
  const input = {
    colloquiumId: 'j1',
    receiveMode: 'ASSIGNED',
    revisionHandler: 'ORIGINAL_EDITOR',
    assignedEditorCode: 'A100001',
    version: 3,
  };
  expect(asked()).toEqual([{ name: MUTATION, variables: { input } }]);
  const saved = journal('j1', '江南文化', {
    receiveMode: 'ASSIGNED',
    revisionHandler: 'ORIGINAL_EDITOR',
    assignedEditor: { code: 'A100001' },
    version: 4,
  });
  await answer(MUTATION, { Colloquium: () => saved });
  expect(await screen.findByText('保存成功')).toBeTruthy();
});

it('open to all empties and closes the choice of an editor (R2-136, R3-121, P2-371)', async () => {
  await showPage([two[0]]);
  await userEvent.click(screen.getByRole('radio', { name: /^指定编辑/ }));
  await userEvent.selectOptions(chooser(), '苏见微');
  expect([chooser().value, chooser().disabled]).toEqual(['A100002', false]);
  await userEvent.click(screen.getByRole('radio', { name: /全部编辑开放/ }));
  expect([chooser().value, chooser().disabled]).toEqual(['', true]);
});

it.each([
  ['periodical', <PeriodicalProcessPage key="page" />, '/main/editorJKflow'],
  ['conference', <ConferenceProcessPage key="page" />, '/main/editorMeetFlowset'],
])(
  'is saved as open to all, with a revision that goes back to the editor-in-chief (P2-369, P2-372, SC-115, S2-023), %s',
  async (_kind, page, at) => {
    const { asked } = await showPage([two[1]], at, page);
    await userEvent.click(radio(/全部编辑开放/));
    await userEvent.click(radio(/返回主编/));
    await save();
    const input = { colloquiumId: 'j2', receiveMode: 'OPEN_TO_ALL', revisionHandler: 'CHIEF', assignedEditorCode: '', version: 3 };
    expect(asked()).toEqual([{ name: MUTATION, variables: { input } }]);
  },
);

it('asks before another journal leaves what is not saved, and keeps it for its journal', async () => {
  const { address } = await showPage(two, '/main/editorJKflow?colloquiumId=j1');
  await userEvent.click(screen.getByRole('radio', { name: /返回原编辑/ }));
  await userEvent.selectOptions(journals(), '古籍研究');
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('这些内容暂存在本浏览器标签页中');
  expect(address()).toBe('/main/editorJKflow?colloquiumId=j1');
  const [stay, leave] = within(dialog).getAllByRole('button').slice(-2);
  await userEvent.click(stay ?? dialog);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /返回原编辑/ }).checked).toBe(true);
  expect(leave).toBeTruthy();
});

it('is the same for conferences (SC-115, S2-023)', async () => {
  const { asked } = await showPage(two, '/main/editorMeetFlowset', <ConferenceProcessPage />);
  expect(screen.getByRole('heading', { name: '会议流程设置' })).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^会议/ }).value).toBe('j1');
  expect(radio(/全部编辑开放/).checked).toBe(true);
  expect(screen.getAllByRole('radio'), 'two questions, eight statements, and two about authorship').toHaveLength(34);
  expect(chooser().disabled).toBe(true);
  await userEvent.click(radio(/^指定编辑/));
  await save();
  expect(screen.getByText('请选择指定编辑！')).toBeTruthy();
  expect(asked().map(({ name }) => name)).not.toContain(MUTATION);
});

it('says so where one has no journal', async () => {
  await showPage([]);
  expect(screen.getByText('您没有可以设置的集刊或会议')).toBeTruthy();
});

it('asks in a form of its own what authors are asked for, and says what each choice means (B-105, B-106)', async () => {
  const { asked, answer } = await showPage([two[0]]);
  expect(radio(/^可以填写/).checked).toBe(true);
  expect(screen.getByText('每位合作者都确认后，主编才能录用。')).toBeTruthy();
  await userEvent.click(radio(/^必须填写/));
  await userEvent.click(radio(/^录用前必须确认/));
  await userEvent.click(screen.getByRole('button', { name: '保存署名设置' }));
  const chosen = { credit: 'REQUIRED', confirmation: 'REQUIRED_BEFORE_ACCEPTANCE' };
  expect(asked()).toEqual([{ name: 'AuthorshipFormMutation', variables: { input: { ...chosen, colloquiumId: 'j1', version: 2 } } }]);
  await answer('AuthorshipFormMutation', { Colloquium: () => ({ id: 'j1', authorshipPolicy: { ...chosen, version: 3 } }) });
  expect(await screen.findByText('保存成功')).toBeTruthy();
});
