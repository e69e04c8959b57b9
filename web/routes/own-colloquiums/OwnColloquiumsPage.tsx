// One's own journals and conferences with the issue each has in preparation (S3 §2.1, D2-13). Each opens its page, where issues are ordered
// and sent.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { OwnColloquiumsPageQuery } from './__generated__/OwnColloquiumsPageQuery.graphql.ts';
import { addressOf } from '../../../shared/screens.ts';

const QUERY = graphql`
  query OwnColloquiumsPageQuery @preloadable {
    viewer {
      currentRole {
        number
      }
      ownColloquiums {
        id
        name
        number
        kind
        issues {
          number
          plannedOn
          sentAt
        }
      }
    }
  }
`;

export function OwnColloquiumsPage() {
  const { t } = useTranslation('issues');
  return <OwnColloquiums title={t('issues.own.title')} />;
}

/** The order of contents is part of the page of the journal (D2-13): here stands where there is something to order. */
export function OpenIssuesPage() {
  const { t } = useTranslation('issues');
  return <OwnColloquiums title={t('issues.order.title')} isOfOpen />;
}

function OwnColloquiums({ title, isOfOpen = false }: { title: string; isOfOpen?: boolean }) {
  const { data, isStale } = useRouteQuery<OwnColloquiumsPageQuery>(QUERY);
  const { t } = useTranslation('issues');
  const role = data.viewer?.currentRole.number ?? '';
  const rows = (data.viewer?.ownColloquiums ?? [])
    .map(({ issues, ...colloquium }) => ({
      ...colloquium,
      open: issues?.find(({ sentAt }) => !sentAt),
      sent: issues?.find(({ sentAt }) => Boolean(sentAt)),
    }))
    .filter(({ open }) => !isOfOpen || open);
  const pageOf = ({ id, kind }: (typeof rows)[number]) =>
    kind === 'PERIODICAL'
      ? addressOf('operateList/jikanDetail', { roleId: role, id, showType: '0' })
      : addressOf('meetList/meetDetail', { roleId: role, id, showType: '1' });
  return (
    <>
      <PageHeader title={title} />
      <DataTable
        caption={title}
        isStale={isStale}
        rows={rows}
        rowKey={({ id }) => id}
        empty={{ title: t(isOfOpen ? 'issues.order.none' : 'issues.own.none') }}
        columns={[
          {
            key: 'name',
            header: t('issues.own.name'),
            part: 'title',
            cell: (row) => (
              <TextLink to={pageOf(row)} fontWeight="semibold">
                {row.name}
              </TextLink>
            ),
          },
          { key: 'number', header: t('issues.own.number'), width: '7rem', cell: ({ number }) => number },
          { key: 'kind', header: t('issues.own.kind'), width: '8rem', cell: ({ kind }) => t(`issues.kind.${kind}`) },
          {
            key: 'open',
            header: t('issues.own.open'),
            isNamed: true,
            width: '11rem',
            cell: ({ open }) =>
              open
                ? [t('issues.number', { number: open.number }), open.plannedOn?.slice(0, 'YYYY-MM'.length)].filter(Boolean).join(' · ')
                : '—',
          },
          {
            key: 'sent',
            header: t('issues.own.sent'),
            isNamed: true,
            width: '9rem',
            cell: ({ sent }) => <DateText value={sent?.sentAt} />,
          },
        ]}
      />
    </>
  );
}
