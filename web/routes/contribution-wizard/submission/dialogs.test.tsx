// The dialogs that a submission and a draft lead to, whose words the specification gives (S1 §8), as they are shown.
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import enWizard from '../../../i18n/en-US/wizard.json' with { type: 'json' };
import zhWizard from '../../../i18n/zh-CN/wizard.json' with { type: 'json' };
import { system } from '../../../ui/system.ts';
import { DraftSavedDialog } from '../saving/DraftSavedDialog.tsx';
import { SubmitDialogs } from './SubmitDialogs.tsx';
import { SubmittedDialog } from './SubmittedDialog.tsx';
import type { Submission } from './useSubmission.ts';

vi.mock('../wizard-context.ts', () => ({ useWizard: () => ({ saving: { savedAt: '2026-03-05T02:00:00.000Z' }, hasOuterSteps: true }) }));

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({
      lng: 'zh-CN',
      fallbackLng: false,
      ns: ['wizard', 'ui', 'messages'],
      defaultNS: 'wizard',
      keySeparator: false,
      nsSeparator: false,
      resources: { 'zh-CN': { wizard: zhWizard, ui: {}, messages: {} }, 'en-US': { wizard: enWizard, ui: {}, messages: {} } },
    });
});
afterEach(cleanup);

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
])(
  'say that it was handed in, or was not, or that the draft is kept, %s (R1-169, R1-171, R1-172)',
  async (language, submitted, notSubmitted, kept) => {
    await i18next.changeLanguage(language);
    const titleOf = (dialog: ReactNode) => {
      cleanup();
      render(
        <ChakraProvider value={system}>
          <MemoryRouter>{dialog}</MemoryRouter>
        </ChakraProvider>,
      );
      return screen.getByRole('heading').textContent;
    };
    expect(titleOf(<SubmittedDialog manuscriptNumber="JN20260001" />)).toBe(submitted);
    expect(screen.getByRole('dialog').textContent).toContain('JN20260001');
    expect(titleOf(<SubmitDialogs submission={refused} />)).toBe(notSubmitted);
    expect(titleOf(<DraftSavedDialog isOpen isDraft onClose={() => {}} />)).toBe(kept);
  },
);
