// The dialogs that a submission and a draft lead to, whose words the specification gives (S1 §8), as they are shown.
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../../../testing/render.tsx';
import { DraftSavedDialog } from '../saving/DraftSavedDialog.tsx';
import { SubmitDialogs } from './SubmitDialogs.tsx';
import { SubmittedDialog } from './SubmittedDialog.tsx';
import type { Submission } from './useSubmission.ts';

vi.mock('../wizard-context.ts', () => ({ useWizard: () => ({ saving: { savedAt: '2026-03-05T02:00:00.000Z' }, hasOuterSteps: true }) }));

const refused: Submission = {
  begin: async () => {},
  send: async () => {},
  isPending: false,
  isAsking: false,
  cancel: () => {},
  problems: [{ tab: 'summary', isStatement: false, message: 'section.summary' }],
  forgetProblems: () => {},
};

it.each([
  ['zh-CN', '提交成功', '提交失败', '暂存成功'],
  ['en-US', 'Manuscript submitted', 'The manuscript could not be submitted', 'Draft saved'],
] as const)(
  'say that it was handed in, or was not, or that the draft is kept, %s (R1-169, R1-171, R1-172)',
  async (language, submitted, notSubmitted, kept) => {
    const titleOf = async (dialog: ReactNode) => {
      cleanup();
      await show(dialog, { language });
      return screen.getByRole('heading').textContent;
    };
    expect(await titleOf(<SubmittedDialog manuscriptNumber="JN20260001" />)).toBe(submitted);
    expect(screen.getByRole('dialog').textContent).toContain('JN20260001');
    expect(await titleOf(<SubmitDialogs submission={refused} />)).toBe(notSubmitted);
    expect(await titleOf(<DraftSavedDialog isOpen isDraft onClose={() => {}} />)).toBe(kept);
  },
);
