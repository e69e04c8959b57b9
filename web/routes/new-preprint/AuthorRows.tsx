// Authors with their units: rows are added and removed, one remains (P2-411).
import { chakra } from '@chakra-ui/react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EMPTY_PREPRINT_AUTHOR, MAX_PREPRINT_AUTHORS, type PreprintValues } from '../../../shared/forms/preprint.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { fromWidth } from '../../ui/overlay/Sheet.tsx';

const BESIDE = fromWidth(36);

export function AuthorRows() {
  const { t } = useTranslation('preprints');
  const { control, register, formState } = useFormContext<PreprintValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'authors' });
  const errors = formState.errors.authors;
  const isRemovable = fields.length > 1;
  // A column without its button would leave a gap at the edge.
  const toRemove = isRemovable ? ' auto' : '';
  return (
    <chakra.div display="grid" gap="4">
      <chakra.ol listStyleType="none" display="grid" gap="4" aria-label={t('preprints.section.authors')}>
        {fields.map(({ id }, index) => (
          <chakra.li
            key={id}
            display="grid"
            gap="3"
            alignItems="start"
            gridTemplateColumns={`minmax(0, 1fr)${toRemove}`}
            css={{ [BESIDE]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, 2fr)${toRemove}` } }}
          >
            <Field label={t('preprints.author.name', { number: index + 1 })} isRequired error={errors?.[index]?.name?.message}>
              <Input dir="auto" autoComplete="off" {...register(`authors.${index}.name`)} />
            </Field>
            <Field
              label={t('preprints.author.unit', { number: index + 1 })}
              isRequired
              error={errors?.[index]?.unit?.message}
              gridColumn="1"
              css={{ [BESIDE]: { gridColumn: '2' } }}
            >
              <Input dir="auto" autoComplete="off" {...register(`authors.${index}.unit`)} />
            </Field>
            {isRemovable && (
              <IconButton
                icon="close"
                label={t('preprints.author.remove', { number: index + 1 })}
                variant="ghost"
                mt="7"
                gridColumn="2"
                gridRow="1"
                css={{ [BESIDE]: { gridColumn: '3' } }}
                onClick={() => remove(index)}
              />
            )}
          </chakra.li>
        ))}
      </chakra.ol>
      <ErrorNotice message={errors?.root?.message ?? errors?.message} />
      <div>
        <Button icon="plus" disabled={fields.length >= MAX_PREPRINT_AUTHORS} onClick={() => append(EMPTY_PREPRINT_AUTHOR)}>
          {t('preprints.author.add')}
        </Button>
      </div>
    </chakra.div>
  );
}
