// API tokens of the administrator's people: each with its purpose and last use, and revoking it. Those of one person are reached from the
// list of people, and new ones are made there.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { useList } from '../../components/lists/useList.ts';
import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { ApiTokensPageQuery } from './__generated__/ApiTokensPageQuery.graphql.ts';
import { API_TOKENS } from './address.ts';
import { NewTokenDialog } from './NewTokenDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import { tokenColumns, tokenOf, type TokenRow } from './token-columns.tsx';

const QUERY = graphql`
  query ApiTokensPageQuery(
    $first: Int!
    $page: Int!
    $search: String
    $filter: ApiTokenFilter!
    $orderBy: ApiTokenOrder!
    $person: ID!
    $hasPerson: Boolean!
  ) @preloadable {
    viewer {
      id
      apiTokens(first: $first, page: $page, search: $search, filter: $filter, orderBy: $orderBy) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            ...tokenColumns_token
          }
        }
      }
    }
    node(id: $person) @include(if: $hasPerson) {
      ... on User @alias(as: "person") {
        id
        realName
        isEnabled
        viewerCanChange
        roles {
          id
          name
        }
      }
    }
  }
`;

export function ApiTokensPage() {
  const { data, ...list } = useList<ApiTokensPageQuery>(QUERY, API_TOKENS);
  const { t } = useTranslation('apiTokens');
  const [isMaking, setIsMaking] = useState(false);
  const [asked, setAsked] = useState<TokenRow | null>(null);
  const tokens = data.viewer?.apiTokens;
  const connection = tokens && { ...tokens, edges: tokens.edges.map(({ node }) => ({ node: node && tokenOf(node) })) };
  const person = data.node?.person;
  return (
    <>
      <ListPage
        list={list}
        connection={connection}
        columns={tokenColumns(t, setAsked)}
        actions={
          person?.viewerCanChange &&
          person.isEnabled && (
            <Button variant="solid" icon="plus" onClick={() => setIsMaking(true)}>
              {t('apiTokens.new.verb')}
            </Button>
          )
        }
        words={{
          filters: { state: t('apiTokens.column.state') },
          sorts: {
            createdAt: [t('apiTokens.sort.oldest'), t('apiTokens.sort.newest')],
            expiresAt: [t('apiTokens.sort.endsFirst'), t('apiTokens.sort.endsLast')],
          },
          search: { label: t('apiTokens.search'), placeholder: t('apiTokens.searchIn') },
        }}
        choices={{
          state: {
            options: [
              { value: 'WORKING', label: t('apiTokens.state.WORKING'), tone: 'success' as const },
              { value: 'EXPIRED', label: t('apiTokens.state.EXPIRED'), tone: 'slate' as const },
              { value: 'REVOKED', label: t('apiTokens.state.REVOKED'), tone: 'danger' as const },
            ],
          },
        }}
        empty={{ nothing: t('apiTokens.empty'), hint: person ? undefined : t('apiTokens.emptyHint') }}
        nameOf={({ name }) => name}
      >
        <chakra.p color="fg.muted" mb="4" maxW="prose" lineHeight="reading">
          {person ? (
            <>
              {t('apiTokens.ofPerson', { name: person.realName })} <TextLink to="/main/apiTokens">{t('apiTokens.showAll')}</TextLink>
            </>
          ) : (
            t('apiTokens.lead')
          )}
        </chakra.p>
      </ListPage>
      {isMaking && person && <NewTokenDialog person={person} onClose={() => setIsMaking(false)} onDone={list.refetch} />}
      {asked && <RevokeDialog token={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
