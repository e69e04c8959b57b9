// Somebody who is not in the register, typed in to be invited.
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { EMPTY_NEW_PERSON, newPersonForm, type CheckedNewPerson, type NewPersonValues } from '../../../shared/forms/new-person.ts';
import { NewPersonFields } from '../../components/people/NewPersonFields.tsx';
import { Button } from '../../ui/Button.tsx';
import type { NewAuthor_query$key } from './__generated__/NewAuthor_query.graphql.ts';
import { typedIn, type AuthorToInvite } from './invitation-draft.ts';

export interface NewAuthorProps {
  query: NewAuthor_query$key;
  onAdd: (author: AuthorToInvite) => void;
  onCancel: () => void;
}

export function NewAuthor({ query, onAdd, onCancel }: NewAuthorProps) {
  const data = useFragment(
    graphql`
      fragment NewAuthor_query on Query {
        ...NewPersonFields_query
      }
    `,
    query,
  );
  const { t } = useTranslation('inviteAuthors');
  const form = useForm<NewPersonValues, unknown, CheckedNewPerson>({
    defaultValues: EMPTY_NEW_PERSON,
    mode: 'onTouched',
    resolver: zodResolver(newPersonForm),
  });
  return (
    <chakra.form
      noValidate
      mt="4"
      aria-label={t('inviteAuthors.new.title')}
      onSubmit={(event) => void form.handleSubmit((person) => onAdd(typedIn(person)))(event)}
    >
      <NewPersonFields form={form} query={data} />
      <chakra.div display="flex" gap="3" mt="4">
        <Button type="submit">{t('inviteAuthors.new.add')}</Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('inviteAuthors.new.cancel')}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
