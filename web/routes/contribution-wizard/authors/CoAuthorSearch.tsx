// A co-author without a known id is sought by name among the viewer's earlier co-authors; else they are typed in (docs/decisions/0019).
import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/form/controls.tsx';
import { ErrorNotice } from '../../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Mark } from '../../../ui/text/StatusBadge.tsx';
import { authorValues, type AuthorValues } from './author-values.ts';
import { useCoAuthors, type CoAuthor } from './useCoAuthors.ts';
import type { RegisteredPerson } from './useLookUpAuthor.ts';

interface CoAuthorSearchProps {
  onRegistered: (person: RegisteredPerson) => void;
  onTyped: (values: AuthorValues) => void;
}

export function CoAuthorSearch({ onRegistered, onTyped }: CoAuthorSearchProps) {
  const { t } = useTranslation('wizard');
  const [name, setName] = useState('');
  const { search, people, isPending, failure } = useCoAuthors();
  function handleSearch(event: FormEvent) {
    event.preventDefault();
    void search(name);
  }
  function handleChoose({ author, ticket }: CoAuthor) {
    // What they did for another manuscript says nothing of this one.
    if (ticket === null) onTyped(authorValues({ ...author, creditRoles: [] }));
    else onRegistered({ realName: author.personName, unit: author.company ?? '', ticket });
  }
  return (
    <chakra.form noValidate display="grid" gap="4" onSubmit={handleSearch}>
      <Field label={t('wizard.authors.name')} help={t('wizard.authors.unknownHelp')}>
        <chakra.div display="flex" gap="2">
          <Input dir="auto" autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
          <Button type="submit" icon="search" isPending={isPending}>
            {t('wizard.authors.find')}
          </Button>
        </chakra.div>
      </Field>
      <ErrorNotice message={failure} />
      <chakra.div role="status" _empty={{ display: 'none' }}>
        {people?.length === 0 ? t('wizard.authors.nobody') : ''}
      </chakra.div>
      {people !== null && people.length > 0 && (
        <chakra.ul listStyleType="none" borderWidth="1px" borderRadius="md" aria-label={t('wizard.authors.people')}>
          {people.map((person) => (
            <chakra.li
              key={person.author.id}
              display="flex"
              gap="3"
              alignItems="center"
              px="3"
              py="2"
              borderTopWidth="1px"
              _first={{ borderTopWidth: '0' }}
            >
              <chakra.div flex="1" minW="0" overflowWrap="anywhere">
                <chakra.bdi fontWeight="medium">{person.author.personName}</chakra.bdi>{' '}
                {person.ticket !== null && <Mark>{t('wizard.authors.registered')}</Mark>}
                <chakra.div color="fg.muted" fontSize="sm">
                  {[person.author.company, person.author.email].filter(Boolean).join(' · ')}
                </chakra.div>
              </chakra.div>
              <Button
                size="sm"
                aria-label={t('wizard.authors.chooseOf', { name: person.author.personName })}
                onClick={() => handleChoose(person)}
              >
                {t('wizard.authors.choose')}
              </Button>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <div>
        <Button icon="edit" onClick={() => onTyped({ ...authorValues(null), personName: name.trim() })}>
          {t('wizard.authors.typeIn')}
        </Button>
      </div>
    </chakra.form>
  );
}
