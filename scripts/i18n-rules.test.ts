// The check of the texts finds its faults.
import { expect, test } from 'vitest';
import { type I18nRules, i18nProblems } from './i18n-rules.ts';

const good: I18nRules = {
  texts: {
    'zh-CN': { login: { 'login.title': '登录', 'login.tries_other': '还可尝试 {{count}} 次', 'login.kind.A': '甲' } },
    'en-US': {
      login: {
        'login.title': 'Sign in',
        'login.tries_one': '{{count}} try left',
        'login.tries_other': '{{count}} tries left',
        'login.kind.A': 'A',
      },
    },
  },
  sources: ["t('login.title'); t('login.tries', { count }); t(`login.kind.${kind}`);"],
  keysBeginWithFileName: true,
  calls: '(?<![\\w.])t\\(',
};

function problems(change: (rules: I18nRules) => void): string {
  const rules = structuredClone(good);
  change(rules);
  return i18nProblems(rules).join('\n');
}

test('has nothing to say about complete texts', () => expect(i18nProblems(good)).toEqual([]));

test('finds a key that one language lacks', () => {
  expect(problems(({ texts }) => delete texts['en-US']?.['login']?.['login.title'])).toBe('en-US/login: login.title is missing');
});

test('finds an empty text', () => {
  expect(problems(({ texts }) => Object.assign(texts['zh-CN']?.['login'] ?? {}, { 'login.title': ' ' }))).toContain(
    'zh-CN/login: login.title is empty',
  );
});

test('finds straight quotes', () => {
  expect(problems(({ texts }) => Object.assign(texts['en-US']?.['login'] ?? {}, { 'login.title': `"Sign in"` }))).toBe(
    'en-US/login: login.title has straight quotes; write “ ” ’',
  );
});

test('finds texts that fill different places', () => {
  expect(problems(({ texts }) => Object.assign(texts['zh-CN']?.['login'] ?? {}, { 'login.tries_other': '还可尝试' }))).toContain(
    'login.tries fills different places',
  );
});

test('finds a key used in the code that no file has', () => {
  expect(problems(({ sources }) => sources.push("t('login.gone')"))).toBe('used in the code and in no file: login.gone');
  expect(problems(({ sources }) => sources.push('t(`login.none.${x}`)'))).toBe('used in the code and in no file: login.none.${x}');
});

test('finds a key that nothing uses', () => {
  expect(problems((rules) => (rules.sources = rules.sources.map((text) => text.replace("t('login.title');", ''))))).toBe(
    'in a file and used nowhere: login.title',
  );
});

test('finds a key in the wrong file', () => {
  const put = (rules: I18nRules) => {
    for (const files of Object.values(rules.texts)) Object.assign(files['login'] ?? {}, { 'other.title': 'x' });
    rules.sources.push("'other.title'");
  };
  expect(problems(put)).toBe('login: the key other.title must begin with "login."');
});
