// Links of a manuscript's log.
import { screen } from '@testing-library/react';
import { graphql } from 'react-relay/hooks';
import { expect, it } from 'vitest';
import { showQuery } from '../../testing/render.tsx';
import type { HistoryTimelineTestQuery } from './__generated__/HistoryTimelineTestQuery.graphql.ts';
import { HistoryTimeline } from './HistoryTimeline.tsx';

const QUERY = graphql`
  query HistoryTimelineTestQuery @relay_test_operation {
    node(id: "c1") {
      ... on Contribution @alias(as: "contribution") {
        events {
          ...HistoryTimeline_events
        }
      }
    }
  }
`;

function showLog(review: { id: string; editorSummary: string | null } | null, own: object = {}) {
  const event = {
    act: 'REVIEW',
    to: 'REVIEWERS_DONE',
    actorRole: 'REVIEWER',
    actor: null,
    comment: null,
    isForChief: false,
    isForEveryBranch: false,
    files: [],
    review,
    ...own,
  };
  return showQuery<HistoryTimelineTestQuery>(
    QUERY,
    {
      variables: {},
      objects: { Node: () => ({ __typename: 'Contribution', id: 'c1' }), Contribution: () => ({ events: [{ id: 'e1', ...event }] }) },
    },
    ({ node }) => <HistoryTimeline label="log" contributionId="c1" events={node?.contribution?.events ?? []} audience="office" />,
  );
}

it('a review in the log leads to its result and says whether it is summarised (R2-039, R2-101, P2-103, P2-104)', async () => {
  await showLog({ id: 'r1', editorSummary: '意见一致' });
  expect(screen.getByRole('link', { name: '审稿结果' }).getAttribute('href')).toBe('/main/editorExportResult?id=c1&inviteId=r1');
  expect(screen.getByText('已汇总')).toBeTruthy();
});

it('one that is not summed up yet says so (R2-101, P2-104)', async () => {
  await showLog({ id: 'r1', editorSummary: null });
  expect(screen.getByText('未汇总')).toBeTruthy();
});

it('who may not read the review is led nowhere (P2-103)', async () => {
  await showLog(null);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('未汇总')).toBeNull();
});

it('what came to the publishing editors of a journal without a branch is said to be for any of them (F-016)', async () => {
  const remark = '本刊尚未设置接收稿件的出版社分社，可由任一出版编辑预审。';
  await showLog(null, { act: 'CHIEF_PRE_ACCEPT', to: 'PUBLISHING_PREREVIEW', isForEveryBranch: true });
  expect(screen.getByText(remark)).toBeTruthy();
});

it('and nothing is said where there is one', async () => {
  await showLog(null, { act: 'CHIEF_PRE_ACCEPT', to: 'PUBLISHING_PREREVIEW' });
  expect(screen.queryByText(/任一出版编辑/)).toBeNull();
});

it('a submission that comes to the editor-in-chief because the assigned editor cannot receive it says so (F-043)', async () => {
  await showLog(null, { act: 'SUBMIT', to: 'NEW_SUBMISSION', isForChief: true });
  expect(screen.getByText('指定接收投稿的编辑不能接收，由主编处理。')).toBeTruthy();
});
