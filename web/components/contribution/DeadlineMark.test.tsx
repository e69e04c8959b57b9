// By when the office has to act, as its lists and the page of a manuscript say it.
import { screen } from '@testing-library/react';
import { graphql } from 'react-relay/hooks';
import { expect, it } from 'vitest';
import type { LanguageTag } from '../../i18n/i18n.ts';
import { showQuery } from '../../testing/render.tsx';
import type { DeadlineMarkTestQuery } from './__generated__/DeadlineMarkTestQuery.graphql.ts';
import { DeadlineMark } from './DeadlineMark.tsx';

const QUERY = graphql`
  query DeadlineMarkTestQuery @relay_test_operation {
    node(id: "1") {
      ...DeadlineMark_contribution @alias(as: "contribution")
    }
  }
`;

const due = { stage: 'DECISION', dueOn: '2026-03-09', isOverdue: false, workingDaysLeft: 3, isProvisional: false };

const showMark = (deadline: object | null, language: LanguageTag, isFull = false) =>
  showQuery<DeadlineMarkTestQuery>(
    QUERY,
    { variables: {}, language, objects: { Node: () => ({ __typename: 'Contribution', deadline }) } },
    ({ node }) => node?.contribution && <DeadlineMark contribution={node.contribution} isFull={isFull} />,
  );

it.each([
  ['zh-CN', due, '3 天', '3 个工作日后到期', '须在 2026-03-09 前决定是否录用。'],
  ['en-US', due, '3 days', 'due in 3 working days', 'Acceptance to be decided by 2026-03-09.'],
  ['en-US', { ...due, workingDaysLeft: 1 }, '1 day', 'due in 1 working day', 'Acceptance to be decided by 2026-03-09.'],
  ['zh-CN', { ...due, workingDaysLeft: 0 }, '', '今日到期', '须在 2026-03-09 前决定是否录用。'],
  ['zh-CN', { ...due, isOverdue: true, workingDaysLeft: -2 }, '逾期 2 天', '逾期 2 个工作日', '须在 2026-03-09 前决定是否录用。'],
  [
    'en-US',
    { ...due, isOverdue: true, workingDaysLeft: -1 },
    '1 day late',
    'overdue by 1 working day',
    'Acceptance to be decided by 2026-03-09.',
  ],
  ['zh-CN', { ...due, isOverdue: true, workingDaysLeft: 0 }, '', '已逾期', '须在 2026-03-09 前决定是否录用。'],
] as const)(
  '%s %j is shown as “%s” and said as %s, with what is due on hover (B-413, F-018, F-019)',
  async (language, deadline, short, words, hint) => {
    await showMark(deadline, language);
    const mark = screen.getByText(words).closest('[title]');
    expect(mark?.getAttribute('title')).toBe(short === '' ? hint : `${words}\n${hint}`);
    expect(mark?.querySelector('[aria-hidden=true]')?.textContent ?? '').toBe(short);
    // Only an overdue one is marked.
    expect(mark?.tagName === 'ABBR').toBe(deadline.isOverdue);
  },
);

it('says on the page of a manuscript what is due and by when, and that holidays are not known yet (F-020, F-021)', async () => {
  await showMark({ ...due, stage: 'PUBLICATION', isProvisional: true }, 'zh-CN', true);
  expect(screen.getByText(/须在 2026-03-09 前单篇发布或组稿。/).textContent).toContain('3 个工作日后到期');
  expect(screen.getByText('当年放假安排尚未公布，日期可能调整。')).toBeTruthy();
});

it('is nothing where nothing is due', async () => {
  await showMark(null, 'zh-CN', true);
  expect(screen.queryByText(/期/)).toBeNull();
});
