// Finds an institution of the register while one types.
import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import { RadioGroup } from '../../ui/form/choices.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import type { InstitutionSearchQuery, InstitutionSearchQuery$data } from './__generated__/InstitutionSearchQuery.graphql.ts';

export type FoundInstitution = NonNullable<InstitutionSearchQuery$data['institutionsNamed']>[number];

const PAUSE_MS = 300;

interface Props {
  label: string;
  /** It cannot be chosen. */
  exceptId?: string;
  chosen: FoundInstitution | null;
  error?: string | undefined;
  onChosen: (institution: FoundInstitution) => void;
}

/** Stays with the word before it: no line begins with a dot. */
const DOT = '\u00A0· ';

export function InstitutionSearch({ label, exceptId, chosen, error, onChosen }: Props) {
  const { t } = useTranslation('institutions');
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly FoundInstitution[] | null>(null);
  const fetchNow = useFetchNow<InstitutionSearchQuery>(graphql`
    query InstitutionSearchQuery($search: String!) {
      institutionsNamed(search: $search) {
        id
        name
        nameEn
        city
        version
      }
    }
  `);
  const handlePause = useEffectEvent(async () => {
    const asked = text.trim();
    const data = await fetchNow({ search: asked });
    if (data !== null && asked === text.trim()) setFound(data.institutionsNamed ?? []);
  });
  useEffect(() => {
    if (text.trim() === '') return undefined;
    const timer = setTimeout(() => void handlePause(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const offered = (found ?? []).filter(({ id }) => id !== exceptId);
  return (
    <chakra.div display="grid" gap="3">
      <Field label={label} error={error}>
        <Input type="search" dir="auto" autoComplete="off" value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      {found !== null && offered.length === 0 && <chakra.p color="fg.muted">{t('institutions.notFound')}</chakra.p>}
      {offered.length > 0 && (
        <RadioGroup
          direction="column"
          name="institution"
          value={chosen?.id ?? ''}
          onChange={({ target }) => {
            const one = offered.find(({ id }) => id === target.value);
            if (one) onChosen(one);
          }}
          options={offered.map(({ id, name, nameEn, city }) => ({ value: id, label: [name, nameEn, city].filter(Boolean).join(DOT) }))}
        />
      )}
    </chakra.div>
  );
}
