// Columns of the list of people: the name, beneath it login name, code, address and phone; department, roles, status, when it was made.
import { chakra } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { RowLink } from '../../components/lists/RowLink.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { StatusBadge } from '../../ui/text/StatusBadge.tsx';
import type { PersonRow } from './person-row.ts';
import { addressOf } from '../../../shared/screens.ts';

/** Nothing for an unknown fact: an empty line beneath the name would leave a gap. */
const Line = ({ children }: { children: string | null | undefined }) =>
  children ? (
    <chakra.span display="block" truncate title={children}>
      {children}
    </chakra.span>
  ) : null;

export const editAddress = (id: string) => addressOf('managePersonAdd', { userID: id });

export function peopleColumns(t: TFunction<['personnel', 'messages']>, onEnable: (row: PersonRow) => void): Column<PersonRow>[] {
  return [
    {
      key: 'name',
      header: t('personnel.field.realName'),
      part: 'title',
      cell: ({ id, realName }) => (
        <RowLink to={editAddress(id)} fontWeight="semibold" display="block" truncate title={realName}>
          {realName}
        </RowLink>
      ),
    },
    {
      key: 'loginName',
      header: t('personnel.field.username'),
      from: Infinity,
      isSortable: true,
      cell: ({ username, email }) => <Line>{username ?? email}</Line>,
    },
    { key: 'code', header: t('personnel.list.code'), from: Infinity, cell: ({ code }) => code },
    // Who has no user name signs in with the address, which stands there already.
    {
      key: 'email',
      header: t('personnel.field.email'),
      from: Infinity,
      cell: ({ username, email }) => <Line>{username == null ? null : email}</Line>,
    },
    { key: 'mobile', header: t('personnel.field.mobile'), from: Infinity, cell: ({ mobile }) => <Line>{mobile}</Line> },
    {
      key: 'department',
      header: t('personnel.field.department'),
      width: '7.5rem',
      from: 56,
      cell: ({ department }) => <Line>{department?.name}</Line>,
    },
    {
      key: 'roles',
      header: t('personnel.field.roles'),
      width: '9rem',
      from: 64,
      cell: ({ roles }) => <Line>{roles.map(({ name }) => name).join(t('personnel.comma'))}</Line>,
    },
    {
      key: 'status',
      header: t('personnel.field.status'),
      part: 'mark',
      width: '5.5rem',
      cell: ({ isEnabled }) =>
        isEnabled ? (
          <StatusBadge tone="success">{t('personnel.list.normal')}</StatusBadge>
        ) : (
          <StatusBadge tone="danger">{t('personnel.list.abnormal')}</StatusBadge>
        ),
    },
    {
      key: 'createdAt',
      header: t('personnel.list.created'),
      isSortable: true,
      width: '7.5rem',
      from: 56,
      cell: ({ createdAt }) => <DateText value={createdAt} show="date" />,
    },
    {
      key: 'acts',
      header: t('personnel.list.acts'),
      part: 'acts',
      width: '10.5rem',
      cell: (row) => (
        <chakra.span display="inline-flex" flexWrap="wrap" columnGap="4" rowGap="1">
          <RowLink to={addressOf('apiTokens', { person: row.id })}>{t('personnel.list.tokens')}</RowLink>
          {row.viewerCanEnd && (
            <Button variant="link" color={row.isEnabled ? 'danger.fg' : undefined} onClick={() => onEnable(row)}>
              {row.isEnabled ? t('personnel.disable.verb') : t('personnel.enable.verb')}
            </Button>
          )}
        </chakra.span>
      ),
    },
  ];
}
