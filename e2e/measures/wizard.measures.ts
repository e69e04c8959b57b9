// The wizard with 47 authors, 20 funds and 30 files: how long a tab takes to appear and a save to be answered. Clicks: e2e/clicks.spec.ts.
import type { Page } from '@playwright/test';
import { MAX_AUTHORS } from '../../shared/limits.ts';
import type { Api } from '../api.ts';
import { versionOf, writeManuscript } from '../manuscript.ts';
import { expect, test } from '../story.ts';

const FUNDS = 20;
const FILES = 30;
const ROUNDS = 5;
const SAVES = 40;
const MOST_FOR_A_TAB_MS = 200;
const MOST_FOR_A_SAVE_MS = 300;

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function figures(values: readonly number[]): string {
  return `p50 ${quantile(values, 0.5).toFixed(0)} ms, p95 ${quantile(values, 0.95).toFixed(0)} ms, longest ${Math.max(...values).toFixed(0)} ms, ${values.length} times`;
}

async function fullManuscript(api: Api): Promise<string> {
  const { id } = await writeManuscript(api);
  const { titles, degrees } = await api.ask<Record<'titles' | 'degrees', { id: string }[]>>(
    '{ titles: dictionary(type: PROFESSIONAL_TITLE) { id } degrees: dictionary(type: DEGREE) { id } }',
  );
  for (let index = 2; index <= MAX_AUTHORS; index += 1) {
    await api.ask('mutation ($input: SaveContributionAuthorInput!) { saveContributionAuthor(input: $input) { author { id } } }', {
      input: {
        contributionId: id,
        personName: `作者${index}`,
        sex: 'MALE',
        professionalTitleId: titles[0]?.id,
        degreeId: degrees[0]?.id,
        email: `author${index}@example.test`,
        company: '江城大学',
        address: '江城路1号',
      },
    });
  }
  const fundings = Array.from({ length: FUNDS }, (_none, index) => ({ fundNumber: `21BZW${index}`, fundName: `国家社科基金项目${index}` }));
  await api.ask('mutation ($input: SaveContributionFundingsInput!) { saveContributionFundings(input: $input) { contribution { id } } }', {
    input: { contributionId: id, version: await versionOf(api, id), fundings },
  });
  for (let index = 0; index < FILES; index += 1) {
    const name = `附件${index}.pdf`;
    await api.send(
      'mutation ($input: UploadContributionFileInput!) { uploadContributionFile(input: $input) { file { id } } }',
      { input: { contributionId: id, kind: 'SUPPLEMENT' } },
      { name, bytes: Buffer.from(`%PDF-1.7\n${name}`) },
    );
  }
  return id;
}

/** From the click to the frame in which the tab is there. */
async function switchTo(page: Page, index: number): Promise<number> {
  return await page.evaluate(async (wanted) => {
    const tab = document.querySelectorAll<HTMLElement>('[role=tab]')[wanted];
    if (!tab) throw new Error(`no tab ${wanted}`);
    const start = performance.now();
    tab.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const panel = document.querySelector<HTMLElement>('[role=tabpanel]');
    while (!tab.id.endsWith(`-tab-${panel?.dataset['tab']}`)) await frame();
    await frame();
    return performance.now() - start;
  }, index);
}

test('a full manuscript: tabs and saves', async ({ open, apiFor }) => {
  const id = await fullManuscript(await apiFor('author2'));
  const page = await open('author2');
  await page.goto(`/main/change?roleId=1&id=${id}`);
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  const count = await tabs.count();
  const switches: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (let index = count - 1; index >= 0; index -= 1) switches.push(await switchTo(page, index));
  console.log(`switching between ${count} tabs: ${figures(switches)}`);

  const saves: number[] = [];
  for (let index = 0; index < SAVES; index += 1) {
    const answered = page.waitForResponse(
      (response) => response.request().headers()['x-apollo-operation-name'] === 'useSendSectionTitleMutation',
    );
    await page.getByLabel('中文题名').fill(`题目 ${index}`);
    await page.getByRole('button', { name: '暂存' }).click();
    const response = await answered;
    await response.finished();
    saves.push(response.request().timing().responseEnd);
    await page.getByRole('button', { name: '继续填写' }).click();
  }
  console.log(`saving the title tab: ${figures(saves)}`);
  expect.soft(quantile(switches, 0.95), 'a tab').toBeLessThanOrEqual(MOST_FOR_A_TAB_MS);
  expect.soft(quantile(saves, 0.95), 'a save').toBeLessThanOrEqual(MOST_FOR_A_SAVE_MS);
});
