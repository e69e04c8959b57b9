// One manuscript in the wizard: the steps, the unsaved texts, and the part that the address points to.
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Wizard_contribution$key } from './__generated__/Wizard_contribution.graphql.ts';
import type { Wizard_query$key } from './__generated__/Wizard_query.graphql.ts';
import { titleIn } from '../../components/contribution/title.ts';
import { listIn, pageIn, RETURN, wayBack } from '../../components/lists/place.ts';
import { AUTHOR_LIST, submittedLink } from '../../components/contribution/links.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { awaitsNewFile } from './awaited-file.ts';
import { completionOf, resumePlace } from './completion.ts';
import { SaveDraft } from './saving/SaveDraft.tsx';
import { moveDraft } from '../../drafts/kept-draft.ts';
import { typedOver } from '../../drafts/texts.ts';
import { draftKey, SHAPES } from './draft/draft.ts';
import { BeginStep } from './journal/BeginStep.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { NotEditable } from './NotEditable.tsx';
import { mayChangeJournal, placeOf, searchOf, tabsFor } from './place.ts';
import { RevisionNotes } from './RevisionNotes.tsx';
import { savedSections } from './draft/saved-sections.ts';
import { SaveNotices } from './saving/SaveNotices.tsx';
import { useBeginContributionRevision } from './useBeginContributionRevision.ts';
import { useWizardDraft } from './draft/useWizardDraft.ts';
import { STEPPED, steppedTo, useFocusOnStep } from './useFocusOnStep.ts';
import { useSaveOnLeave } from './saving/useSaveOnLeave.ts';
import { WizardProvider, type Wizard as WizardValue } from './wizard-context.ts';
import { WizardTabs } from './WizardTabs.tsx';

interface WizardProps {
  viewerId: string;
  contribution: Wizard_contribution$key | null;
  query: Wizard_query$key;
  isNew: boolean;
  /** The manuscript of the address is still on its way. */
  isLoading: boolean;
  carry: (file: File | null) => void;
  takeCarried: () => File | null;
}

export function Wizard({ viewerId, contribution: contributionKey, query: queryKey, isNew, isLoading, carry, takeCarried }: WizardProps) {
  const query = useFragment(
    graphql`
      fragment Wizard_query on Query {
        ...BeginStep_query
        ...SaveNotices_query
        ...WizardTabs_query
      }
    `,
    queryKey,
  );
  const found = useFragment(
    graphql`
      fragment Wizard_contribution on Contribution {
        id
        submittedAt
        viewerCanEdit
        hasAgreedToStatement
        titleZh
        titleEn
        ownStatements {
          asked {
            guidanceZh
          }
        }
        ...completion_contribution
        ...awaitedFile_contribution
        ...savedSections_contribution
        ...BeginStep_contribution
        ...RevisionNotes_contribution
        ...WizardTabs_contribution
      }
    `,
    contributionKey,
  );
  const contribution = found ?? null;
  const { t, i18n } = useTranslation(['wizard', 'ui']);
  const [search, setSearch] = useSearchParams();
  const contributionId = contribution?.id ?? null;
  const saved = contribution === null ? null : savedSections(contribution);
  useBeginContributionRevision(contribution?.submittedAt && contribution.viewerCanEdit ? contribution.id : null);
  const { store: draft, saving, check, onCheck } = useWizardDraft(viewerId, contributionId, saved);
  const [isStrict, setIsStrict] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [refills, setRefills] = useState(0);
  const navigate = useNavigate();
  // The form of what was handed in is nothing to come back to.
  useEffect(() => {
    if (isSubmitted && contributionId !== null) void navigate(submittedLink(contributionId), { replace: true });
  }, [isSubmitted, contributionId, navigate]);
  const texts = typedOver(saved?.sections ?? {}, draft.sections);
  const [start] = useState(() =>
    contribution === null
      ? undefined
      : resumePlace(contribution.hasAgreedToStatement ?? false, awaitsNewFile(contribution), completionOf(contribution, texts)),
  );
  const tabs = tabsFor((contribution?.ownStatements?.asked ?? []).length > 0);
  const place = placeOf(search, { isNew, hasContribution: contribution !== null, tabs, ...(start && { start }) });
  const wizard: WizardValue = {
    contributionId,
    draft,
    saving,
    texts,
    place,
    tabs,
    goTo: (next, field) => setSearch(searchOf(next, search), { state: steppedTo(field) }),
    openTab: (tab) => setSearch(searchOf({ kind: 'tab', tab }, search)),
    onStarted: (id, next) => {
      moveDraft(sessionStorage, draftKey(viewerId, null), draftKey(viewerId, id), SHAPES, null);
      setSearch(searchOf(next, new URLSearchParams({ id })), { replace: true, state: STEPPED });
    },
    carry,
    takeCarried,
    hasOuterSteps: mayChangeJournal(search, isNew),
    isStrict,
    check,
    onCheck,
    refill: () => setRefills((count) => count + 1),
    refills,
  };
  // The state of the address that opened the wizard: its steps are addresses of their own.
  const [opened] = useState<unknown>(useLocation().state);
  const manuscript = pageIn(opened);
  const list = listIn(opened);
  const breadcrumb = [
    { label: t('wizard.crumb'), to: list ?? AUTHOR_LIST, state: RETURN },
    ...(manuscript === null ? [] : [{ label: t('ui.backToManuscript', { ns: 'ui' }), to: manuscript, state: wayBack(opened, '').state }]),
  ];
  const content = useRef<HTMLDivElement>(null);
  useFocusOnStep(content);
  useSaveOnLeave(place.kind === 'tab' ? place.tab : null, saving);
  const isDraft = contribution !== null && !contribution.submittedAt;
  const heading =
    isDraft && !isNew
      ? (titleIn(i18n.language, contribution) ?? t('wizard.heading.untitled'))
      : t(`wizard.heading.${isNew ? 'create' : 'change'}`);
  const isEditable = contribution === null || contribution.viewerCanEdit || isSubmitted;
  const forms = (
    <>
      <SaveNotices query={query} />
      <chakra.div
        display="grid"
        alignItems="start"
        columnGap="4"
        gridTemplateColumns="minmax(0, 1fr)"
        css={{ xl: { '&:has(> details)': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } } }}
      >
        {contribution !== null && <RevisionNotes contribution={contribution} />}
        <chakra.div ref={content} tabIndex={-1} outline="none" minW="0" aria-busy={isLoading || undefined}>
          {place.kind === 'step' && (
            <BeginStep key={refills} query={query} contribution={contribution} step={place.step} isLoading={isLoading} />
          )}
          {place.kind === 'tab' && contribution !== null && (
            <WizardTabs
              tab={place.tab}
              query={query}
              contribution={contribution}
              onRefused={() => setIsStrict(true)}
              onSubmitted={() => setIsSubmitted(true)}
            />
          )}
        </chakra.div>
      </chakra.div>
      <LeaveGuard isSubmitted={isSubmitted} />
    </>
  );
  return (
    <WizardProvider value={wizard}>
      <PageHeader title={heading} breadcrumb={breadcrumb} actions={isEditable && place.kind === 'tab' && <SaveDraft isDraft={isDraft} />} />
      {isEditable ? forms : <NotEditable />}
    </WizardProvider>
  );
}
