// The controls of the form, made from the names of its fields.
import { chakra } from '@chakra-ui/react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  isRequired,
  MAX_ROWS,
  withoutCommas,
  type ColloquiumField,
  type ColloquiumForm,
  type ColloquiumLine,
  type ColloquiumLineList,
  type ColloquiumText,
  type ColloquiumValues,
} from '../../../../shared/forms/colloquium.ts';
import { Input, Select, Textarea, type Option } from '../../../ui/form/controls.tsx';
import { DateInput } from '../../../ui/form/DateInput.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { MessageText } from '../../../ui/notice/MessageText.tsx';
import { PersonRows, type PeopleOf } from './PersonRows.tsx';
import { Rows } from './Rows.tsx';

const WHOLE_ROW = { gridColumn: '1 / -1' };

/** Fields with another label for a conference. */
const CONFERENCE_WORDS = ['name', 'introduction', 'cycleId'] as const;

/** Label of a field. */
export function useLabel({ kind }: ColloquiumForm) {
  const { t } = useTranslation('colloquiumForm');
  return (field: string) => {
    const ofConference = kind === 'CONFERENCE' ? CONFERENCE_WORDS.find((word) => word === field) : undefined;
    return t(ofConference === undefined ? `colloquiumForm.field.${field}` : `colloquiumForm.field.conference.${ofConference}`);
  };
}

interface Of<Name extends ColloquiumField> {
  about: ColloquiumForm;
  name: Name;
  help?: string;
  isWide?: boolean;
}

export function LineField({ about, name, help, isWide = false }: Of<ColloquiumLine | 'senderName' | 'senderHost'>) {
  const { register, formState } = useFormContext<ColloquiumValues>();
  const label = useLabel(about);
  return (
    <Field
      label={label(name)}
      isRequired={isRequired(about, name) || name === 'number'}
      help={help}
      error={formState.errors[name]?.message}
      css={isWide ? WHOLE_ROW : undefined}
    >
      <Input dir="auto" autoComplete="off" {...register(name)} />
    </Field>
  );
}

/** Digits alone are taken (R3-072). */
export function DigitsField({ about, name, help }: Of<'initCycle' | 'senderPort'>) {
  const { register, setValue, formState } = useFormContext<ColloquiumValues>();
  const label = useLabel(about);
  return (
    <Field label={label(name)} isRequired={isRequired(about, name)} help={help} error={formState.errors[name]?.message}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        {...register(name, {
          onChange: ({ target }: { target: { value: string } }) => setValue(name, target.value.normalize('NFKC').replaceAll(/\D/g, '')),
        })}
      />
    </Field>
  );
}

export function TextField({ about, name, rows = 5 }: Of<ColloquiumText> & { rows?: number }) {
  const { register, formState } = useFormContext<ColloquiumValues>();
  const label = useLabel(about);
  return (
    <Field label={label(name)} isRequired={isRequired(about, name)} error={formState.errors[name]?.message} css={WHOLE_ROW}>
      <Textarea rows={rows} dir="auto" {...register(name)} />
    </Field>
  );
}

export function ChoiceField({
  about,
  name,
  options,
  help,
}: Of<'subjectId' | 'cycleId' | 'editorialDepartmentId' | 'publishingUnitId'> & { options: readonly Option[] }) {
  const { control, formState } = useFormContext<ColloquiumValues>();
  const { t } = useTranslation('colloquiumForm');
  const label = useLabel(about);
  return (
    <Field label={label(name)} isChoice isRequired={isRequired(about, name)} help={help} error={formState.errors[name]?.message}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => <Select placeholder={t('colloquiumForm.choose')} options={options} {...field} />}
      />
    </Field>
  );
}

export function DayField({ about, name, help }: Of<'foundedOn' | 'startsOn' | 'endsOn'>) {
  const { control, formState } = useFormContext<ColloquiumValues>();
  const label = useLabel(about);
  return (
    <Field label={label(name)} help={help} error={formState.errors[name]?.message}>
      <Controller control={control} name={name} render={({ field }) => <DateInput {...field} />} />
    </Field>
  );
}

function RowProblem({ message }: { message: string | undefined }) {
  return message === undefined ? null : (
    <chakra.p role="alert" color="danger.fg" fontSize="sm" mt="1">
      <MessageText message={message} />
    </chakra.p>
  );
}

