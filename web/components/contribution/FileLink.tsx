// A link that downloads a manuscript file.
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Anchor } from '../../ui/TextLink.tsx';
import type { FileLink_file$key } from './__generated__/FileLink_file.graphql.ts';
import type { FileLinkQuery } from './__generated__/FileLinkQuery.graphql.ts';
import { useFreshLink } from './useFreshLink.ts';

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
  const handleClick = useFreshLink<FileLinkQuery>(
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
    ({ node }) => node?.downloadUrl,
  );
  return (
    <Anchor href={data.downloadUrl} download={data.name} onClick={handleClick}>
      {children}
    </Anchor>
  );
}
