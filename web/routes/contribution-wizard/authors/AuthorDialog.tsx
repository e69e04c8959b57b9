// Changing an author who was typed in by hand.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
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
    <Dialog
      isOpen
      size="md"
      title={t('wizard.authors.editTitle')}
      // Text typed here is not lost to a stray click or Escape.
      onClose={draft.sections.author === undefined ? handleCancel : undefined}
      footer={
        <>
          <Button onClick={handleCancel}>{t('wizard.cancel')}</Button>
          <Button type="submit" form={formId} variant="solid" isPending={saving.isBusy}>
            {t('wizard.save')}
          </Button>
        </>
      }
    >
      <AuthorForm formId={formId} author={author} query={query} onSaved={onClose} />
    </Dialog>
  );
}
