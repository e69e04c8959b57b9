// The letter that invites: the journal's template, edited for this once, and as it would be read.
import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { variablesOf } from '../../../shared/letter-variables.ts';
import { PreviewButton } from '../../components/journal-settings/PreviewButton.tsx';
import { useUploadLetterImage } from '../../components/journal-settings/useUploadLetterImage.ts';
import { asTyped } from '../../editor/images.ts';
import { RichText } from '../../editor/RichText.tsx';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { InvitationLetterQuery } from './__generated__/InvitationLetterQuery.graphql.ts';

export interface InvitationLetterProps {
  colloquiumId: string | null;
  /** Null: as the template has it. */
  letter: string | null;
  error: string | undefined;
  onChange: (letter: string) => void;
  /** A preview was asked for and no journal is chosen. */
  onMissing: () => void;
}

export function InvitationLetter({ colloquiumId, letter, error, onChange, onMissing }: InvitationLetterProps) {
  const { t } = useTranslation('inviteAuthors');
  const [template, setTemplate] = useState<string | null>(null);
  const fetchLetter = useFetchNow<InvitationLetterQuery>(graphql`
    query InvitationLetterQuery($colloquiumId: ID!) {
      authorInvitationLetter(colloquiumId: $colloquiumId)
    }
  `);
  const handleChosen = useEffectEvent(async (id: string) => {
    const text = (await fetchLetter({ colloquiumId: id }))?.authorInvitationLetter;
    if (text !== null && text !== undefined) setTemplate(asTyped(text));
  });
  useEffect(() => {
    if (colloquiumId !== null) void handleChosen(colloquiumId);
  }, [colloquiumId]);
  const shown = letter ?? template;
  const preview =
    colloquiumId !== null && shown !== null ? (
      <PreviewButton colloquiumId={colloquiumId} kind="INVITE_AUTHOR" htmlOf={() => shown} />
    ) : (
      <Button size="sm" onClick={onMissing}>
        {t('inviteAuthors.preview')}
      </Button>
    );
  return (
    <Panel title={t('inviteAuthors.letter')} id="invitation-letter" actions={preview}>
      {colloquiumId !== null && shown !== null ? (
        <Editor colloquiumId={colloquiumId} value={shown} error={error} onChange={onChange} />
      ) : (
        <chakra.p color="fg.muted">{t('inviteAuthors.letter.journalFirst')}</chakra.p>
      )}
    </Panel>
  );
}

function Editor({
  colloquiumId,
  value,
  error,
  onChange,
}: {
  colloquiumId: string;
  value: string;
  error: string | undefined;
  onChange: (html: string) => void;
}) {
  const { t } = useTranslation(['inviteAuthors', 'journalSettings']);
  const uploadImage = useUploadLetterImage(colloquiumId);
  return (
    <RichText
      label={t('inviteAuthors.letter')}
      isLabelHidden
      help={t('inviteAuthors.letter.help')}
      value={value}
      onChange={onChange}
      error={error}
      variables={variablesOf.INVITE_AUTHOR.map((name) => ({
        name,
        label: t(`journalSettings.variable.${name}`, { ns: 'journalSettings' }),
      }))}
      onUploadImage={uploadImage}
    />
  );
}
