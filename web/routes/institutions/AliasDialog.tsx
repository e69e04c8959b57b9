// A text that authors wrote becomes one more name of an institution.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { errorMessage } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import type { AliasDialogMutation } from './__generated__/AliasDialogMutation.graphql.ts';
import { InstitutionSearch, type FoundInstitution } from './InstitutionSearch.tsx';

export function AliasDialog({ text, onClose }: { text: string; onClose: (isDone: boolean) => void }) {
  const { t } = useTranslation('institutions');
  const [chosen, setChosen] = useState<FoundInstitution | null>(null);
  const [failure, setFailure] = useState<string | undefined>();
  const { run, isPending } = useAction<AliasDialogMutation>(graphql`
    mutation AliasDialogMutation($input: AddInstitutionAliasInput!) {
      addInstitutionAlias(input: $input) {
        institution {
          id
        }
      }
    }
  `);
  async function handleAdd() {
    if (chosen === null) return setFailure(t('institutions.chooseOne'));
    setFailure(undefined);
    if ((await run({ institutionId: chosen.id, alias: text }, (error) => setFailure(errorMessage(error)))) === null) return;
    showNotice({ kind: 'success', text: t('institutions.aliasAdded', { text, name: chosen.name }) });
    onClose(true);
  }
  return (
    <ConfirmDialog
      isOpen
      isMessage={false}
      size="md"
      title={t('institutions.aliasTitle', { text })}
      confirmLabel={t('institutions.place')}
      isTyped={chosen !== null}
      isPending={isPending}
      onConfirm={() => void handleAdd()}
      onCancel={() => onClose(false)}
    >
      <chakra.div display="grid" gap="4">
        <ErrorNotice message={failure} />
        <chakra.p color="fg.muted">{t('institutions.aliasHelp')}</chakra.p>
        <InstitutionSearch label={t('institutions.aliasOf')} chosen={chosen} onChosen={setChosen} />
      </chakra.div>
    </ConfirmDialog>
  );
}
