// The first author comes from the profile; here only the affiliation for this manuscript is said (R1-122, R1-123).
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { firstAuthorSchema } from '../../../shared/forms/contribution.ts';
import { applyFieldErrors } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Field } from '../../ui/Field.tsx';
import { authorValues } from './author-values.ts';
import type { Author } from './AuthorsTab.tsx';
import { useDraftForm } from './useDraftForm.ts';
import { useSaveContributionAuthor } from './useSaveContributionAuthor.ts';
import { useContributionId, useWizard } from './wizard-context.ts';

export function FirstAuthorDialog({ author, onClose }: { author: Author; onClose: () => void }) {
  const { t } = useTranslation('wizard');
  const contributionId = useContributionId();
  const { draft, saving } = useWizard();
  const { saveAuthor } = useSaveContributionAuthor();
  const [failure, setFailure] = useState<string | undefined>();
  const saved = { company: author.company ?? '' };
  const kept = draft.sections.author;
  const form = useForm({ defaultValues: kept?.id === author.id ? { company: kept.company } : saved, resolver: zodResolver(firstAuthorSchema) });
  useDraftForm(form, { saved, isChecked: false, onChange: (values) => (values === null ? draft.clear('author') : draft.put('author', { id: author.id, ...authorValues(author), ...values })) });
  const formId = useId();
  function handleCancel() {
    draft.clear('author');
    onClose();
  }
  const handleSave = form.handleSubmit(async ({ company }) => {
    setFailure(undefined);
    const input = { contributionId, authorId: author.id, personName: author.personName, company };
    const answer = await saving.inTurn('author', () => saveAuthor(input, (error) => setFailure(applyFieldErrors(error, form.setError, ['company']))));
    if (answer === null) return;
    draft.clear('author');
    saving.noteSaved(answer);
    onClose();
  });
  return (
    <Dialog
      isOpen size="sm" title={t('wizard.authors.firstTitle', { name: author.personName })}
      // Text typed here is not lost to a stray click or Escape.
      onClose={kept === undefined ? handleCancel : undefined}
      footer={<><Button onClick={handleCancel}>{t('wizard.cancel')}</Button><Button type="submit" form={formId} variant="solid" isPending={saving.isBusy}>{t('wizard.save')}</Button></>}
    >
      <chakra.form id={formId} noValidate display="grid" gap="4" onSubmit={(event) => void handleSave(event)}>
        <ErrorNotice message={failure} />
        <chakra.p color="fg.muted">{t('wizard.authors.firstHelp')}</chakra.p>
        <Field label={t('wizard.authors.company')} isRequired error={form.formState.errors.company?.message}><Input {...form.register('company')} /></Field>
      </chakra.form>
    </Dialog>
  );
}
