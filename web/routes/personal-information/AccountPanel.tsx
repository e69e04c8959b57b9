// Account data that is shown and not changed here: code, name, address, bindings (R3-138, R3-139).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { OrcidBinding } from '../../components/account/OrcidBinding.tsx';
import { DataList, Panel } from '../../ui/page/Panel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { AccountPanel_query$key } from './__generated__/AccountPanel_query.graphql.ts';
import type { AccountPanel_viewer$key } from './__generated__/AccountPanel_viewer.graphql.ts';
import { OwnName } from './OwnName.tsx';
import { addressOf } from '../../../shared/screens.ts';

export function AccountPanel({ viewer: viewerKey, query: queryKey }: { viewer: AccountPanel_viewer$key; query: AccountPanel_query$key }) {
  const query = useFragment(
    graphql`
      fragment AccountPanel_query on Query {
        ...OrcidBinding_query
      }
    `,
    queryKey,
  );
  const viewer = useFragment(
    graphql`
      fragment AccountPanel_viewer on Viewer {
        code
        email
        hasConfirmedAddress
        currentRole {
          number
        }
        profile {
          weChatOpenId
        }
        ...OwnName_viewer
      }
    `,
    viewerKey,
  );
  const { t } = useTranslation('profile');
  const roleId = viewer.currentRole.number;
  const account = (
    <chakra.span display="inline-flex" flexWrap="wrap" columnGap="4">
      <chakra.span overflowWrap="anywhere">{viewer.email}</chakra.span>
      <TextLink to={addressOf('changeEmail', { roleId: roleId })}>{t('profile.account.changeEmail')}</TextLink>
      <TextLink to={addressOf('changePwd', { roleId: roleId })}>{t('profile.account.changePassword')}</TextLink>
      {!viewer.hasConfirmedAddress && (
        <chakra.span flexBasis="full" color="fg.muted">
          {t('profile.account.unconfirmed')}
        </chakra.span>
      )}
    </chakra.span>
  );
  return (
    <Panel id="account" title={t('profile.account.title')}>
      <DataList
        items={[
          { label: t('profile.account.code'), value: viewer.code },
          { label: t('profile.account.realName'), value: <OwnName viewer={viewer} /> },
          { label: t('profile.account.email'), value: account },
          { label: t('profile.account.orcid'), value: <OrcidBinding query={query} /> },
          {
            label: t('profile.account.weChat'),
            value: viewer.profile?.weChatOpenId ? t('profile.account.bound') : t('profile.account.unbound'),
          },
        ]}
      />
    </Panel>
  );
}
