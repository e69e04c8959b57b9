// The page of a letter to a co-author: it shows what is to be confirmed, and nothing happens before a button is pressed.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show, type ShowOptions } from '../../testing/render.tsx';
import { AuthorshipPage } from './AuthorshipPage.tsx';
import type { Look, Question } from './look-at-authorship.ts';

const question: Question = {
  name: '李四',
  latinName: 'Li Si',
  unit: '江城大学',
  unitEn: null,
  rorIds: [],
  orcid: null,
  position: 2,
  isCorresponding: false,
  roles: ['SOFTWARE'],
  journal: '江南文化',
  title: '碑刻与水利',
  authorNames: ['沈知远', '李四', '王五'],
  reason: null,
  isChanged: false,
  isOver: false,
  answer: null,
  answeredAt: null,
};
const at = (loaded: Look | null, options: ShowOptions = {}) =>
  show(<AuthorshipPage />, { loaded, at: '/authorship', isVisitor: true, ...options });
const posted: { variables: { input?: object } }[] = [];

beforeEach(() => {
  posted.length = 0;
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

function answering(answer: unknown) {
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    posted.push(JSON.parse(body));
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
}

it.each([
  ['zh-CN', ['请确认署名', '《江南文化》', '第 2 位作者', '软件'], '确认', '有误'],
  ['en-US', ['Please confirm your authorship', '江南文化', 'Author no. 2', 'Software'], 'Confirm', 'Something is wrong'],
] as const)('shows paper, order and what is printed, and sends nothing by itself (B-106), %s', async (language, words, yes, no) => {
  answering({});
  await at({ ticket: 't', question }, { language });
  for (const text of [...words, '碑刻与水利', '沈知远', '王五', language === 'en-US' ? 'Li Si (李四)' : '李四 (Li Si)', '江城大学'])
    expect(document.body.textContent).toContain(text);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1. 沈知远', '2. 李四', '3. 王五']);
  expect(screen.getByRole('button', { name: yes })).toBeTruthy();
  expect(screen.getByRole('button', { name: no })).toBeTruthy();
  expect(posted).toEqual([]);
});

it('confirms by its button (B-106)', async () => {
  answering({ data: { answerAuthorship: { question: { answer: 'CONFIRMED' } } } });
  await at({ ticket: 'the-ticket', question });
  await userEvent.click(screen.getByRole('button', { name: '确认' }));
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]?.variables).toEqual({ input: { ticket: 'the-ticket', isRight: true, words: null } });
});

it('asks what is wrong before it says so, and keeps what was typed when that is refused (B-106)', async () => {
  answering({ errors: [{ message: '作者信息已改动', extensions: { code: 'AUTHORSHIP_CHANGED' } }] });
  await at({ ticket: 'the-ticket', question });
  await userEvent.click(screen.getByRole('button', { name: '有误' }));
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /哪里有误/ });
  expect(document.activeElement).toBe(box);
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  expect(screen.getByText('请写明哪里有误')).toBeTruthy();
  expect(posted).toEqual([]);
  await userEvent.type(box, '我的单位是临江大学');
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('作者信息已改动')).toBeTruthy();
  expect(posted[0]?.variables).toEqual({ input: { ticket: 'the-ticket', isRight: false, words: '我的单位是临江大学' } });
  expect(box.value).toBe('我的单位是临江大学');
});

it.each<[string, Look | null, string]>([
  ['a page without a letter', null, '请从邮件中的链接打开'],
  ['a ticket that is none', { ticket: 't', question: null }, '这个链接已经失效'],
  ['a row that has changed', { ticket: 't', question: { ...question, isChanged: true } }, '作者信息已经改动'],
  ['a paper that is settled', { ticket: 't', question: { ...question, isOver: true } }, '无需再确认'],
  ['who has confirmed', { ticket: 't', question: { ...question, answer: 'CONFIRMED', answeredAt: '2026-03-05T06:32:00Z' } }, '已确认署名'],
  ['who has refused', { ticket: 't', question: { ...question, answer: 'REFUSED', answeredAt: '2026-03-05T06:32:00Z' } }, '已收到您的答复'],
])('tells %s so, without buttons (B-106)', async (_who, look, title) => {
  await at(look);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '确认' })).toBeNull();
});
