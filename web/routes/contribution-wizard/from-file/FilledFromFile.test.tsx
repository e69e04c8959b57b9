// What a file fills by itself: blank fields, nothing that was typed; the line that says so takes it back.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../../../testing/render.tsx';
import type { DraftSections } from '../draft/draft.ts';
import { summaryValues, titleValues } from '../draft/text-sections.ts';
import { WizardProvider, type Wizard } from '../wizard-context.ts';
import { FilledFromFile } from './FilledFromFile.tsx';
import type { FrontPage, FrontPageReading } from './useFrontPage.ts';
import { useTaken } from './useTaken.ts';

afterEach(cleanup);

const high = <Value,>(value: Value) => ({ value, confidence: 'HIGH' as const });
const nobody = { unit: null, email: null, latin: null, orcid: null };
const PAGE: FrontPage = {
  titleZh: high('文件里的题目'),
  titleEn: { value: 'Perhaps the title', confidence: 'MEDIUM' },
  subtitleZh: null,
  subtitleEn: null,
  abstractZh: high('文件里的摘要'),
  abstractEn: null,
  keywordsZh: high(['水利', '碑刻']),
  keywordsEn: null,
  fundings: [{ fundNumber: '21BZS086', fundName: '国家社会科学基金', confidence: 'HIGH' }],
  authors: [
    { name: high('沈知远'), ...nobody },
    { name: high('李四'), ...nobody },
  ],
};

const saveAll = vi.fn(async () => 'saved');
const onOpen = vi.fn();
/** The texts of the wizard, typed and filled. */
const kept: { texts: DraftSections } = { texts: {} };

/** The line over a wizard that holds these texts. */
function Shown({ reading }: { reading: FrontPageReading | null }) {
  const [texts, setTexts] = useState(kept.texts);
  const taken = useTaken('f');
  const put = (section: string, values: unknown) => {
    kept.texts = { ...kept.texts, [section]: values };
    setTexts(kept.texts);
  };
  // The part of the wizard that it reads.
  const wizard = { draft: { put, current: () => kept.texts }, texts, saving: { saveAll } } as unknown as Wizard;
  return (
    <WizardProvider value={wizard}>
      <FilledFromFile reading={reading} taken={taken} authors={[{ personName: '沈知远' }]} onChange={() => {}} onOpen={onOpen} />
    </WizardProvider>
  );
}
function showLine(typed: DraftSections = {}, reading: FrontPageReading | null = { is: 'read', page: PAGE }) {
  kept.texts = typed;
  return show(<Shown reading={reading} />);
}
const written = { title: { ...titleValues(null), titleZh: '自己写的题目' }, summary: summaryValues(null), funding: { fundings: [] } };

it('fills what is blank with what is certain, names each, saves it, and tells of authors who are not in the list (B-432)', async () => {
  await showLine();
  expect(screen.getByText('已填 4 项，请核对。文件中还有 1 位作者未列入。')).toBeTruthy();
  expect(screen.getByText('中文题名、中文关键词、中文摘要、基金 1')).toBeTruthy();
  expect(kept.texts).toMatchObject({
    title: { titleZh: '文件里的题目', titleEn: '' },
    summary: { abstractZh: '文件里的摘要', keywordsZh: '水利; 碑刻' },
    funding: { fundings: [{ fundNumber: '21BZS086', fundName: '国家社会科学基金' }] },
  });
  expect(saveAll).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: '逐项查看' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

it('changes nothing that was typed (B-432)', async () => {
  await showLine(written);
  expect(screen.getByText(/^已填 3 项/)).toBeTruthy();
  expect(kept.texts.title?.titleZh).toBe('自己写的题目');
});

it('is taken back as a whole, and leaves what was typed (B-432)', async () => {
  await showLine(written);
  await userEvent.click(screen.getByRole('button', { name: '全部撤销' }));
  expect(kept.texts).toMatchObject({ ...written, funding: { fundings: [] } });
  expect(document.body.textContent).not.toContain('已填');
});

it.each([
  ['underway', { is: 'underway' }, '正在从文件读取题名、摘要等内容…'],
  ['unreadable', { is: 'unreadable' }, '未能从文件中读出内容，请自行填写。'],
  ['failed', { is: 'failed', message: '网络中断' }, '未能从文件中读出内容，请自行填写。'],
] as const)('says how it stands: %s (B-432)', async (_what, reading, words) => {
  await showLine({}, reading);
  expect(screen.getByText(words)).toBeTruthy();
  expect(kept.texts).toEqual({});
});

it('says nothing of a file whose format is not read (B-432)', async () => {
  await showLine({}, null);
  expect(screen.queryByRole('button')).toBeNull();
});
