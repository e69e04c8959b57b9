// The fields of a role record and its two trees. The screen checks nothing: the server reports problems, at the field (S3 §5.10).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { useListAddress } from '../../components/lists/BackToList.tsx';
import { useLeaveSaved } from '../../components/shell/useLeaveSaved.ts';
import { LeaveQuestion } from '../../components/shell/LeaveQuestion.tsx';
import { DraftForm, DraftNotices } from '../../drafts/DraftForm.tsx';
import { useFormDraft } from '../../drafts/useFormDraft.ts';
import { useFetchNode } from '../../relay/useFetchNode.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { itemsOf, type TreeItem } from '../../ui/list/tree-items.ts';
import type { RoleForm_role$key } from './__generated__/RoleForm_role.graphql.ts';
import nowQuery, { type RoleFormNowQuery } from './__generated__/RoleFormNowQuery.graphql.ts';
import type { MenuRow } from './menu-tree.ts';
import { RoleFields } from './RoleFields.tsx';
import { FIELDS, NOTHING, SHAPE, type RoleValues } from './role-values.ts';
import { RoleTrees } from './RoleTrees.tsx';
import { useSaveRole } from './useSaveRole.ts';
import { addressOf } from '../../../shared/screens.ts';

function readRole(key: RoleForm_role$key) {
  const { id, version, kind, nameZh, nameEn, remark, department, menus, departments } = readInlineData(
    graphql`
      fragment RoleForm_role on Role @inline @refetchable(queryName: "RoleFormNowQuery") {
        id
        version
        kind
        nameZh
        nameEn
        remark
        department {
          id
        }
        menus {
          id
          url
        }
        departments {
          id
        }
      }
    `,
    key,
  );
  const values: RoleValues = {
    kind: kind ?? '',
    nameZh: nameZh ?? '',
    nameEn: nameEn ?? '',
    departmentId: department?.id ?? '',
    remark: remark ?? '',
    menuIds: (menus ?? []).filter(({ url }) => url != null).map((menu) => menu.id),
    departmentIds: (departments ?? []).map((one) => one.id),
  };
  return { id, version: version ?? 0, values };
}

interface Props {
  role: RoleForm_role$key | null;
  viewerId: string;
  menus: readonly MenuRow[];
  departments: readonly TreeItem[];
}

export function RoleForm({ role, viewerId, menus, departments }: Props) {
  const { id, version, values } = role ? readRole(role) : { id: null, version: 0, values: NOTHING };
  const { t } = useTranslation(['roles', 'structure']);
  const { address } = useListAddress(addressOf('manageRole'));
  const saveRole = useSaveRole();
  const fetchNode = useFetchNode<RoleFormNowQuery>(nowQuery);
  const own = useFormDraft({
    key: `role:${viewerId}:${id ?? 'new'}`,
    shape: SHAPE,
    rules: SHAPE,
    saved: values,
    version,
    send: (checked, over, onError) => saveRole(id, over, checked, onError),
    reload: () => fetchNode(id, readRole),
    fields: FIELDS,
  });
  const { form, isUnsaved, isPending, submit } = own;
  const leave = useLeaveSaved(isUnsaved);
  async function handleSave() {
    if (!(await submit())) return;
    // Also after a change (D13-050).
    showNotice({ kind: 'success', text: t('structure.added', { ns: 'structure' }) });
    leave(address);
  }
  const names = new Map([
    ...itemsOf(departments).map((item): [string, string] => [item.id, item.label]),
    ...menus.map((menu): [string, string] => [menu.id, menu.name]),
  ]);
  return (
    <DraftForm onSave={handleSave}>
      <DraftNotices of={own} names={names} labelOf={(field) => t(`roles.field.${field}`)} onSave={handleSave} mb="4" />
      <chakra.div display="grid" gap="4">
        <RoleFields form={form} isNew={id === null} menus={menus} departments={departments} />
        <RoleTrees form={form} menus={menus} departments={departments} />
      </chakra.div>
      <FormFoot start={<ButtonLink to={address}>{t('structure.cancel', { ns: 'structure' })}</ButtonLink>}>
        <Button type="submit" variant="solid" isPending={isPending}>
          {t('structure.save', { ns: 'structure' })}
        </Button>
      </FormFoot>
      <LeaveQuestion isActive={isUnsaved} />
    </DraftForm>
  );
}
