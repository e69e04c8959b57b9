// Tab 0: article type and titles in both languages (R1-114 to R1-120).
import { zodResolver } from '@hookform/resolvers/zod';
import type { KeyboardEvent, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { entryOptions } from '../../../components/reference/entry-options.ts';
import { Input, Select, Textarea } from '../../../ui/form/controls.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FormGap, FormGrid } from '../../../ui/form/FormGrid.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import type { savedTitle_contribution$key } from '../draft/__generated__/savedTitle_contribution.graphql.ts';
import type { TitleTab_query$key } from './__generated__/TitleTab_query.graphql.ts';
import { savedTitle } from '../draft/saved-title.ts';
import { TEXT_RULES } from '../draft/text-sections.ts';
import { useSectionForm } from '../draft/useWizardForm.ts';
import { useWizard } from '../wizard-context.ts';

/** Long titles wrap in a tall field, but hold no line breaks: typed ones are refused, pasted ones become spaces. */
const ONE_LINE = { setValueAs: (text: string) => text.replaceAll(/\s*\n\s*/g, ' ') };
/** The whole of a long title is in view. */
const GROWING = { fieldSizing: 'content', minHeight: '5.5rem' };
function keepOneLine(event: KeyboardEvent) {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
}

interface TitleTabProps {
  contribution: savedTitle_contribution$key;
  query: TitleTab_query$key;
  readAct: ReactNode;
}

export function TitleTab({ contribution, query: queryKey, readAct }: TitleTabProps) {
  const { articleTypes } = useFragment(
    graphql`
      fragment TitleTab_query on Query {
        articleTypes: dictionary(type: ARTICLE_TYPE) {
          ...entryOptions_entry @relay(mask: false)
        }
      }
    `,
    queryKey,
  );
  const { t } = useTranslation('wizard');
  const { draft, isStrict } = useWizard();
  const saved = savedTitle(contribution);
  const form = useForm({
    defaultValues: draft.sections.title ?? saved,
    mode: 'onTouched',
    resolver: zodResolver(isStrict ? TEXT_RULES.title.complete : TEXT_RULES.title.draft),
  });
  useSectionForm(form, 'title', saved);
  const { errors } = form.formState;
  return (
    <Panel title={t('wizard.tab.title')} actions={readAct}>
      <FormGrid>
        <Field label={t('wizard.title.articleType')} isRequired error={errors.articleTypeId?.message}>
          <Select {...form.register('articleTypeId')} placeholder={t('wizard.choose')} options={entryOptions(articleTypes)} />
        </Field>
        <FormGap />
        <Field label={t('wizard.title.titleZh')} isRequired error={errors.titleZh?.message}>
          <Textarea rows={3} css={GROWING} dir="auto" lang="zh" onKeyDown={keepOneLine} {...form.register('titleZh', ONE_LINE)} />
        </Field>
        <Field label={t('wizard.title.titleEn')} isRequired help={t('wizard.title.titleEnHelp')} error={errors.titleEn?.message}>
          <Textarea rows={3} css={GROWING} dir="auto" lang="en" onKeyDown={keepOneLine} {...form.register('titleEn', ONE_LINE)} />
        </Field>
        <Field label={t('wizard.title.subtitleZh')} error={errors.subtitleZh?.message}>
          <Input dir="auto" lang="zh" {...form.register('subtitleZh')} />
        </Field>
        <Field label={t('wizard.title.subtitleEn')} error={errors.subtitleEn?.message}>
          <Input dir="auto" lang="en" {...form.register('subtitleEn')} />
        </Field>
      </FormGrid>
    </Panel>
  );
}
