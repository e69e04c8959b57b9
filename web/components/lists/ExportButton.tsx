// All of a list that the address asks for as a spreadsheet: its link lives a few minutes and is fetched when it is wanted.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import { Button } from '../../ui/Button.tsx';

interface Props<Query extends OperationType> {
  query: GraphQLTaggedNode;
  variables: Query['variables'];
  urlIn: (answer: Query['response']) => string | null | undefined;
}

export function ExportButton<Query extends OperationType>({ query, variables, urlIn }: Props<Query>) {
  const { t } = useTranslation('ui');
  const fetchNow = useFetchNow<Query>(query);
  const [isPending, setIsPending] = useState(false);
  async function handleClick() {
    setIsPending(true);
    const answer = await fetchNow(variables);
    setIsPending(false);
    const url = answer && urlIn(answer);
    if (url) location.assign(url);
  }
  return (
    <Button icon="download" isPending={isPending} onClick={() => void handleClick()} data-no-print>
      {t('ui.list.export')}
    </Button>
  );
}
