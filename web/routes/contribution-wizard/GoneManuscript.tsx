// Instead of the wizard when the manuscript is not there: if something was typed for it in this browser tab, it was deleted elsewhere
// meanwhile, and the text can still be read, copied, or taken along into a new manuscript.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AUTHOR_LIST } from '../../components/contribution/links.ts';
import { useStatementNames } from '../../components/statements/useStatementNames.ts';
import { NotFound } from '../../components/shell/NotFound.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Textarea } from '../../ui/form/controls.tsx';
import { InfoNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { moveDraft, readDraft } from '../../drafts/kept-draft.ts';
import { draftKey, SHAPES } from './draft/draft.ts';
import { leftTexts } from './draft/left-texts.ts';
import { addressOf } from '../../../shared/screens.ts';

/** `contributionId`: as the address names it. */
export function GoneManuscript({ viewerId, contributionId }: { viewerId: string; contributionId: string }) {
  const { t } = useTranslation('wizard');
  const navigate = useNavigate();
  const statementNames = useStatementNames();
  const key = draftKey(viewerId, contributionId);
  const [draft] = useState(() => readDraft(sessionStorage, key, SHAPES));
  const texts = leftTexts(
    draft?.sections ?? {},
    new Map([['MALE', t('wizard.sex.MALE')], ['FEMALE', t('wizard.sex.FEMALE')], ...statementNames]),
  );
  if (texts.length === 0) return <NotFound />;
  function handleBegin() {
    moveDraft(sessionStorage, key, draftKey(viewerId, null), SHAPES, null);
    void navigate(addressOf('create', { roleId: 1 }));
  }
  return (
    <>
      <PageHeader title={t('wizard.gone.title')} breadcrumb={[{ label: t('wizard.crumb'), to: AUTHOR_LIST }]} />
      <div role="alert">
        <InfoNotice tone="warning">{t('wizard.gone.text')}</InfoNotice>
      </div>
      <Panel title={t('wizard.gone.typed')} mt="4">
        <chakra.div display="grid" gap="5" maxW="prose">
          {texts.map(({ section, field, text }) => (
            <Field key={`${section}.${field}`} label={field === null ? t(`wizard.tab.${section}`) : t(`wizard.${section}.${field}`)}>
              <Textarea readOnly dir="auto" rows={Math.min(8, 1 + Math.ceil(text.length / 60))} value={text} />
            </Field>
          ))}
        </chakra.div>
      </Panel>
      <FormFoot start={<ButtonLink to={AUTHOR_LIST}>{t('wizard.list')}</ButtonLink>}>
        <Button variant="solid" onClick={handleBegin}>
          {t('wizard.gone.begin')}
        </Button>
      </FormFoot>
    </>
  );
}
