// A copy of everything that is kept about the person, as a file.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { dateText } from '../../ui/text/dates.ts';
import type { OwnDataButtonMutation } from './__generated__/OwnDataButtonMutation.graphql.ts';

/** The browser keeps the file; nothing of it stays in the page. */
function saveAs(name: string, json: string) {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function OwnDataButton() {
  const { t } = useTranslation('ownData');
  const { run, isPending } = useAction<OwnDataButtonMutation>(graphql`
    mutation OwnDataButtonMutation {
      copyOwnData {
        json
      }
    }
  `);
  async function handleClick() {
    const json = (await run({}))?.json;
    if (json !== undefined) saveAs(t('ownData.fileName', { day: dateText(new Date().toISOString()) }), json);
  }
  return (
    <Button icon="download" isPending={isPending} title={t('ownData.hint')} onClick={() => void handleClick()}>
      {t('ownData.verb')}
    </Button>
  );
}
