// Old clients know no versions: a save of theirs names the version that is stored (decision 30).
import { graphql, type Call } from './row.ts';

/** Null for people who may not write the manuscript; the save refuses them before it looks at the version. */
export const STORED_VERSION = graphql('query LegacyStoredVersion($id: ID!) { node(id: $id) { ... on Contribution { version } } }');

export async function storedVersion(call: Call, contributionId: string): Promise<number> {
  const { node } = await call.execute(STORED_VERSION, { id: contributionId });
  return node?.version ?? 0;
}
