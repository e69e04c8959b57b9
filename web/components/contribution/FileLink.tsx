// A link that downloads a manuscript file. Its signed address lives a few minutes, so a fresh one is fetched at the click.
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { errorMessage } from '../../relay/errors.ts';
import { showNotice } from '../../ui/notices.tsx';
import { Anchor } from '../../ui/TextLink.tsx';
import type { FileLink_file$key } from './__generated__/FileLink_file.graphql.ts';
import type { FileLinkQuery } from './__generated__/FileLinkQuery.graphql.ts';

export function FileLink({ file, children }: { file: FileLink_file$key; children: ReactNode }) {
  const data = useFragment(
    graphql`
      fragment FileLink_file on ContributionFile {
        id
        name
        downloadUrl
      }
    `,
    file,
  );
  const environment = useRelayEnvironment();
  const isFetching = useRef(false);
  function handleClick(event: MouseEvent) {
    // A new tab or window takes the address as it stands.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isFetching.current) return;
    isFetching.current = true;
    fetchQuery<FileLinkQuery>(
      environment,
      graphql`
        query FileLinkQuery($id: ID!) {
          node(id: $id) {
            ... on ContributionFile {
              id
              downloadUrl
            }
          }
        }
      `,
      { id: data.id },
    ).subscribe({
      next: ({ node }) => location.assign(node?.downloadUrl ?? data.downloadUrl),
      error: (error: Error) => {
        isFetching.current = false;
        showNotice({ kind: 'error', key: 'download', text: errorMessage(error) });
      },
      complete: () => {
        isFetching.current = false;
      },
    });
  }
  return (
    <Anchor href={data.downloadUrl} download={data.name} onClick={handleClick}>
      {children}
    </Anchor>
  );
}
