// Whether the manuscript waits for a file of its text: there is none yet, or it was returned and the one there is the old one.
import { graphql, readInlineData } from 'relay-runtime';
import type { awaitedFile_contribution$key } from './__generated__/awaitedFile_contribution.graphql.ts';

function readFiles(key: awaitedFile_contribution$key) {
  const { authorStatus, events, files } = readInlineData(
    graphql`
      fragment awaitedFile_contribution on Contribution @inline {
        authorStatus
        events {
          at
          authorStatus
        }
        files {
          kind
          uploadedAt
        }
      }
    `,
    key,
  );
  const returned = authorStatus === 'AWAITING_REVISION' ? events?.findLast((event) => event.authorStatus === authorStatus) : undefined;
  const uploads = (files ?? []).flatMap(({ kind, uploadedAt }) => (kind === 'MANUSCRIPT' ? [Date.parse(uploadedAt)] : []));
  return { uploads, returnedAt: returned && Date.parse(returned.at) };
}

/** It was returned, and its new text is not there yet. */
export function awaitsNewFile(key: awaitedFile_contribution$key): boolean {
  const { uploads, returnedAt } = readFiles(key);
  return returnedAt !== undefined && uploads.every((at) => at < returnedAt);
}

/** The next file is taken for the text of the manuscript, unless the author says otherwise. */
export function awaitsManuscript(key: awaitedFile_contribution$key): boolean {
  return readFiles(key).uploads.length === 0 || awaitsNewFile(key);
}
