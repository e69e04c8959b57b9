// Tab 3: keywords and abstracts in both languages (R1-143, R1-144).
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { SUMMARY_TEXTS, type SummaryText } from '../../../../shared/forms/contribution.ts';
import { splitKeywords } from '../../../../shared/forms/keywords.ts';
import type texts from '../../../i18n/zh-CN/wizard.json';
import { Input, Textarea } from '../../../ui/form/controls.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import type { SummaryTab_contribution$key } from './__generated__/SummaryTab_contribution.graphql.ts';
import { summaryValues, TEXT_RULES } from '../draft/text-sections.ts';
import { useSectionForm } from '../draft/useWizardForm.ts';
import { useWizard } from '../wizard-context.ts';

/** How each text is asked for. */
const ASKED: Readonly<Record<SummaryText, { lang: 'zh' | 'en'; label: keyof typeof texts }>> = {
  abstractZh: { lang: 'zh', label: 'wizard.summary.abstractZh' },
  abstractEn: { lang: 'en', label: 'wizard.summary.abstractEn' },
};

export function SummaryTab({ contribution: contributionKey, readAct }: { contribution: SummaryTab_contribution$key; readAct: ReactNode }) {
  const contribution = useFragment(
    graphql`
      fragment SummaryTab_contribution on Contribution {
        keywordsZh
        keywordsEn
        abstractZh
        abstractEn
      }
    `,
    contributionKey,
  );
  const { t } = useTranslation('wizard');
  const { draft, isStrict } = useWizard();
  const saved = summaryValues(contribution);
  const form = useForm({
    defaultValues: draft.sections.summary ?? saved,
    mode: 'onTouched',
    resolver: zodResolver(isStrict ? TEXT_RULES.summary.complete : TEXT_RULES.summary.draft),
  });
  useSectionForm(form, 'summary', saved);
  const { errors } = form.formState;
  const typed = form.watch();
  return (
    <Panel title={t('wizard.tab.summary')} actions={readAct}>
      <FormGrid>
        <Field label={t('wizard.summary.keywordsZh')} isRequired help={t('wizard.summary.keywordsHelp')} error={errors.keywordsZh?.message}>
          <Input dir="auto" lang="zh" {...form.register('keywordsZh')} />
          <Keywords text={typed.keywordsZh} />
        </Field>
        <Field label={t('wizard.summary.keywordsEn')} help={t('wizard.summary.keywordsHelp')} error={errors.keywordsEn?.message}>
          <Input dir="auto" lang="en" {...form.register('keywordsEn')} />
          <Keywords text={typed.keywordsEn} />
        </Field>
        {SUMMARY_TEXTS.map((text) => (
          <Field
            key={text}
            label={t(ASKED[text].label)}
            help={t('wizard.summary.count', { count: [...typed[text]].length })}
            error={errors[text]?.message}
          >
            <Textarea rows={12} dir="auto" lang={ASKED[text].lang} fontSize="lg" {...form.register(text)} />
          </Field>
        ))}
      </FormGrid>
    </Panel>
  );
}

/** How the line will be cut into keywords. */
function Keywords({ text }: { text: string }) {
  const words = splitKeywords(text);
  if (words.length === 0) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="1.5" mt="2" aria-hidden="true">
      {words.map((word, index) => (
        <chakra.span key={`${index}-${word}`} bg="bg.subtle" borderRadius="sm" px="2" py="0.5" fontSize="sm">
          {word}
        </chakra.span>
      ))}
    </chakra.div>
  );
}
