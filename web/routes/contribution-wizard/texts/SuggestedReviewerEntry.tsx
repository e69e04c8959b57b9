// One reviewer, recommended or opposed, as the author knows them.
import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { RadioGroup } from '../../../ui/form/choices.tsx';
import { Input, Select, Textarea, type Option } from '../../../ui/form/controls.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { atField } from '../sentence.ts';
import type { DraftValues } from '../draft/draft.ts';

interface SuggestedReviewerEntryProps {
  form: UseFormReturn<DraftValues<'recommendedReviewers'>>;
  index: number;
  options: { degrees: readonly Option[]; duties: readonly Option[]; titles: readonly Option[] };
  /** Stays the same, as `options` do, so that typing in one entry leaves the others alone. */
  onDelete: (index: number) => void;
}

export const SuggestedReviewerEntry = memo(function SuggestedReviewerEntry({
  form,
  index,
  options,
  onDelete,
}: SuggestedReviewerEntryProps) {
  const { t } = useTranslation('wizard');
  const at = `reviewers.${index}` as const;
  const errors = useFormState({ control: form.control, name: at }).errors.reviewers?.[index];
  const name = useWatch({ control: form.control, name: `${at}.personName` });
  const choose = t('wizard.choose');
  const title = t('wizard.reviewers.entry', { ordinal: index + 1 });
  return (
    <li>
      <chakra.div role="group" aria-label={title} borderWidth="1px" borderRadius="md" px={{ base: '3', md: '5' }} py="4">
        <chakra.div display="flex" gap="3" alignItems="baseline" mb="4">
          <chakra.h3 flex="1" minW="0" fontWeight="semibold" truncate>
            {title}
            {name.trim() !== '' && (
              <chakra.span color="fg.muted" fontWeight="normal">
                {' '}
                · {name}
              </chakra.span>
            )}
          </chakra.h3>
          <Button
            variant="link"
            color="danger.fg"
            aria-label={t('wizard.reviewers.removeOf', { name: name.trim() || title })}
            onClick={() => onDelete(index)}
          >
            {t('wizard.remove')}
          </Button>
        </chakra.div>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="6"
          rowGap="4"
        >
          <Field
            label={t('wizard.reviewers.personName')}
            isRequired
            error={atField(errors?.personName?.message, 'form.reviewerIncomplete')}
          >
            <Input {...form.register(`${at}.personName`)} />
          </Field>
          <Field label={t('wizard.reviewers.sex')} isRequired isGroup error={atField(errors?.sex?.message, 'form.reviewerIncomplete')}>
            <RadioGroup
              {...form.register(`${at}.sex`)}
              options={['MALE', 'FEMALE'].map((value) => ({ value, label: t(`wizard.sex.${value}`) }))}
            />
          </Field>
          <Field label={t('wizard.reviewers.company')} isRequired error={atField(errors?.company?.message, 'form.reviewerIncomplete')}>
            <Input {...form.register(`${at}.company`)} />
          </Field>
          <Field label={t('wizard.reviewers.collegeName')} error={errors?.collegeName?.message}>
            <Input {...form.register(`${at}.collegeName`)} />
          </Field>
          <Field
            label={t('wizard.reviewers.degree')}
            isRequired
            isChoice
            error={atField(errors?.degreeId?.message, 'form.reviewerIncomplete')}
          >
            <Select {...form.register(`${at}.degreeId`)} placeholder={choose} options={options.degrees} />
          </Field>
          <Field label={t('wizard.reviewers.professionalTitle')} error={errors?.professionalTitleId?.message}>
            <Select {...form.register(`${at}.professionalTitleId`)} placeholder={choose} options={options.titles} />
          </Field>
          <Field label={t('wizard.reviewers.duty')} error={errors?.dutyId?.message}>
            <Select {...form.register(`${at}.dutyId`)} placeholder={choose} options={options.duties} />
          </Field>
          <Field label={t('wizard.reviewers.email')} isRequired error={atField(errors?.email?.message, 'form.reviewerIncomplete')}>
            <Input type="email" inputMode="email" {...form.register(`${at}.email`)} />
          </Field>
          <Field
            label={t('wizard.reviewers.reason')}
            isRequired
            error={atField(errors?.reason?.message, 'form.reviewerIncomplete')}
            gridColumn={{ lg: '1 / -1' }}
          >
            <Textarea rows={3} {...form.register(`${at}.reason`)} />
          </Field>
        </chakra.div>
      </chakra.div>
    </li>
  );
});
