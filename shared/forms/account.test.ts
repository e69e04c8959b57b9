// Every rule of the account's forms with its message in Chinese, as the specification has it, and in English (S1 §5).
import { expect, it } from 'vitest';
import { messageText } from '../messages.ts';
import { changeEmailSchema, changePasswordForm, forgotPasswordSchema, registerForm, resetPasswordForm } from './account.ts';
import type { z } from './zod.ts';

const RULE = [
  '密码长度应为8-16位(必须包含数字、大写字母、小写字母)',
  'The password must be 8 to 16 letters and digits, with a digit, an upper and a lower case letter',
] as const;
const FORMAT = ['邮箱格式错误！', 'The email address is not in the right format'] as const;

type Form = z.ZodType<Record<string, string>>;

/** Field → its first message in both languages. */
function problems(form: Form, values: Record<string, string>): Record<string, readonly [string, string]> {
  const found: Record<string, readonly [string, string]> = {};
  for (const { path, message } of form.safeParse(values).error?.issues ?? [])
    found[String(path[0])] ??= [messageText('zh-CN', message), messageText('en-US', message)];
  return found;
}

const forms = {
  register: [registerForm, { email: 'li@example.org', password: 'Abcdef12', passwordAgain: 'Abcdef12', realName: '李雷' }],
  forgot: [forgotPasswordSchema, { email: 'li@example.org', realName: '李雷' }],
  reset: [resetPasswordForm, { password: 'Abcdef12', passwordAgain: 'Abcdef12' }],
  changeEmail: [changeEmailSchema, { newEmail: 'li@example.org', password: 'x' }],
  changePassword: [changePasswordForm, { oldPassword: 'x', newPassword: 'Abcdef12', newPasswordAgain: 'Abcdef12' }],
} as const satisfies Record<string, readonly [Form, Record<string, string>]>;

const cases: [string, keyof typeof forms, Record<string, string>, Record<string, readonly [string, string]>][] = [
  ['R1-046 registering without an account', 'register', { email: ' ' }, { email: ['请填写账号', 'Please enter your email'] }],
  [
    'R1-047 registering without a real name',
    'register',
    { realName: '\u200b ' },
    { realName: ['请填写真实姓名', 'Please fill in your real name'] },
  ],
  [
    'R1-048 registering with two passwords',
    'register',
    { passwordAgain: 'Abcdef13' },
    { passwordAgain: ['两次密码填写不一致', 'The two passwords you filled in are not the same'] },
  ],
  ['R1-049 forgotten password without an account', 'forgot', { email: '' }, { email: ['请输入用户名', 'Please enter your email'] }],
  [
    'R1-050 forgotten password without a real name',
    'forgot',
    { realName: '' },
    { realName: ['请输入真实姓名', 'Please enter your real name'] },
  ],
  [
    'R1-051 resetting to no password',
    'reset',
    { password: '', passwordAgain: '' },
    { password: ['密码不能为空', 'The password cannot be empty'] },
  ],
  [
    'R1-052 resetting to two passwords',
    'reset',
    { passwordAgain: '' },
    { passwordAgain: ['两次密码输入不一致', 'The two passwords you entered are not the same'] },
  ],
  ['R1-053 changing to no email', 'changeEmail', { newEmail: '' }, { newEmail: ['邮箱不能为空', 'The email cannot be empty'] }],
  [
    'R1-054 changing the email without the password',
    'changeEmail',
    { password: ' ' },
    { password: ['密码不能为空', 'The password cannot be empty'] },
  ],
  [
    'R1-055 changing the password without the old one',
    'changePassword',
    { oldPassword: '' },
    { oldPassword: ['原密码不能为空', 'The old password cannot be empty'] },
  ],
  [
    'R1-056, R1-057 changing to no password',
    'changePassword',
    { newPassword: '', newPasswordAgain: '' },
    {
      newPassword: ['新密码不能为空', 'The new password cannot be empty'],
      newPasswordAgain: ['请填写再次填写新密码', 'Please enter the new password again'],
    },
  ],
  [
    'R1-058 changing to two passwords',
    'changePassword',
    { newPasswordAgain: 'Abcdef13' },
    { newPasswordAgain: ['两次密码不一致', 'The two passwords are not the same'] },
  ],
  ['a register email of no form', 'register', { email: 'li@example' }, { email: FORMAT }],
  ['an email beyond 254 characters', 'register', { email: `${'a'.repeat(250)}@b.cn` }, { email: FORMAT }],
  [
    'a name beyond 100 characters',
    'register',
    { realName: '𠮷'.repeat(101) },
    { realName: ['姓名最多100个字符', 'A name has at most 100 characters'] },
  ],
  [
    'several mistakes at once',
    'register',
    { email: '', password: 'a', realName: '' },
    {
      email: ['请填写账号', 'Please enter your email'],
      password: RULE,
      passwordAgain: ['两次密码填写不一致', 'The two passwords you filled in are not the same'],
      realName: ['请填写真实姓名', 'Please fill in your real name'],
    },
  ],
];

it.each(cases)('says what is wrong with %s', (_rule, name, wrong, expected) => {
  const [form, right] = forms[name];
  expect(problems(form, right)).toEqual({});
  expect(problems(form, { ...right, ...wrong })).toEqual(expected);
});

const passwords: [string, string][] = [
  ['R1-038 seven characters', 'Abcdef1'],
  ['R1-038 seventeen characters', 'Abcdefghijklmno12'],
  ['R1-039 a sign', 'Abcdef1!'],
  ['R1-039 a Chinese character', 'Abcdef1字'],
  ['R1-039 a space inside', 'Abcd ef12'],
  ['R1-039 full-width digits', 'Abcdefg１'],
  ['R1-040 no digit', 'Abcdefgh'],
  ['R1-041 no upper case letter', 'abcdefg1'],
  ['R1-042 no lower case letter', 'ABCDEFG1'],
];

it.each(passwords)('refuses a new password of %s on registering, resetting and changing', (_rule, password) => {
  expect(problems(registerForm, { ...forms.register[1], password, passwordAgain: password })).toEqual({ password: RULE });
  expect(problems(resetPasswordForm, { password, passwordAgain: password })).toEqual({ password: RULE });
  expect(problems(changePasswordForm, { oldPassword: 'x', newPassword: password, newPasswordAgain: password })).toEqual({
    newPassword: RULE,
  });
});

it.each(['Abcdef12', 'Abcdefghijklmn12'])('takes a new password of 8 to 16 characters, %s (R1-038)', (password) => {
  expect(problems(resetPasswordForm, { password, passwordAgain: password })).toEqual({});
});

it('trims what is typed, writes an email in lower case and a name on one line (R1-037)', () => {
  expect(
    registerForm.parse({ email: ' Li@Example.ORG ', password: ' Abcdef12', passwordAgain: 'Abcdef12 ', realName: ' 欧阳 \n 雷 ' }),
  ).toEqual({ email: 'li@example.org', password: 'Abcdef12', passwordAgain: 'Abcdef12', realName: '欧阳 雷' });
  expect(changePasswordForm.parse({ oldPassword: ' x ', newPassword: 'Abcdef12', newPasswordAgain: ' Abcdef12 ' })).toMatchObject({
    oldPassword: 'x',
    newPasswordAgain: 'Abcdef12',
  });
  for (const [name, [form, right]] of Object.entries(forms)) {
    const padded = Object.fromEntries(Object.entries(right).map(([field, value]) => [field, ` ${value} `]));
    expect(form.parse(padded), name).toEqual(right);
  }
});
