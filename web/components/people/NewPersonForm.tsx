// Somebody who is not in the register, typed in to be invited as an author or as a reviewer.
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { EMPTY_NEW_PERSON, newPersonForm, type CheckedNewPerson, type NewPersonValues } from '../../../shared/forms/new-person.ts';
import { Button } from '../../ui/Button.tsx';
import type { NewPersonForm_query$key } from './__generated__/NewPersonForm_query.graphql.ts';
import { NewPersonFields } from './NewPersonFields.tsx';

interface NewPersonFormProps {
  title: string;
  query: NewPersonForm_query$key;
  onAdd: (person: CheckedNewPerson) => void;
  onCancel: () => void;
  /** Something is typed that is not in the list yet. */
  onTyping: (isTyping: boolean) => void;
}

export function NewPersonForm({ title, query, onAdd, onCancel, onTyping }: NewPersonFormProps) {
  const data = useFragment(
    graphql`
      fragment NewPersonForm_query on Query {
        ...NewPersonFields_query
      }
    `,
    query,
  );
  const { t } = useTranslation('people');
  const form = useForm<NewPersonValues, unknown, CheckedNewPerson>({
    defaultValues: EMPTY_NEW_PERSON,
    mode: 'onTouched',
    resolver: zodResolver(newPersonForm),
  });
  const { isDirty } = form.formState;
  const tellTyping = useEffectEvent(onTyping);
  useEffect(() => {
    tellTyping(isDirty);
    return () => tellTyping(false);
  }, [isDirty]);
  return (
    <chakra.form noValidate mt="4" aria-label={title} onSubmit={(event) => void form.handleSubmit(onAdd)(event)}>
      <NewPersonFields form={form} query={data} />
      <chakra.div display="flex" gap="3" mt="4">
        <Button type="submit">{t('people.addToList')}</Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('people.cancel')}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
