// An administrator's acts on ticked rows: change exactly one, delete. Before a row is ticked they stand beside the title and say so.
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkBar, type BulkBarProps } from '../../ui/list/BulkBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { RestingActs } from './RestingActs.tsx';

/** Told when not exactly one is ticked, and when nothing is deleted because nothing, or too much, is. */
interface Told {
  one: string;
  some: string;
}

interface EditActsProps<Row extends { readonly id: string }> extends Pick<BulkBarProps, 'countElsewhere' | 'onSelectPage' | 'onClear'> {
  chosen: ReadonlyMap<string, Row>;
  words: Told & {
    /** How many are ticked. */
    chosen: string;
    question: string;
  };
  /** The rows to be deleted, below the question. */
  renderRows: (rows: readonly Row[]) => ReactNode;
  /** Deletes one at a time. */
  isOneByOne?: boolean;
  onModify: (row: Row) => void;
  /** Answers whether it was done. */
  onDelete: (ids: string[]) => Promise<boolean>;
}

const tell = (text: string) => showNotice({ kind: 'info', key: 'act', text });

export function RestingEditActs({ one, some }: Told) {
  const { t } = useTranslation('structure');
  return (
    <RestingActs
      hint={t('structure.tickHint')}
      acts={[
        { name: t('structure.modify'), onPress: () => tell(one) },
        { name: t('structure.delete'), onPress: () => tell(some) },
      ]}
    />
  );
}

export function EditActs<Row extends { readonly id: string }>(props: EditActsProps<Row>) {
  const { chosen, words, renderRows, isOneByOne = false, onModify, onDelete, ...selection } = props;
  const { t } = useTranslation('structure');
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const rows = [...chosen.values()];
  function handleModify() {
    const [row] = rows;
    if (!row || rows.length > 1) tell(words.one);
    else onModify(row);
  }
  function handleDelete() {
    if (rows.length === 0 || (isOneByOne && rows.length > 1)) tell(words.some);
    else setIsAsking(true);
  }
  async function handleConfirmed() {
    setIsPending(true);
    const isDone = await onDelete(rows.map(({ id }) => id));
    setIsPending(false);
    setIsAsking(false);
    if (!isDone) return;
    showNotice({ kind: 'success', text: t('structure.deleted') });
    selection.onClear();
  }
  return (
    <>
      <BulkBar count={rows.length} words={words.chosen} {...selection}>
        <Button onClick={handleModify}>{t('structure.modify')}</Button>
        <Button variant="dangerOutline" onClick={handleDelete}>
          {t('structure.delete')}
        </Button>
      </BulkBar>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        title={words.question}
        confirmLabel={t('structure.delete')}
        isPending={isPending}
        onConfirm={() => void handleConfirmed()}
        onCancel={() => setIsAsking(false)}
      >
        {renderRows(rows)}
      </ConfirmDialog>
    </>
  );
}
