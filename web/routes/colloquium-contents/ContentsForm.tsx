// The contents of one periodical or conference (S3 §2.4, §2.5): the form, filled, and the dialog that says that it is saved (R3-044).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { useFormChoices_query$key } from '../../components/colloquiums/form/__generated__/useFormChoices_query.graphql.ts';
import type { SavedColloquium } from '../../components/colloquiums/form/colloquium-values.ts';
import { ColloquiumForm } from '../../components/colloquiums/form/ColloquiumForm.tsx';
import { NoticeDialog } from '../../ui/overlay/Dialog.tsx';
import { useUpdateColloquium } from './useUpdateColloquium.ts';

interface ContentsFormProps {
  saved: SavedColloquium;
  viewerId: string;
  query: useFormChoices_query$key;
  noteUnsaved: (isUnsaved: boolean) => void;
}

export function ContentsForm({ saved, viewerId, query, noteUnsaved }: ContentsFormProps) {
  const { t } = useTranslation('colloquiumForm');
  const { update, reload } = useUpdateColloquium(saved.id);
  const [isDone, setIsDone] = useState(false);
  return (
    <>
      <ColloquiumForm
        kind={saved.kind}
        draftKey={`colloquiumContents:${viewerId}:${saved.id}`}
        query={query}
        saved={saved}
        send={update}
        reload={reload}
        noteUnsaved={noteUnsaved}
        onSaved={() => setIsDone(true)}
      />
      <NoticeDialog isOpen={isDone} title={t('colloquiumForm.saved')} onClose={() => setIsDone(false)}>
        {t('colloquiumForm.savedText')}
      </NoticeDialog>
    </>
  );
}
