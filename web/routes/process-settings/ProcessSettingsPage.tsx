// How one's own journals, or conferences, receive manuscripts and take back revised ones (S2 §2.9).
import { useCallback, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { ColloquiumKindName } from '../../../shared/forms/colloquium.ts';
import { JournalSettings } from '../../components/journal-settings/JournalSettings.tsx';
import { useNoteOnlyUnsaved, useUnsavedForms } from '../../components/shell/useUnsavedForms.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import type { ProcessSettingsPageQuery } from './__generated__/ProcessSettingsPageQuery.graphql.ts';
import { AuthorshipForm } from './AuthorshipForm.tsx';
import { ProcessForm } from './ProcessForm.tsx';

const QUERY = graphql`
  query ProcessSettingsPageQuery($kind: ColloquiumKind!) @preloadable {
    viewer {
      id
      ownColloquiums(kind: $kind) {
        id
        name
        ...ProcessForm_colloquium
        ...AuthorshipForm_colloquium
      }
    }
  }
`;

export const PeriodicalProcessPage = () => <ProcessSettingsPage kind="PERIODICAL" />;
export const ConferenceProcessPage = () => <ProcessSettingsPage kind="CONFERENCE" />;

function ProcessSettingsPage({ kind }: { kind: ColloquiumKindName }) {
  const { data } = useRouteQuery<ProcessSettingsPageQuery>(QUERY);
  const { t } = useTranslation('journalSettings');
  const viewerId = data.viewer?.id ?? '';
  return (
    <JournalSettings
      kind={kind}
      title={t(`journalSettings.process.${kind}`)}
      lead={t('journalSettings.process.lead')}
      journals={data.viewer?.ownColloquiums ?? []}
      missing="form.chooseJournal"
    >
      {(journal, noteUnsaved) => <Forms key={journal.id} colloquium={journal} viewerId={viewerId} noteUnsaved={noteUnsaved} />}
    </JournalSettings>
  );
}

interface FormsProps {
  colloquium: ComponentProps<typeof ProcessForm>['colloquium'] & ComponentProps<typeof AuthorshipForm>['colloquium'];
  viewerId: string;
  noteUnsaved: (isUnsaved: boolean) => void;
}

/** Each is saved by itself. */
function Forms({ noteUnsaved, ...journal }: FormsProps) {
  const forms = useUnsavedForms();
  useNoteOnlyUnsaved(forms.hasUnsaved, noteUnsaved);
  const noteOf = forms.noteUnsaved;
  const noteProcess = useCallback((isUnsaved: boolean) => noteOf('process', isUnsaved), [noteOf]);
  const noteAuthorship = useCallback((isUnsaved: boolean) => noteOf('authorship', isUnsaved), [noteOf]);
  return (
    <>
      <ProcessForm {...journal} noteUnsaved={noteProcess} />
      <AuthorshipForm {...journal} noteUnsaved={noteAuthorship} />
    </>
  );
}
