// The fields of a periodical or conference, section by section: only those of its kind (F-098). Typing in one section renders no other.
import { memo } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  hasField,
  likelyHost,
  type ColloquiumFile,
  type ColloquiumForm,
  type ColloquiumValues,
} from '../../../../shared/forms/colloquium.ts';
import { COVER_RULE, JOURNAL_FILE_RULE } from '../../../../shared/limits.ts';
import { entryOptions } from '../../reference/entry-options.ts';
import { Checkbox } from '../../../ui/form/choices.tsx';
import { MonthInput } from '../../../ui/form/MonthInput.tsx';
import { Input, PasswordInput } from '../../../ui/form/controls.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import type { SavedColloquium } from './colloquium-values.ts';
import {
  ChoiceField,
  ColumnsField,
  DayField,
  DigitsField,
  LineField,
  LineListField,
  MonthsField,
  PeopleField,
  TextField,
  useLabel,
} from './fields.tsx';
import { FileField } from './FileField.tsx';
import type { FormChoices } from './useFormChoices.ts';

interface About {
  about: ColloquiumForm;
}

interface DepartmentChoice {
  id: string;
  name: string;
  parent?: { name: string } | null;
}

/** The offered options, plus the saved value where it is none of them. A name that occurs twice is shown with its parent. */
function useDepartmentOptions() {
  const { t } = useTranslation('colloquiumForm');
  return (saved: DepartmentChoice | null | undefined, offered: readonly DepartmentChoice[] | null | undefined) => {
    const all = offered ?? [];
    const known = saved && all.every(({ id }) => id !== saved.id) ? [...all, saved] : all;
    const isShared = (one: DepartmentChoice) => known.some(({ id, name }) => id !== one.id && name === one.name);
    return known.map((one) => ({
      value: one.id,
      label: one.parent && isShared(one) ? t('colloquiumForm.departmentBelow', { name: one.name, above: one.parent.name }) : one.name,
    }));
  };
}

export const BasicSection = memo(function BasicSection({
  about,
  choices: { subjects, cycles, departments, publishingHouse },
  saved,
}: About & { choices: FormChoices; saved: SavedColloquium['departments'] | null }) {
  const { t } = useTranslation('colloquiumForm');
  const departmentOptions = useDepartmentOptions();
  const isConference = about.kind === 'CONFERENCE';
  return (
    <FormGrid>
      <LineField about={about} name="name" />
      <LineField about={about} name="nameEn" />
      <LineField about={about} name="number" help={t('colloquiumForm.help.number')} />
      <ChoiceField about={about} name="subjectId" options={entryOptions(subjects)} />
      <ChoiceField about={about} name="cycleId" options={entryOptions(cycles)} />
      {!isConference && <DayField about={about} name="foundedOn" />}
      {isConference && <DayField about={about} name="startsOn" help={t('colloquiumForm.help.period')} />}
      {isConference && <DayField about={about} name="endsOn" />}
      {isConference && <LineField about={about} name="collectedPapersName" />}
      <ChoiceField about={about} name="editorialDepartmentId" options={departmentOptions(saved?.editorial, departments)} />
      <ChoiceField about={about} name="publishingUnitId" options={departmentOptions(saved?.publishing, publishingHouse)} />
      <LineListField about={about} name="hostUnits" />
      {hasField(about.kind, 'homePages') && <LineListField about={about} name="homePages" />}
      {hasField(about.kind, 'sources') && <LineListField about={about} name="sources" />}
      <ColumnsField about={about} help={t('colloquiumForm.help.columns')} />
    </FormGrid>
  );
});

/** Of a periodical: a conference has the issues that its manuscripts make. */
export const IssuesSection = memo(function IssuesSection({ about }: About) {
  const { t } = useTranslation('colloquiumForm');
  const { control, formState } = useFormContext<ColloquiumValues>();
  const label = useLabel(about);
  return (
    <FormGrid>
      <DigitsField about={about} name="initCycle" help={t('colloquiumForm.help.initCycle')} />
      <Field label={label('initCycleTime')} isGroup isRequired error={formState.errors.initCycleTime?.message}>
        <Controller
          control={control}
          name="initCycleTime"
          render={({ field: { value, onChange, onBlur } }) => <MonthInput value={value} onChange={onChange} onBlur={onBlur} />}
        />
      </Field>
      <MonthsField about={about} />
    </FormGrid>
  );
});

export const PeopleSection = memo(function PeopleSection({ about }: About) {
  const { t } = useTranslation('colloquiumForm');
  return (
    <FormGrid>
      <PeopleField about={about} of="members" help={t('colloquiumForm.help.members')} />
      <PeopleField about={about} of="editorial" help={t('colloquiumForm.help.committee')} />
      <PeopleField about={about} of="expert" help={t('colloquiumForm.help.committee')} />
    </FormGrid>
  );
});

export const TextsSection = memo(function TextsSection({ about, files }: About & { files: SavedColloquium['files'] | null }) {
  const { control, formState } = useFormContext<ColloquiumValues>();
  const label = useLabel(about);
  const file = (name: ColloquiumFile) => (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <FileField
          label={label(name)}
          rule={name === 'cover' ? COVER_RULE : JOURNAL_FILE_RULE}
          isPicture={name === 'cover'}
          path={field.value}
          saved={files?.[name] ?? null}
          error={formState.errors[name]?.message}
          onChange={field.onChange}
        />
      )}
    />
  );
  return (
    <FormGrid>
      <TextField about={about} name="introduction" />
      <TextField about={about} name="editorIntroduction" />
      <TextField about={about} name="foreword" />
      <TextField about={about} name="callForPapers" />
      {file('cover')}
      {file('forewordFile')}
      {file('callForPapersFile')}
    </FormGrid>
  );
});

export const SenderSection = memo(function SenderSection({ about }: About) {
  const { t } = useTranslation('colloquiumForm');
  const { control, register, setValue, formState } = useFormContext<ColloquiumValues>();
  const [address, isSecure] = useWatch({ control, name: ['senderAddress', 'isSenderSecure'] });
  const { errors } = formState;
  const label = useLabel(about);
  const host = likelyHost(address);
  return (
    <FormGrid>
      <Field label={label('senderAddress')} isRequired error={errors.senderAddress?.message}>
        <Input type="email" inputMode="email" autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('senderAddress')} />
      </Field>
      <Field
        label={label('senderPassword')}
        isRequired
        help={t('colloquiumForm.help.senderPassword')}
        error={errors.senderPassword?.message}
      >
        <PasswordInput autoComplete="new-password" {...register('senderPassword')} />
      </Field>
      <LineField about={about} name="senderHost" help={host === '' ? undefined : t('colloquiumForm.help.senderHost', { host })} />
      <DigitsField about={about} name="senderPort" help={t('colloquiumForm.help.senderPort')} />
      <LineField about={about} name="senderName" help={t('colloquiumForm.help.senderName')} />
      <Checkbox
        help={t('colloquiumForm.help.isSenderSecure')}
        checked={isSecure}
        onChange={({ target }) => setValue('isSenderSecure', target.checked)}
      >
        {label('isSenderSecure')}
      </Checkbox>
    </FormGrid>
  );
});
