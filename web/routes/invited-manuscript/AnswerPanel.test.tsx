// What somebody without an account answers to the letter that asked them.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { expect, it } from 'vitest';
import { showQuery } from '../../testing/render.tsx';
import type { AnswerPanelTestQuery } from './__generated__/AnswerPanelTestQuery.graphql.ts';
import { AnswerPanel } from './AnswerPanel.tsx';

const QUERY = graphql`
  query AnswerPanelTestQuery @relay_test_operation {
    node(id: "m") {
      ... on Contribution {
        viewerReview {
          ...AnswerPanel_review
        }
        ...AnswerPanel_contribution @alias(as: "contribution")
      }
    }
  }
`;

const offer = (act: string) => ({ act, isAllowed: true, refusal: null, isDecision: false });
const review = { id: 'r1', status: 'PENDING', answerDueOn: '2026-03-09', reviewDueOn: '2026-04-07' };
const contribution = {
  __typename: 'Contribution',
  id: 'm',
  manuscriptNumber: 'JN20260001',
  titleZh: '水利碑刻考',
  titleEn: 'Inscriptions',
  viewerActs: [offer('ACCEPT_INVITATION'), offer('DECLINE_INVITATION')],
  viewerReview: review,
};

it('accepted by keyboard: the panel says so, leads to the review, and the focus is on it, for the button that asked is gone', async () => {
  const { answer } = await showQuery<AnswerPanelTestQuery>(
    QUERY,
    { variables: {}, at: '/invitation/manuscript', objects: { Node: () => contribution } },
    ({ node }) => node?.viewerReview && node.contribution && <AnswerPanel review={node.viewerReview} contribution={node.contribution} />,
  );
  screen.getByRole('button', { name: '接受审稿邀请' }).focus();
  await userEvent.keyboard('{Enter}');
  within(screen.getByRole('dialog')).getByRole('button', { name: '接受审稿邀请' }).focus();
  await userEvent.keyboard('{Enter}');
  const accepted = { ...contribution, viewerActs: [offer('REVIEW')], viewerReview: { ...review, status: 'ACCEPTED' } };
  await answer('actDocumentsAcceptInvitationsMutation', {
    AcceptInvitationsPayload: () => ({ results: [{ contributionId: 'm', done: true, refusal: null, contribution: accepted }] }),
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: '填写审稿意见' }).getAttribute('href')).toBe('/invitation/review?id=m');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '审稿邀请' }));
});
