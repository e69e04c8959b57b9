// Words of dialogs, pages and hints that the specification gives, in both languages (S1 §2, §5, §8; S3 §2.14): a copy of its words, so that
// nobody changes a catalogue by the way. That a screen shows them is seen where it is rendered: the dialogs.test.tsx, and the stories of
// e2e. Messages of forms stand beside their rules in shared/forms.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const textsOf = (language: string, namespace: string) =>
  JSON.parse(readFileSync(`web/i18n/${language}/${namespace}.json`, 'utf8')) as Record<string, string>;

it.each([
  [
    'R1-026, SC-034: the account is online elsewhere',
    'login.online.title',
    '该账号已在线，请先退出登录',
    'This account is already online, please log out',
  ],
  ['R1-033, SC-008: after registering', 'account.registered.title', '注册成功，请验证邮箱', 'Registered. Please confirm your email'],
  [
    'R1-036, SC-011: the activation code has expired',
    'account.expired.title',
    '激活码已过期，请重新注册',
    'The activation code has expired, please register again',
  ],
  [
    'R1-055: the hint in the field of the old password (D13-062)',
    'account.oldPasswordHint',
    '请填写原密码',
    'Please enter the old password',
  ],
  [
    'R1-056: the hint in the field of the new password (D13-062)',
    'account.newPasswordHint',
    '请填写新密码',
    'Please enter the new password',
  ],
  ['R1-060, SC-005: a binding failed', 'orcid.bang.failed', '绑定失败，稍后重试', 'Binding failed, please try again later'],
  [
    'R1-061, SC-004: a registration with ORCID failed',
    'orcid.register.failed',
    '注册失败，稍后重试',
    'Registration failed, please try again later',
  ],
  ['R1-062: a letter was sent', 'account.mailSent', '验证邮件已向邮箱发送', 'A verification mail has been sent to the mailbox'],
  ['R1-063: the password was changed', 'account.passwordChanged', '密码修改成功', 'Your password has been changed'],
  [
    'R1-077, R1-078, SC-035: the session has ended',
    'shell.ended.signedOut',
    '该账号已退出，请重新登录。',
    'This account has been logged out, please log in again',
  ],
  [
    'R1-084, SC-037: leaving a page',
    'shell.leave.text',
    '您输入的数据暂未保存，请问是否离开本页面',
    'The entered data is not saved, leave this page?',
  ],
  ['R1-087, SC-019: the heading of a change', 'wizard.heading.change', '修改稿件', 'Modify manuscript'],
  ['R1-157: the type of a file is chosen first', 'wizard.files.kindFirst', '先选择对应的文件类型!', 'Choose the file type first!'],
  ['R1-169, SC-031: handed in', 'wizard.submitted.title', '提交成功', 'Manuscript submitted'],
  ['R1-171, SC-032: not handed in', 'wizard.refused.title', '提交失败', 'The manuscript could not be submitted'],
  ['R1-172, SC-033: the draft is kept', 'wizard.draft.saved', '暂存成功', 'Draft saved'],
  ['R2-198: the signed files are handed in', 'transfer.submitted', '提交成功', 'Submitted'],
  ['R3-157: personal information is saved', 'profile.saved', '保存成功！', 'Saved!'],
])('%s', (_what, key, zh, en) => {
  const namespace = key.split('.')[0] ?? '';
  expect([textsOf('zh-CN', namespace)[key], textsOf('en-US', namespace)[key]]).toEqual([zh, en]);
});

it('every screen has all of its texts in both languages (R1-002)', () => {
  const [zh, en] = ['zh-CN', 'en-US'].map((language) =>
    readdirSync(`web/i18n/${language}`).map((file) => {
      const texts = Object.entries(textsOf(language, file.replace('.json', '')));
      expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
      return [file, [...new Set(texts.map(([key]) => key.replace(/_(?:one|other)$/, '')))].toSorted()];
    }),
  );
  expect(en).toEqual(zh);
});
