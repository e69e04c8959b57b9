// How one's own journals, or conferences, receive manuscripts and take back revised ones (S2 §2.9).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { ColloquiumKindName } from '../../../shared/forms/colloquium.ts';
import { JournalSettings } from '../../components/journal-settings/JournalSettings.tsx';
import { useNoteOnlyUnsaved, useUnsavedForms } from '../../components/shell/useUnsavedForms.ts';
import { StatementPolicyForm } from '../../components/statements/StatementPolicyForm.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import type { ProcessForm_colloquium$key } from './__generated__/ProcessForm_colloquium.graphql.ts';
import type { AuthorshipForm_colloquium$key } from './__generated__/AuthorshipForm_colloquium.graphql.ts';
import type { StatementPolicyForm_colloquium$key } from '../../components/statements/__generated__/StatementPolicyForm_colloquium.graphql.ts';
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
        ...StatementPolicyForm_colloquium
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
    >
      {(journal, noteUnsaved) => <Forms key={journal.id} colloquium={journal} viewerId={viewerId} noteUnsaved={noteUnsaved} />}
    </JournalSettings>
  );
}

type Journal = ProcessForm_colloquium$key & StatementPolicyForm_colloquium$key & AuthorshipForm_colloquium$key;

/** Each is saved by itself. */
function Forms({ noteUnsaved, ...props }: { colloquium: Journal; viewerId: string; noteUnsaved: (isUnsaved: boolean) => void }) {
  const { hasUnsaved, noteUnsaved: note } = useUnsavedForms();
  const [noteProcess] = useState(() => (isUnsaved: boolean) => note('process', isUnsaved));
  const [notePolicy] = useState(() => (isUnsaved: boolean) => note('statements', isUnsaved));
  const [noteAuthorship] = useState(() => (isUnsaved: boolean) => note('authorship', isUnsaved));
  useNoteOnlyUnsaved(hasUnsaved, noteUnsaved);
  return (
    <>
      <ProcessForm {...props} noteUnsaved={noteProcess} />
      <StatementPolicyForm {...props} noteUnsaved={notePolicy} />
      <AuthorshipForm {...props} noteUnsaved={noteAuthorship} />
    </>
  );
}
