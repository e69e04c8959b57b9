// The four letter templates of one's own journals, or conferences (S2 §2.8).
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { ColloquiumKindName } from '../../../shared/forms/colloquium.ts';
import { JournalSettings } from '../../components/journal-settings/JournalSettings.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import type { LetterTemplatesPageQuery } from './__generated__/LetterTemplatesPageQuery.graphql.ts';
import { TemplatesForm } from './TemplatesForm.tsx';

const QUERY = graphql`
  query LetterTemplatesPageQuery($kind: ColloquiumKind!) @preloadable {
    viewer {
      id
      ownColloquiums(kind: $kind) {
        id
        name
        ...TemplatesForm_colloquium
      }
    }
  }
`;

export const PeriodicalTemplatesPage = () => <LetterTemplatesPage kind="PERIODICAL" />;
export const ConferenceTemplatesPage = () => <LetterTemplatesPage kind="CONFERENCE" />;

function LetterTemplatesPage({ kind }: { kind: ColloquiumKindName }) {
  const { data } = useRouteQuery<LetterTemplatesPageQuery>(QUERY);
  const { t } = useTranslation('journalSettings');
  const viewerId = data.viewer?.id ?? '';
  return (
    <JournalSettings
      kind={kind}
      title={t(`journalSettings.templates.${kind}`)}
      lead={t('journalSettings.templates.lead')}
      journals={data.viewer?.ownColloquiums ?? []}
    >
      {(journal, noteUnsaved) => <TemplatesForm key={journal.id} colloquium={journal} viewerId={viewerId} noteUnsaved={noteUnsaved} />}
    </JournalSettings>
  );
}
