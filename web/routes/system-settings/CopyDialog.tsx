// Copies the house's publication settings to chosen journals and conferences, each shown with what would change.
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'relay-runtime';
import { Changes, HowToCopy } from '../../components/publication/Changes.tsx';
import { errorMessage } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/form/choices.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { Spinner } from '../../ui/page/Spinner.tsx';
import type { CopyDialogMutation } from './__generated__/CopyDialogMutation.graphql.ts';
import type { CopyDialogQuery } from './__generated__/CopyDialogQuery.graphql.ts';

type Seen = NonNullable<CopyDialogQuery['response']['publisherSettings']>;

export function CopyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('publication');
  const [overwrites, setOverwrites] = useState(false);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string>();
  const [asked, setAsked] = useState(0);
  const fetchNow = useFetchNow<CopyDialogQuery>(graphql`
    query CopyDialogQuery($overwrites: Boolean!) {
      publisherSettings {
        version
        publicationCopies(overwrites: $overwrites) {
          version
          colloquium {
            id
            name
          }
          changes {
            field
            before
            after
          }
        }
      }
    }
  `);
  const { run, isPending } = useAction<CopyDialogMutation>(graphql`
    mutation CopyDialogMutation($input: CopyPublicationDefaultsInput!) {
      copyPublicationDefaults(input: $input) {
        colloquiums {
          id
        }
      }
    }
  `);
  useEffect(() => {
    let isWanted = true;
    setSeen(null);
    setTicked(new Set());
    void fetchNow({ overwrites }, setFailure).then((found) => {
      if (isWanted) setSeen(found?.publisherSettings ?? null);
    });
    return () => {
      isWanted = false;
    };
  }, [fetchNow, overwrites, asked]);
  const copies = seen?.publicationCopies ?? [];
  const chosen = copies.filter(({ colloquium }) => ticked.has(colloquium.id));
  async function handleCopy() {
    if (!seen || chosen.length === 0) return setFailure(t('publication.copy.chooseFirst'));
    setFailure(undefined);
    const input = {
      version: seen.version,
      overwrites,
      copies: chosen.map(({ colloquium, version }) => ({ colloquiumId: colloquium.id, version })),
    };
    const answer = await run(input, (error) => setFailure(errorMessage(error)));
    if (!answer) return;
    showNotice({ kind: 'success', text: t('publication.copy.done', { count: answer.colloquiums.length }) });
    onClose();
  }
  function tick(id: string, isOn: boolean) {
    setTicked((before) => new Set(isOn ? [...before, id] : [...before].filter((other) => other !== id)));
  }
  return (
    <ConfirmDialog
      isOpen
      isMessage={false}
      size="lg"
      title={t('publication.copy')}
      confirmLabel={t(chosen.length === 0 ? 'publication.copy.act' : 'publication.copy.confirm', { count: chosen.length })}
      isIdle={seen !== null && copies.length === 0}
      isPending={isPending}
      isTyped={ticked.size > 0}
      onConfirm={() => void handleCopy()}
      onCancel={onClose}
    >
      <chakra.div display="grid" gap="4">
        <HowToCopy overwrites={overwrites} onChange={setOverwrites} />
        <ErrorNotice message={failure} />
        {failure !== undefined && (
          <chakra.div>
            <Button
              icon="refresh"
              onClick={() => {
                setFailure(undefined);
                setAsked(asked + 1);
              }}
            >
              {t('publication.copy.again')}
            </Button>
          </chakra.div>
        )}
        {!seen && failure === undefined && (
          <chakra.p role="status" display="flex" gap="2" alignItems="center">
            <Spinner />
            {t('publication.copy.loading')}
          </chakra.p>
        )}
        {seen && copies.length === 0 && <p>{t('publication.copy.none')}</p>}
        {copies.length > 0 && (
          <>
            <p>{t('publication.copy.lead')}</p>
            <Checkbox
              checked={chosen.length === copies.length}
              onChange={(event) => setTicked(new Set(event.target.checked ? copies.map(({ colloquium }) => colloquium.id) : []))}
            >
              {t('publication.copy.all', { count: copies.length })}
            </Checkbox>
            <chakra.ul listStyleType="none" display="grid" gap="3">
              {copies.map(({ colloquium: { id, name }, changes }) => (
                <chakra.li key={id} borderTopWidth="1px" pt="2">
                  <Checkbox checked={ticked.has(id)} onChange={(event) => tick(id, event.target.checked)}>
                    {name}
                  </Checkbox>
                  <chakra.div ps="6">
                    <Changes label={name} of={changes} />
                  </chakra.div>
                </chakra.li>
              ))}
            </chakra.ul>
          </>
        )}
      </chakra.div>
    </ConfirmDialog>
  );
}
