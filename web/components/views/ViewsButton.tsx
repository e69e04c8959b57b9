// Saved views of a list: what it shows now under a name, and those of one’s own and of one’s journals, opened, shared, renamed and removed.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import { MAX_VIEW_NAME } from '../../../shared/limits.ts';
import { useAction } from '../../relay/useAction.ts';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Input, Select } from '../../ui/form/controls.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import type { List } from '../lists/useList.ts';
import type { ViewsButtonDeleteMutation } from './__generated__/ViewsButtonDeleteMutation.graphql.ts';
import type { ViewsButtonQuery, ViewsButtonQuery$data } from './__generated__/ViewsButtonQuery.graphql.ts';
import type { ViewsButtonRenameMutation } from './__generated__/ViewsButtonRenameMutation.graphql.ts';
import type { ViewsButtonSaveMutation } from './__generated__/ViewsButtonSaveMutation.graphql.ts';
import type { ViewsButtonShareMutation } from './__generated__/ViewsButtonShareMutation.graphql.ts';
import { openedView, type Offered } from './opened-view.ts';

const QUERY = graphql`
  query ViewsButtonQuery($list: String!) {
    viewer {
      id
      savedViews(list: $list) {
        id
        name
        address
        viewerCanChange
        viewerCanRemove
        colloquium {
          id
          name
        }
      }
      journalsToShareWith {
        id
        name
      }
    }
  }
`;

type Known = NonNullable<ViewsButtonQuery$data['viewer']>;
type View = NonNullable<Known['savedViews']>[number];

interface Props {
  list: List;
  offer: Offered;
  /** A parameter of the address in words. */
  wordOf: (parameter: string) => string;
}

export function ViewsButton({ list, offer, wordOf }: Props) {
  const { t } = useTranslation('ui');
  const fetchNow = useFetchNow<ViewsButtonQuery>(QUERY);
  const [known, setKnown] = useState<Known | null>(null);
  // The name of the page’s query says which list it is.
  const name = list.name.replace(/Query$/, '');
  async function load() {
    setKnown((await fetchNow({ list: name }))?.viewer ?? null);
  }
  function handleOpen({ address }: View) {
    const { patch, dropped } = openedView(list.address, offer, address);
    list.patch(patch);
    setKnown(null);
    if (dropped.length > 0)
      showNotice({ kind: 'info', key: 'view', text: t('ui.views.dropped', { what: dropped.map(wordOf).join(t('ui.views.comma')) }) });
  }
  return (
    <>
      <Button variant="ghost" icon="list" aria-haspopup="dialog" onClick={() => void load()}>
        {t('ui.views.button')}
      </Button>
      <Dialog isOpen={known !== null} onClose={() => setKnown(null)} title={t('ui.views.title')} size="md">
        {known && (
          <>
            {(known.savedViews ?? []).length === 0 && <chakra.p color="fg.muted">{t('ui.views.empty')}</chakra.p>}
            <chakra.ul listStyleType="none" display="grid" gap="2" aria-label={t('ui.views.title')}>
              {(known.savedViews ?? []).map((view) => (
                <ViewRow
                  key={view.id}
                  view={view}
                  journals={known.journalsToShareWith ?? []}
                  onOpen={() => handleOpen(view)}
                  onChanged={() => void load()}
                />
              ))}
            </chakra.ul>
            <NewView list={name} onSaved={() => void load()} />
          </>
        )}
      </Dialog>
    </>
  );
}

function NewView({ list, onSaved }: { list: string; onSaved: () => void }) {
  const { t } = useTranslation('ui');
  const { search } = useLocation();
  const [name, setName] = useState('');
  const { run, isPending } = useAction<ViewsButtonSaveMutation>(graphql`
    mutation ViewsButtonSaveMutation($input: SaveViewInput!) {
      saveView(input: $input) {
        view {
          id
        }
      }
    }
  `);
  async function handleSave() {
    if ((await run({ list, name, address: search })) === null) return;
    setName('');
    onSaved();
  }
  return (
    <chakra.form
      mt="4"
      display="flex"
      gap="2"
      alignItems="end"
      onSubmit={(event) => {
        event.preventDefault();
        void handleSave();
      }}
    >
      <Field label={t('ui.views.name')} flex="1">
        <Input value={name} maxLength={MAX_VIEW_NAME} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Button type="submit" variant="solid" isPending={isPending} disabled={name.trim() === ''}>
        {t('ui.views.save')}
      </Button>
    </chakra.form>
  );
}

interface RowProps {
  view: View;
  journals: NonNullable<Known['journalsToShareWith']>;
  onOpen: () => void;
  onChanged: () => void;
}

function ViewRow({ view, journals, onOpen, onChanged }: RowProps) {
  const { t } = useTranslation('ui');
  const [newName, setNewName] = useState<string | null>(null);
  const { run: rename } = useAction<ViewsButtonRenameMutation>(graphql`
    mutation ViewsButtonRenameMutation($input: RenameViewInput!) {
      renameView(input: $input) {
        view {
          id
          name
        }
      }
    }
  `);
  const { run: share } = useAction<ViewsButtonShareMutation>(graphql`
    mutation ViewsButtonShareMutation($input: ShareViewInput!) {
      shareView(input: $input) {
        view {
          id
        }
      }
    }
  `);
  const { run: remove } = useAction<ViewsButtonDeleteMutation>(graphql`
    mutation ViewsButtonDeleteMutation($input: DeleteViewInput!) {
      deleteView(input: $input) {
        deletedViewId
      }
    }
  `);
  const after = (done: Promise<unknown>) =>
    void done.then((answer) => {
      if (answer !== null) onChanged();
    });
  return (
    <chakra.li display="flex" flexWrap="wrap" gap="2" alignItems="center">
      {newName === null ? (
        <Button variant="link" flex="1" justifyContent="start" onClick={onOpen}>
          {view.name}
        </Button>
      ) : (
        <Input
          flex="1"
          aria-label={t('ui.views.newName', { name: view.name })}
          value={newName}
          maxLength={MAX_VIEW_NAME}
          onChange={({ target }) => setNewName(target.value)}
        />
      )}
      {view.viewerCanChange && journals.length > 0 ? (
        <Select
          width="auto"
          aria-label={t('ui.views.share', { name: view.name })}
          value={view.colloquium?.id ?? ''}
          options={[{ value: '', label: t('ui.views.mine') }, ...journals.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={({ target }) => after(share({ viewId: view.id, colloquiumId: target.value === '' ? null : target.value }))}
        />
      ) : (
        view.colloquium && <chakra.span color="fg.muted">{view.colloquium.name}</chakra.span>
      )}
      {view.viewerCanChange && (
        <Button
          variant="link"
          aria-label={t(newName === null ? 'ui.views.renameNamed' : 'ui.views.keepName', { name: view.name })}
          onClick={() => {
            if (newName === null) setNewName(view.name);
            else {
              setNewName(null);
              after(rename({ viewId: view.id, name: newName }));
            }
          }}
        >
          {newName === null ? t('ui.views.rename') : t('ui.views.save')}
        </Button>
      )}
      {view.viewerCanRemove && (
        <Button
          variant="link"
          color="danger.fg"
          aria-label={t('ui.views.deleteNamed', { name: view.name })}
          onClick={() => after(remove({ viewId: view.id }))}
        >
          {t('ui.views.delete')}
        </Button>
      )}
    </chakra.li>
  );
}
