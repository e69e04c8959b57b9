// Screens of editors: their list with its bulk acts, and a manuscript.
import type { Page } from '@playwright/test';
import { expect } from '../story.ts';
import { personalScreens } from './personal.ts';
import { button, DETAIL, dialog, LIST, type Screen } from './screen.ts';
import type { World } from './world.ts';

async function selectFirstRows(page: Page): Promise<void> {
  for (const index of [0, 1]) await page.locator('tbody').getByRole('checkbox').nth(index).check();
}

const bulkBar = (page: Page) => page.getByRole('region', { name: /^(批量操作|Acts on the selection)$/ });
const RECEIVE = /^(接收|Receive) \d+( 篇)?$/;

export function editorScreens(world: World): Screen[] {
  const list = '/main/editorManusList?roleId=3&view=list';
  const asking = (names: RegExp) => async (page: Page) => {
    await selectFirstRows(page);
    await button(bulkBar(page), names).click();
    await expect(dialog(page)).toBeVisible();
  };
  return [
    { name: 'today', address: '/main/editorManusList?roleId=3', shows: 'main [data-row]' },
    { name: 'preprints', address: '/main/editorPreprintContribution?roleId=3', shows: LIST },
    {
      name: 'preprint',
      address: '/main/editorPreprintContribution?roleId=3',
      shows: LIST,
      then: async (page) => {
        await page.locator('a[href*="preprintDetail"]').first().click();
        await expect(page.locator('#file')).toBeVisible();
      },
    },
    { name: 'list', address: list, shows: LIST, isPrinted: true },
    { name: 'list, pending', address: `${list}&scope=pending`, shows: LIST },
    { name: 'list, page 2', address: `${list}&page=2`, shows: LIST },
    { name: 'list, nothing found', address: `${list}&title=zzzzzzzz`, shows: 'main h1' },
    {
      name: 'list, narrowed',
      address: `${list}&title=${encodeURIComponent('城市')}&submitted=2020-01-01..&status=NEW_SUBMISSION,EDITOR_REVIEWING`,
      shows: LIST,
    },
    { name: 'list, each status', address: list, shows: LIST, then: async (page) => button(page, /^(更多状态|More statuses)$/).click() },
    {
      name: 'list, filters opened',
      address: list,
      shows: LIST,
      isPhone: true,
      then: async (page) => button(page, /^(筛选|Filters)/).click(),
    },
    { name: 'list, rows chosen', address: list, shows: LIST, then: selectFirstRows },
    { name: 'list, asking before receiving', address: list, shows: LIST, then: asking(RECEIVE) },
    { name: 'list, asking before refusing', address: list, shows: LIST, then: asking(/^(拒绝接收|Decline) \d+( 篇)?$/) },
    {
      name: 'list, some not done',
      address: list,
      shows: LIST,
      then: async (page) => {
        await selectFirstRows(page);
        // The newest is that of this world or of another run's; another hand takes it first.
        const contributionIds = await page
          .locator('tbody tr')
          .first()
          .getByRole('link')
          .last()
          .evaluate((link: HTMLAnchorElement) => [new URL(link.href).searchParams.get('id') ?? '']);
        await button(bulkBar(page), RECEIVE).click();
        await world.editor.ask(
          'mutation ($input: ReceiveContributionsInput!) { receiveContributions(input: $input) { results { done } } }',
          { input: { contributionIds } },
        );
        await button(dialog(page), /^(接收稿件|Receive)/).click();
        await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
        await expect(dialog(page).locator('textarea')).toHaveCount(0);
      },
    },
    { name: 'manuscript', address: `/main/editorManusList/detailChief?roleId=3&id=${world.submitted}`, shows: DETAIL, isPrinted: true },
    ...personalScreens(3),
  ];
}
