// The overview of a manuscript that has been in the pool: titles, subject, types, the journals that have had it, and the ways to its status
// and to the whole of it.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { detailLink, LIST_PATHS, manuscriptLinks } from '../../components/contribution/links.ts';
import { ManuscriptStatus } from '../../components/contribution/ManuscriptStatus.tsx';
import { printedTitles, titleIn, titleLabel, titlesOf, type PrintedTitle } from '../../components/contribution/title.ts';
import { useContributionChanges } from '../../components/contribution/useContributionChanges.ts';
import { NotFound } from '../../components/shell/NotFound.tsx';
import { useRefetch } from '../../relay/useRefetch.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { BackToList, useListAddress } from '../../components/lists/BackToList.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { DataList, Panel } from '../../ui/page/Panel.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import type { ManuscriptOverviewPageQuery } from './__generated__/ManuscriptOverviewPageQuery.graphql.ts';

const QUERY = graphql`
  query ManuscriptOverviewPageQuery($id: ID!) @preloadable {
    viewer {
      id
      currentRole {
        kind
      }
    }
    node(id: $id) {
      ... on Contribution @alias(as: "contribution") {
        id
        manuscriptNumber
        stage
        state
        hasBeenInPool
        source
        subject {
          label
        }
        articleType {
          label
        }
        journalHistories {
          colloquium {
            name
          }
        }
        ...ManuscriptStatus_contribution
        ...title_contribution
      }
    }
  }
`;

export function ManuscriptOverviewPage() {
  const { data, isStale } = useRouteQuery<ManuscriptOverviewPageQuery>(QUERY);
  const { t, i18n } = useTranslation(['manuscripts', 'wizard']);
  const contribution = data.node?.contribution;
  const { state: fromList } = useListAddress('');
  useContributionChanges(contribution?.id, useRefetch<ManuscriptOverviewPageQuery>(QUERY));
  if (!contribution) return <NotFound />;
  const role = data.viewer?.currentRole.kind ?? 'AUTHOR';
  const status = manuscriptLinks(role, contribution)?.status;
  const list = LIST_PATHS[role];
  const journals = (contribution.journalHistories ?? []).flatMap(({ colloquium }) => colloquium?.name ?? []);
  const printed = printedTitles(contribution);
  const whole = (lang: string, { title, subtitle }: PrintedTitle) => {
    const text = [title, subtitle].filter(Boolean).join(t('manuscripts.overview.subtitleDash'));
    return text && <span lang={lang}>{text}</span>;
  };
  return (
    <chakra.article aria-busy={isStale || undefined}>
      {list !== null && <BackToList otherwise={list}>{t('manuscripts.authorList.title')}</BackToList>}
      <PageHeader
        title={titleIn(i18n.language, titlesOf(contribution)) ?? t('manuscripts.untitled')}
        actions={
          <>
            {status && (
              <ButtonLink to={status} state={fromList}>
                {t('manuscripts.overview.status')}
              </ButtonLink>
            )}
            <ButtonLink to={detailLink(role, contribution.id)} state={fromList} variant="solid">
              {t('manuscripts.overview.detail')}
            </ButtonLink>
          </>
        }
      />
      <Panel title={t('manuscripts.overview.title')} id="overview">
        <DataList
          items={[
            { label: t('manuscripts.column.number'), value: contribution.manuscriptNumber },
            {
              label: t('manuscripts.column.status'),
              value: <ManuscriptStatus contribution={contribution} audience={role === 'AUTHOR' ? 'author' : 'office'} />,
            },
            { label: t(titleLabel('titleZh'), { ns: 'wizard' }), value: whole('zh-CN', printed.zh) },
            { label: t(titleLabel('titleEn'), { ns: 'wizard' }), value: whole('en', printed.en) },
            { label: t('manuscripts.detail.subject'), value: contribution.subject?.label },
            { label: t('manuscripts.detail.source'), value: contribution.source && t(`manuscripts.source.${contribution.source}`) },
            { label: t('manuscripts.detail.articleType'), value: contribution.articleType?.label },
            { label: t('manuscripts.overview.journals'), value: journals.join(t('manuscripts.overview.then')) },
          ]}
        />
      </Panel>
    </chakra.article>
  );
}
