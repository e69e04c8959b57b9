// The fields of a department. The screen checks nothing: the server reports problems, at the field (S3 §5.10).
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { z } from '../../../shared/forms/zod.ts';
import { DepartmentPicker } from '../../components/departments/DepartmentPicker.tsx';
import { useListAddress } from '../../components/lists/BackToList.tsx';
import { useLeaveSaved } from '../../components/shell/useLeaveSaved.ts';
import { LeaveQuestion } from '../../components/shell/LeaveQuestion.tsx';
import { DraftForm, DraftNotices } from '../../drafts/DraftForm.tsx';
import { useFormDraft } from '../../drafts/useFormDraft.ts';
import { useFetchNode } from '../../relay/useFetchNode.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { itemsOf, type TreeItem } from '../../ui/list/tree-items.ts';
import type { DepartmentForm_department$key } from './__generated__/DepartmentForm_department.graphql.ts';
import nowQuery, { type DepartmentFormNowQuery } from './__generated__/DepartmentFormNowQuery.graphql.ts';
import { useSaveDepartment } from './useSaveDepartment.ts';
import { addressOf } from '../../../shared/screens.ts';

/** As they stand in the form. */
const SHAPE = z.object({ name: z.string(), nameEn: z.string(), parentId: z.string(), position: z.string() });
const FIELDS = SHAPE.keyof().options;
const NEW = { id: null, version: 0, values: { name: '', nameEn: '', parentId: '', position: '' } };

function readDepartment(key: DepartmentForm_department$key) {
  const { id, version, nameZh, nameEn, parent, position } = readInlineData(
    graphql`
      fragment DepartmentForm_department on Department @inline @refetchable(queryName: "DepartmentFormNowQuery") {
        id
        version
        nameZh
        nameEn
        position
        parent {
          id
        }
      }
    `,
    key,
  );
  return { id, version, values: { name: nameZh, nameEn: nameEn ?? '', parentId: parent?.id ?? '', position: String(position) } };
}

interface Props {
  department: DepartmentForm_department$key | null;
  /** It comes with the product and stays where it is. */
  isFixed: boolean;
  viewerId: string;
  items: readonly TreeItem[];
}

export function DepartmentForm({ department, isFixed, viewerId, items }: Props) {
  const { id, version, values } = department ? readDepartment(department) : NEW;
  const { t } = useTranslation(['departments', 'structure']);
  const { address } = useListAddress(addressOf('managePart'));
  const saveDepartment = useSaveDepartment();
  const fetchNode = useFetchNode<DepartmentFormNowQuery>(nowQuery);
  const own = useFormDraft({
    key: `department:${viewerId}:${id ?? 'new'}`,
    shape: SHAPE,
    rules: SHAPE,
    saved: values,
    version,
    send: (checked, over, onError) => saveDepartment(id, over, checked, onError),
    reload: () => fetchNode(id, readDepartment),
    fields: FIELDS,
  });
  const { form, isUnsaved, isPending, submit } = own;
  const leave = useLeaveSaved(isUnsaved);
  async function handleSave() {
    if (!(await submit())) return;
    showNotice({
      kind: 'success',
      text: id === null ? t('structure.added', { ns: 'structure' }) : t('structure.changed', { ns: 'structure' }),
    });
    leave(address);
  }
  const { errors } = form.formState;
  const names = new Map(itemsOf(items).map((item) => [item.id, item.label]));
  return (
    <DraftForm onSave={handleSave} maxW="form">
      <DraftNotices of={own} names={names} labelOf={(field) => t(`departments.field.${field}`)} onSave={handleSave} mb="4" />
      <Panel>
        <FormGrid>
          <Field label={t('departments.field.name')} isRequired error={errors.name?.message}>
            <Input lang="zh" {...form.register('name')} />
          </Field>
          <Field label={t('departments.field.nameEn')} help={t('departments.field.nameEn.help')} error={errors.nameEn?.message}>
            <Input lang="en" {...form.register('nameEn')} />
          </Field>
          {!isFixed && (
            <Field label={t('departments.field.parentId')} isRequired isChoice error={errors.parentId?.message}>
              <DepartmentPicker
                items={items}
                value={form.watch('parentId')}
                onPick={(picked) => form.setValue('parentId', picked.id, { shouldDirty: true })}
              />
            </Field>
          )}
          <Field label={t('departments.field.position')} help={t('departments.field.position.help')} error={errors.position?.message}>
            <Input type="number" inputMode="numeric" {...form.register('position')} />
          </Field>
        </FormGrid>
      </Panel>
      <FormFoot start={<ButtonLink to={address}>{t('structure.cancel', { ns: 'structure' })}</ButtonLink>}>
        <Button type="submit" variant="solid" isPending={isPending}>
          {t('structure.save', { ns: 'structure' })}
        </Button>
      </FormFoot>
      <LeaveQuestion isActive={isUnsaved} />
    </DraftForm>
  );
}
