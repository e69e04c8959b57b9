// A file of institutions: what it would change is shown first.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { INSTITUTION_FILE_RULE } from '../../../shared/limits.ts';
import { errorMessage } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import type { ImportDialogMutation, ImportDialogMutation$data } from './__generated__/ImportDialogMutation.graphql.ts';

type Report = NonNullable<ImportDialogMutation$data['importInstitutions']>;

export function ImportDialog({ onClose }: { onClose: (isDone: boolean) => void }) {
  const { t } = useTranslation('institutions');
  const [shown, setShown] = useState<{ file: File; report: Report } | null>(null);
  const [failure, setFailure] = useState<string | undefined>();
  const { run, isPending } = useAction<ImportDialogMutation>(graphql`
    mutation ImportDialogMutation($input: ImportInstitutionsInput!) {
      importInstitutions(input: $input) {
        created
        changed
        unchanged
        refused
        changes {
          name
          rorId
          isNew
          fields
        }
        refusedLines {
          line
          what
          reason
        }
      }
    }
  `);
  const send = async (file: File, isTrial: boolean) => {
    setFailure(undefined);
    return await run({ file, isTrial }, (error) => setFailure(errorMessage(error)));
  };
  async function handleFile(file: File) {
    setShown(null);
    const report = await send(file, true);
    if (report) setShown({ file, report });
  }
  async function handleImport() {
    if (shown === null) return setFailure(t('institutions.import.choose'));
    const report = await send(shown.file, false);
    if (!report) return;
    showNotice({ kind: 'success', text: t('institutions.import.done', { created: report.created, changed: report.changed }) });
    onClose(true);
  }
  return (
    <ConfirmDialog
      isOpen
      isMessage={false}
      size="lg"
      title={t('institutions.import.title')}
      confirmLabel={t('institutions.import.do')}
      isTyped={shown !== null}
      isPending={isPending}
      onConfirm={() => void handleImport()}
      onCancel={() => onClose(false)}
    >
      <chakra.div display="grid" gap="4">
        <ErrorNotice message={failure} />
        <chakra.p color="fg.muted">{t('institutions.import.help')}</chakra.p>
        <FileDrop
          isCompact
          isDisabled={isPending}
          accept={INSTITUTION_FILE_RULE.extensions.map((extension) => `.${extension}`).join(',')}
          hint={t('institutions.import.hint', { megabytes: INSTITUTION_FILE_RULE.maxBytes / (1024 * 1024) })}
          onFiles={([file]) => file && void handleFile(file)}
        />
        <chakra.div role="status">
          {isPending && t('institutions.import.reading')}
          {shown !== null && !isPending && t('institutions.import.counts', { ...shown.report, file: shown.file.name })}
        </chakra.div>
        {shown !== null && <ReportOf report={shown.report} />}
      </chakra.div>
    </ConfirmDialog>
  );
}

function ReportOf({ report: { changes, refusedLines } }: { report: Report }) {
  const { t } = useTranslation('institutions');
  return (
    <>
      {changes.length > 0 && (
        <section aria-label={t('institutions.import.changes')}>
          <chakra.h3 fontWeight="semibold" mb="1">
            {t('institutions.import.changes')}
          </chakra.h3>
          <chakra.ul listStyleType="none" maxH="12rem" overflowY="auto" fontSize="sm">
            {changes.map(({ name, rorId, isNew, fields }, at) => (
              <chakra.li key={at} py="1" borderTopWidth={at > 0 ? '1px' : '0'}>
                <chakra.bdi>{name}</chakra.bdi> {rorId !== null && <chakra.span color="fg.muted">{rorId}</chakra.span>}{' '}
                <chakra.span color="fg.muted">
                  {isNew
                    ? t('institutions.import.new')
                    : t('institutions.import.fields', {
                        fields: fields.map((field) => t(`institutions.import.field.${fieldOf(field)}`)).join(t('institutions.comma')),
                      })}
                </chakra.span>
              </chakra.li>
            ))}
          </chakra.ul>
        </section>
      )}
      {refusedLines.length > 0 && (
        <section aria-label={t('institutions.import.refusedLines')}>
          <chakra.h3 fontWeight="semibold" mb="1">
            {t('institutions.import.refusedLines')}
          </chakra.h3>
          <chakra.ul listStyleType="none" maxH="12rem" overflowY="auto" fontSize="sm">
            {refusedLines.map(({ line, what, reason }) => (
              <chakra.li key={line} py="1">
                {t('institutions.import.line', { line, what, reason })}
              </chakra.li>
            ))}
          </chakra.ul>
        </section>
      )}
    </>
  );
}

const FIELDS = ['name', 'nameEn', 'country', 'city', 'rorId', 'aliases'] as const;
const fieldOf = (field: string): (typeof FIELDS)[number] => FIELDS.find((one) => one === field) ?? 'aliases';
