// Messages of the sign-in forms about empty fields, in both languages.
import { expect, it } from 'vitest';
import { messageText } from '../messages.ts';
import { signInProblems, type SignInValues } from './sign-in.ts';

const told = (values: SignInValues) =>
  Object.values(signInProblems(values)).map((key) => [messageText('zh-CN', key), messageText('en-US', key)]);

it('asks for the user name (R1-043)', () => {
  expect(told({ account: '', password: 'x', captcha: 'x' })).toEqual([['请输入用户名', 'Please enter your email or user name']]);
});

it('asks for the password (R1-044)', () => {
  expect(told({ account: 'x', password: '', captcha: 'x' })).toEqual([['请输入密码', 'Please enter your password']]);
});

it('asks for the verification code (R1-045), or for the mailed one where that is used', () => {
  expect(told({ account: 'x', password: 'x', captcha: '' })).toEqual([['请输入验证码', 'Please enter the verification code']]);
  expect(told({ account: 'x', password: 'x', mailedCode: '' })).toEqual([['请输入邮件中的验证码', 'Please enter the code from the mail']]);
});

it('names all that is missing, in the order of the form', () => {
  expect(Object.keys(signInProblems({ account: '', password: '', captcha: '' }))).toEqual(['account', 'password', 'captcha']);
  expect(signInProblems({ account: 'x', password: 'x' })).toEqual({});
});
