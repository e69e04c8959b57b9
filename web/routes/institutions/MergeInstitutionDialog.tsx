// Two entries of one institution become one: which stays, and what moves to it.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import { errorMessage } from '../../relay/errors.ts';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import type { MergeInstitutionDialogMutation } from './__generated__/MergeInstitutionDialogMutation.graphql.ts';
import type { Institution } from './institution-columns.tsx';
import { InstitutionSearch, type FoundInstitution } from './InstitutionSearch.tsx';

interface Props {
  /** The one that is no longer listed. */
  institution: Institution;
  onClose: (isDone: boolean) => void;
}

export function MergeInstitutionDialog({ institution, onClose }: Props) {
  const { t } = useTranslation('institutions');
  const [into, setInto] = useState<FoundInstitution | null>(null);
  const [failure, setFailure] = useState<string | undefined>();
  const { run, isPending } = useAction<MergeInstitutionDialogMutation>(graphql`
    mutation MergeInstitutionDialogMutation($input: MergeInstitutionsInput!) {
      mergeInstitutions(input: $input) {
        institution {
          id
        }
      }
    }
  `);
  async function handleMerge() {
    if (into === null) return setFailure(t('institutions.chooseOne'));
    setFailure(undefined);
    const input = { institutionId: institution.id, version: institution.version, intoId: into.id, intoVersion: into.version };
    if ((await run(input, (error) => setFailure(errorMessage(error)))) === null) return;
    showNotice({ kind: 'success', text: t('institutions.merged', { name: institution.name, into: into.name }) });
    onClose(true);
  }
  return (
    <ConfirmDialog
      isOpen
      isMessage={false}
      size="md"
      title={t('institutions.mergeTitle', { name: institution.name })}
      confirmLabel={t('institutions.merge')}
      isTyped={into !== null}
      isPending={isPending}
      onConfirm={() => void handleMerge()}
      onCancel={() => onClose(false)}
    >
      <chakra.div display="grid" gap="4">
        <ErrorNotice message={failure} />
        <chakra.p color="fg.muted">{t('institutions.mergeHelp')}</chakra.p>
        <InstitutionSearch label={t('institutions.mergeInto')} exceptId={institution.id} chosen={into} onChosen={setInto} />
        <chakra.p role="status">
          {into !== null &&
            t('institutions.mergeMoves', {
              into: into.name,
              names: [institution.name, institution.nameEn, ...institution.aliases.map(({ text }) => text)]
                .filter(Boolean)
                .join(t('institutions.comma')),
              count: institution.authorCount ?? 0,
            })}
        </chakra.p>
      </chakra.div>
    </ConfirmDialog>
  );
}
