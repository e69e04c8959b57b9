// Asks before an author is taken off the manuscript (R1-124).
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { ApiError, errorMessage } from '../../../relay/errors.ts';
import { useWizardAction } from '../saving/useWizardAction.ts';
import { ConfirmDialog } from '../../../ui/overlay/Dialog.tsx';
import { showNotice } from '../../../ui/notice/notices.tsx';
import type { Author } from './author.ts';
import { useReloadAuthors } from './useReloadAuthors.ts';
import type { DeleteAuthorDialogMutation } from './__generated__/DeleteAuthorDialogMutation.graphql.ts';
import { useContributionId, useWizard } from '../wizard-context.ts';

export function DeleteAuthorDialog({ author, onClose }: { author: Author; onClose: () => void }) {
  const { t } = useTranslation('wizard');
  const contributionId = useContributionId();
  const { saving } = useWizard();
  const { run: deleteAuthor, isPending } = useWizardAction<DeleteAuthorDialogMutation>(graphql`
    mutation DeleteAuthorDialogMutation($input: DeleteContributionAuthorInput!) {
      deleteContributionAuthor(input: $input) {
        contribution {
          ...useWizardAction_saved @relay(mask: false)
          ...AuthorsTab_contribution
        }
        section {
          id
          isComplete
        }
      }
    }
  `);
  const reload = useReloadAuthors();
  function handleFailure(error: Error) {
    const code = error instanceof ApiError ? error.code : null;
    // Another page changed the author: the person sees that before deleting.
    if (code === 'NOT_FOUND' || code === 'CONFLICT') void reload();
    // Already deleted by another page: the wanted result.
    if (code !== 'NOT_FOUND') showNotice({ kind: 'error', key: 'action', text: errorMessage(error) });
  }
  async function handleConfirm() {
    const saved = await saving.inTurn('deleteAuthor', () =>
      deleteAuthor({ contributionId, authorId: author.id, revision: author.revision }, handleFailure),
    );
    onClose();
    if (saved !== null) saving.noteSaved(saved);
  }
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      isPending={isPending}
      title={t('wizard.authors.removeTitle')}
      confirmLabel={t('wizard.remove')}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {t('wizard.authors.removeText', { name: author.personName })}
    </ConfirmDialog>
  );
}
