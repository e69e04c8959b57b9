// Work on an open issue: order, pages and contents are typed and saved together, exported, and then the rest may leave (D2-108).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { titleIn } from '../../components/contribution/title.ts';
import { LeaveQuestion } from '../../components/shell/LeaveQuestion.tsx';
import { DraftForm, DraftNotices } from '../../drafts/DraftForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { Workbench_issue$key } from './__generated__/Workbench_issue.graphql.ts';
import { ArticleOrder } from './ArticleOrder.tsx';
import { ContentsField } from './ContentsField.tsx';
import { Findings } from './Findings.tsx';
import { NextSteps } from './NextSteps.tsx';
import { primaryStep } from './primary-step.ts';
import { readIssue } from './read-issue.ts';
import { useContentsDraft } from './useContentsDraft.ts';

interface Props {
  issue: Workbench_issue$key;
  viewerId: string;
  /** Other input on the page is not saved. */
  isUnsavedBeside: boolean;
  onChanged: () => void;
  onSent: () => void;
}

export function Workbench({ issue: key, viewerId, isUnsavedBeside, onChanged, onSent }: Props) {
  const data = useFragment(
    graphql`
      fragment Workbench_issue on Issue {
        savedAt
        exportedAt
        ...readIssue_issue
        ...Findings_issue
        ...NextSteps_issue
      }
    `,
    key,
  );
  const { t, i18n } = useTranslation('issues');
  const issue = readIssue(data);
  const formDraft = useContentsDraft(issue, viewerId);
  const { form, draft, isUnsaved, isPending, submit, refill } = formDraft;
  const [isResetting, setIsResetting] = useState(false);
  const hasArticles = issue.articles.size > 0;
  const step = primaryStep({ ...data, hasArticles, isUnsaved });
  async function handleSave() {
    if (await submit()) showNotice({ kind: 'success', text: t('issues.saved') });
  }
  function handleReset() {
    draft.store.clear('form');
    refill();
    setIsResetting(false);
  }
  const names = new Map(
    [...issue.articles].map(([id, { contribution }]) => [id, (contribution && titleIn(i18n.language, contribution)) ?? '']),
  );
  return (
    <>
      <DraftForm onSave={handleSave} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <DraftNotices of={formDraft} names={names} labelOf={(field) => t(`issues.field.${field}`)} onSave={handleSave} />
        <ArticleOrder form={form} articles={issue.articles} onRemoved={onChanged} />
        <ContentsField form={form} articles={issue.articles} />
        <FormFoot
          hindrance={isUnsaved ? t('issues.unsaved') : undefined}
          savedAt={issue.savedAt}
          start={
            <Button
              icon="undo"
              disabled={!isUnsaved}
              title={isUnsaved ? undefined : t('issues.nothingToReset')}
              onClick={() => setIsResetting(true)}
            >
              {t('issues.reset')}
            </Button>
          }
        >
          <Button type="submit" variant={step === 'SAVE' ? 'solid' : 'outline'} isPending={isPending} disabled={!hasArticles}>
            {t('issues.saveContents')}
          </Button>
        </FormFoot>
      </DraftForm>
      <Findings issue={data} isUnsaved={isUnsaved} />
      <NextSteps issue={data} isUnsaved={isUnsaved} viewerId={viewerId} onSent={onSent} />
      <LeaveQuestion isActive={isUnsaved || isUnsavedBeside} isByQuery />
      {isResetting && (
        <ConfirmDialog
          isOpen
          size="sm"
          title={t('issues.reset')}
          confirmLabel={t('issues.reset')}
          isDestructive
          onConfirm={handleReset}
          onCancel={() => setIsResetting(false)}
        >
          {t('issues.resetQuestion')}
        </ConfirmDialog>
      )}
    </>
  );
}
