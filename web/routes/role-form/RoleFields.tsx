// Name, kind and department of a role record.
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { roleKindCodes } from '../../../shared/roles.ts';
import { DepartmentPicker } from '../../components/departments/DepartmentPicker.tsx';
import { Input, Select, Textarea } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { TreeItem } from '../../ui/list/tree-items.ts';
import type { MenuRow } from './menu-tree.ts';
import type { RoleValues } from './role-values.ts';

interface Props {
  form: UseFormReturn<RoleValues, unknown, RoleValues>;
  isNew: boolean;
  menus: readonly MenuRow[];
  departments: readonly TreeItem[];
}

export function RoleFields({ form, isNew, menus, departments }: Props) {
  const { t } = useTranslation('roles');
  const { errors } = form.formState;
  const chosen = form.watch('kind');
  const kind = roleKindCodes.find((code) => code === chosen);
  /** Everything that the kind may have, to take from. */
  function handleKind(next: string) {
    const offered = menus.filter(({ url, kinds }) => url != null && kinds.some((one) => one === next));
    form.setValue(
      'menuIds',
      offered.map(({ id }) => id),
      { shouldDirty: true },
    );
  }
  return (
    <Panel title={t('roles.part.record')} maxW="form">
      <FormGrid>
        <Field label={t('roles.field.nameZh')} isRequired error={errors.nameZh?.message}>
          <Input lang="zh" {...form.register('nameZh')} />
        </Field>
        <Field label={t('roles.field.nameEn')} help={t('roles.field.nameEn.help')} error={errors.nameEn?.message}>
          <Input lang="en" {...form.register('nameEn')} />
        </Field>
        <Field
          label={t('roles.field.kind')}
          isRequired
          isChoice
          help={isNew ? t('roles.field.kind.help') : t('roles.field.kind.stays')}
          error={errors.kind?.message}
        >
          {isNew ? (
            <Select
              options={roleKindCodes.map((value) => ({ value, label: t(`roles.kind.${value}`) }))}
              placeholder={t('roles.field.kind.choose')}
              {...form.register('kind', { onChange: ({ target }: { target: { value: string } }) => handleKind(target.value) })}
            />
          ) : (
            <Input readOnly value={kind ? t(`roles.kind.${kind}`) : ''} />
          )}
        </Field>
        <Field label={t('roles.field.departmentId')} isChoice error={errors.departmentId?.message}>
          <DepartmentPicker
            items={departments}
            value={form.watch('departmentId')}
            onPick={(picked) => form.setValue('departmentId', picked.id, { shouldDirty: true })}
          />
        </Field>
        <Field label={t('roles.field.remark')} error={errors.remark?.message} gridColumn="1 / -1">
          <Textarea rows={2} {...form.register('remark')} />
        </Field>
      </FormGrid>
    </Panel>
  );
}
