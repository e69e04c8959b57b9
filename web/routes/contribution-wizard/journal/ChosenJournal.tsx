// What belongs to the choice of a journal: its own words, its column where it has columns, the article type and the kind of submission.
import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { JournalTextsShort } from '../../../components/colloquiums/JournalTexts.tsx';
import { entryOptions } from '../../../components/reference/entry-options.ts';
import { RadioGroup } from '../../../ui/form/choices.tsx';
import { Select } from '../../../ui/form/controls.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import type { DraftValues } from '../draft/draft.ts';
import type { OpenColloquium } from './useOpenColloquiums.ts';

interface Props<Output> {
  form: UseFormReturn<DraftValues<'journal'>, unknown, Output>;
  colloquium: OpenColloquium;
  articleTypes: Parameters<typeof entryOptions>[0];
  articleTypeId: string;
  onArticleType: (id: string) => void;
}

export function ChosenJournal<Output>({ form, colloquium, articleTypes, articleTypeId, onArticleType }: Props<Output>) {
  const { t } = useTranslation('wizard');
  const { columnId, source } = form.watch();
  const { errors } = form.formState;
  const { columns, viewerHasSpecialInvitation } = colloquium;
  const sources = [...(viewerHasSpecialInvitation ? ['SPECIAL_INVITATION'] : []), 'FREE_SUBMISSION', 'OTHER'];
  return (
    <chakra.div role="group" aria-label={colloquium.name} mt="5" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <FormGrid>
        {columns.length > 0 && (
          <Field label={t('wizard.journal.column')} isRequired error={errors.columnId?.message}>
            <Select
              {...form.register('columnId')}
              value={columnId}
              placeholder={t('wizard.choose')}
              options={columns.map(({ id, displayName }) => ({ value: id, label: displayName }))}
            />
          </Field>
        )}
        <Field label={t('wizard.title.articleType')} isRequired>
          <Select
            name="articleTypeId"
            value={articleTypeId}
            onChange={(event) => onArticleType(event.target.value)}
            options={entryOptions(articleTypes)}
          />
        </Field>
        <Field label={t('wizard.journal.source')} isRequired isGroup error={errors.source?.message}>
          <RadioGroup
            {...form.register('source')}
            value={source}
            options={sources.map((value) => ({ value, label: t(`wizard.source.${value}`) }))}
          />
        </Field>
      </FormGrid>
      {/* Its texts come with the first journal: the surrounding form and its choices stay meanwhile. */}
      <Suspense>
        <JournalTextsShort colloquium={colloquium} />
      </Suspense>
    </chakra.div>
  );
}
