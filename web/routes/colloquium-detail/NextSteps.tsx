// The steps after saving the contents: export, then abstracts, manuscripts and the press. A blocked step says why.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { KeptFile } from '../../components/contribution/FilesToSend.tsx';
import { Button } from '../../ui/Button.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { NextSteps_issue$key } from './__generated__/NextSteps_issue.graphql.ts';
import { SendDialog } from './SendDialog.tsx';
import { useExportContents } from './useExportContents.ts';
import { useIssueDocument } from './useIssueDocument.ts';

interface Props {
  issue: NextSteps_issue$key;
  isUnsaved: boolean;
  viewerId: string;
  onSent: () => void;
}

export function NextSteps({ issue: key, isUnsaved, viewerId, onSent }: Props) {
  const issue = useFragment(
    graphql`
      fragment NextSteps_issue on Issue {
        id
        number
        version
        savedAt
        exportedAt
        articles {
          column
        }
        ...OpenPoints_issue
      }
    `,
    key,
  );
  const { t } = useTranslation(['issues', 'messages']);
  const { exportContents, isPending } = useExportContents(issue.id);
  const { open, underway } = useIssueDocument(issue.id);
  const [isSending, setIsSending] = useState(false);
  // Kept while the page is there: who closes the dialog to look something up has not to send them anew.
  const [files, setFiles] = useState<readonly KeptFile[]>([]);
  const say = (code: string) => t(`error.${code}`, { ns: 'messages' });
  const unsaved =
    (issue.articles ?? []).length === 0
      ? say('ISSUE_EMPTY')
      : isUnsaved
        ? t('issues.saveFirst')
        : issue.savedAt
          ? null
          : say('CATALOGUE_NOT_SAVED');
  const unexported = unsaved ?? (issue.exportedAt ? null : say('CATALOGUE_NOT_EXPORTED'));
  return (
    <Panel id="steps" title={t('issues.steps')}>
      <chakra.ul listStyleType="none" display="grid" gap="3">
        <Step
          icon="download"
          label={t('issues.exportCatalogue')}
          why={unsaved}
          isPending={isPending}
          onClick={() => void exportContents()}
        />
        <Step
          icon="download"
          label={t('issues.exportAbstracts')}
          why={unexported}
          isPending={underway === 'ABSTRACTS'}
          onClick={() => void open('ABSTRACTS')}
        />
        <Step
          icon="archive"
          label={t('issues.downloadManuscripts')}
          why={unexported}
          isPending={underway === 'MANUSCRIPTS'}
          onClick={() => void open('MANUSCRIPTS')}
        />
        <Step icon="send" label={t('issues.send')} why={unexported} isMain onClick={() => setIsSending(true)} />
      </chakra.ul>
      {isSending && (
        <SendDialog
          issue={issue}
          viewerId={viewerId}
          files={files}
          onFiles={setFiles}
          onClose={() => setIsSending(false)}
          onSent={() => {
            setIsSending(false);
            onSent();
          }}
        />
      )}
    </Panel>
  );
}

interface StepProps {
  icon: IconName;
  label: string;
  /** Why it cannot be done yet. */
  why: string | null;
  isMain?: boolean;
  isPending?: boolean;
  onClick: () => void;
}

function Step({ icon, label, why, isMain = false, isPending = false, onClick }: StepProps) {
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1">
      <Button
        icon={icon}
        minW="11rem"
        variant={isMain ? 'solid' : 'outline'}
        disabled={why !== null}
        isPending={isPending}
        onClick={onClick}
      >
        {label}
      </Button>
      {why !== null && <chakra.span color="fg.muted">{why}</chakra.span>}
    </chakra.li>
  );
}
