// An author typed in by hand, new or to be changed; every field is required (R1-128, R1-129).
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { z } from '../../../shared/forms/zod.ts';
import { authorSchema } from '../../../shared/forms/contribution.ts';
import { applyFieldErrors } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/choices.tsx';
import { Input, Select } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Field } from '../../ui/Field.tsx';
import type { AuthorDialog_query$key } from './__generated__/AuthorDialog_query.graphql.ts';
import { authorValues } from './author-values.ts';
import type { Author } from './AuthorsTab.tsx';
import { useDraftForm } from './useDraftForm.ts';
import { useSaveContributionAuthor } from './useSaveContributionAuthor.ts';
import { useContributionId, useWizard } from './wizard-context.ts';

const formSchema = authorSchema.extend({ sex: z.string().pipe(authorSchema.shape.sex) });
const FIELDS = ['personName', 'sex', 'professionalTitleId', 'degreeId', 'email', 'company', 'address'] as const;

/** `author` is null to add one. */
export function AuthorDialog({ author, query: queryKey, onClose }: { author: Author | null; query: AuthorDialog_query$key; onClose: () => void }) {
  const { titles, degrees } = useFragment(graphql`
    fragment AuthorDialog_query on Query {
      titles: dictionary(type: PROFESSIONAL_TITLE) {
        id
        label
      }
      degrees: dictionary(type: DEGREE) {
        id
        label
      }
    }
  `, queryKey);
  const { t } = useTranslation('wizard');
  const contributionId = useContributionId();
  const { draft, saving } = useWizard();
  const { saveAuthor } = useSaveContributionAuthor();
  const [failure, setFailure] = useState<string | undefined>();
  const id = author?.id ?? null;
  const saved = authorValues(author);
  const kept = draft.sections.author;
  const form = useForm({ defaultValues: kept?.id === id ? { ...saved, ...kept } : saved, mode: 'onTouched', resolver: zodResolver(formSchema) });
  useDraftForm(form, { saved, isChecked: false, onChange: (values) => (values === null ? draft.clear('author') : draft.put('author', { id, ...values })) });
  const { errors } = form.formState;
  const formId = useId();
  const options = (entries: readonly { id: string; label: string }[]) => entries.map((entry) => ({ value: entry.id, label: entry.label }));
  function handleCancel() {
    draft.clear('author');
    onClose();
  }
  const handleSave = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const answer = await saving.inTurn('author', () => saveAuthor({ ...values, contributionId, authorId: id }, (error) => setFailure(applyFieldErrors(error, form.setError, FIELDS))));
    if (answer === null) return;
    draft.clear('author');
    saving.noteSaved(answer);
    onClose();
  });
  return (
    <Dialog
      isOpen size="md" title={author === null ? t('wizard.authors.add') : t('wizard.authors.editTitle')}
      // Text typed here is not lost to a stray click or Escape.
      onClose={kept === undefined ? handleCancel : undefined}
      footer={<><Button onClick={handleCancel}>{t('wizard.cancel')}</Button><Button type="submit" form={formId} variant="solid" isPending={saving.isBusy}>{t('wizard.save')}</Button></>}
    >
      <chakra.form id={formId} noValidate display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4" onSubmit={(event) => void handleSave(event)}>
        {failure !== undefined && <chakra.div gridColumn="1 / -1"><ErrorNotice message={failure} /></chakra.div>}
        <Field label={t('wizard.authors.name')} isRequired error={errors.personName?.message}><Input {...form.register('personName')} /></Field>
        <Field label={t('wizard.authors.sex')} isRequired isGroup error={errors.sex?.message}>
          <RadioGroup {...form.register('sex')} options={['MALE', 'FEMALE'].map((value) => ({ value, label: t(`wizard.sex.${value}`) }))} />
        </Field>
        <Field label={t('wizard.authors.professionalTitle')} isRequired error={errors.professionalTitleId?.message}>
          <Select {...form.register('professionalTitleId')} placeholder={t('wizard.choose')} options={options(titles)} />
        </Field>
        <Field label={t('wizard.authors.degree')} isRequired error={errors.degreeId?.message}>
          <Select {...form.register('degreeId')} placeholder={t('wizard.choose')} options={options(degrees)} />
        </Field>
        <Field label={t('wizard.authors.email')} isRequired error={errors.email?.message} gridColumn="1 / -1"><Input type="email" inputMode="email" {...form.register('email')} /></Field>
        <Field label={t('wizard.authors.company')} isRequired error={errors.company?.message} gridColumn="1 / -1"><Input {...form.register('company')} /></Field>
        <Field label={t('wizard.authors.address')} isRequired error={errors.address?.message} gridColumn="1 / -1"><Input {...form.register('address')} /></Field>
      </chakra.form>
    </Dialog>
  );
}
