// The table of uploaded files, as the author of a manuscript reads it.
import { screen } from '@testing-library/react';
import { graphql } from 'react-relay/hooks';
import { expect, it } from 'vitest';
import { expectColumns } from '../../../testing/columns.ts';
import { showQuery } from '../../../testing/render.tsx';
import { WizardProvider, type Wizard } from '../wizard-context.ts';
import type { FileTableTestQuery } from './__generated__/FileTableTestQuery.graphql.ts';
import { FileTable } from './FileTable.tsx';

const QUERY = graphql`
  query FileTableTestQuery @relay_test_operation {
    node(id: "c1") {
      ... on Contribution @alias(as: "contribution") {
        ...FileTable_contribution
      }
    }
  }
`;

// The part of the wizard that the table reads.
const wizard = { contributionId: 'c1', saving: {} } as unknown as Wizard;
const copy = { state: 'MADE', reader: 'REVIEWER', isForViewer: false, reason: null };
const file = (own: object) => ({
  kind: 'MANUSCRIPT',
  name: '论文.docx',
  size: 2048,
  description: '定稿',
  uploadedAt: '2026-03-05T06:32:00.000Z',
  copy,
  ...own,
});

it('tells time, type, name, size and description of each, and whether blind reviewers can have it, and why not (R1-161, B-010)', async () => {
  const files = [
    file({ id: 'f1' }),
    file({ id: 'f2', kind: 'SUPPLEMENT', name: '附录.pdf', description: null, copy: { ...copy, state: 'FAILED', reason: '文件已加密' } }),
  ];
  await showQuery<FileTableTestQuery>(
    QUERY,
    { variables: {}, objects: { Node: () => ({ __typename: 'Contribution', id: 'c1', files }) } },
    ({ node }) =>
      node?.contribution && (
        <WizardProvider value={wizard}>
          <FileTable contribution={node.contribution} />
        </WizardProvider>
      ),
  );
  const [, first, second] = screen.getAllByRole('row');
  expectColumns(first, {
    上传时间: '2026-03-05 14:32',
    文件类型: '稿件',
    文件名称: '论文.docx盲审专家可下载（文件属性等已清除，正文不变）',
    文件大小: '2.00 KB',
    文件描述: '定稿',
    操作: '删除',
  });
  expect(second?.textContent).toContain('附录.pdf盲审专家不能下载此文件：文件已加密。请更换文件。');
});
