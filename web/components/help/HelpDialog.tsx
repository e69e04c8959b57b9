// What the publisher says to those who ask: instructions for authors, video guides, whom to turn to.
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { errorMessage } from '../../relay/errors.ts';
import { useFetched } from '../../relay/useFetched.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import type { HelpDialogQuery } from './__generated__/HelpDialogQuery.graphql.ts';
import type { HelpSubject } from './HelpMenu.tsx';
import { VideoGuides } from './VideoGuides.tsx';

const QUERY = graphql`
  query HelpDialogQuery {
    publicSettings {
      authorInstructions {
        title
        body
      }
      contact {
        title
        body
      }
      videoGuides {
        audience
        title
        url
      }
    }
  }
`;

export interface HelpDialogProps {
  subject: HelpSubject;
  onClose: () => void;
}

export function HelpDialog({ subject, onClose }: HelpDialogProps) {
  const { t } = useTranslation('shell');
  const { data, error } = useFetched<HelpDialogQuery>(QUERY, subject, {});
  const settings = data?.publicSettings;
  const text = subject === 'guides' ? undefined : { instructions: settings?.authorInstructions, contact: settings?.contact }[subject];
  return (
    <Dialog isOpen size="md" title={text?.title ?? t(`shell.help.${subject}`)} onClose={onClose}>
      {error !== null && <ErrorNotice message={errorMessage(error)} />}
      {text && <PlainText text={text.body} />}
      {subject === 'guides' && settings && (
        <Suspense fallback={null}>
          <VideoGuides guides={settings.videoGuides} />
        </Suspense>
      )}
    </Dialog>
  );
}
