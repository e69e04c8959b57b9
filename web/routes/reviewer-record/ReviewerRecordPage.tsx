// A reviewer's own record: absences beside the certificate of finished reviews. Only the certificate is printed.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { fromWidth } from '../../ui/overlay/Sheet.tsx';
import type { ReviewerRecordPageQuery } from './__generated__/ReviewerRecordPageQuery.graphql.ts';
import { AbsencePanel } from './AbsencePanel.tsx';
import { CertificatePanel } from './CertificatePanel.tsx';

export function ReviewerRecordPage() {
  const { data } = useRouteQuery<ReviewerRecordPageQuery>(graphql`
    query ReviewerRecordPageQuery @preloadable {
      viewer {
        id
        ...AbsencePanel_viewer
        ...CertificatePanel_viewer
      }
    }
  `);
  const { t } = useTranslation('reviewerRecord');
  if (!data.viewer) return null;
  return (
    <>
      <chakra.div data-no-print>
        <PageHeader title={t('reviewerRecord.title')} />
      </chakra.div>
      <chakra.div css={{ containerType: 'inline-size', '@media print': { containerType: 'normal' } }}>
        <chakra.div
          display="grid"
          gap="6"
          alignItems="start"
          gridTemplateColumns="minmax(0, 1fr)"
          css={{ '@media screen': { [fromWidth(58)]: { gridTemplateColumns: '22rem minmax(0, 1fr)' } } }}
        >
          <AbsencePanel viewer={data.viewer} />
          <CertificatePanel viewer={data.viewer} />
        </chakra.div>
      </chakra.div>
    </>
  );
}
