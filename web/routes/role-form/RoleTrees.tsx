// The two trees of a role record: the screens that it opens, and the departments whose data it holds.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MessageText } from '../../ui/notice/MessageText.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { CheckTree } from '../../ui/list/Tree.tsx';
import type { TreeItem } from '../../ui/list/tree-items.ts';
import { menuTree, type MenuRow } from './menu-tree.ts';
import type { RoleValues } from './role-values.ts';
import { screensIn, underRoot, withoutRoot } from './whole-tree.ts';

/** An office in a journal binds the others (F-086). */
const BOUND_BY_DEPARTMENTS = ['PUBLISHING_EDITOR', 'OPERATIONS', 'ADMINISTRATOR'];

interface Props {
  form: UseFormReturn<RoleValues, unknown, RoleValues>;
  menus: readonly MenuRow[];
  departments: readonly TreeItem[];
}

export function RoleTrees({ form, menus, departments }: Props) {
  const { t } = useTranslation('roles');
  const { kind, menuIds, departmentIds } = form.watch();
  const { errors } = form.formState;
  const screens = menuTree(menus, kind, t('roles.menu.hidden'));
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
      <Panel title={t('roles.part.menus')}>
        <Lead>{kind === '' ? t('roles.menu.kindFirst') : t('roles.menu.lead')}</Lead>
        {kind !== '' && (
          <CheckTree
            key={kind}
            label={t('roles.part.menus')}
            items={underRoot(screens, t('roles.menu.all'))}
            held={menuIds}
            onChange={(held) => form.setValue('menuIds', screensIn(screens, withoutRoot(screens, held)), { shouldDirty: true })}
          />
        )}
        <Problem message={errors.menuIds?.message} />
      </Panel>
      <Panel title={t('roles.part.departments')}>
        {kind === '' || BOUND_BY_DEPARTMENTS.includes(kind) ? (
          <>
            <Lead>{t('roles.department.lead')}</Lead>
            <CheckTree
              label={t('roles.part.departments')}
              items={underRoot(departments, t('roles.department.all'))}
              held={departmentIds}
              onChange={(held) => form.setValue('departmentIds', withoutRoot(departments, held), { shouldDirty: true })}
            />
          </>
        ) : (
          <Lead>{t('roles.department.byOffice')}</Lead>
        )}
        <Problem message={errors.departmentIds?.message} />
      </Panel>
    </chakra.div>
  );
}

function Lead({ children }: { children: ReactNode }) {
  return (
    <chakra.p color="fg.muted" mb="3">
      {children}
    </chakra.p>
  );
}

function Problem({ message }: { message: string | undefined }) {
  return (
    message && (
      <chakra.p role="alert" color="danger.fg" fontSize="sm" mt="2">
        <MessageText message={message} />
      </chakra.p>
    )
  );
}
