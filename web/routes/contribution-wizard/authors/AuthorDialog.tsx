// Changing an author who was typed in by hand.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/overlay/Dialog.tsx';
import type { AuthorForm_query$key } from './__generated__/AuthorForm_query.graphql.ts';
import { AuthorForm } from './AuthorForm.tsx';
import type { Author } from './author.ts';
import { useWizard } from '../wizard-context.ts';

export function AuthorDialog({ author, query, onClose }: { author: Author; query: AuthorForm_query$key; onClose: () => void }) {
  const { t } = useTranslation('wizard');
  const { draft, saving } = useWizard();
  const formId = useId();
  function handleCancel() {
    draft.clear('author');
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen
      isMessage={false}
      size="md"
      title={t('wizard.authors.editTitle')}
      confirmLabel={t('wizard.save')}
      cancelLabel={t('wizard.cancel')}
      formId={formId}
      isTyped={draft.sections.author !== undefined}
      isPending={saving.isBusy}
      onCancel={handleCancel}
    >
      <AuthorForm formId={formId} author={author} query={query} onSaved={onClose} />
    </ConfirmDialog>
  );
}
