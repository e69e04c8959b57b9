// An author typed in by hand, new or to be changed; every field is required (R1-128, R1-129).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { NameFields } from '../../../components/names/NameFields.tsx';
import { UnitFields } from '../../../components/units/UnitFields.tsx';
import { NAME_TEXTS } from '../../../../shared/forms/person-name.ts';
import { entryOptions } from '../../../components/reference/entry-options.ts';
import { isSame } from '../../../drafts/same.ts';
import { RadioGroup } from '../../../ui/form/choices.tsx';
import { Input, Select } from '../../../ui/form/controls.tsx';
import { ErrorNotice } from '../../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import type { AuthorForm_query$key } from './__generated__/AuthorForm_query.graphql.ts';
import type { AuthorValues } from './author-values.ts';
import type { Author } from './author.ts';
import { atField, isSaid } from '../sentence.ts';
import { CreditRolesField } from './CreditRolesField.tsx';
import { HeldFields } from './HeldFields.tsx';
import { useAuthorForm } from './useAuthorForm.ts';

/** Fields that stand for themselves. */
type Answer = Exclude<keyof AuthorValues, 'name' | 'units' | 'creditRoles'>;

interface AuthorFormProps {
  /** Form of the save button, which stands elsewhere. */
  formId: string;
  /** Null to add one. */
  author: Author | null;
  query: AuthorForm_query$key;
  onSaved: () => void;
}

export function AuthorForm({ formId, author, query: queryKey, onSaved }: AuthorFormProps) {
  const { titles, degrees } = useFragment(
    graphql`
      fragment AuthorForm_query on Query {
        titles: dictionary(type: PROFESSIONAL_TITLE) {
          ...entryOptions_entry @relay(mask: false)
        }
        degrees: dictionary(type: DEGREE) {
          ...entryOptions_entry @relay(mask: false)
        }
      }
    `,
    queryKey,
  );
  const { t } = useTranslation('wizard');
  const { form, failure, handleSave, isOutdated, saved } = useAuthorForm(author, onSaved);
  const { register, formState } = form;
  const typed = form.watch();
  const sexes = ['MALE', 'FEMALE'].map((value) => ({ value, label: t(`wizard.sex.${value}`) }));
  const choices: Partial<Record<Answer, readonly { value: string; label: string }[]>> = {
    sex: sexes,
    professionalTitleId: entryOptions(titles),
    degreeId: entryOptions(degrees),
  };
  /** Props of every field, with the value saved by another page after a conflict. */
  function wiring(name: Answer) {
    const theirs = choices[name]?.find(({ value }) => value === saved[name])?.label ?? saved[name];
    return {
      isRequired: true,
      isChoice: name in choices,
      error: atField(formState.errors[name]?.message, 'form.authorIncomplete'),
      help: isOutdated && saved[name] !== typed[name] ? t('wizard.authors.savedElsewhere', { value: theirs }) : undefined,
    };
  }
  return (
    <chakra.form
      id={formId}
      noValidate
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      gap="4"
      onSubmit={(event) => void handleSave(event)}
    >
      <chakra.div gridColumn="1 / -1" display="grid" gap="2" _empty={{ display: 'none' }}>
        {isSaid(formState.errors, 'form.authorIncomplete') && <ErrorNotice message="form.authorIncomplete" />}
        <ErrorNotice message={failure} />
      </chakra.div>
      <HeldFields isHeld={formState.isSubmitting}>
        <NameFields
          label={t('wizard.authors.name')}
          {...wiring('personName')}
          canBeGroup
          text={typed.personName}
          input={register('personName')}
          name={typed.name}
          saved={saved.name}
          theirs={isOutdated && typed.personName === saved.personName && !isSame(saved.name, typed.name) ? saved.name : null}
          onName={(name) => form.setValue('name', name, { shouldValidate: formState.isSubmitted })}
          part={(name) => register(`name.${name}`)}
          partErrors={Object.fromEntries(NAME_TEXTS.map((name) => [name, formState.errors.name?.[name]?.message]))}
        />
        <Field label={t('wizard.authors.sex')} isGroup {...wiring('sex')}>
          <RadioGroup {...register('sex')} options={sexes} />
        </Field>
        <Field label={t('wizard.authors.professionalTitle')} {...wiring('professionalTitleId')}>
          <Select {...register('professionalTitleId')} placeholder={t('wizard.choose')} options={entryOptions(titles)} />
        </Field>
        <Field label={t('wizard.authors.degree')} {...wiring('degreeId')}>
          <Select {...register('degreeId')} placeholder={t('wizard.choose')} options={entryOptions(degrees)} />
        </Field>
        <Field label={t('wizard.authors.email')} {...wiring('email')}>
          <Input type="email" inputMode="email" {...register('email')} />
        </Field>
        <Field label={t('wizard.authors.company')} {...wiring('company')} gridColumn="1 / -1">
          <Input dir="auto" {...register('company')} />
        </Field>
        <UnitFields
          text={typed.company}
          units={typed.units}
          saved={saved.units}
          onUnits={(units) => form.setValue('units', units, { shouldValidate: formState.isSubmitted })}
          errorOf={(row, field) => formState.errors.units?.list?.[row]?.[field]?.message}
        />
        <Field label={t('wizard.authors.address')} {...wiring('address')} gridColumn="1 / -1">
          <Input dir="auto" {...register('address')} />
        </Field>
        <Field label={t('wizard.authors.orcid')} {...wiring('orcid')} isRequired={false} gridColumn="1 / -1">
          <Input {...register('orcid')} inputMode="url" placeholder="0000-0002-1825-0097" />
        </Field>
        <CreditRolesField value={typed.creditRoles} onChange={(roles) => form.setValue('creditRoles', roles)} />
      </HeldFields>
    </chakra.form>
  );
}
