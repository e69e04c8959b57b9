// The office's own summary of a review, with its form. Absent for its reviewer, who never learns of it (S2 §2.6).
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { reviewSummarySchema } from '../../../shared/forms/review-summary.ts';
import { z } from '../../../shared/forms/zod.ts';
import { LeaveQuestion } from '../../components/shell/LeaveQuestion.tsx';
import { DraftForm, DraftNotices } from '../../drafts/DraftForm.tsx';
import { useFormDraft } from '../../drafts/useFormDraft.ts';
import { useFetchNode } from '../../relay/useFetchNode.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Textarea } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import type { SummaryPanel_review$key } from './__generated__/SummaryPanel_review.graphql.ts';
import nowQuery, { type SummaryPanelNowQuery } from './__generated__/SummaryPanelNowQuery.graphql.ts';
import type { SummaryPanelMutation } from './__generated__/SummaryPanelMutation.graphql.ts';

const SHAPE = z.object({ editorSummary: z.string() });
const FIELDS = ['editorSummary'] as const;

function readSummary(key: SummaryPanel_review$key) {
  const { id, editorSummary, summaryVersion, viewerCanSummarise } = readInlineData(
    graphql`
      fragment SummaryPanel_review on Review @inline @refetchable(queryName: "SummaryPanelNowQuery") {
        id
        editorSummary
        summaryVersion
        viewerCanSummarise
      }
    `,
    key,
  );
  return {
    id,
    isSummarised: Boolean(editorSummary),
    viewerCanSummarise,
    version: summaryVersion ?? 0,
    values: { editorSummary: editorSummary ?? '' },
  };
}

export function SummaryPanel({ review, viewerId }: { review: SummaryPanel_review$key; viewerId: string }) {
  return readSummary(review).viewerCanSummarise ? <SummaryForm review={review} viewerId={viewerId} /> : null;
}

function SummaryForm({ review, viewerId }: { review: SummaryPanel_review$key; viewerId: string }) {
  const { id, isSummarised, version, values } = readSummary(review);
  const { t } = useTranslation('reviewResult');
  const { run: summariseReview } = useAction<SummaryPanelMutation>(graphql`
    mutation SummaryPanelMutation($input: SummariseReviewInput!) {
      summariseReview(input: $input) {
        review {
          summaryVersion
          ...SummaryPanel_review
        }
      }
    }
  `);
  const fetchNode = useFetchNode<SummaryPanelNowQuery>(nowQuery);
  const formDraft = useFormDraft({
    key: `reviewSummary:${viewerId}:${id}`,
    shape: SHAPE,
    rules: reviewSummarySchema,
    saved: values,
    version,
    send: async ({ editorSummary }, over, onError) => {
      const answer = await summariseReview({ reviewId: id, editorSummary, version: over }, onError);
      return answer?.review && { version: answer.review.summaryVersion ?? 0 };
    },
    reload: () => fetchNode(id, readSummary),
    fields: FIELDS,
  });
  const { form, isUnsaved, isPending, submit } = formDraft;
  async function handleSave() {
    if (await submit()) showNotice({ kind: 'success', text: t('reviewResult.saved') });
  }
  return (
    <Panel
      id="summary"
      title={t('reviewResult.summary')}
      actions={<Mark tone={isSummarised ? 'success' : 'slate'}>{t(`reviewResult.${isSummarised ? 'summarised' : 'notSummarised'}`)}</Mark>}
    >
      <DraftForm onSave={handleSave} display="grid" gap="4">
        <DraftNotices of={formDraft} labelOf={() => t('reviewResult.summary')} onSave={handleSave} />
        <Field
          label={t('reviewResult.summary.label')}
          help={t('reviewResult.summary.help')}
          error={form.formState.errors.editorSummary?.message}
          isRequired
        >
          <Textarea rows={6} {...form.register('editorSummary')} />
        </Field>
        <Button type="submit" variant="solid" isPending={isPending} data-no-print>
          {t('reviewResult.summary.save')}
        </Button>
      </DraftForm>
      <LeaveQuestion isActive={isUnsaved} isByQuery />
    </Panel>
  );
}
