// Columns of the list of role records.
import { chakra } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { RowLink } from '../../components/lists/RowLink.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import type { RolesPageQuery$data } from './__generated__/RolesPageQuery.graphql.ts';
import { addressOf } from '../../../shared/screens.ts';

type RoleRow = NonNullable<NonNullable<NonNullable<RolesPageQuery$data['viewer']>['roleRecords']>['edges'][number]['node']>;

const Line = ({ children }: { children: string | null | undefined }) =>
  children && (
    <chakra.span display="block" truncate title={children}>
      {children}
    </chakra.span>
  );

export const editAddress = (id: string) => addressOf('manageRoleAdd', { RoleAddID: id });

export function roleColumns(t: TFunction<['roles', 'structure']>): Column<RoleRow>[] {
  return [
    {
      key: 'name',
      header: t('roles.field.name'),
      part: 'title',
      isSortable: true,
      cell: ({ id, name, isSeeded }) => (
        <chakra.span display="flex" alignItems="center" gap="2" minW="0">
          <RowLink to={editAddress(id)} fontWeight="semibold" truncate title={name}>
            {name}
          </RowLink>
          {isSeeded && <Mark tone="slate">{t('roles.seeded')}</Mark>}
        </chakra.span>
      ),
    },
    { key: 'kind', header: t('roles.field.kind'), width: '13rem', cell: ({ kind }) => <Line>{kind && t(`roles.kind.${kind}`)}</Line> },
    { key: 'department', header: t('roles.field.department'), width: '10rem', cell: ({ department }) => <Line>{department?.name}</Line> },
    { key: 'remark', header: t('roles.field.remark'), width: '12rem', from: 64, cell: ({ remark }) => <Line>{remark}</Line> },
    { key: 'people', header: t('roles.field.people'), width: '5rem', from: 56, isNamed: true, cell: ({ peopleCount }) => peopleCount },
    {
      key: 'created',
      header: t('roles.field.created'),
      width: '8rem',
      isSortable: true,
      cell: ({ createdAt }) => createdAt && <DateText value={createdAt} show="date" />,
    },
  ];
}
