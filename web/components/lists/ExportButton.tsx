// All of a list that the address asks for as a spreadsheet: its link lives a few minutes and is fetched when it is wanted.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import { Button } from '../../ui/Button.tsx';
import type { List } from './useList.ts';

interface ExportQuery {
  readonly response: { readonly viewer: { readonly [link: string]: string | null | undefined } | null | undefined };
  readonly variables: object;
}

/** `query`: the viewer's one link, by the variables of the list. */
export function ExportButton({ query, list: { variables } }: { query: GraphQLTaggedNode; list: List }) {
  const { t } = useTranslation('ui');
  const fetchNow = useFetchNow<ExportQuery>(query);
  const [isPending, setIsPending] = useState(false);
  async function handleClick() {
    setIsPending(true);
    const answer = await fetchNow(variables);
    setIsPending(false);
    const url = Object.values(answer?.viewer ?? {}).find((link) => link != null);
    if (url) location.assign(url);
  }
  return (
    <Button icon="download" isPending={isPending} onClick={() => void handleClick()} data-no-print>
      {t('ui.list.export')}
    </Button>
  );
}
