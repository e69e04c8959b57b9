// The journal of the listed manuscripts: one of the reader's own, or all of them. It stands in the address.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { List } from '../../components/lists/useList.ts';
import { Select } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';

interface Props {
  list: List;
  journals: readonly { readonly id: string; readonly name: string }[];
}

export function JournalChooser({ list: { state, patch }, journals }: Props) {
  const { t } = useTranslation('manuscripts');
  if (journals.length < 2) return null;
  return (
    <chakra.div maxW="20rem" mb="3" data-no-print>
      <Field label={t('manuscripts.group.journal')}>
        <Select
          value={state.filters['colloquium'] ?? ''}
          placeholder={t('manuscripts.group.everyJournal')}
          options={journals.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => patch({ colloquium: target.value || undefined })}
        />
      </Field>
    </chakra.div>
  );
}
