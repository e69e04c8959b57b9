// The form of a person: account, department, roles, status. The server checks it and reports problems at each field.
import { chakra } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DepartmentPicker } from '../../components/departments/DepartmentPicker.tsx';
import { departmentTree } from '../../components/departments/department-tree.ts';
import { useListAddress } from '../../components/lists/BackToList.tsx';
import { LeaveQuestion } from '../../components/shell/LeaveQuestion.tsx';
import { useLeaveSaved } from '../../components/shell/useLeaveSaved.ts';
import { DraftForm, DraftNotices } from '../../drafts/DraftForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox, RadioGroup } from '../../ui/form/choices.tsx';
import { Input, PasswordInput } from '../../ui/form/controls.tsx';
import { InfoNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { itemsOf } from '../../ui/list/tree-items.ts';
import type { PersonForm_query$key } from './__generated__/PersonForm_query.graphql.ts';
import type { ReadPerson } from './read-person.ts';
import { usePersonForm } from './usePersonForm.ts';
import { addressOf } from '../../../shared/screens.ts';

interface PersonFormProps {
  person: ReadPerson;
  viewerId: string;
  query: PersonForm_query$key;
}

export function PersonForm({ person, viewerId, query: queryKey }: PersonFormProps) {
  const query = useFragment(
    graphql`
      fragment PersonForm_query on Query {
        viewer {
          rolesToGive {
            id
            name
          }
        }
        departments {
          ...departmentTree_department
        }
      }
    `,
    queryKey,
  );
  const { t } = useTranslation(['personnel', 'shell']);
  const { address } = useListAddress(addressOf('managePerson'));
  const own = usePersonForm(person, viewerId);
  const { form, isPending, isUnsaved, submit, password, setPassword, passwordError } = own;
  const isNew = person.id === null;
  const { errors } = form.formState;
  const departmentId = form.watch('departmentId');
  const leave = useLeaveSaved(isUnsaved);
  async function handleSave() {
    if (!(await submit())) return;
    showNotice({ kind: 'success', text: isNew ? t('personnel.form.added') : t('personnel.form.saved') });
    if (isNew) leave(address);
  }
  const toGive = query.viewer?.rolesToGive ?? [];
  const roles = [...toGive, ...person.roles.filter(({ id }) => !toGive.some((role) => role.id === id))];
  const aboutAddress =
    person.askedEmail === null
      ? person.hasConfirmedAddress === false && t('personnel.form.addressUnconfirmed')
      : t('personnel.form.addressAsked', { email: person.askedEmail });
  const departments = departmentTree(query.departments ?? []);
  // A person's present department may be beyond the possible choices.
  const kept = person.department;
  const names = new Map([
    ...roles.map(({ id, name }): [string, string] => [id, name]),
    ...(kept ? [[kept.id, kept.name] as const] : []),
    ...itemsOf(departments).map(({ id, label }): [string, string] => [id, label]),
    ['1', t('personnel.status.NORMAL')],
    ['0', t('personnel.status.DISABLED')],
  ]);
  const labels: Readonly<Record<string, string>> = {
    username: t('personnel.field.username'),
    realName: t('personnel.field.realName'),
    email: t('personnel.field.email'),
    mobile: t('personnel.field.mobile'),
    departmentId: t('personnel.field.department'),
    roleIds: t('personnel.field.roles'),
    status: t('personnel.field.status'),
  };
  return (
    <DraftForm onSave={handleSave} maxW="form">
      <chakra.div display="grid" gap="4">
        {!person.isChangeable && <InfoNotice tone="warning">{t('personnel.form.beyond', { name: person.values.realName })}</InfoNotice>}
        <DraftNotices of={own} names={names} labelOf={(field) => labels[field] ?? field} onSave={handleSave} />
        <Panel id="account" title={t('personnel.form.account')}>
          <FormGrid>
            <Field label={t('personnel.field.realName')} isRequired error={errors.realName?.message}>
              <Input dir="auto" autoComplete="off" {...form.register('realName')} />
            </Field>
            <Field label={t('personnel.field.username')} help={t('personnel.form.usernameHelp')} error={errors.username?.message}>
              <Input autoComplete="off" {...form.register('username')} />
            </Field>
            <Field label={t('personnel.field.email')} isRequired help={aboutAddress || undefined} error={errors.email?.message}>
              <Input type="email" autoComplete="off" {...form.register('email')} />
            </Field>
            <Field label={t('personnel.field.mobile')} error={errors.mobile?.message}>
              <Input type="tel" autoComplete="off" {...form.register('mobile')} />
            </Field>
            <Field
              label={t('personnel.field.password')}
              isRequired={isNew}
              help={isNew ? t('personnel.form.passwordHelp') : t('personnel.form.passwordKept')}
              error={passwordError}
            >
              <PasswordInput autoComplete="new-password" value={password} onChange={({ target }) => setPassword(target.value)} />
            </Field>
          </FormGrid>
        </Panel>
        <Panel id="access" title={t('personnel.form.access')}>
          <chakra.div display="grid" gap="5">
            <Field label={t('personnel.field.department')} isChoice error={errors.departmentId?.message} maxW="32rem">
              <DepartmentPicker
                items={departments}
                value={departmentId}
                otherName={kept?.id === departmentId ? kept.name : undefined}
                onPick={(picked) => form.setValue('departmentId', picked.id, { shouldDirty: true })}
                onClear={() => form.setValue('departmentId', '', { shouldDirty: true })}
              />
            </Field>
            <Controller
              control={form.control}
              name="roleIds"
              render={({ field: { value, onChange, onBlur }, fieldState }) => (
                <Field label={t('personnel.field.roles')} isGroup isRequired error={fieldState.error?.message}>
                  <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(12rem, 1fr))" columnGap="4">
                    {roles.map(({ id, name }) => (
                      <Checkbox
                        key={id}
                        checked={value.includes(id)}
                        onBlur={onBlur}
                        onChange={({ target }) => onChange(target.checked ? [...value, id] : value.filter((other) => other !== id))}
                      >
                        {name}
                      </Checkbox>
                    ))}
                  </chakra.div>
                </Field>
              )}
            />
            <Field label={t('personnel.field.status')} isGroup error={errors.status?.message}>
              <RadioGroup
                options={[
                  { value: '1', label: t('personnel.status.NORMAL') },
                  { value: '0', label: t('personnel.status.DISABLED') },
                ]}
                {...form.register('status')}
              />
            </Field>
          </chakra.div>
        </Panel>
      </chakra.div>
      <FormFoot>
        <Button type="submit" variant="solid" isPending={isPending} disabled={!person.isChangeable}>
          {t('personnel.form.save')}
        </Button>
      </FormFoot>
      <LeaveQuestion isActive={isUnsaved}>{t('shell.leave.keptButPassword', { ns: 'shell' })}</LeaveQuestion>
    </DraftForm>
  );
}
