// The last tab: the manuscript as the editor will find it.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FileLink } from '../../../components/contribution/FileLink.tsx';
import { InfoNotice } from '../../../ui/notice/ErrorNotice.tsx';
import { fileSizeText } from '../../../ui/form/file-size.ts';
import { DataList, Panel } from '../../../ui/page/Panel.tsx';
import type { ReviewTab_contribution$key } from './__generated__/ReviewTab_contribution.graphql.ts';
import type { Lack } from '../completion.ts';
import { LackList } from './LackList.tsx';
import { ReviewAuthors } from './ReviewAuthors.tsx';
import { ReviewSections } from './ReviewSections.tsx';
import { ReviewText } from './ReviewText.tsx';

export function ReviewTab({
  contribution: contributionKey,
  lacks,
}: {
  contribution: ReviewTab_contribution$key;
  /** Missing parts of the submission. */
  lacks: readonly Lack[];
}) {
  const contribution = useFragment(
    graphql`
      fragment ReviewTab_contribution on Contribution {
        colloquium {
          name
        }
        subject {
          label
        }
        column {
          displayName
        }
        source
        articleType {
          label
        }
        files {
          id
          kind
          name
          size
          ...FileLink_file
        }
        ...ReviewText_contribution
        ...ReviewAuthors_contribution
        ...ReviewSections_contribution
      }
    `,
    contributionKey,
  );
  const { t } = useTranslation('wizard');
  const files = contribution.files ?? [];
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      {lacks.length > 0 && (
        <InfoNotice tone="warning">
          {t('wizard.review.incomplete')}
          <LackList lacks={lacks} />
        </InfoNotice>
      )}
      <Panel>
        <chakra.p color="fg.muted" mb="5">
          {t('wizard.review.lead')}
        </chakra.p>
        <ReviewText contribution={contribution} />
      </Panel>
      <Panel title={t('wizard.tab.authors')}>
        <ReviewAuthors contribution={contribution} />
      </Panel>
      <ReviewSections contribution={contribution} />
      <Panel title={t('wizard.review.submission')}>
        <DataList
          columns={2}
          items={[
            { label: t('wizard.journal.colloquium'), value: contribution.colloquium?.name },
            { label: t('wizard.journal.subject'), value: contribution.subject?.label },
            { label: t('wizard.journal.column'), value: contribution.column?.displayName },
            { label: t('wizard.journal.source'), value: contribution.source && t(`wizard.source.${contribution.source}`) },
            { label: t('wizard.title.articleType'), value: contribution.articleType?.label },
          ]}
        />
      </Panel>
      <Panel title={t('wizard.tab.files')}>
        {files.length === 0 ? (
          <chakra.span color="fg.muted">{t('wizard.files.none')}</chakra.span>
        ) : (
          <chakra.ul listStyleType="none" display="grid" gap="2">
            {files.map((file) => (
              <chakra.li key={file.id} display="flex" flexWrap="wrap" columnGap="3">
                <FileLink file={file}>{file.name}</FileLink>
                <chakra.span color="fg.muted" fontSize="sm">
                  {t(`wizard.kind.${file.kind}`)} · {fileSizeText(file.size)}
                </chakra.span>
              </chakra.li>
            ))}
          </chakra.ul>
        )}
      </Panel>
    </chakra.div>
  );
}
