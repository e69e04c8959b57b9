// The form of an author typed in by hand: kept while it is typed, and laid beside what another page has saved meanwhile.
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { authorSchema } from '../../../shared/forms/contribution.ts';
import { z } from '../../../shared/forms/zod.ts';
import { ApiError } from '../../relay/errors.ts';
import { applyFieldErrors } from '../../relay/useAction.ts';
import { AUTHOR_FIELDS, authorValues } from './author-values.ts';
import type { Author } from './AuthorsTab.tsx';
import { useDraftForm } from './useDraftForm.ts';
import { useReloadAuthors } from './useReloadAuthors.ts';
import { useSaveContributionAuthor } from './useSaveContributionAuthor.ts';
import { useContributionId, useWizard } from './wizard-context.ts';

const formSchema = authorSchema.extend({ sex: z.string().pipe(authorSchema.shape.sex) });

/** `author` is null to add one. */
export function useAuthorForm(author: Author | null, onSaved: () => void) {
  const { t } = useTranslation('wizard');
  const contributionId = useContributionId();
  const { draft, saving } = useWizard();
  const { saveAuthor } = useSaveContributionAuthor();
  const reload = useReloadAuthors();
  const [failure, setFailure] = useState<string | undefined>();
  // What the typing began with; replaced when another page turns out to have saved.
  const [base, setBase] = useState(author);
  const [isGone, setIsGone] = useState(false);
  const id = isGone ? null : (author?.id ?? null);
  const saved = useMemo(() => authorValues(author), [author]);
  const kept = draft.sections.author;
  const form = useForm({ defaultValues: kept !== undefined && (id === null || kept.id === id) ? { ...saved, ...kept } : saved, mode: 'onTouched', resolver: zodResolver(formSchema) });
  useDraftForm(form, { saved, isChecked: false, onChange: (values) => (values === null ? draft.clear('author') : draft.put('author', { id, ...values })) });

  async function handleFailure(error: Error) {
    const code = error instanceof ApiError && id !== null ? error.code : null;
    if (code === 'CONFLICT' || code === 'NOT_FOUND') {
      setIsGone(code === 'NOT_FOUND');
      setFailure(t(code === 'CONFLICT' ? 'wizard.authors.changedElsewhere' : 'wizard.authors.removedElsewhere'));
      await reload();
      // From now on a save is one over what the form shows beside.
      setBase(null);
    } else {
      setFailure(applyFieldErrors(error, form.setError, AUTHOR_FIELDS));
    }
  }
  const handleSave = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const revision = (base ?? author)?.revision;
    const answer = await saving.inTurn('author', () => saveAuthor({ ...values, contributionId, authorId: id, revision: id === null ? null : revision }, (error) => void handleFailure(error)));
    if (answer === null) return;
    draft.clear('author');
    saving.noteSaved(answer);
    onSaved();
  });
  return { form, failure, handleSave, isOutdated: base === null && author !== null && !isGone, saved };
}
