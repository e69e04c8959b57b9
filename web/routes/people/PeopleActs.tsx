// Acts on ticked people: change one, merge two, delete all of them. Before a row is ticked they stand beside the title and say so (R3-170, R3-171).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { graphql } from 'react-relay/hooks';
import type { Selection } from '../../components/lists/ListPage.tsx';
import { openedFrom } from '../../components/lists/place.ts';
import { RestingActs } from '../../components/lists/RestingActs.tsx';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { BulkBar } from '../../ui/list/BulkBar.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { editAddress } from './people-columns.tsx';
import type { PersonRow } from './person-row.ts';
import type { PeopleActsMutation } from './__generated__/PeopleActsMutation.graphql.ts';

const tell = (text: string) => showNotice({ kind: 'info', key: 'act', text });

/** Names that a question shows before it only counts. */
const MOST_NAMED = 5;

export function RestingPeopleActs() {
  const { t } = useTranslation('personnel');
  return (
    <RestingActs
      hint={t('personnel.list.tickHint')}
      acts={[
        { name: t('personnel.list.modify'), onPress: () => tell(t('personnel.list.chooseOne')) },
        { name: t('personnel.merge.verb'), onPress: () => tell(t('personnel.merge.chooseTwo')) },
        { name: t('personnel.delete.verb'), onPress: () => tell(t('personnel.list.chooseSome')) },
      ]}
    />
  );
}

export function PeopleActs({ chosen, onDone, ...selection }: Selection<PersonRow> & { onDone: () => void }) {
  const { t } = useTranslation('personnel');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const [pair, setPair] = useState<readonly [PersonRow, PersonRow] | null>(null);
  const { run: deletePeople, isPending } = useAction<PeopleActsMutation>(graphql`
    mutation PeopleActsMutation($input: DeletePeopleInput!) {
      deletePeople(input: $input) {
        deletedUserIds
      }
    }
  `);
  const rows = [...chosen.values()];
  function handleModify() {
    const [row] = rows;
    if (!row || rows.length > 1) tell(t('personnel.list.chooseOne'));
    else void navigate(editAddress(row.id), { state: openedFrom(pathname + search) });
  }
  function handleMerge() {
    const [first, second] = rows;
    if (first && second && rows.length === 2) setPair([first, second]);
    else tell(t('personnel.merge.chooseTwo'));
  }
  function handleDelete() {
    if (rows.length === 0) tell(t('personnel.list.chooseSome'));
    else setIsAsking(true);
  }
  async function handleConfirmed() {
    const isDone = await deletePeople({ userIds: rows.map(({ id }) => id) });
    setIsAsking(false);
    if (!isDone) return;
    showNotice({ kind: 'success', text: t('personnel.delete.done') });
    selection.onClear();
    onDone();
  }
  const named = rows.slice(0, MOST_NAMED).map(({ realName, username, email }) => `${realName} (${username ?? email})`);
  return (
    <>
      <BulkBar count={rows.length} words={t('personnel.list.chosen', { count: rows.length })} {...selection}>
        <Button onClick={handleModify}>{t('personnel.list.modify')}</Button>
        <Button onClick={handleMerge}>{t('personnel.merge.verb')}</Button>
        <Button variant="dangerOutline" onClick={handleDelete}>
          {t('personnel.delete.verb')}
        </Button>
      </BulkBar>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        title={t('personnel.delete.question')}
        confirmLabel={t('personnel.delete.verb')}
        isPending={isPending}
        onConfirm={() => void handleConfirmed()}
        onCancel={() => setIsAsking(false)}
      >
        <p>{named.join(t('personnel.comma')) + (rows.length > MOST_NAMED ? t('personnel.delete.andMore', { count: rows.length }) : '')}</p>
        <p>{t('personnel.delete.means')}</p>
      </ConfirmDialog>
      {pair && (
        <MergeDialog
          pair={pair}
          onClose={() => setPair(null)}
          onDone={() => {
            setPair(null);
            selection.onClear();
            onDone();
          }}
        />
      )}
    </>
  );
}
