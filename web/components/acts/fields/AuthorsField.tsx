// All authors of an accepted manuscript, to be put in order, changed, added and taken away. The first stays in front; of people with an account
// only the unit is changed here.
import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/form/choices.tsx';
import { Input } from '../../../ui/form/controls.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { ErrorNotice } from '../../../ui/notice/ErrorNotice.tsx';
import { AskedNotice } from './AskedNotice.tsx';
import type { AuthorsFieldQuery } from './__generated__/AuthorsFieldQuery.graphql.ts';
import type { ActFieldProps } from './field-props.ts';
import { useAsked } from './useAsked.ts';
import type { ActAuthor } from '../useActForm.ts';

const QUERY = graphql`
  query AuthorsFieldQuery($id: ID!) {
    node(id: $id) {
      ... on Contribution @alias(as: "contribution") {
        authors {
          id
          revision
          position
          personName
          email
          company
          isFirstAuthor
          isCorresponding
          isRegistered
          creditRoles
        }
      }
    }
  }
`;

export function AuthorsField({ targets, form, change, error }: ActFieldProps) {
  const { t } = useTranslation('acts');
  const { data, failure, retry } = useAsked<AuthorsFieldQuery>(QUERY, { id: targets[0]?.id ?? '' });
  const saved = data?.node?.contribution?.authors;
  const begin = useEffectEvent(() => {
    if (form.authors !== null || !saved) return;
    const authors = saved.toSorted((one, other) => one.position - other.position);
    change({
      authors: authors.map((author) => ({
        key: author.id,
        isKnown: author.isFirstAuthor || author.isRegistered,
        authorId: author.id,
        revision: author.revision,
        personName: author.personName,
        email: author.email ?? '',
        company: author.company ?? '',
        isCorresponding: author.isCorresponding,
        creditRoles: [...author.creditRoles],
      })),
    });
  });
  useEffect(() => begin(), [saved]);
  const authors = form.authors ?? [];
  const set = (key: string, own: Partial<ActAuthor>) =>
    change((now) => ({ authors: (now.authors ?? []).map((author) => (author.key === key ? { ...author, ...own } : author)) }));
  const move = (index: number, by: 1 | -1) =>
    change((now) => {
      const next = [...(now.authors ?? [])];
      next.splice(index + by, 0, ...next.splice(index, 1));
      return { authors: next };
    });
  const remove = (key: string) => change((now) => ({ authors: (now.authors ?? []).filter((author) => author.key !== key) }));
  const add = () =>
    change((now) => ({
      authors: [
        ...(now.authors ?? []),
        {
          key: `new${now.authors?.length ?? 0}.${Date.now()}`,
          isKnown: false,
          authorId: null,
          revision: null,
          personName: '',
          email: '',
          company: '',
          isCorresponding: false,
          creditRoles: [],
        },
      ],
    }));
  return (
    <chakra.fieldset border="0" minW="0" aria-invalid={error !== undefined || undefined} tabIndex={-1}>
      <chakra.legend fontWeight="medium" mb="2">
        {t('acts.authors')}
      </chakra.legend>
      {data === null && <AskedNotice failure={failure} onRetry={retry} />}
      <ErrorNotice message={error} />
      <chakra.ol listStyleType="none" display="grid" gap="3">
        {authors.map((author, index) => (
          <chakra.li key={author.key} borderWidth="1px" borderRadius="md" p="3" display="grid" gap="2">
            <chakra.div display="flex" gap="2" alignItems="center">
              <chakra.span color="fg.muted" flex="1">
                {t('acts.authors.place', { position: index + 1 })}
              </chakra.span>
              {index > 1 && (
                <IconButton icon="chevronUp" label={t('acts.authors.up', { name: author.personName })} onClick={() => move(index, -1)} />
              )}
              {index > 0 && index < authors.length - 1 && (
                <IconButton icon="chevronDown" label={t('acts.authors.down', { name: author.personName })} onClick={() => move(index, 1)} />
              )}
              {index > 0 && (
                <IconButton icon="close" label={t('acts.authors.remove', { name: author.personName })} onClick={() => remove(author.key)} />
              )}
            </chakra.div>
            <chakra.div display="grid" gap="2" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
              <Field label={t('acts.authors.name')} isRequired>
                <Input
                  dir="auto"
                  value={author.personName}
                  disabled={author.isKnown}
                  onChange={({ target }) => set(author.key, { personName: target.value })}
                />
              </Field>
              <Field label={t('acts.authors.email')} isRequired>
                <Input
                  type="email"
                  inputMode="email"
                  value={author.email}
                  disabled={author.isKnown}
                  onChange={({ target }) => set(author.key, { email: target.value })}
                />
              </Field>
              <Field label={t('acts.authors.company')} isRequired gridColumn="1 / -1">
                <Input dir="auto" value={author.company} onChange={({ target }) => set(author.key, { company: target.value })} />
              </Field>
            </chakra.div>
            <Checkbox
              checked={author.isCorresponding}
              onChange={({ currentTarget }) => set(author.key, { isCorresponding: currentTarget.checked })}
            >
              {t('acts.authors.corresponding')}
            </Checkbox>
          </chakra.li>
        ))}
      </chakra.ol>
      <chakra.p mt="3">
        <Button icon="plus" onClick={add}>
          {t('acts.authors.add')}
        </Button>
      </chakra.p>
    </chakra.fieldset>
  );
}
