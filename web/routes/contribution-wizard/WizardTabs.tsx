// The tabs with their signs, the open one, and the foot.
import { chakra } from '@chakra-ui/react';
import { Fragment, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { AnonymityAdvice } from '../../components/anonymity/AnonymityAdvice.tsx';
import { useAnonymity } from '../../components/anonymity/useAnonymity.ts';
import { Button } from '../../ui/Button.tsx';
import { StepTabs } from '../../ui/page/StepTabs.tsx';
import type { WizardTabs_contribution$key } from './__generated__/WizardTabs_contribution.graphql.ts';
import type { WizardTabs_query$key } from './__generated__/WizardTabs_query.graphql.ts';
import { completionOf } from './completion.ts';
import { TAB_KEYS, type TabKey } from './place.ts';
import { manuscriptFile } from './manuscript-file.ts';
import { FilledFromFile } from './from-file/FilledFromFile.tsx';
import { ReadFromFileDialog } from './from-file/ReadFromFileDialog.tsx';
import { SubmitDialogs } from './submission/SubmitDialogs.tsx';
import { TAB_CONTENT } from './tabs.tsx';
import { furthestOf, tabState } from './tab-states.ts';
import { useReadFromFile } from './from-file/useReadFromFile.ts';
import { useSubmission } from './submission/useSubmission.ts';
import { UploadLine } from './files/UploadLine.tsx';
import { useUploads } from './files/useUploads.ts';
import { useWizard } from './wizard-context.ts';
import { WizardFoot } from './WizardFoot.tsx';

interface WizardTabsProps {
  tab: TabKey;
  contribution: WizardTabs_contribution$key;
  query: WizardTabs_query$key;
  /** A submission was refused because parts are missing. */
  onRefused: () => void;
  onSubmitted: () => void;
}

export function WizardTabs({ tab, contribution: contributionKey, query: queryKey, onRefused, onSubmitted }: WizardTabsProps) {
  const query = useFragment(
    graphql`
      fragment WizardTabs_query on Query {
        ...TitleTab_query
        ...AuthorsTab_query
        ...FilesTab_query
        ...SuggestedReviewersTab_query
      }
    `,
    queryKey,
  );
  const contribution = useFragment(
    graphql`
      fragment WizardTabs_contribution on Contribution {
        id
        submittedAt
        files {
          id
          kind
          name
          isReadable
          isForReviewers
          uploadedAt
        }
        authors {
          personName
          email
        }
        ...completion_contribution
        ...savedTitle_contribution
        ...AuthorsTab_contribution
        ...FundingTab_contribution
        ...SummaryTab_contribution
        ...ExplanationTab_contribution
        ...SuggestedReviewersTab_contribution
        ...StatementsTab_contribution
        ...awaitedFile_contribution
        ...FilesTab_contribution
        ...ReviewTab_contribution
      }
    `,
    contributionKey,
  );
  const { t } = useTranslation('wizard');
  const { saving, openTab, goTo, texts, refills, tabs: shown, takeCarried } = useWizard();
  const panelId = useId();
  // A revision has been through all the tabs before.
  const [furthest, setFurthest] = useState<TabKey>(contribution.submittedAt ? 'review' : tab);
  if (furthestOf(furthest, tab) !== furthest) setFurthest(tab);
  const files = contribution.files ?? [];
  const authors = contribution.authors ?? [];
  const fromFile = useReadFromFile(manuscriptFile(files), files);
  const { file } = fromFile;
  // A revision has been through all of it: what is blank in it was left so.
  const uploads = useUploads(tab === 'files', () => {
    if (!contribution.submittedAt) fromFile.fill();
  });
  const handleMount = useEffectEvent(() => {
    const carried = takeCarried();
    if (carried !== null) void uploads.upload('MANUSCRIPT', '', [carried]);
  });
  useEffect(() => handleMount(), []);
  const report = useAnonymity(
    contribution.id,
    files.filter(({ isForReviewers }) => isForReviewers),
    authors,
    tab === 'files',
  );
  const readAct = file && (
    <Button id={fromFile.openerId} icon="file" onClick={fromFile.open}>
      {t('wizard.read.act')}
    </Button>
  );
  const advice = <AnonymityAdvice report={report} />;
  const completion = completionOf(contribution, texts, saving.failures);
  const { incomplete, lacksOf } = completion;
  const submission = useSubmission({ onRefused, onSubmitted });
  const tabs = shown.map((key) => ({
    key,
    label: t(`wizard.tab.${key}`),
    missing: lacksOf(key).length,
    state: tabState(key, {
      current: tab,
      furthest,
      isComplete: lacksOf(key).length === 0,
      isEmpty: completion.isEmpty(key),
      isBegun: completion.isBegun(key),
    }),
  }));
  return (
    <>
      <chakra.div role="status" mb="4" _empty={{ display: 'none' }}>
        {tab !== 'files' && uploads.underway !== null && <UploadLine {...uploads.underway} />}
        {fromFile.isFilling && uploads.underway === null && (
          <FilledFromFile
            reading={file?.isReadable ? fromFile.reading : null}
            taken={fromFile.taken}
            authors={authors}
            onChange={fromFile.refreshForms}
            onOpen={fromFile.open}
          />
        )}
      </chakra.div>
      <StepTabs
        label={t('wizard.tabs.label')}
        tabs={tabs}
        current={tab}
        panelId={panelId}
        onSelect={(key) => openTab(TAB_KEYS.find((known) => known === key) ?? 'title')}
      >
        {/* Files are not typed: nothing that is put into the forms changes their tab. */}
        <Fragment key={tab === 'files' ? 'files' : refills}>
          {TAB_CONTENT[tab]({
            contribution,
            query,
            uploads,
            lacks: incomplete.flatMap((key) => lacksOf(key)),
            readAct,
            advice,
            onAuthorLeft: fromFile.leaveAuthor,
          })}
        </Fragment>
      </StepTabs>
      <WizardFoot
        tab={tab}
        onSubmit={() => (tab === 'review' ? void submission.begin() : goTo({ kind: 'tab', tab: 'review' }))}
        isSubmitting={submission.isPending}
      />
      {fromFile.isOpen && file && (
        <ReadFromFileDialog
          file={file}
          reading={fromFile.reading}
          taken={fromFile.taken}
          authors={authors}
          isBack={fromFile.isBack}
          onRetry={fromFile.retry}
          onChange={fromFile.noteChange}
          onAuthor={fromFile.openAuthor}
          onClose={fromFile.close}
        />
      )}
      <SubmitDialogs submission={submission} lacksOf={lacksOf} />
    </>
  );
}
