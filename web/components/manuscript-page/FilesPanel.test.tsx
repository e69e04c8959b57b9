// The files of a manuscript on its page: those in force at once, those of earlier versions when they are asked for (S2 §2.4).
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { expect, it } from 'vitest';
import { showQuery } from '../../testing/render.tsx';
import type { FilesPanelTestQuery } from './__generated__/FilesPanelTestQuery.graphql.ts';
import { FilesPanel } from './FilesPanel.tsx';

const QUERY = graphql`
  query FilesPanelTestQuery @relay_test_operation {
    node(id: "1") {
      ...FilesPanel_contribution @alias(as: "contribution")
    }
  }
`;

const file = (id: string, name: string) => ({ id, name, kind: 'MANUSCRIPT' });

const showFiles = (historyFiles: object[] | null, archiveUrl: string | null = null) =>
  showQuery<FilesPanelTestQuery>(
    QUERY,
    {
      variables: {},
      objects: { Node: () => ({ __typename: 'Contribution', files: [file('2', '修改稿.docx')], historyFiles, archiveUrl }) },
    },
    ({ node }) => node?.contribution && <FilesPanel contribution={node.contribution} />,
  );

it('shows earlier files when they are asked for, and puts them away again (R2-045)', async () => {
  await showFiles([file('1', '初稿.docx')]);
  expect(screen.getByText('修改稿.docx')).toBeTruthy();
  expect(screen.queryByText('初稿.docx')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '历史文件（1）' }));
  expect(screen.getByText('初稿.docx')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '收起历史文件' }));
  expect(screen.queryByText('初稿.docx')).toBeNull();
});

it.each([[null], [[]]])('offers none where there are none: %j', async (historyFiles) => {
  await showFiles(historyFiles);
  expect(screen.getByText('修改稿.docx')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('gives all files as one archive to whom the server gives its link, by an address that is fresh at the click (P2-173)', async () => {
  await showFiles(null);
  expect(screen.queryByText('下载全部文件（ZIP）')).toBeNull();
  cleanup();
  const { asked } = await showFiles(null, '/archives/old');
  const link = screen.getByRole('link', { name: '下载全部文件（ZIP）' });
  expect(link.getAttribute('href')).toBe('/archives/old');
  await userEvent.click(link);
  expect(asked().map(({ name }) => name)).toEqual(['ArchiveLinkQuery']);
});
