// The order of two abstracts.
import { screen } from '@testing-library/react';
import { graphql } from 'react-relay/hooks';
import { expect, it } from 'vitest';
import { showQuery } from '../../testing/render.tsx';
import type { AbstractSectionTestQuery } from './__generated__/AbstractSectionTestQuery.graphql.ts';
import { AbstractSection } from './AbstractSection.tsx';

const QUERY = graphql`
  query AbstractSectionTestQuery @relay_test_operation {
    node(id: "c1") {
      ... on Contribution @alias(as: "contribution") {
        ...AbstractSection_contribution
      }
    }
  }
`;

const texts = { abstractZh: '碑刻记载了水利', abstractEn: 'Steles tell of water', keywordsZh: ['碑刻'], keywordsEn: ['steles'] };

it.each(['zh-CN', 'en-US'] as const)('the abstract in the language of the screen stands first: %s', async (language) => {
  await showQuery<AbstractSectionTestQuery>(
    QUERY,
    { language, variables: {}, objects: { Node: () => ({ __typename: 'Contribution', id: 'c1' }), Contribution: () => texts } },
    ({ node }) => node?.contribution && <AbstractSection contribution={node.contribution} />,
  );
  const shown = screen.getAllByText(/碑刻记载了水利|Steles tell of water/).map(({ textContent }) => textContent);
  const inChinese = [texts.abstractZh, texts.abstractEn];
  expect(shown).toEqual(language === 'zh-CN' ? inChinese : inChinese.toReversed());
});
