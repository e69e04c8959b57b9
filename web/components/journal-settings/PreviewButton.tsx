// Shows a template as its reader would read it, filled with a manuscript of the journal.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LetterTemplateKind } from '../../../shared/letter-variables.ts';
import { Button } from '../../ui/Button.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

interface PreviewButtonProps {
  colloquiumId: string;
  kind: LetterTemplateKind;
  /** The manuscript that the letter is about; left out, one can be chosen. */
  contributionId?: string;
  /** Present contents of the editor. */
  htmlOf: () => string;
}

export function PreviewButton({ htmlOf, ...rest }: PreviewButtonProps) {
  const { t } = useTranslation('journalSettings');
  const [html, setHtml] = useState<string | null>(null);
  return (
    <>
      <Button size="sm" onClick={() => setHtml(htmlOf())}>
        {t('journalSettings.preview')}
      </Button>
      {html !== null && <PreviewDialog {...rest} html={html} onClose={() => setHtml(null)} />}
    </>
  );
}