/** Lines in rows; a field that old clients join with commas takes none (D13-121). */
export function LineListField({ about, name, help }: Of<ColloquiumLineList>) {
  const { control, formState } = useFormContext<ColloquiumValues>();
  const { t } = useTranslation('colloquiumForm');
  const label = useLabel(about);
  const errors = formState.errors[name];
  const typed = name === 'hostUnits' ? (line: string) => line : withoutCommas;
  return (
    <Field label={label(name)} isGroup isRequired={isRequired(about, name)} help={help} error={errors?.message ?? errors?.root?.message}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <Rows
            labelOf={(number) => t(`colloquiumForm.${name}.row`, { number })}
            rows={field.value}
            empty=""
            most={MAX_ROWS}
            addLabel={t(`colloquiumForm.${name}.add`)}
            onChange={field.onChange}
            onBlur={field.onBlur}
            problemOf={(index) => <RowProblem message={errors?.[index]?.message} />}
            render={(line, index, change) => (
              <Input
                aria-label={t(`colloquiumForm.${name}.row`, { number: index + 1 })}
                dir="auto"
                value={line}
                onChange={({ target }) => change(typed(target.value))}
              />
            )}
          />
        )}
      />
    </Field>
  );
}

const MONTHS = Array.from({ length: 12 }, (_none, index) => String(index + 1));

/** A month a row, none twice (R3-054, R3-214). */
export function MonthsField({ about }: { about: ColloquiumForm }) {
  const { control, formState } = useFormContext<ColloquiumValues>();
  const { t } = useTranslation('colloquiumForm');
  const label = useLabel(about);
  const errors = formState.errors.publishingMonths;
  return (
    <Field
      label={label('publishingMonths')}
      isGroup
      isRequired={isRequired(about, 'publishingMonths')}
      error={errors?.message ?? errors?.root?.message}
    >
      <Controller
        control={control}
        name="publishingMonths"
        render={({ field }) => (
          <Rows
            labelOf={(number) => t('colloquiumForm.publishingMonths.row', { number })}
            rows={field.value}
            empty=""
            most={MONTHS.length}
            addLabel={t('colloquiumForm.publishingMonths.add')}
            onChange={field.onChange}
            onBlur={field.onBlur}
            problemOf={(index) => <RowProblem message={errors?.[index]?.message} />}
            render={(month, index, change) => (
              <Select
                aria-label={t('colloquiumForm.publishingMonths.row', { number: index + 1 })}
                placeholder={t('colloquiumForm.choose')}
                options={MONTHS.map((value) => ({
                  value,
                  label: t('colloquiumForm.month', { month: value }),
                  isDisabled: value !== month && field.value.includes(value),
                }))}
                value={month}
                onChange={({ target }) => change(target.value)}
              />
            )}
          />
        )}
      />
    </Field>
  );
}

export function ColumnsField({ about, help }: { about: ColloquiumForm; help: string }) {
  const { control, formState } = useFormContext<ColloquiumValues>();
  const { t } = useTranslation('colloquiumForm');
  const label = useLabel(about);
  const errors = formState.errors.columns;
  return (
    <Field label={label('columns')} isGroup help={help} error={errors?.message ?? errors?.root?.message}>
      <Controller
        control={control}
        name="columns"
        render={({ field }) => (
          <Rows
            labelOf={(number) => t('colloquiumForm.columns.row', { number })}
            rows={field.value}
            empty={{ id: '', name: '' }}
            most={MAX_ROWS}
            addLabel={t('colloquiumForm.columns.add')}
            onChange={field.onChange}
            onBlur={field.onBlur}
            problemOf={(index) => <RowProblem message={errors?.[index]?.name?.message} />}
            render={(column, index, change) => (
              <Input
                aria-label={t('colloquiumForm.columns.row', { number: index + 1 })}
                dir="auto"
                value={column.name}
                onChange={({ target }) => change({ ...column, name: target.value })}
              />
            )}
          />
        )}
      />
    </Field>
  );
}

const LISTS = { members: 'members', editorial: 'editorialCommittee', expert: 'expertCommittee' } as const satisfies Record<
  PeopleOf,
  ColloquiumField
>;

export function PeopleField({ about, of, help }: { about: ColloquiumForm; of: PeopleOf; help: string }) {
  const { control, formState } = useFormContext<ColloquiumValues>();
  const name = LISTS[of];
  const label = useLabel(about);
  const errors = formState.errors[name];
  return (
    <Field
      label={label(name)}
      isGroup
      isRequired={isRequired(about, name)}
      help={help}
      error={errors?.message ?? errors?.root?.message}
      css={WHOLE_ROW}
    >
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <PersonRows
            of={of}
            rows={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            errorOf={(index) => errors?.[index]?.code?.message ?? errors?.[index]?.office?.message}
          />
        )}
      />
    </Field>
  );
}
