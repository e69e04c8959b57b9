// The files about a single publication on its page (B-003).
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { expect, it } from 'vitest';
import type { LanguageTag } from '../../i18n/i18n.ts';
import { showQuery } from '../../testing/render.tsx';
import type { MetadataPanelTestQuery } from './__generated__/MetadataPanelTestQuery.graphql.ts';
import { MetadataPanel } from './MetadataPanel.tsx';

const QUERY = graphql`
  query MetadataPanelTestQuery @relay_test_operation {
    node(id: "1") {
      ...MetadataPanel_contribution @alias(as: "contribution")
    }
  }
`;

const showPanel = (viewerCanExportSingle: boolean, language: LanguageTag = 'zh-CN') =>
  showQuery<MetadataPanelTestQuery>(
    QUERY,
    { language, variables: {}, objects: { Node: () => ({ __typename: 'Contribution', id: 'm', viewerCanExportSingle }) } },
    ({ node }) => node?.contribution && <MetadataPanel contribution={node.contribution} />,
  );

it.each([
  ['zh-CN', '元数据', 'JATS 文件未生成：作者姓名不符合格式'],
  ['en-US', 'Metadata', 'JATS: no file was written, since the format refuses the name of an author'],
] as const)(
  'a single publication offers them where an issue does, and says what the format refuses, %s (B-003)',
  async (language, title, refused) => {
    const { asked, answer } = await showPanel(true, language);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['JATS', 'RIS', 'BibTeX']);
    await userEvent.click(screen.getByRole('button', { name: 'JATS' }));
    expect(asked()).toEqual([{ name: 'useSingleDocumentQuery', variables: { id: 'm', document: 'JATS' } }]);
    await answer('useSingleDocumentQuery', { SingleExport: () => ({ url: null, refused: 'AUTHOR' }) });
    expect((await screen.findByRole('status')).textContent).toBe(refused);
  },
);

it('any other manuscript has none', async () => {
  await showPanel(false);
  expect(screen.queryByText('元数据')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
