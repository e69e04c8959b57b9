// The columns of a journal, each with its English name and the type of its articles.
import { chakra } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ARTICLE_TYPES, type CheckedPublication, type PublicationValues } from '../../../shared/forms/publication-settings.ts';
import { Input, Select } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { fromWidth } from '../../ui/overlay/Sheet.tsx';

export function ColumnRows({ form }: { form: UseFormReturn<PublicationValues, unknown, CheckedPublication> }) {
  const { t } = useTranslation('publication');
  const columns = form.watch('columns');
  const { errors } = form.formState;
  if (columns.length === 0) return <chakra.p color="fg.muted">{t('publication.noColumns')}</chakra.p>;
  const types = ARTICLE_TYPES.map((value) => ({ value, label: t(`publication.articleType.${value}`) }));
  return (
    <chakra.div css={{ containerType: 'inline-size' }}>
      <chakra.p color="fg.muted" mb="4">
        {t('publication.section.columns.lead')}
      </chakra.p>
      <chakra.div display="grid" gap="4">
        {columns.map(({ id, name }, at) => (
          <chakra.div
            key={id}
            role="group"
            aria-label={name}
            display="grid"
            gap="3"
            gridTemplateColumns="minmax(0, 1fr)"
            alignItems="start"
            css={{ [fromWidth(40)]: { gridTemplateColumns: 'minmax(0, 10rem) minmax(0, 1fr) 11rem' } }}
          >
            <chakra.span fontWeight="medium" overflowWrap="anywhere" css={{ [fromWidth(40)]: { paddingBlockStart: '2.25rem' } }}>
              {name}
            </chakra.span>
            <Field label={t('publication.column.nameEn')} error={errors.columns?.[at]?.nameEn?.message}>
              <Input
                dir="auto"
                autoComplete="off"
                aria-label={t('publication.column.nameEnOf', { name })}
                {...form.register(`columns.${at}.nameEn`)}
              />
            </Field>
            <Field label={t('publication.column.articleType')} isChoice error={errors.columns?.[at]?.articleType?.message}>
              <Select
                options={types}
                aria-label={t('publication.column.articleTypeOf', { name })}
                {...form.register(`columns.${at}.articleType`)}
              />
            </Field>
          </chakra.div>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
