// A manuscript's acts for its reader, and the reasons for missing ones.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { expect, it, vi } from 'vitest';
import type { ActName } from '../../../shared/workflow.ts';
import { showQuery, type Shown } from '../../testing/render.tsx';
import type { ActButtonsTestQuery } from './__generated__/ActButtonsTestQuery.graphql.ts';
import { ActButtons } from './ActButtons.tsx';

const QUERY = graphql`
  query ActButtonsTestQuery @relay_test_operation {
    node(id: "1") {
      ...ActButtons_contribution @alias(as: "contribution")
    }
  }
`;

const LIST = '/main/editorManusList?roleId=3&scope=pending';
let shown: Shown;

const offer = (act: ActName, refusal: string | null = null) => ({ act, isAllowed: refusal === null, refusal });

async function showOffers(viewerActs: ReturnType<typeof offer>[], viewerCanEdit = false) {
  const onChoose = vi.fn();
  shown = await showQuery<ActButtonsTestQuery>(
    QUERY,
    {
      variables: {},
      at: { pathname: '/main/editorManusList/detailChief', search: '?id=m', state: { list: LIST } },
      objects: { Node: () => ({ __typename: 'Contribution', id: 'm', state: 'REVIEWERS_AT_WORK', viewerActs, viewerCanEdit }) },
    },
    ({ node }) => node?.contribution && <ActButtons acts={node.contribution} onChoose={onChoose} />,
  );
  return onChoose;
}

const names = (role: 'button' | 'link') => screen.queryAllByRole(role).map(({ textContent }) => textContent);

it('offers only what the gate allows and has a screen: the usual act first, destructive ones after it (P2-096, P2-162, R2-049, R2-050)', async () => {
  const onChoose = await showOffers([offer('VIEW_DETAIL'), offer('WITHDRAW'), offer('REFUSE'), offer('RECEIVE'), offer('ASSIGN')]);
  expect(names('button')).toEqual(['接收稿件', '分配稿件', '拒绝接收', '撤稿']);
  await userEvent.click(screen.getByRole('button', { name: '拒绝接收' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('REFUSE');
});

it('leads to the page of an act that has one, authorization or change, and lets those who may write open it for writing (P2-129, P2-130, P2-170, P2-172, R2-044, R2-073)', async () => {
  await showOffers([offer('AUTHORIZE')], true);
  expect(names('link')).toEqual(['修改稿件', '作者授权']);
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('修改稿件')).toBe('/main/change?roleId=1&id=m&change=1');
  expect(leadsTo('作者授权')).toMatch(/^\/main\/empowerAuthor\?roleId=1&id=m&cbCode=/);
  expect(names('button')).toEqual([]);
});

it.each([
  ['EDITOR_INVITE_REVIEWERS', '10'],
  ['DEPUTY_INVITE_REVIEWERS', '30'],
  ['CHIEF_INVITE_REVIEWERS', '15'],
] as const)('leads from %s to the page on which experts are invited (P2-115, P2-167, R2-044)', async (act, type) => {
  await showOffers([offer(act)]);
  expect(names('button')).toEqual([]);
  const link = screen.getByRole('link', { name: '邀请专家' }).getAttribute('href');
  expect(link).toBe(`/main/editorExportList?id=m&type=${type}&cbState=9`);
});

it('leads who reviews it to the form of the review (P2-127, P2-168, R2-044)', async () => {
  await showOffers([offer('REVIEW')]);
  expect(screen.getByRole('link', { name: '填写审稿意见' }).getAttribute('href')).toBe('/main/exportExitResult?roleId=2&id=m');
});

it('leads the office and the reviewer to what came of the reviews (R2-071, P2-128, P2-169, R2-044)', async () => {
  await showOffers([offer('VIEW_REVIEW')]);
  expect(screen.getByRole('link', { name: '查看审稿意见' }).getAttribute('href')).toBe('/main/editorExportResult?id=m');
});

it.each([
  ['EDITOR_INVITE_REVIEWERS', '邀请专家'],
  ['VIEW_REVIEW', '查看审稿意见'],
  ['AUTHORIZE', '作者授权'],
] as const)('opens the page of %s with the way back to this one and to its list (B-424)', async (act, name) => {
  await showOffers([offer(act)]);
  await userEvent.click(screen.getByRole('link', { name }));
  expect(shown.state()).toEqual({ page: '/main/editorManusList/detailChief?id=m', list: LIST });
});

it('gives each reason once, with all the acts it blocks', async () => {
  await showOffers([offer('REFUSE', '您已拒绝'), offer('EDITOR_APPROVE', '等待作者'), offer('EDITOR_REJECT', '等待作者')]);
  expect(screen.getByText('等待作者').parentElement?.textContent).toContain('暂不能：通过、退稿');
  expect(screen.getByText('您已拒绝')).toBeTruthy();
  expect(names('button')).toEqual([]);
});
