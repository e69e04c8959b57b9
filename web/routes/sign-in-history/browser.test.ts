// The sign-in history's name of a browser.
import { expect, it } from 'vitest';
import { browserOf } from './browser.ts';

const APPLE = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${APPLE} Chrome/153.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${APPLE} Chrome/153.0.0.0 Safari/537.36 Edg/153.0.0.0`, 'Edge', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.60',
    'WeChat',
    'iOS',
  ],
  [`Mozilla/5.0 (Linux; Android 16; Pixel 9) ${APPLE} Chrome/153.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`Mozilla/5.0 (Phone; OpenHarmony 5.0) ${APPLE} Chrome/132.0.0.0 Safari/537.36 HuaweiBrowser/5.0`, 'Huawei Browser', 'HarmonyOS'],
])('%s is named by browser and system', (userAgent, browser, system) => {
  expect(browserOf(userAgent)).toEqual({ browser, system, program: null });
});

it.each([
  ['curl/8.9.0', 'curl'],
  ['python-requests/2.32', 'python-requests'],
  ['', null],
  ['\u202e???', null],
])('%s is a program, or nothing that can be named', (userAgent, program) => {
  expect(browserOf(userAgent)).toEqual({ browser: null, system: null, program });
});
