import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';
import { signIn } from './api.ts';
const base = 'http://localhost:4133';
const { executablePath, environment } = await findChromium();
const browser = await chromium.launch({ executablePath, env: { ...process.env, ...environment } });
const only = process.argv[2];
const lists: [string, string, string][] = [
  ['editor', 'editor', '/main/editorManusList?roleId=3&size=20'],
  ['chief', 'chief', '/main/editorChiefManusList?roleId=5&size=20'],
  ['operations', 'operations', '/main/optList?roleId=7&size=20'],
  ['single', 'chief', '/main/editorChiefSingleList?roleId=5&size=20'],
  ['group', 'chief', '/main/editorChiefMoreList?roleId=5&size=20'],
  ['pool', 'operations', '/main/optListUnuse?roleId=7&size=20'],
  ['poolchief', 'chief', '/main/editorChiefUnuse?roleId=5&size=20'],
  ['author', 'author', '/main/authormanuList?size=20'],
  ['reviewer', 'reviewer2', '/main/expertList?size=20'],
  ['people', 'admin', '/main/managePerson?size=20'],
];
for (const [name, account, path] of lists) {
  if (only && !only.split(',').includes(name)) continue;
  for (const lang of ['zh-CN', 'en-US'] as const) {
    let api;
    try { api = await signIn(base, account, lang); } catch (error) { console.log(name, String(error).slice(0, 200)); continue; }
    for (const width of process.argv[3] ? process.argv[3].split(',').map(Number) : [1440, 1920]) {
      const context = await browser.newContext({ viewport: { width, height: 1000 }, deviceScaleFactor: 1, reducedMotion: 'reduce' });
      await context.addInitScript(([token, lang]) => { localStorage.setItem('token', token!); localStorage.setItem('lang', lang!); localStorage.setItem('language', lang!); }, [api.token, lang]);
      const page = await context.newPage();
      await page.goto(base + path);
      await page.waitForSelector('tr[data-row]', { timeout: 15000 }).catch(() => console.log('no rows', name, page.url()));
      await page.waitForTimeout(500);
      const said = await page.evaluate(() => {
        const rows = [...document.querySelectorAll('tr[data-row]')];
        const h = rows.map((r) => r.getBoundingClientRect().height);
        const title = document.querySelector('th:has(+ th)') && document.querySelector('td[data-part=title]')?.getBoundingClientRect().width;
        const cut = [...document.querySelectorAll('tr[data-row] td:not([data-part=title])')].filter((td) => td.scrollWidth > td.clientWidth + 1 && !td.querySelector('[data-quiet]')).map((td) => td.textContent);
        const cutBadge = [...document.querySelectorAll('[data-status] > span:last-child')].filter((s) => s.scrollWidth > s.clientWidth + 1).map((s) => s.textContent);
        const longTitles = rows.filter((r) => { const d = r.querySelector('td[data-part=title] > div'); return d && d.scrollWidth > d.clientWidth + 1; }).length;
        return { n: rows.length, max: Math.max(...h), min: Math.min(...h), title, table: document.querySelector('table')?.getBoundingClientRect().width, scroll: document.documentElement.scrollWidth - innerWidth, cut: [...new Set(cut)].slice(0, 5), cutBadge: [...new Set(cutBadge)], longTitles, ths: [...document.querySelectorAll('th')].map((t) => t.textContent + (t.scrollWidth > t.clientWidth + 1 ? '!!' : '')).join('|') };
      });
      console.log(name, lang, width, JSON.stringify(said));
      await page.screenshot({ path: `/tmp/shots/${name}-${lang.slice(0, 2)}-${width}.png` });
      await context.close();
    }
  }
}
await browser.close();
