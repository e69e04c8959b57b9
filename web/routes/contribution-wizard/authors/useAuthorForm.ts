// The form of an author typed in by hand: its input is kept, and shown beside another page's saves.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../relay/errors.ts';
import { applyFieldErrors } from '../../../relay/field-errors.ts';
import { NAME_TEXTS } from '../../../../shared/forms/person-name.ts';
import { AUTHOR_FIELDS, type AuthorChange } from './author-values.ts';
import type { Author } from './author.ts';
import { useReloadAuthors } from './useReloadAuthors.ts';
import { useSaveContributionAuthor } from './useSaveContributionAuthor.ts';
import { useTypedAuthor } from './useTypedAuthor.ts';
import { useContributionId, useWizard } from '../wizard-context.ts';

/** `author` is null to add one. */
export function useAuthorForm(author: Author | null, onSaved: () => void) {
  const { t } = useTranslation('wizard');
  const contributionId = useContributionId();
  const { draft, saving } = useWizard();
  const { run: saveAuthor } = useSaveContributionAuthor();
  const reload = useReloadAuthors();
  const { form, saved, begun } = useTypedAuthor(author);
  const [change, setChange] = useState<AuthorChange | null>(begun.change);
  const [problem, setProblem] = useState<string>();
  const id = change === 'deleted' ? null : (author?.id ?? null);
  // Once another page's change has been shown, a save is based on the values shown beside.
  const revision = change === null ? begun.over?.revision : author?.revision;

  async function handleFailure(error: Error) {
    const code = error instanceof ApiError && id !== null ? error.code : null;
    if (code !== 'CONFLICT' && code !== 'NOT_FOUND')
      return setProblem(applyFieldErrors(error, form.setError, [...AUTHOR_FIELDS, ...NAME_TEXTS.map((part) => `name.${part}` as const)]));
    await reload();
    setChange(code === 'CONFLICT' ? 'changed' : 'deleted');
  }
  const handleSave = form.handleSubmit(async (values) => {
    setProblem(undefined);
    const answer = await saving.inTurn('author', () =>
      saveAuthor(
        { ...values, contributionId, authorId: id, revision: id === null ? null : revision },
        (error) => void handleFailure(error),
      ),
    );
    if (answer === null) return;
    draft.clear('author');
    saving.noteSaved(answer);
    onSaved();
  });
  const told =
    change === null ? undefined : t(change === 'changed' ? 'wizard.authors.changedElsewhere' : 'wizard.authors.deletedElsewhere');
  return { form, failure: problem ?? told, handleSave, isOutdated: change === 'changed', saved };
}
