// The steps and the log of a manuscript as its author sees them (S2 §2.3).
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { expect, it } from 'vitest';
import { showQuery } from '../../testing/render.tsx';
import type { HistorySectionTestQuery } from './__generated__/HistorySectionTestQuery.graphql.ts';
import { HistorySection } from './HistorySection.tsx';
import { StatusSteps } from './StatusSteps.tsx';

const QUERY = graphql`
  query HistorySectionTestQuery @relay_test_operation {
    node(id: "m") {
      ... on Contribution @alias(as: "contribution") {
        ...StatusSteps_contribution
        ...HistorySection_contribution
      }
    }
  }
`;

const event = (id: string) => ({
  id,
  act: null,
  to: null,
  authorStatus: 'RECEIVED',
  actorRole: null,
  actor: null,
  comment: null,
  files: [],
  review: null,
});
const showPage = (own: object) =>
  showQuery<HistorySectionTestQuery>(
    QUERY,
    {
      variables: {},
      at: '/main/stateNouse?id=m',
      objects: {
        Node: () => ({
          __typename: 'Contribution',
          id: 'm',
          state: null,
          authorStatus: 'NOT_ACCEPTED',
          stage: 2,
          stageTimes: [],
          journalHistories: [],
          ...own,
        }),
      },
    },
    ({ node }) =>
      node?.contribution && (
        <>
          <StatusSteps contribution={node.contribution} audience="author" />
          <HistorySection contribution={node.contribution} audience="author" hasLetters={false} />
        </>
      ),
  );
const steps = () => [...document.querySelectorAll('[aria-label="审稿进度"] li')];

it.each([
  [1, '●···'],
  [2, '✓●··'],
  [4, '✓✓●·'],
  [6, '✓✓✓·'],
  [7, '✓✓✓✓'],
] as const)(
  'names four steps, at stage %i lit as far as it has come, each that was reached with its day and no time (P2-074 to P2-078, R2-033, R2-036, SC-053)',
  async (stage, lit) => {
    const stageTimes = [1, 2, 6, 7].filter((one) => one <= stage).map((one) => ({ stage: one, at: `2026-03-0${one}T06:32:00.000Z` }));
    await showPage({ stage, authorStatus: 'ACCEPTED', stageTimes });
    for (const [index, name] of ['新投稿', '编辑审稿', '录用', '归档'].entries()) expect(steps()[index]?.textContent).toContain(name);
    const words = Object.entries({ '（已完成）': '✓', '（当前）': '●', '（未开始）': '·' });
    expect(
      steps()
        .map((step) => words.find(([word]) => step.textContent.includes(word))?.[1])
        .join(''),
    ).toBe(lit);
    expect(steps().flatMap((step) => step.querySelector('time')?.textContent ?? [])).toEqual(stageTimes.map(({ at }) => at.slice(0, 10)));
  },
);

it('has a part for each journal that it was with, which opens and closes (P2-079, R2-038, D2-16)', async () => {
  const history = (name: string, id: string) => ({ colloquium: { name }, events: [event(id)] });
  await showPage({ journalHistories: [history('江南文化', '1'), history('方言与文化', '2')] });
  const parts = [...document.querySelectorAll('details')].filter((part) => part.textContent.includes('条记录'));
  expect(parts.map((part) => [part.querySelector('summary')?.textContent, part.open])).toEqual([
    ['方言与文化（1 条记录）', true],
    ['江南文化（1 条记录）', false],
  ]);
  await userEvent.click(screen.getByText('江南文化（1 条记录）'));
  expect(parts[1]?.open).toBe(true);
});
