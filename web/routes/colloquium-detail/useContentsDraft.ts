// The unsaved order, pages and contents text of an open issue, and how they are saved: over others' saves only after both are merged.
import { useEffect, useEffectEvent } from 'react';
import { graphql } from 'react-relay/hooks';
import { issueContentsFormSchema } from '../../../shared/forms/issue.ts';
import { useFormDraft } from '../../drafts/useFormDraft.ts';
import { ApiError } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import type { useContentsDraftMutation } from './__generated__/useContentsDraftMutation.graphql.ts';
import type { useContentsDraftNowQuery } from './__generated__/useContentsDraftNowQuery.graphql.ts';
import { arranged, differOnlyInComposition, inputOf, SHAPE } from './contents-values.ts';
import { readIssue, type OpenIssue } from './read-issue.ts';

const FIELDS = ['firstPage', 'contents'] as const;

export function useContentsDraft(issue: OpenIssue, viewerId: string) {
  const { run } = useAction<useContentsDraftMutation>(graphql`
    mutation useContentsDraftMutation($input: SaveIssueContentsInput!) {
      saveIssueContents(input: $input) {
        issue {
          id
          version
          ...Workbench_issue
        }
      }
    }
  `);
  const fetchNow = useFetchNow<useContentsDraftNowQuery>(graphql`
    query useContentsDraftNowQuery($id: ID!) {
      node(id: $id) {
        ... on Issue @alias(as: "issue") {
          ...readIssue_issue
          ...IssueView_issue
        }
      }
    }
  `);
  async function reload() {
    const found = (await fetchNow({ id: issue.id }))?.node?.issue;
    if (!found) return null;
    const { values, version } = readIssue(found);
    layComposition(values.articles);
    return { values, version };
  }
  const contents = useFormDraft({
    key: `issue:${viewerId}:${issue.id}`,
    shape: SHAPE,
    rules: issueContentsFormSchema,
    saved: issue.values,
    version: issue.version,
    send: async (values, version, onError) => {
      let isOther = false;
      const answer = await run(
        { issueId: issue.id, version, ...inputOf(values) },
        {
          onError: (error) => {
            isOther = error instanceof ApiError && error.code === 'COMPOSITION_CHANGED';
            onError(error);
          },
        },
      );
      if (isOther) await reload();
      return answer?.issue;
    },
    reload,
    fields: FIELDS,
  });
  const { store } = contents.draft;
  /** Added and removed articles are no change of the order: the typed order follows them, and is laid over the present articles. */
  function layComposition(there: OpenIssue['values']['articles']) {
    const mine = store.current().form;
    const base = store.bases().form ?? issue.values;
    if (mine === undefined || !differOnlyInComposition(base.articles, there)) return;
    const articles = arranged(mine.articles, there);
    store.adopt({ sections: { form: { ...mine, articles } }, bases: { form: { ...base, articles: there } }, version: store.version() });
    contents.form.setValue('articles', articles);
  }
  const handleComposition = useEffectEvent(() => layComposition(issue.values.articles));
  const composition = issue.values.articles.map(({ contributionId }) => contributionId).join(' ');
  useEffect(() => handleComposition(), [composition]);
  return contents;
}
