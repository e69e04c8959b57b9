// The office's handling of one file that names its authors: asks for another version, replaces it, or goes on for a recorded reason.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Textarea } from '../../ui/form/controls.tsx';
import { dateTimeText } from '../../ui/text/dates.ts';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { useDraftText } from '../../drafts/useDraftText.ts';
import { useViewerId } from '../session/viewer-id.ts';
import { useSettleAnonymity } from './useSettleAnonymity.ts';

type Asked = 'GO_ON' | 'ASK_AUTHOR' | 'REPLACED';
const CHOICES: readonly Asked[] = ['ASK_AUTHOR', 'REPLACED', 'GO_ON'];

interface Props {
  contributionId: string;
  fileId: string;
  latest: { readonly choice: string; readonly reason?: string | null | undefined; readonly madeBy: string; readonly madeAt: string } | null;
  onDone: () => void;
}

export function AnonymityChoice({ contributionId, fileId, latest, onDone }: Props) {
  const { t } = useTranslation('anonymity');
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <chakra.div mt="3" display="grid" gap="2" data-no-print>
      {latest && (
        <p>
          {t(`anonymity.done.${latest.choice}`, { who: latest.madeBy, when: dateTimeText(latest.madeAt) })}
          {latest.reason && <chakra.span display="block">{t('anonymity.reasonWas', { reason: latest.reason })}</chakra.span>}
        </p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {CHOICES.map((choice) => (
          <Button key={choice} onClick={() => setAsked(choice)}>
            {t(`anonymity.choice.${choice}`)}
          </Button>
        ))}
      </chakra.div>
      {asked && (
        <ChoiceDialog
          key={asked}
          {...{ contributionId, fileId, asked }}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            onDone();
          }}
        />
      )}
    </chakra.div>
  );
}

interface DialogProps extends Pick<Props, 'contributionId' | 'fileId' | 'onDone'> {
  asked: Asked;
  onClose: () => void;
}

function ChoiceDialog({ contributionId, fileId, asked, onClose, onDone }: DialogProps) {
  const { t } = useTranslation('anonymity');
  // Texts that wait in a browser have the name of earlier releases.
  const [reason, setReason] = useDraftText(`blindness:${useViewerId()}:${fileId}:${asked}`);
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { settle, upload, isPending, failure } = useSettleAnonymity();
  const isUpload = asked === 'REPLACED';
  async function handleConfirm() {
    const lacks = isUpload ? file === null : asked === 'GO_ON' && reason.trim() === '';
    setIsMissing(lacks);
    if (lacks) return;
    const isDone =
      isUpload && file ? await upload({ contributionId, fileId, file }) : await settle({ contributionId, fileId, choice: asked, reason });
    if (!isDone) return;
    setReason('');
    onDone();
  }
  const problem = failure instanceof ApiError ? Object.values(failure.fields)[0] : undefined;
  return (
    <ConfirmDialog
      isOpen
      size="md"
      title={t(`anonymity.choice.${asked}`)}
      confirmLabel={t(`anonymity.confirm.${asked}`)}
      isPending={isPending}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <chakra.div display="grid" gap="4">
        {failure && problem === undefined && <ErrorNotice message={errorMessage(failure)} />}
        <p>{t(`anonymity.about.${asked}`)}</p>
        {isUpload ? (
          <Field isGroup label={t('anonymity.file')} error={problem ?? (isMissing ? t('anonymity.fileMissing') : undefined)} isRequired>
            <FileDrop
              accept=".doc,.docx,.pdf"
              isCompact
              hint={file?.name ?? t('anonymity.fileHint')}
              onFiles={([chosen]) => setFile(chosen ?? null)}
            />
          </Field>
        ) : (
          <Field
            label={t(`anonymity.reason.${asked}`)}
            error={problem ?? (isMissing ? t('anonymity.reasonMissing') : undefined)}
            isRequired={asked === 'GO_ON'}
          >
            <Textarea rows={4} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        )}
      </chakra.div>
    </ConfirmDialog>
  );
}
