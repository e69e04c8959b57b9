// Metadata for archives, indexes and reference managers of a manuscript that is published by itself; an article of an issue has it with its
// issue.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { MetadataPanel_contribution$key } from './__generated__/MetadataPanel_contribution.graphql.ts';
import { useSingleDocument, type SingleDocument } from './useSingleDocument.ts';

const DOCUMENTS = ['JATS', 'RIS', 'BIBTEX'] as const satisfies readonly SingleDocument[];

export function MetadataPanel({ contribution }: { contribution: MetadataPanel_contribution$key }) {
  const { id, viewerCanExportSingle } = useFragment(
    graphql`
      fragment MetadataPanel_contribution on Contribution {
        id
        viewerCanExportSingle
      }
    `,
    contribution,
  );
  // The words are those of issues, which few of the page's readers need.
  return viewerCanExportSingle ? <Documents id={id} /> : null;
}

function Documents({ id }: { id: string }) {
  const { t } = useTranslation(['issues', 'messages']);
  const { open, underway, refusal } = useSingleDocument(id);
  return (
    <Panel p="5" data-no-print>
      <chakra.h2 fontWeight="semibold">{t('issues.metadata')}</chakra.h2>
      <chakra.p mb="3" color="fg.muted" fontSize="sm">
        {t('issues.metadataHelp')}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {DOCUMENTS.map((document) => (
          <Button key={document} size="sm" icon="download" isPending={underway === document} onClick={() => void open(document)}>
            {t(`issue.document.${document}`, { ns: 'messages' })}
          </Button>
        ))}
      </chakra.div>
      {refusal !== null && (
        <chakra.div role="status" display="flex" gap="2" mt="3">
          <Icon name="info" color="warning.fg" mt="1" />
          <chakra.p minW="0">
            {t('issues.singleRefused', {
              document: t(`issue.document.${refusal.document}`, { ns: 'messages' }),
              field: t(`issues.leftOut.field.${refusal.field}`),
            })}
          </chakra.p>
        </chakra.div>
      )}
    </Panel>
  );
}
