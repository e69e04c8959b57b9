// Above the forms: unsaved sections with the reason, and differences saved elsewhere.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useStatementNames } from '../../../components/statements/useStatementNames.ts';
import { ApiError, errorMessage } from '../../../relay/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNotice } from '../../../ui/notice/ErrorNotice.tsx';
import { useMessage } from '../../../ui/notice/useMessage.ts';
import type { SaveNotices_query$key } from './__generated__/SaveNotices_query.graphql.ts';
import { ConflictNotice } from '../../../drafts/ConflictNotice.tsx';
import { TEXT_SECTIONS, type TextSection } from '../draft/text-sections.ts';
import { isPassingError } from '../../../drafts/saved.ts';
import { useWizard } from '../wizard-context.ts';

export function SaveNotices({ query: queryKey }: { query: SaveNotices_query$key }) {
  const { articleTypes } = useFragment(
    graphql`
      fragment SaveNotices_query on Query {
        articleTypes: dictionary(type: ARTICLE_TYPE) {
          id
          label
        }
      }
    `,
    queryKey,
  );
  const { t } = useTranslation('wizard');
  const { draft, saving, refill } = useWizard();
  const statementNames = useStatementNames();
  const names = new Map([
    ...articleTypes.map(({ id, label }): [string, string] => [id, label]),
    ['MALE', t('wizard.sex.MALE')],
    ['FEMALE', t('wizard.sex.FEMALE')],
    ['true', t('wizard.statements.isConfirmed')],
    ['false', t('wizard.statements.unconfirmed')],
    ...statementNames,
  ]);
  function handleSettled() {
    refill();
    void saving.saveAll();
  }
  const failed = TEXT_SECTIONS.filter((section) => saving.failures[section] !== undefined);
  return (
    <chakra.div display="grid" gap="3" mb="4" _empty={{ display: 'none' }}>
      <ConflictNotice
        draft={{ store: draft, saving }}
        labelOf={(section, field) => `${t(`wizard.tab.${section}`)} · ${t(`wizard.${section}.${field.replace(/Id$/, '')}`)}`}
        names={names}
        onSettled={handleSettled}
      />
      {failed.map((section) => (
        <Failure key={section} section={section} error={saving.failures[section]} />
      ))}
    </chakra.div>
  );
}

function Failure({ section, error }: { section: TextSection; error: Error | undefined }) {
  const { t } = useTranslation('wizard');
  const { saving } = useWizard();
  const fields = error instanceof ApiError ? Object.values(error.fields) : [];
  const reason = useMessage(fields.length > 0 ? fields.join(' ') : errorMessage(error));
  return (
    <ErrorNotice>
      {t('wizard.failed.text', { section: t(`wizard.tab.${section}`), reason })}
      {error !== undefined && isPassingError(error) && ` ${t('wizard.failed.again')}`}{' '}
      <Button variant="link" isPending={saving.isBusy} onClick={() => void saving.save(section)}>
        {t('wizard.failed.retry')}
      </Button>
    </ErrorNotice>
  );
}
