// Tab 0: article type and titles in both languages (R1-114 to R1-120).
import { zodResolver } from '@hookform/resolvers/zod';
import type { KeyboardEvent, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { TITLE_TEXTS, type TitleText } from '../../../../shared/forms/contribution.ts';
import { titleLabel } from '../../../components/contribution/title.ts';
import { entryOptions } from '../../../components/reference/entry-options.ts';
import type texts from '../../../i18n/zh-CN/wizard.json';
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

/** How each text is asked for. */
const ASKED: Readonly<Record<TitleText, { lang: 'zh' | 'en'; isLong?: true; isRequired?: true; help?: keyof typeof texts }>> = {
  titleZh: { lang: 'zh', isLong: true, isRequired: true },
  titleEn: { lang: 'en', isLong: true, isRequired: true, help: 'wizard.title.titleEnHelp' },
  subtitleZh: { lang: 'zh' },
  subtitleEn: { lang: 'en' },
};

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
        {TITLE_TEXTS.map((text) => {
          const { lang, isLong, isRequired, help } = ASKED[text];
          return (
            <Field
              key={text}
              label={t(titleLabel(text))}
              isRequired={isRequired ?? false}
              help={help && t(help)}
              error={errors[text]?.message}
            >
              {isLong ? (
                <Textarea rows={3} css={GROWING} dir="auto" lang={lang} onKeyDown={keepOneLine} {...form.register(text, ONE_LINE)} />
              ) : (
                <Input dir="auto" lang={lang} {...form.register(text)} />
              )}
            </Field>
          );
        })}
      </FormGrid>
    </Panel>
  );
}
