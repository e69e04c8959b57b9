// Someone with an account comes from there; here only the affiliation for this manuscript is said. The first author chooses among the
// workplaces of the profile, or says another (R1-122, R1-123).
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useId, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { creditRolesSchema, firstAuthorSchema } from '../../../../shared/forms/contribution.ts';
import { saidUnitsSchema } from '../../../../shared/forms/institution.ts';
import { UnitFields } from '../../../components/units/UnitFields.tsx';
import { ApiError } from '../../../relay/errors.ts';
import { applyFieldErrors } from '../../../relay/field-errors.ts';
import { RadioGroup } from '../../../ui/form/choices.tsx';
import { Input } from '../../../ui/form/controls.tsx';
import { ConfirmDialog } from '../../../ui/overlay/Dialog.tsx';
import { ErrorNotice } from '../../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { authorValues, begunAuthor } from './author-values.ts';
import type { Author } from './author.ts';
import { CreditRolesField } from './CreditRolesField.tsx';
import { HeldFields } from './HeldFields.tsx';
import { useWizardForm } from '../draft/useWizardForm.ts';
import { useReloadAuthors } from './useReloadAuthors.ts';
import { useSaveContributionAuthor } from './useSaveContributionAuthor.ts';
import { useContributionId, useWizard } from '../wizard-context.ts';

const OTHER = '';

const formSchema = firstAuthorSchema.extend({ units: saidUnitsSchema.nullable(), creditRoles: creditRolesSchema });

/** `workplaces`: to choose among; none, and it is typed. */
export function AffiliationDialog({ author, workplaces, onClose }: { author: Author; workplaces: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('wizard');
  const contributionId = useContributionId();
  const { draft, saving } = useWizard();
  const { run: saveAuthor } = useSaveContributionAuthor();
  const reload = useReloadAuthors();
  const [begun] = useState(() => begunAuthor(author, draft.sections.author));
  const [failure, setFailure] = useState(begun.change === null ? undefined : t('wizard.authors.changedElsewhere'));
  const saved = useMemo(() => {
    const { company, units, creditRoles } = authorValues(author);
    return { company, units, creditRoles };
  }, [author]);
  const kept = draft.sections.author;
  const { company: first, units: firstUnits, creditRoles: firstRoles } = begun.values;
  const form = useForm({
    defaultValues: { company: first, units: firstUnits, creditRoles: firstRoles },
    resolver: zodResolver(formSchema),
  });
  useWizardForm(form, {
    saved,
    onChange: (values) =>
      values === null
        ? draft.clear('author')
        : draft.put('author', { id: author.id, over: begun.over, ...authorValues(author), ...values }),
  });
  const { company, creditRoles } = form.watch();
  const [isOther, setIsOther] = useState(workplaces.length === 0 || (company !== '' && !workplaces.includes(company)));
  const formId = useId();
  const error = form.formState.errors.company?.message;
  function handleCancel() {
    draft.clear('author');
    onClose();
  }
  function handleChoice(place: string) {
    setIsOther(place === OTHER);
    form.setValue('company', place, { shouldValidate: place !== OTHER });
  }
  function handleFailure(problem: Error) {
    const isOutdated = problem instanceof ApiError && problem.code === 'CONFLICT';
    setFailure(isOutdated ? t('wizard.authors.changedElsewhere') : applyFieldErrors(problem, form.setError, ['company']));
    if (isOutdated) void reload();
  }
  const handleSave = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const input = { contributionId, authorId: author.id, revision: author.revision, personName: author.personName, ...values };
    const answer = await saving.inTurn('author', () => saveAuthor(input, handleFailure));
    if (answer === null) return;
    draft.clear('author');
    saving.noteSaved(answer);
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      isMessage={false}
      size="md"
      title={t('wizard.authors.affiliationTitle', { name: author.personName })}
      confirmLabel={t('wizard.save')}
      cancelLabel={t('wizard.cancel')}
      formId={formId}
      isTyped={kept !== undefined}
      isPending={saving.isBusy}
      onCancel={handleCancel}
    >
      <chakra.form id={formId} noValidate display="grid" gap="4" onSubmit={(event) => void handleSave(event)}>
        <ErrorNotice message={failure} />
        <chakra.p color="fg.muted">{t(author.isFirstAuthor ? 'wizard.authors.firstHelp' : 'wizard.authors.registeredHelp')}</chakra.p>
        <HeldFields isHeld={form.formState.isSubmitting}>
          {workplaces.length > 0 && (
            <Field label={t('wizard.authors.workplaces')} isRequired isGroup error={isOther ? undefined : error}>
              <RadioGroup
                direction="column"
                value={isOther ? OTHER : company}
                onChange={(event) => handleChoice(event.target.value)}
                options={[
                  ...workplaces.map((place) => ({ value: place, label: place })),
                  { value: OTHER, label: t('wizard.authors.otherWorkplace') },
                ]}
              />
            </Field>
          )}
          {isOther && (
            <Field label={t('wizard.authors.company')} isRequired error={error}>
              <Input dir="auto" {...form.register('company')} />
            </Field>
          )}
          <UnitFields
            text={company}
            units={form.watch('units')}
            saved={saved.units}
            onUnits={(units) => form.setValue('units', units, { shouldValidate: form.formState.isSubmitted })}
            errorOf={(row, field) => form.formState.errors.units?.list?.[row]?.[field]?.message}
          />
          <CreditRolesField value={creditRoles} onChange={(roles) => form.setValue('creditRoles', roles)} />
        </HeldFields>
      </chakra.form>
    </ConfirmDialog>
  );
}
