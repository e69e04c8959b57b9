// The letter that invites: the journal's template, edited for this once, and as it would be read.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { variablesOf } from '../../../shared/letter-variables.ts';
import { RichText } from '../../editor/RichText.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { PreviewButton } from '../journal-settings/PreviewButton.tsx';
import { useUploadLetterImage } from '../journal-settings/useUploadLetterImage.ts';

interface InvitationLetterProps {
  kind: 'INVITE_AUTHOR' | 'INVITE_REVIEWER';
  colloquiumId: string | null;
  /** The manuscript that it is about. */
  contributionId?: string;
  /** The text that is sent unedited; null while it is not known. */
  template: string | null;
  /** Null: as the template has it. */
  letter: string | null;
  error: string | undefined;
  onChange: (letter: string) => void;
  /** A preview was asked for and no journal is chosen. */
  onMissing?: () => void;
}

export function InvitationLetter({
  template,
  letter,
  colloquiumId,
  kind,
  contributionId,
  error,
  onChange,
  onMissing,
}: InvitationLetterProps) {
  const { t } = useTranslation(['people', 'journalSettings']);
  const uploadImage = useUploadLetterImage(colloquiumId ?? '');
  const shown = letter ?? template;
  const isKnown = colloquiumId !== null && shown !== null;
  const preview = isKnown ? (
    <PreviewButton colloquiumId={colloquiumId} kind={kind} htmlOf={() => shown} {...(contributionId !== undefined && { contributionId })} />
  ) : (
    onMissing && (
      <Button size="sm" onClick={onMissing}>
        {t('people.letter.preview')}
      </Button>
    )
  );
  return (
    <Panel title={t('people.letter')} id="invitation-letter" actions={preview}>
      {isKnown ? (
        <RichText
          label={t('people.letter')}
          isLabelHidden
          help={t('people.letter.help')}
          value={shown}
          onChange={onChange}
          error={error}
          variables={variablesOf[kind].map((name) => ({ name, label: t(`journalSettings.variable.${name}`, { ns: 'journalSettings' }) }))}
          onUploadImage={uploadImage}
        />
      ) : (
        <chakra.p color="fg.muted">{t(colloquiumId === null ? 'people.letter.journalFirst' : 'people.letter.loading')}</chakra.p>
      )}
    </Panel>
  );
}
