// Who has confirmed the authorship, on the page of the manuscript; and one's own answer as a co-author.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { expect, it } from 'vitest';
import { showQuery } from '../../testing/render.tsx';
import type { AuthorshipSectionTestQuery } from './__generated__/AuthorshipSectionTestQuery.graphql.ts';
import { AuthorshipSection } from './AuthorshipSection.tsx';

const QUERY = graphql`
  query AuthorshipSectionTestQuery @relay_test_operation {
    node(id: "m") {
      ...AuthorshipSection_contribution @alias(as: "contribution")
    }
  }
`;
const AT = '2026-03-05T06:32:00.000Z';
const row = (position: number, name: string, state: string, own: object = {}) => ({
  authorId: `a${position}`,
  name,
  latinName: null,
  position,
  state,
  askedAt: AT,
  answeredAt: null,
  words: null,
  letterFate: 'SENT',
  letterFailure: null,
  sharesAddressWith: [],
  viewerCanAsk: false,
  ...own,
});
const ROWS = [
  row(1, '沈知远', 'HANDED_IN', { answeredAt: AT, askedAt: null, letterFate: null }),
  row(2, '李四', 'CONFIRMED', { answeredAt: AT }),
  row(3, '王五', 'REFUSED', { answeredAt: AT, words: '单位写错了', viewerCanAsk: true }),
  row(4, '赵六', 'ASKED', { viewerCanAsk: true, letterFate: 'REFUSED', sharesAddressWith: ['孙七'] }),
  row(5, '孙七', 'UNREACHABLE', { askedAt: null, letterFate: null }),
  row(6, '周八', 'VOID', { answeredAt: AT }),
];
const OWN = {
  name: '李四',
  latinName: null,
  unit: '江城大学',
  unitEn: 'River University',
  rorIds: ['02mhbdp94'],
  orcid: '0000-0002-1825-0097',
  position: 2,
  isCorresponding: false,
  roles: [],
  state: 'ASKED',
  answeredAt: null,
  words: null,
  viewerCanAnswer: true,
};

const showSection = (data: object, language: 'zh-CN' | 'en-US' = 'zh-CN') =>
  showQuery<AuthorshipSectionTestQuery>(
    QUERY,
    {
      variables: {},
      language,
      at: '/main/authormanuList/detailAuthor?roleId=1&id=m',
      objects: { Node: () => ({ __typename: 'Contribution', id: 'm', authorship: null, ownAuthorship: null, ...data }) },
    },
    ({ node }) => (node?.contribution ? <AuthorshipSection contribution={node.contribution} /> : null),
  );
const line = (name: string) => screen.getByText(name, { selector: 'bdi' }).closest('li') ?? document.body;

it.each([
  ['zh-CN', ['提交时确认', '已确认', '有误', '已发信，未答复', '没有邮箱，无法联系', '有改动，待重新确认']],
  [
    'en-US',
    [
      'Confirmed by submission',
      'Confirmed',
      'Says something is wrong',
      'Asked, no answer yet',
      'Not reachable: no address',
      'Changed, to be asked again',
    ],
  ],
] as const)(
  'says how each author stands, with the words of a refusal and what became of the letter (B-106), %s',
  async (language, states) => {
    await showSection({ authorship: { isRequired: true, rows: ROWS } }, language);
    expect(ROWS.map(({ name }, index) => within(line(name)).queryByText(states[index] ?? '') !== null)).toEqual(ROWS.map(() => true));
    expect(within(line('王五')).getByText('单位写错了')).toBeTruthy();
    expect(line('赵六').textContent).toContain('孙七');
    expect(line('赵六').textContent).toContain(language === 'zh-CN' ? '信件被拒收' : 'Letter:');
    expect(line('李四').textContent).toContain('2026-03-05 14:32');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/main/authorshipRecord?id=m');
  },
);

it('asks an author again, and shows what the answer brings (B-106)', async () => {
  const { asked, answer } = await showSection({ authorship: { isRequired: false, rows: ROWS } });
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['再次请王五确认', '再次请赵六确认']);
  await userEvent.click(screen.getByRole('button', { name: '再次请王五确认' }));
  expect(asked()).toEqual([{ name: 'useAuthorshipAskMutation', variables: { input: { contributionId: 'm', authorId: 'a3' } } }]);
  const after = ROWS.map((one) => (one.name === '王五' ? { ...one, state: 'ASKED', words: null, viewerCanAsk: false } : one));
  await answer('useAuthorshipAskMutation', {
    Contribution: () => ({ id: 'm', authorship: { isRequired: false, rows: after }, ownAuthorship: null }),
  });
  expect(await screen.findByText('已再次给王五发信')).toBeTruthy();
  expect(within(line('王五')).getByText('已发信，未答复')).toBeTruthy();
});

it('lets a co-author answer for themselves, who sees nobody else’s (B-106)', async () => {
  const { asked, answer } = await showSection({ ownAuthorship: OWN });
  expect(screen.queryByText('沈知远')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '确认' }));
  expect(asked()[0]?.variables).toEqual({ input: { contributionId: 'm', isRight: true, words: null } });
  await answer('useAuthorshipAnswerMutation', {
    Contribution: () => ({ id: 'm', authorship: null, ownAuthorship: { ...OWN, state: 'CONFIRMED', viewerCanAnswer: false } }),
  });
  expect(await screen.findByText('您已确认以下署名。')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '确认' })).toBeNull();
});

it('is not there where nobody was asked, or for readers who may not know (B-106)', async () => {
  await showSection({});
  expect(screen.queryByRole('region', { name: '署名确认' })).toBeNull();
});

it('names the authors to readers of English in Latin letters, and shows them all that is printed of themselves (B-101, B-106)', async () => {
  const rows = [
    row(1, '沈知远', 'HANDED_IN', { latinName: 'Zhiyuan Shen' }),
    row(2, '李四', 'ASKED', { latinName: 'Si Li', viewerCanAsk: true }),
  ];
  await showSection({ authorship: { isRequired: true, rows }, ownAuthorship: { ...OWN, latinName: 'Si Li' } }, 'en-US');
  expect(line('Zhiyuan Shen').textContent).toContain('Confirmed by submission');
  expect(within(line('Si Li')).getByRole('button', { name: /Si Li/ })).toBeTruthy();
  for (const text of ['Si Li (李四)', 'River University', '02mhbdp94', '0000-0002-1825-0097']) expect(screen.getByText(text)).toBeTruthy();
});
