// The steps after saving the contents: export, then abstracts, manuscripts and the press. A blocked step says why.
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { KeptFile } from '../../components/contribution/FilesToSend.tsx';
import { Button } from '../../ui/Button.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { NextSteps_issue$key } from './__generated__/NextSteps_issue.graphql.ts';
import { primaryStep } from './primary-step.ts';
import { SendDialog } from './SendDialog.tsx';
import { useExportContents } from './useExportContents.ts';
import { type IssueDocument, useIssueDocument } from './useIssueDocument.ts';

/** Beside the catalogue, in the order in which they are printed. */
const WORD_DOCUMENTS = ['ENGLISH_CONTENTS', 'ABSTRACTS', 'IMPRINT', 'CIP_DATA'] as const satisfies readonly IssueDocument[];

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
        documents
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
  const step = primaryStep({ ...issue, hasArticles: (issue.articles ?? []).length > 0, isUnsaved });
  const unexported = unsaved ?? (issue.exportedAt ? null : say('CATALOGUE_NOT_EXPORTED'));
  return (
    <Panel id="steps" title={t('issues.steps')}>
      <chakra.ul listStyleType="none" display="grid" gap="3">
        <Step why={unsaved}>
          <StepButton
            icon="download"
            label={t('issues.exportCatalogue')}
            isBlocked={unsaved !== null}
            isMain={step === 'EXPORT'}
            isPending={isPending}
            onClick={() => void exportContents()}
          />
        </Step>
        <Step why={unexported}>
          {WORD_DOCUMENTS.filter((document) => issue.documents?.includes(document)).map((document) => (
            <StepButton
              key={document}
              icon="download"
              label={t(`issues.export.${document}`)}
              isBlocked={unexported !== null}
              isPending={underway === document}
              onClick={() => void open(document)}
            />
          ))}
        </Step>
        <Step why={unexported}>
          <StepButton
            icon="archive"
            label={t('issues.downloadManuscripts')}
            isBlocked={unexported !== null}
            isPending={underway === 'MANUSCRIPTS'}
            onClick={() => void open('MANUSCRIPTS')}
          />
        </Step>
        <Step why={unexported}>
          <StepButton
            icon="send"
            label={t('issues.send')}
            isBlocked={unexported !== null}
            isMain={step === 'SEND'}
            onClick={() => setIsSending(true)}
          />
        </Step>
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

/** `why`: why it cannot be done yet. */
function Step({ why, children }: { why: string | null; children: ReactNode }) {
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="3">
      {children}
      {why !== null && <chakra.span color="fg.muted">{why}</chakra.span>}
    </chakra.li>
  );
}

interface StepButtonProps {
  icon: IconName;
  label: string;
  isBlocked: boolean;
  isMain?: boolean;
  isPending?: boolean;
  onClick: () => void;
}

function StepButton({ icon, label, isBlocked, isMain = false, isPending = false, onClick }: StepButtonProps) {
  return (
    <Button icon={icon} minW="11rem" variant={isMain ? 'solid' : 'outline'} disabled={isBlocked} isPending={isPending} onClick={onClick}>
      {label}
    </Button>
  );
}
