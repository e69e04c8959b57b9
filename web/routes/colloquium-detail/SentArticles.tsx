// Articles of an issue, in order (P2-338, P2-339).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { titleIn } from '../../components/contribution/title.ts';
import { Panel } from '../../ui/page/Panel.tsx';
import type { SentArticles_issue$key } from './__generated__/SentArticles_issue.graphql.ts';

export function SentArticles({ issue }: { issue: SentArticles_issue$key }) {
  const { articles } = useFragment(
    graphql`
      fragment SentArticles_issue on Issue {
        articles {
          columnDisplayName
          authorDisplayNames
          firstPage
          lastPage
          doi
          contribution {
            id
            titleZh
            titleEn
          }
        }
      }
    `,
    issue,
  );
  const { t, i18n } = useTranslation('issues');
  return (
    <Panel id="articles" title={t('issues.articles', { count: articles?.length ?? 0 })}>
      <chakra.ol listStyleType="none">
        {(articles ?? []).map(({ contribution, columnDisplayName, authorDisplayNames, firstPage, lastPage, doi }, index) => (
          <chakra.li key={contribution?.id ?? index} display="flex" gap="4" py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <chakra.span color="fg.muted" minW="1.5rem">
              {index + 1}
            </chakra.span>
            <chakra.div flex="1" minW="0" overflowWrap="anywhere">
              <chakra.div fontWeight="semibold">
                {(contribution && titleIn(i18n.language, contribution)) ?? t('issues.untitled')}
              </chakra.div>
              <chakra.div color="fg.muted" fontSize="sm">
                {[
                  authorDisplayNames,
                  columnDisplayName,
                  firstPage != null && t('issues.pages', { from: firstPage, to: lastPage ?? '…' }),
                  doi,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </chakra.div>
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ol>
    </Panel>
  );
}
