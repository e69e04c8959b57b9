// How one's own journals, or conferences, receive manuscripts and take back revised ones (S2 §2.9).
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { JournalSettings } from '../../components/journal-settings/JournalSettings.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import type { ProcessSettingsPageQuery } from './__generated__/ProcessSettingsPageQuery.graphql.ts';
import { ProcessForm } from './ProcessForm.tsx';

const QUERY = graphql`
  query ProcessSettingsPageQuery($kind: ColloquiumKind!) @preloadable {
    viewer {
      id
      ownColloquiums(kind: $kind) {
        id
        name
        ...ProcessForm_colloquium
      }
    }
  }
`;

export function PeriodicalProcessPage() {
  const { t } = useTranslation('journalSettings');
  return <ProcessSettingsPage title={t('journalSettings.process.PERIODICAL')} />;
}

export function ConferenceProcessPage() {
  const { t } = useTranslation('journalSettings');
  return <ProcessSettingsPage title={t('journalSettings.process.CONFERENCE')} />;
}

function ProcessSettingsPage({ title }: { title: string }) {
  const { data } = useRouteQuery<ProcessSettingsPageQuery>(QUERY);
  const { t } = useTranslation('journalSettings');
  const viewerId = data.viewer?.id ?? '';
  return (
    <JournalSettings
      title={title}
      lead={t('journalSettings.process.lead')}
      journals={data.viewer?.ownColloquiums ?? []}
      missing="form.chooseJournal"
    >
      {(journal, noteUnsaved) => <ProcessForm key={journal.id} colloquium={journal} viewerId={viewerId} noteUnsaved={noteUnsaved} />}
    </JournalSettings>
  );
}
