// Kind of the manuscript, and its date. Number and journal stand at its title.
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DateText } from '../../ui/text/DateText.tsx';
import { DataList } from '../../ui/page/Panel.tsx';
import { SheetSection } from '../../ui/overlay/Sheet.tsx';
import type { BasicSection_contribution$key } from './__generated__/BasicSection_contribution.graphql.ts';

export function BasicSection({ contribution }: { contribution: BasicSection_contribution$key }) {
  const data = useFragment(
    graphql`
      fragment BasicSection_contribution on Contribution {
        source
        submittedAt
        publishedOn
        publicationOrder
        issueNumber
        subject {
          label
        }
        column {
          displayName
        }
        articleType {
          label
        }
        submitter {
          displayName
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  return (
    <SheetSection id="basic" title={t('manuscripts.detail.basic')}>
      <DataList
        columns={2}
        items={[
          { label: t('manuscripts.detail.subject'), value: data.subject?.label },
          ...(data.column ? [{ label: t('manuscripts.detail.column'), value: data.column.displayName }] : []),
          // Absent, not empty, for viewers who may not know the authors; so is the submitter.
          ...(data.source ? [{ label: t('manuscripts.detail.source'), value: t(`manuscripts.source.${data.source}`) }] : []),
          { label: t('manuscripts.detail.articleType'), value: data.articleType?.label },
          { label: t('manuscripts.detail.submittedAt'), value: data.submittedAt && <DateText value={data.submittedAt} show="dateTime" /> },
          ...(data.publishedOn
            ? [
                {
                  label: t('manuscripts.detail.publishedOn'),
                  value: `${data.publishedOn} · ${t('manuscripts.publicationOrder', { order: data.publicationOrder ?? 0 })}`,
                },
              ]
            : []),
          ...(data.issueNumber == null
            ? []
            : [{ label: t('manuscripts.column.issue'), value: t('manuscripts.issue', { number: data.issueNumber }) }]),
          ...(data.submitter ? [{ label: t('manuscripts.detail.submitter'), value: data.submitter.displayName }] : []),
        ]}
      />
    </SheetSection>
  );
}
