// The catalogue of server messages: both languages whole, every error code with its text.
import { expect, test } from 'vitest';
import { errorCodes } from './errors.ts';
import { errorText, keysContaining, messageText } from './messages.ts';
import shownEnUS from './messages/en-US.json' with { type: 'json' };
import shownZhCN from './messages/zh-CN.json' with { type: 'json' };
import serverEnUS from './server-messages/en-US.json' with { type: 'json' };
import serverZhCN from './server-messages/zh-CN.json' with { type: 'json' };

const zhCN = { ...shownZhCN, ...serverZhCN };
const enUS = { ...shownEnUS, ...serverEnUS };

const places = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

test('both languages have the same keys, with the same places to fill (R1-002, R3-002)', () => {
  const zh: Record<string, string> = zhCN;
  const en: Record<string, string> = enUS;
  expect(Object.keys(en).toSorted()).toEqual(Object.keys(zh).toSorted());
  const uneven = Object.keys(zh).filter((key) => places(zh[key] ?? '').join() !== places(en[key] ?? '').join());
  expect(uneven).toEqual([]);
});

test('every error code has a text in both languages, and no text is without its code', () => {
  const texts = Object.keys(zhCN).filter((key) => key.startsWith('error.'));
  expect(texts.toSorted()).toEqual(errorCodes.map((code) => `error.${code}`).toSorted());
  for (const code of errorCodes) expect(errorText('zh-CN', code)).not.toBe(errorText('en-US', code));
});

test.each([
  ['R2-118: received', 'RECEIVE', '稿件已成功接收'],
  ['R2-119: declined to receive', 'REFUSE', '已拒绝稿件接收'],
  ['R3-196: an act of the office that has no words of its own', 'note', '操作成功'],
])('%s', (_what, act, words) => expect(messageText('zh-CN', `act.${act}.done`)).toBe(words));

test('places are filled once, whatever stands in the values', () => {
  expect(messageText('en-US', 'error.FILE_KIND_REFUSED', { kinds: '{{kinds}} $&' })).toContain('{{kinds}} $&');
});

test('English takes the English of a title and a name where there is one, else the Chinese; Chinese never', () => {
  const params = { title: '碑刻考', titleEn: 'On Steles', number: 'JN1', colloquium: '江南文化', colloquiumEn: '' };
  expect(messageText('en-US', 'message.workflow.accepted.content', params)).toMatch(
    /^Your manuscript “On Steles” \(JN1\) has been accepted by 江南文化\./,
  );
  expect(messageText('zh-CN', 'message.workflow.accepted.content', params)).toContain('《碑刻考》');
});

test('keys are found by a part of their text in one language, in either case', () => {
  expect(keysContaining('zh-CN', 'operation.', '流程设置')).toEqual(['saveProcessSettings']);
  expect(keysContaining('en-US', 'operation.', 'process SETT')).toEqual(['saveProcessSettings']);
  expect(keysContaining('en-US', 'operation.', '流程设置')).toEqual([]);
});

test('a key that does not exist is an error, an inherited one too', () => {
  expect(() => messageText('zh-CN', 'error.NONE')).toThrow(/No message/);
  expect(() => messageText('zh-CN', 'toString')).toThrow(/No message/);
});

// A letter that greets or closes by itself would do it twice (api/modules/mail/courtesy.ts).
test('no letter of the catalogue has a greeting or closing of its own (B-024)', () => {
  const own = [zhCN, enUS].flatMap((catalogue: Record<string, string>) =>
    Object.entries(catalogue).filter(
      ([key, text]) =>
        /^letter\..*\.body$/.test(key) && /尊敬的|您好|此致|敬礼|^\{\{name\}\}|\bDear\b|^Hello|[Ss]incerely|regards/.test(text),
    ),
  );
  expect(own).toEqual([]);
});
