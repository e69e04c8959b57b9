// Finding authors by name or ID; who is not found is typed in.
import { chakra } from '@chakra-ui/react';
import { Suspense, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { NewPersonForm } from '../../components/people/NewPersonForm.tsx';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import { personTypedIn, type PersonToInvite } from '../../components/people/person-to-invite.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { AuthorSearchMode, AuthorSearchQuery } from './__generated__/AuthorSearchQuery.graphql.ts';
import type { Found } from './found.ts';
import type { NewPersonForm_query$key } from '../../components/people/__generated__/NewPersonForm_query.graphql.ts';
import { FoundAuthors } from './FoundAuthors.tsx';

interface AuthorSearchProps {
  colloquiumId: string | null;
  added: readonly PersonToInvite[];
  query: NewPersonForm_query$key;
  /** Answers false for one who is added already. */
  onAdd: (author: PersonToInvite) => boolean;
  /** A new author is being typed in. */
  onTyping: (isTyping: boolean) => void;
}

export function AuthorSearch({ colloquiumId, added, query, onAdd, onTyping }: AuthorSearchProps) {
  const { t } = useTranslation('inviteAuthors');
  const [search, setSearch] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const [isTyping, setIsTyping] = useState(false);
  const fetchAuthors = useFetchNow<AuthorSearchQuery>(graphql`
    query AuthorSearchQuery($search: String!, $mode: AuthorSearchMode!, $colloquiumId: ID) {
      authorsToInvite(search: $search, mode: $mode, colloquiumId: $colloquiumId) {
        code
        displayName
        sex
        email
        professionalTitle
        companies
        isInvited
      }
    }
  `);
  async function handleSearch(mode: AuthorSearchMode) {
    if (search.trim() === '') return setError('invitation.searchRequired');
    setError(undefined);
    const authors = (await fetchAuthors({ search, mode, colloquiumId }, setError))?.authorsToInvite ?? null;
    setFound(authors);
    setIsTyping(authors?.length === 0);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void handleSearch('ACCURATE');
  }
  const isMissing = found?.length === 0;
  return (
    <Panel title={t('inviteAuthors.search.label')} id="find-authors">
      <chakra.form noValidate onSubmit={handleSubmit} display="flex" flexWrap="wrap" gap="3" alignItems="flex-end">
        <Field label={t('inviteAuthors.search.placeholder')} error={error} flex="1" minW="min(100%, 14rem)">
          <Input
            value={search}
            dir="auto"
            autoComplete="off"
            onChange={(event) => {
              setSearch(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <chakra.div display="flex" gap="2">
          <Button type="submit">{t('inviteAuthors.search.accurate')}</Button>
          <Button onClick={() => void handleSearch('FUZZY')}>{t('inviteAuthors.search.fuzzy')}</Button>
        </chakra.div>
      </chakra.form>
      <chakra.div aria-live="polite" mt="4">
        {isMissing && (
          <chakra.p color="danger.fg" fontWeight="semibold">
            {t('inviteAuthors.search.notFound')}
          </chakra.p>
        )}
        {found !== null && found.length > 0 && <FoundAuthors found={found} added={added} onAdd={onAdd} />}
      </chakra.div>
      {isTyping ? (
        <Suspense>
          {/* Its texts may come later: choices and input around it stay meanwhile. */}
          <NewPersonForm
            title={t('inviteAuthors.new.title')}
            query={query}
            onAdd={(person) => {
              if (onAdd(personTypedIn(person))) setIsTyping(false);
            }}
            onCancel={() => setIsTyping(false)}
            onTyping={onTyping}
          />
        </Suspense>
      ) : (
        isMissing && (
          <Button mt="3" variant="link" onClick={() => setIsTyping(true)}>
            {t('inviteAuthors.search.manual')}
          </Button>
        )
      )}
    </Panel>
  );
}
