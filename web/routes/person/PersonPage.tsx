// Adding a person, or changing one (S3 §2.17, SC-121).
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { BackToList } from '../../components/lists/BackToList.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import type { PersonPageQuery } from './__generated__/PersonPageQuery.graphql.ts';
import { PersonForm } from './PersonForm.tsx';
import { NEW_PERSON, readPerson } from './read-person.ts';
import { addressOf } from '../../../shared/screens.ts';

const QUERY = graphql`
  query PersonPageQuery($id: ID!, $isNew: Boolean!) @preloadable {
    viewer {
      id
    }
    node(id: $id) @skip(if: $isNew) {
      ... on User @alias(as: "user") {
        ...readPerson_user
      }
    }
    ...PersonForm_query
  }
`;

export function PersonPage() {
  const { data } = useRouteQuery<PersonPageQuery>(QUERY);
  const { t } = useTranslation('personnel');
  const [params] = useSearchParams();
  const isNew = (params.get('userID') ?? '') === '';
  const user = data.node?.user;
  const person = user ? readPerson(user) : isNew ? NEW_PERSON : null;
  return (
    <>
      <BackToList otherwise="/main/managePerson">{t('personnel.form.back')}</BackToList>
      <PageHeader
        title={isNew ? t('personnel.form.add') : t('personnel.form.edit')}
        isForm
        actions={
          person?.id && (
            <ButtonLink to={addressOf('apiTokens', { person: person.id })} icon="code">
              {t('personnel.form.tokens')}
            </ButtonLink>
          )
        }
      />
      {person === null ? (
        <EmptyState icon="people" title={t('personnel.form.notFound')} />
      ) : (
        <PersonForm key={person.id ?? 'new'} person={person} viewerId={data.viewer?.id ?? ''} query={data} />
      )}
    </>
  );
}
