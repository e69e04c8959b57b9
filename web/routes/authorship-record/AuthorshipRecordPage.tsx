// The record of who confirmed the authorship of a manuscript when, in both languages on every screen, to be printed by its authors and the
// office.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { detailLink } from '../../components/contribution/links.ts';
import { useWayBack } from '../../components/lists/useFurther.ts';
import { NotFound } from '../../components/shell/NotFound.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { AuthorshipRecordPageQuery } from './__generated__/AuthorshipRecordPageQuery.graphql.ts';
import { RecordPaper } from './RecordPaper.tsx';

const QUERY = graphql`
  query AuthorshipRecordPageQuery($id: ID!) @preloadable {
    viewer {
      currentRole {
        kind
      }
    }
    node(id: $id) {
      ... on Contribution @alias(as: "contribution") {
        id
        manuscriptNumber
        authorshipRecord {
          journalZh
        }
        ...RecordPaper_contribution
      }
    }
  }
`;

export function AuthorshipRecordPage() {
  const { data } = useRouteQuery<AuthorshipRecordPageQuery>(QUERY);
  const { t } = useTranslation('authorship');
  const contribution = data.node?.contribution;
  const back = useWayBack(detailLink(data.viewer?.currentRole.kind ?? 'AUTHOR', contribution?.id ?? ''));
  if (!contribution) return <NotFound />;
  return (
    <>
      {/* The paper has the title itself. */}
      <chakra.div data-no-print={contribution.authorshipRecord ? '' : undefined}>
        <PageHeader
          isForm={Boolean(contribution.authorshipRecord)}
          title={t('authorship.record')}
          breadcrumb={[{ label: contribution.manuscriptNumber ?? t('authorship.manuscript'), to: back.address, state: back.state }]}
          actions={
            contribution.authorshipRecord && (
              <Button variant="solid" onClick={() => window.print()}>
                {t('authorship.print')}
              </Button>
            )
          }
        />
      </chakra.div>
      {contribution.authorshipRecord ? (
        <chakra.div maxW="form">
          <RecordPaper contribution={contribution} />
        </chakra.div>
      ) : (
        <Panel p="0">
          <EmptyState icon="article" title={t('authorship.noRecord')} hint={t('authorship.noRecord.hint')} />
        </Panel>
      )}
    </>
  );
}
