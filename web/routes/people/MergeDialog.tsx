// Merging two accounts of one person: the choice of the one that stays, the other's fate, and the conflicts, which the server is asked for
// on each choice.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { errorMessage } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { useFetched } from '../../relay/useFetched.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/form/choices.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { MergeDialogMutation } from './__generated__/MergeDialogMutation.graphql.ts';
import type { MergeDialogQuery } from './__generated__/MergeDialogQuery.graphql.ts';
import type { PersonRow } from './person-row.ts';

const CHECK = graphql`
  query MergeDialogQuery($kept: ID!, $merged: ID!) {
    mergeCheck(keptUserId: $kept, mergedUserId: $merged) {
      conflicts
    }
  }
`;

interface Props {
  pair: readonly [PersonRow, PersonRow];
  onClose: () => void;
  onDone: () => void;
}

export function MergeDialog({ pair: [first, second], onClose, onDone }: Props) {
  const { t } = useTranslation('personnel');
  const { t: tUi } = useTranslation('ui');
  const [keptId, setKeptId] = useState(first.id);
  const [failure, setFailure] = useState<string | undefined>();
  const [kept, merged] = keptId === first.id ? [first, second] : [second, first];
  const ids = { kept: kept.id, merged: merged.id };
  const { data, error } = useFetched<MergeDialogQuery>(CHECK, `${kept.id} ${merged.id}`, ids);
  const { run, isPending } = useAction<MergeDialogMutation>(graphql`
    mutation MergeDialogMutation($input: MergePeopleInput!) {
      mergePeople(input: $input) {
        user {
          id
          ...personRow_user
        }
        deletedUserId
      }
    }
  `);
  const conflicts = error instanceof Error ? [errorMessage(error)] : (data?.mergeCheck?.conflicts ?? []);
  const isReady = Boolean(data?.mergeCheck) && conflicts.length === 0;
  async function handleMerge() {
    setFailure(undefined);
    const input = { keptUserId: kept.id, mergedUserId: merged.id };
    if (!(await run(input, { onError: (refusal) => setFailure(errorMessage(refusal)) }))) return;
    showNotice({ kind: 'success', text: t('personnel.merge.done', { name: kept.realName }) });
    onDone();
  }
  const nameOf = ({ realName, username, email, code }: PersonRow) => ({
    label: `${realName} · ${code}`,
    help: username === null || username === undefined ? email : `${username} · ${email}`,
  });
  return (
    <Dialog
      isOpen
      size="md"
      title={t('personnel.merge.title')}
      onClose={onClose}
      onConfirm={isReady && !isPending ? () => void handleMerge() : undefined}
      footer={
        <>
          <Button onClick={onClose}>{tUi('ui.dialog.cancel')}</Button>
          <Button variant="danger" isPending={isPending} disabled={!isReady} onClick={() => void handleMerge()}>
            {t('personnel.merge.verb')}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <ErrorNotice message={failure} />
        <p>{t('personnel.merge.lead')}</p>
        <Field label={t('personnel.merge.kept')} isGroup>
          <RadioGroup
            direction="column"
            value={keptId}
            onChange={({ currentTarget }) => setKeptId(currentTarget.value)}
            options={[first, second].map((person) => ({ value: person.id, ...nameOf(person) }))}
          />
        </Field>
        {conflicts.length > 0 ? (
          <ErrorNotice>
            <chakra.ul role="list" listStyleType="none">
              {conflicts.map((conflict) => (
                <li key={conflict}>{conflict}</li>
              ))}
            </chakra.ul>
          </ErrorNotice>
        ) : (
          <p>{t('personnel.merge.means', { merged: `${merged.realName} (${merged.email})`, kept: kept.email })}</p>
        )}
      </chakra.div>
    </Dialog>
  );
}
