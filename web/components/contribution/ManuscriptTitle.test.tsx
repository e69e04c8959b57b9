// The mark of a specially invited manuscript as readers of a list meet it.
import { screen } from '@testing-library/react';
import { graphql } from 'react-relay/hooks';
import { expect, it } from 'vitest';
import type { LanguageTag } from '../../i18n/i18n.ts';
import { showQuery } from '../../testing/render.tsx';
import type { ManuscriptTitleTestQuery } from './__generated__/ManuscriptTitleTestQuery.graphql.ts';
import { ManuscriptTitle } from './ManuscriptTitle.tsx';

const QUERY = graphql`
  query ManuscriptTitleTestQuery @relay_test_operation {
    node(id: "1") {
      ...ManuscriptTitle_contribution @alias(as: "contribution")
    }
  }
`;

const showTitle = (source: string, language: LanguageTag) =>
  showQuery<ManuscriptTitleTestQuery>(
    QUERY,
    {
      variables: {},
      language,
      objects: { Node: () => ({ __typename: 'Contribution', titleZh: '水利碑刻考', titleEn: 'Inscriptions', source }) },
    },
    ({ node }) => node?.contribution && <ManuscriptTitle contribution={node.contribution} role="AUTHOR" />,
  );

it.each([
  ['zh-CN', '约', '特约稿件'],
  ['en-US', 'Invited', 'Specially invited'],
] as const)('carries a mark, which says itself in full on hover, when specially invited, %s (R2-025)', async (language, mark, hint) => {
  await showTitle('SPECIAL_INVITATION', language);
  expect(screen.getByText(mark).title).toBe(hint);
});

it('carries no mark otherwise', async () => {
  await showTitle('FREE_SUBMISSION', 'zh-CN');
  expect(screen.getByText('水利碑刻考')).toBeTruthy();
  expect(screen.queryByText('约')).toBeNull();
});
