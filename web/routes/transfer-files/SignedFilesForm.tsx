// The signed files: instructions, the type, the files with their descriptions, and submitting them. Then back to the author's list
// (R2-158).
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MAX_TRANSFER_FILE_BYTES } from '../../../shared/limits.ts';
import { acceptOf, ruleOf } from '../../components/contribution/file-check.ts';
import { AUTHOR_LIST, transferLink, type LinkedManuscript } from '../../components/contribution/links.ts';
import { useListAddress } from '../../components/lists/BackToList.tsx';
import { RETURN } from '../../components/lists/place.ts';
import { useAlong } from '../../components/lists/useFurther.ts';
import { LeaveQuestion } from '../../components/shell/LeaveQuestion.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/form/choices.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { UploadState } from '../../ui/form/UploadState.tsx';
import { SignedFileList } from './SignedFileList.tsx';
import { OFFERED_KINDS, type OfferedKind } from './useDraftFiles.ts';
import { useSignedFiles } from './useSignedFiles.ts';
import { useSubmitTransfer } from './useSubmitTransfer.ts';

interface Props {
  viewerId: string;
  manuscript: LinkedManuscript;
  /** They are being submitted. */
  onSend: () => void;
}

export function SignedFilesForm({ viewerId, manuscript, onSend }: Props) {
  const { t } = useTranslation('transfer');
  const navigate = useNavigate();
  const along = useAlong();
  const { address: list } = useListAddress(AUTHOR_LIST);
  const { files, underway, errors, upload, cancel, describe, remove, forget } = useSignedFiles(viewerId, manuscript.id);
  const { submitTransfer, isPending, failure, isDone } = useSubmitTransfer(manuscript.id, { onSend, onSubmitted: forget });
  const [kind, setKind] = useState<OfferedKind>('PICTURE');
  useEffect(() => {
    if (!isDone) return;
    showNotice({ kind: 'success', key: 'transfer', text: t('transfer.submitted') });
    void navigate(list, { state: RETURN });
  }, [isDone, list, navigate, t]);
  return (
    <>
      <Panel title={t('transfer.files.title')}>
        <chakra.ol listStyleType="decimal" ps="5" mb="6" display="grid" gap="1" lineHeight="reading" maxW="prose">
          {(['print', 'scan', 'submit'] as const).map((step) => (
            <li key={step}>{t(`transfer.files.how.${step}`)}</li>
          ))}
        </chakra.ol>
        <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }} gap="6" mb="6">
          <Field label={t('transfer.files.kind')} isGroup isRequired>
            <RadioGroup
              value={kind}
              onChange={(event) => setKind(OFFERED_KINDS.find((known) => known === event.target.value) ?? kind)}
              options={OFFERED_KINDS.map((value) => ({ value, label: t(`transfer.kind.${value}`) }))}
            />
          </Field>
          <chakra.div minW="0">
            <FileDrop
              isMultiple
              accept={acceptOf(kind)}
              progress={underway?.progress ?? null}
              onFiles={(chosen) => void upload(kind, chosen)}
              hint={t('transfer.files.rule', ruleOf(kind, MAX_TRANSFER_FILE_BYTES))}
            />
            <UploadState
              fileName={underway?.file.name ?? null}
              errors={errors}
              cancelLabel={t('transfer.files.cancel')}
              onCancel={cancel}
            />
          </chakra.div>
        </chakra.div>
        <SignedFileList files={files} onDescribe={describe} onRemove={remove} />
        {failure !== undefined && (
          <chakra.div mt="4">
            <ErrorNotice message={failure} />
          </chakra.div>
        )}
      </Panel>
      <FormFoot
        start={
          <ButtonLink to={transferLink(manuscript)} state={along}>
            {t('transfer.previous')}
          </ButtonLink>
        }
      >
        <Button
          variant={files.length > 0 ? 'solid' : 'outline'}
          isPending={isPending}
          disabled={underway !== null}
          onClick={() => void submitTransfer(files)}
        >
          {t('transfer.submit')}
        </Button>
      </FormFoot>
      <LeaveQuestion isActive={(files.length > 0 || underway !== null) && !isDone}>{t('transfer.leave')}</LeaveQuestion>
    </>
  );
}
