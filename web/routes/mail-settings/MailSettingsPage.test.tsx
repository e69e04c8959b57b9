// The publisher's default sender: its fields, a password that is only a mask, and the test letter.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PASSWORD_MASK } from '../../../shared/forms/sender.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type MailSettingsPageQuery } from './__generated__/MailSettingsPageQuery.graphql.ts';
import { MailSettingsPage } from './MailSettingsPage.tsx';

const sender = {
  name: '书局',
  address: 'press@example.org',
  host: 'smtp.example.org',
  port: 465,
  isSecure: true,
  userName: 'box',
  password: PASSWORD_MASK,
  version: 4,
};
const objects = (own: object = {}) => ({
  Viewer: () => ({ id: 'me' }),
  PublisherSettings: () => ({ id: 's' }),
  PublisherSender: () => ({ ...sender, ...own }),
});
const showPage = (own: object = {}) =>
  showRoute<MailSettingsPageQuery>(QUERY, () => ({}), <MailSettingsPage />, { at: '/main/emailSet', objects: objects(own) });
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const password = () => screen.getByLabelText<HTMLInputElement>(/^密码/);
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const MUTATION = 'SenderFormMutation';

it('sets the sender, whose password stays behind its mask (P3-100 to P3-102, SC-068)', async () => {
  const { asked, answer } = await showPage();
  expect([box(/^发信邮箱/).value, box(/^SMTP 服务器/).value, box(/^端口/).value, password().value, password().type]).toEqual([
    'press@example.org',
    'smtp.example.org',
    '465',
    PASSWORD_MASK,
    'password',
  ]);
  await userEvent.clear(box(/^发信人名称/));
  await userEvent.type(box(/^发信人名称/), '出版社');
  await save();
  const input = { ...sender, name: '出版社' };
  expect(asked()).toEqual([{ name: MUTATION, variables: { input } }]);
  await answer(MUTATION, objects({ name: '出版社', version: 5 }));
  expect(await screen.findByText('保存成功')).toBeTruthy();
  await userEvent.clear(box(/^发信邮箱/));
  await userEvent.type(box(/^发信邮箱/), 'house@example.org');
  await userEvent.clear(password());
  await userEvent.type(password(), 'Secret1');
  await save();
  expect(asked()).toEqual([
    { name: MUTATION, variables: { input: { ...input, address: 'house@example.org', password: 'Secret1', version: 5 } } },
  ]);
});

it('says at the field what is missing, and keeps no password in the browser', async () => {
  const { asked } = await showPage();
  await userEvent.clear(password());
  await save();
  expect(await screen.findByText('请填写密码')).toBeTruthy();
  await userEvent.type(password(), 'Secret1');
  await userEvent.clear(box(/^发信邮箱/));
  await userEvent.type(box(/^端口/), 'x');
  await save();
  expect(await screen.findByText('端口为 1 至 65535 的数字')).toBeTruthy();
  expect(asked()).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Secret1');
});

it('tries the mailbox as it is saved, and says what became of it', async () => {
  const { asked, answer } = await showPage();
  await userEvent.click(screen.getByRole('button', { name: '发送测试邮件' }));
  expect(asked()).toEqual([{ name: 'PublisherTestMailMutation', variables: { input: {} } }]);
  await answer('PublisherTestMailMutation', { TestMail: () => ({ to: 'me@example.org', fate: 'FAILED', error: 'Invalid login' }) });
  expect(await screen.findByText('发往 me@example.org 的测试邮件没有发出：Invalid login')).toBeTruthy();
  await userEvent.type(box(/^发信人名称/), 'x');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '发送测试邮件' }).disabled).toBe(true);
});
