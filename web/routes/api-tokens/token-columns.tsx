// Columns of the list of API tokens.
import { chakra } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { StatusBadge } from '../../ui/text/StatusBadge.tsx';
import type { tokenColumns_token$data, tokenColumns_token$key } from './__generated__/tokenColumns_token.graphql.ts';

export type TokenRow = Omit<tokenColumns_token$data, ' $fragmentType'>;

export function tokenOf(token: tokenColumns_token$key): TokenRow {
  return readInlineData(
    graphql`
      fragment tokenColumns_token on ApiToken @inline {
        id
        name
        state
        createdAt
        expiresAt
        lastUsedAt
        role {
          name
        }
        user {
          id
          realName
          email
          viewerCanChange
        }
      }
    `,
    token,
  );
}

const TONES = { WORKING: 'success', EXPIRED: 'slate', REVOKED: 'danger' } as const;

export function tokenColumns(t: TFunction<'apiTokens'>, onRevoke: (token: TokenRow) => void): Column<TokenRow>[] {
  return [
    {
      key: 'name',
      header: t('apiTokens.column.name'),
      part: 'title',
      cell: ({ name, user }) => (
        <chakra.span display="block" minW="0">
          <chakra.span display="block" fontWeight="semibold" truncate title={name}>
            {name}
          </chakra.span>
          <chakra.span display="block" color="fg.muted" truncate title={user?.email}>
            {user?.realName}
          </chakra.span>
        </chakra.span>
      ),
    },
    { key: 'role', header: t('apiTokens.column.role'), width: '8rem', from: 56, cell: ({ role }) => role.name },
    {
      key: 'createdAt',
      header: t('apiTokens.column.createdAt'),
      isSortable: true,
      width: '8rem',
      from: 64,
      isNamed: true,
      cell: ({ createdAt }) => <DateText value={createdAt} show="date" />,
    },
    {
      key: 'expiresAt',
      header: t('apiTokens.column.expiresAt'),
      isSortable: true,
      width: '8rem',
      from: 56,
      isNamed: true,
      cell: ({ expiresAt }) => <DateText value={expiresAt} show="date" />,
    },
    {
      key: 'lastUsedAt',
      header: t('apiTokens.column.lastUsedAt'),
      width: '10rem',
      from: 72,
      isNamed: true,
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? (
          <DateText value={lastUsedAt} show="dateTime" />
        ) : (
          <chakra.span color="fg.muted">{t('apiTokens.neverUsed')}</chakra.span>
        ),
    },
    {
      key: 'state',
      header: t('apiTokens.column.state'),
      part: 'mark',
      width: '6rem',
      cell: ({ state }) => {
        // A state of a later release.
        const known = state === 'WORKING' || state === 'EXPIRED' || state === 'REVOKED' ? state : 'REVOKED';
        return <StatusBadge tone={TONES[known]}>{t(`apiTokens.state.${known}`)}</StatusBadge>;
      },
    },
    {
      key: 'acts',
      header: t('apiTokens.column.acts'),
      part: 'acts',
      width: '6rem',
      cell: (row) =>
        row.state === 'WORKING' &&
        row.user?.viewerCanChange && (
          <Button variant="link" color="danger.fg" onClick={() => onRevoke(row)}>
            {t('apiTokens.revoke.verb')}
          </Button>
        ),
    },
  ];
}
