// The note beside a file about its copy for blind readers, and its changes while the page is open (decision 68).
import { cleanup, screen } from '@testing-library/react';
import { graphql } from 'react-relay/hooks';
import { expect, it } from 'vitest';
import { showQuery } from '../../testing/render.tsx';
import type { CopyMarkTestQuery } from './__generated__/CopyMarkTestQuery.graphql.ts';
import { FileList } from './FileList.tsx';
import { useCopyNews } from './useCopyNews.ts';

const QUERY = graphql`
  query CopyMarkTestQuery @relay_test_operation {
    node(id: "1") {
      ... on Contribution @alias(as: "contribution") {
        id
        files {
          id
          copy {
            state
          }
          ...FileList_files
        }
      }
    }
  }
`;

function Files({
  contribution: { id, files },
}: {
  contribution: NonNullable<NonNullable<CopyMarkTestQuery['response']['node']>['contribution']>;
}) {
  useCopyNews(id, files);
  return <FileList files={files ?? []} />;
}

const copyOf = (own: object) => ({ state: 'MADE', reader: 'REVIEWER', isForViewer: false, reason: null, ...own });
const fileWith = (copy: object | null) => ({ id: 'f1', name: '稿件.docx', kind: 'MANUSCRIPT', copy: copy && copyOf(copy) });
const showFile = (copy: object | null) =>
  showQuery<CopyMarkTestQuery>(
    QUERY,
    { variables: {}, objects: { Node: () => ({ __typename: 'Contribution', id: 'c1', files: [fileWith(copy)] }) } },
    ({ node }) => node?.contribution && <Files contribution={node.contribution} />,
  );

const COPIES: readonly [copy: object | null, words: string | null, isLink: boolean][] = [
  [null, null, true],
  [{ state: 'MAKING' }, '正在清除作者信息，供盲审专家下载', true],
  [{ state: 'MADE' }, '盲审专家可下载（文件属性等已清除，正文不变）', true],
  [{ state: 'FAILED', reason: '文件已加密' }, '盲审专家不能下载此文件：文件已加密。请更换文件。', true],
  [{ state: 'FAILED', reader: 'AUTHOR', reason: '文件已加密' }, '作者不能下载此文件：文件已加密。请更换文件。', true],
  [{ state: 'MADE', isForViewer: true }, null, true],
  [{ state: 'MAKING', isForViewer: true }, '文件正在准备，稍候即可下载', true],
  [{ state: 'FAILED', isForViewer: true }, '此文件无法清除身份信息，不能提供给您；编辑部已收到通知。', false],
];
it.each(COPIES)('a file says how its copy stands, and leads to what its reader is given alone (B-010): %j', async (copy, words, isLink) => {
  await showFile(copy);
  if (words === null) expect(screen.queryByText(/盲审|准备|提供/)).toBeNull();
  else expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('link', { name: '稿件.docx' }) !== null).toBe(isLink);
  cleanup();
});

it('what is heard while it is being made stands there without a reload, and nothing is listened to afterwards (B-010)', async () => {
  const { tell, environment } = await showFile({ state: 'MAKING' });
  const NEWS = 'useCopyNewsSubscription';
  const listening = () => environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === NEWS);
  expect(listening().map(({ request }) => request.variables)).toEqual([{ contributionId: 'c1' }]);
  await tell(NEWS, { FileCopiesChanged: () => ({ files: [fileWith({ state: 'FAILED', reason: '文件已损坏' })] }) });
  expect(screen.getByText('盲审专家不能下载此文件：文件已损坏。请更换文件。')).toBeTruthy();
  expect(listening()).toEqual([]);
});
