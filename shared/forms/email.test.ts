// Mail addresses that every form takes, and the cleaning of a pasted one: one person has one address.
import { describe, expect, it } from 'vitest';
import { messageText } from '../messages.ts';
import { changeEmailSchema, forgotPasswordSchema, registerSchema } from './account.ts';
import { authorSchema } from './contribution.ts';
import { EMAIL_PATTERN, tidiedEmail } from './email.ts';
import { EMPTY_SUGGESTED_REVIEWER, suggestedReviewersDraftSchema } from './suggested-reviewers.ts';

describe('an address of mail (R1-129, D13-111)', () => {
  it.each([
    'author@demo.test.',
    '.@demo..test',
    'author@demo',
    'author@démo.test',
    'аuthor@demo.test',
    '李@例え.jp',
    'a@-',
    'a b@demo.test',
    'author@demo。test',
  ])('is plain, so that nobody has two: %s', (address) => {
    expect(EMAIL_PATTERN.test(tidiedEmail(address))).toBe(false);
  });

  it('of a megabyte is refused for its length, not composed first', () => {
    expect(EMAIL_PATTERN.test(tidiedEmail(`a${'\u0301\u0316'.repeat(250_000)}@demo.test`))).toBe(false);
  });

  it.each(['author@demo.test', "o'neill+press@a-b.example", '.dots..@x.y', 'Li_Lei@mail.example.org'])('may be %s', (address) => {
    expect(EMAIL_PATTERN.test(tidiedEmail(address))).toBe(true);
  });

  it.each([
    'author@demo.test\u200b',
    '\ufeffａuthor@demo.test',
    'author＠demo．test',
    ' author@de\u00admo.test\u202e ',
    'author@\u2066demo.test',
  ])('is one address however it was pasted: %j', (address) => {
    const typed = {
      personName: '李\u200b四',
      sex: 'MALE',
      professionalTitleId: '1',
      degreeId: '1',
      email: address,
      company: '江城大学',
      address: '江城路1号',
    };
    expect(authorSchema.parse(typed)).toMatchObject({ email: 'author@demo.test', personName: '李四' });
    expect(
      suggestedReviewersDraftSchema.parse({ reviewers: [{ ...EMPTY_SUGGESTED_REVIEWER, personName: '李\u200b四', email: address }] })
        .reviewers[0],
    ).toMatchObject({ email: 'author@demo.test', personName: '李四' });
    expect(registerSchema.parse({ email: address, password: 'Abcdef12', realName: '李\u202e四' })).toMatchObject({
      email: 'author@demo.test',
      realName: '李四',
    });
    expect(changeEmailSchema.parse({ newEmail: address, password: 'x' }).newEmail).toBe('author@demo.test');
    expect(forgotPasswordSchema.parse({ email: address, realName: '李四' }).email).toBe('author@demo.test');
  });

  it.each([
    ['zh-CN', '邮箱格式错误！'],
    ['en-US', 'The email address is not in the right format'],
  ] as const)('with a dot behind it is refused in the page’s words (%s)', (language, message) => {
    const [issue] = authorSchema.shape.email.safeParse('author@demo.test.').error?.issues ?? [];
    expect(messageText(language, issue?.message ?? '')).toBe(message);
  });

  it('of an account from before is still one to set its password again', () => {
    expect(forgotPasswordSchema.parse({ email: '李@例え.jp', realName: '李四' }).email).toBe('李@例え.jp');
  });
});
