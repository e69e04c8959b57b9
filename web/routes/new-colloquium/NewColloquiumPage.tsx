// A new periodical or conference (S3 §2.6): the form; once it is saved one goes on to its workflow or closes (R3-048, R3-049).
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { ColloquiumKindName } from '../../../shared/forms/colloquium.ts';
import { ColloquiumForm } from '../../components/colloquiums/form/ColloquiumForm.tsx';
import { LeaveQuestion } from '../../components/shell/LeaveQuestion.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { useAction } from '../../relay/useAction.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import type { NewColloquiumPageQuery } from './__generated__/NewColloquiumPageQuery.graphql.ts';
import type { NewColloquiumPageMutation } from './__generated__/NewColloquiumPageMutation.graphql.ts';
import { CreatedDialog, type Created } from './CreatedDialog.tsx';
import { contentInput } from '../../components/colloquiums/form/colloquium-values.ts';

const QUERY = graphql`
  query NewColloquiumPageQuery @preloadable {
    viewer {
      id
      currentRole {
        number
      }
    }
    ...useFormChoices_query
  }
`;

export const NewPeriodicalPage = () => <NewColloquiumPage kind="PERIODICAL" />;
export const NewConferencePage = () => <NewColloquiumPage kind="CONFERENCE" />;

function NewColloquiumPage({ kind }: { kind: ColloquiumKindName }) {
  const { data } = useRouteQuery<NewColloquiumPageQuery>(QUERY);
  const { t } = useTranslation('colloquiumForm');
  const navigate = useNavigate();
  const { run: createColloquium } = useAction<NewColloquiumPageMutation>(graphql`
    mutation NewColloquiumPageMutation($input: CreateColloquiumInput!) {
      createColloquium(input: $input) {
        colloquium {
          id
          name
        }
      }
    }
  `);
  const made = useRef<Created | null>(null);
  const [created, setCreated] = useState<Created | null>(null);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const { viewer } = data;
  if (!viewer) return null;
  return (
    <>
      <PageHeader title={t(`colloquiumForm.title.${kind}`)} />
      <ColloquiumForm
        kind={kind}
        draftKey={`newColloquium:${kind}:${viewer.id}`}
        query={data}
        saved={null}
        send={async (checked, _version, onError) => {
          made.current = (await createColloquium({ kind, ...contentInput(checked) }, onError))?.colloquium ?? null;
          return made.current && { version: 1 };
        }}
        reload={async () => null}
        noteUnsaved={setIsUnsaved}
        onSaved={() => setCreated(made.current)}
      />
      <LeaveQuestion isActive={isUnsaved && created === null}>{t('shell.leave.keptButPassword', { ns: 'shell' })}</LeaveQuestion>
      {created !== null && (
        <CreatedDialog kind={kind} created={created} roleId={viewer.currentRole.number} onGo={(address) => void navigate(address)} />
      )}
    </>
  );
}
