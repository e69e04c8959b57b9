// The files tab: type first, then the file; the uploaded files; the rules in a dialog (R1-157 to R1-164).
import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useUnloadWarning } from '../../../components/shell/useUnloadWarning.ts';
import { acceptOf, AUTHOR_FILE_KINDS, ruleOf, type AuthorFileKind } from '../../../components/contribution/file-check.ts';
import { FileHistory } from '../../../components/contribution/FileHistory.tsx';
import { Button } from '../../../ui/Button.tsx';
import { RadioGroup } from '../../../ui/form/choices.tsx';
import { Input } from '../../../ui/form/controls.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FileDrop } from '../../../ui/form/FileDrop.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { UploadState } from '../../../ui/form/UploadState.tsx';
import type { FilesTab_contribution$key } from './__generated__/FilesTab_contribution.graphql.ts';
import type { FilesTab_query$key } from './__generated__/FilesTab_query.graphql.ts';
import { FileRulesDialog } from './FileRulesDialog.tsx';
import { FileTable } from './FileTable.tsx';
import type { Uploads } from './useUploads.ts';
import { useWizard } from '../wizard-context.ts';

const MAX_DESCRIPTION = 200;

interface FilesTabProps {
  /** The next file is taken for the manuscript, unless the author says otherwise. */
  awaitsManuscript: boolean;
  contribution: FilesTab_contribution$key;
  query: FilesTab_query$key;
  uploads: Uploads;
  readAct: ReactNode;
  advice: ReactNode;
}

export function FilesTab({ awaitsManuscript, contribution: contributionKey, query: queryKey, uploads, readAct, advice }: FilesTabProps) {
  const contribution = useFragment(
    graphql`
      fragment FilesTab_contribution on Contribution {
        files {
          kind
        }
        ...FileTable_contribution
        ...FileHistory_contribution
      }
    `,
    contributionKey,
  );
  const { publicSettings } = useFragment(
    graphql`
      fragment FilesTab_query on Query {
        publicSettings {
          submissionRules {
            title
            body
          }
        }
      }
    `,
    queryKey,
  );
  const { t } = useTranslation('wizard');
  const { upload, underway, errors, cancel, waiting, setWaiting } = uploads;
  const { draft, isStrict } = useWizard();
  const hasManuscript = contribution.files?.some((file) => file.kind === 'MANUSCRIPT');
  const [chosen, setChosen] = useState<AuthorFileKind | null>(null);
  // The first file is the manuscript; of later ones the author says what they are (R1-157, B-432).
  const kind = chosen ?? (awaitsManuscript ? 'MANUSCRIPT' : null);
  const description = draft.sections.file?.description ?? '';
  const [areRulesOpen, setAreRulesOpen] = useState(false);
  // A browser cannot keep files through a reload.
  useUnloadWarning(waiting.length > 0);

  function handleDescription(typed: string) {
    if (typed === '') draft.clear('file');
    else draft.put('file', { description: typed });
  }
  async function send(as: AuthorFileKind, files: readonly File[]) {
    setWaiting([]);
    if (await upload(as, description, files)) draft.clear('file');
  }
  function handleKind(value: string) {
    const as = AUTHOR_FILE_KINDS.find((known) => known === value) ?? null;
    setChosen(as);
    if (as !== null && waiting.length > 0) void send(as, waiting);
  }
  function handleFiles(files: readonly File[]) {
    if (kind === null) setWaiting(files);
    else void send(kind, files);
  }
  return (
    <Panel
      title={t('wizard.tab.files')}
      actions={
        <Button icon="info" onClick={() => setAreRulesOpen(true)}>
          {publicSettings.submissionRules.title}
        </Button>
      }
    >
      <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }} gap="6" mb="6">
        <chakra.div display="grid" gap="5" alignContent="start">
          <Field label={t('wizard.files.kind')} isGroup isRequired error={waiting.length > 0 ? t('wizard.files.kindFirst') : undefined}>
            <RadioGroup
              name="manuscript"
              value={kind ?? ''}
              onChange={(event) => handleKind(event.target.value)}
              options={AUTHOR_FILE_KINDS.map((value) => ({ value, label: t(`wizard.kind.${value}`) }))}
            />
          </Field>
          <Field label={t('wizard.files.description')} help={t('wizard.files.descriptionHelp')}>
            <Input value={description} maxLength={MAX_DESCRIPTION} onChange={(event) => handleDescription(event.target.value)} />
          </Field>
        </chakra.div>
        <chakra.div minW="0">
          <FileDrop
            isMultiple
            accept={kind === null ? undefined : acceptOf(kind)}
            progress={underway?.progress ?? null}
            onFiles={handleFiles}
            hint={
              kind === null
                ? waiting.length > 0
                  ? t('wizard.files.waiting', { name: waiting.map(({ name }) => name).join('、') })
                  : t('wizard.files.hint')
                : t('wizard.files.rule', ruleOf(kind))
            }
          />
          <UploadState
            fileName={underway?.file.name ?? null}
            errors={isStrict && !hasManuscript ? ['section.FILES', ...errors] : errors}
            cancelLabel={t('wizard.files.cancel')}
            onCancel={cancel}
          />
        </chakra.div>
      </chakra.div>
      <FileTable contribution={contribution} />
      {advice}
      {readAct && (
        <chakra.div mt="4" display="flex" flexWrap="wrap" gap="3" alignItems="center">
          {readAct}
          <chakra.span flex="1" minW="12rem" color="fg.muted" fontSize="sm">
            {t('wizard.read.help')}
          </chakra.span>
        </chakra.div>
      )}
      <FileHistory contribution={contribution} />
      <FileRulesDialog rules={publicSettings.submissionRules} isOpen={areRulesOpen} onClose={() => setAreRulesOpen(false)} />
    </Panel>
  );
}
