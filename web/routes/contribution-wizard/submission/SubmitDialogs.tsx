// Obstacles to a submission, with links to the tabs.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { FIRST_FOCUS } from '../../../ui/overlay/Modal.tsx';
import { useMessage } from '../../../ui/notice/useMessage.ts';
import { BackToList } from '../BackToList.tsx';
import type { Lack } from '../completion.ts';
import type { TabKey } from '../place.ts';
import { LackList } from './LackList.tsx';
import type { Problem } from './submit-problems.ts';
import type { Submission } from './useSubmission.ts';
import { useWizard } from '../wizard-context.ts';

/** `lacksOf`: the missing parts of a tab, as far as they are known here. */
export function SubmitDialogs({ submission, lacksOf }: { submission: Submission; lacksOf: (tab: TabKey) => readonly Lack[] }) {
  const { t } = useTranslation('wizard');
  return (
    <Dialog
      isOpen={submission.problems.length > 0}
      isMessage
      title={t('wizard.refused.title')}
      onClose={submission.forgetProblems}
      footer={
        <>
          <BackToList />
          <Button {...FIRST_FOCUS} variant="solid" onClick={submission.forgetProblems}>
            {t('wizard.goOn')}
          </Button>
        </>
      }
    >
      <p>{t('wizard.refused.text')}</p>
      <chakra.ul listStyleType="disc" ps="5" mt="2" display="grid" gap="2">
        {submission.problems.map((problem) => (
          <ProblemLine
            key={problem.message}
            problem={problem}
            lacks={problem.tab === null ? [] : lacksOf(problem.tab)}
            onGo={submission.forgetProblems}
          />
        ))}
      </chakra.ul>
    </Dialog>
  );
}

function ProblemLine({ problem, lacks, onGo }: { problem: Problem; lacks: readonly Lack[]; onGo: () => void }) {
  const { t } = useTranslation('wizard');
  const { goTo, hasOuterSteps } = useWizard();
  const message = useMessage(problem.message);
  const { tab, isStatement } = problem;
  function handleGo() {
    onGo();
    if (tab !== null) goTo({ kind: 'tab', tab });
    else goTo({ kind: 'step', step: 'statement' });
  }
  const label = tab !== null ? t('wizard.refused.go', { tab: t(`wizard.tab.${tab}`) }) : t('wizard.refused.goStatement');
  return (
    <li>
      {message}{' '}
      {lacks.length === 0 && (tab !== null || (isStatement && hasOuterSteps)) && (
        <Button variant="link" onClick={handleGo}>
          {label}
        </Button>
      )}
      {lacks.length > 0 && <LackList lacks={lacks} onGo={onGo} />}
    </li>
  );
}
