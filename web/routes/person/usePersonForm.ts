// The form of a person: input is kept and merged with others' saves; the password is not kept, and is sent only with a save.
import { useState } from 'react';
import { personValuesSchema, type PersonValues } from '../../../shared/forms/person.ts';
import { useFormDraft } from '../../drafts/useFormDraft.ts';
import { ApiError } from '../../relay/errors.ts';
import { useFetchNode } from '../../relay/useFetchNode.ts';
import nowQuery, { type readPersonNowQuery } from './__generated__/readPersonNowQuery.graphql.ts';
import { readPerson, type ReadPerson } from './read-person.ts';
import { useSavePerson } from './useSavePerson.ts';

const FIELDS = personValuesSchema.keyof().options;

export function usePersonForm({ id, version, values }: ReadPerson, viewerId: string) {
  const { addPerson, savePerson } = useSavePerson();
  const [password, setPassword] = useState('');
  const [passwordError, setPasswordError] = useState<string | undefined>();
  const fetchNode = useFetchNode<readPersonNowQuery>(nowQuery);
  const formDraft = useFormDraft<PersonValues, PersonValues>({
    key: `person:${viewerId}:${id ?? 'new'}`,
    shape: personValuesSchema,
    // Nothing is checked before it is sent (R3-182).
    rules: personValuesSchema,
    saved: values,
    version,
    send: async ({ status, departmentId, ...rest }, over, onError) => {
      setPasswordError(undefined);
      const input = { ...rest, password, departmentId: departmentId || null, isEnabled: status === '1' };
      const tell = (error: Error) => {
        if (error instanceof ApiError) setPasswordError(error.fields['password']);
        onError(error);
      };
      const saved = id === null ? await addPerson(input, tell) : await savePerson({ ...input, userId: id, version: over }, tell);
      if (saved !== null) setPassword('');
      return saved?.user;
    },
    reload: async () => (id === null ? { values, version } : await fetchNode(id, readPerson)),
    fields: FIELDS,
  });
  // Said at its field, and not once more above the form.
  const failure = formDraft.failure === passwordError ? undefined : formDraft.failure;
  return { ...formDraft, failure, password, setPassword, passwordError, isUnsaved: formDraft.isUnsaved || password !== '' };
}
