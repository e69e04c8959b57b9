// The wizard's typed lists when saved, and when submitted; and edits that are no change at all.
import { describe, expect, it } from 'vitest';
import { cleanFundNumber } from '../../../../shared/forms/funding.ts';
import { EMPTY_SUGGESTED_REVIEWER, isFirstSuggestedReviewerNamed } from '../../../../shared/forms/suggested-reviewers.ts';
import { isSame } from '../../../drafts/same.ts';
import { WIZARD_TABS } from '../tab-list.ts';
import { isComplete, isEmpty, isSavable, savingProblem, tooLongFields } from './text-sections.ts';
import { buildTitle } from '../../../../shared/forms/contribution.factory.ts';

const fund = (fundNumber: string, fundName = '') => ({ fundNumber, fundName });
const reviewer = {
  ...EMPTY_SUGGESTED_REVIEWER,
  personName: '周明',
  sex: 'MALE' as const,
  email: 'zhou@example.org',
  company: '大学',
  degreeId: 'd',
  reason: '熟悉',
};

describe('funding', () => {
  it('is complete with entries whole or empty, incomplete with a half-filled one, which can be saved all the same (R1-135, R1-140, R1-141)', () => {
    for (const fundings of [[], [fund('')], [fund('a', '甲')], [fund('a', '甲'), fund('')]])
      expect(isComplete('funding', { fundings })).toBe(true);
    for (const half of [fund('a'), fund('', '甲')]) {
      expect(isComplete('funding', { fundings: [half] })).toBe(false);
      expect(isSavable('funding', { funding: { fundings: [half] } })).toBe(true);
    }
  });

  it('cannot be saved with a number twice (R1-137) or of other characters (decision 73)', () => {
    for (const fundings of [[fund('a'), fund('a')], [fund('a b')]]) expect(isSavable('funding', { funding: { fundings } })).toBe(false);
  });

  it('takes from a pasted text what a number may have (R1-139, decision 73)', () => {
    expect(cleanFundNumber('批准号：２１ＢＺＷ００１（重点） ')).toBe('21BZW001');
    expect(cleanFundNumber('19/ZD.021_a')).toBe('19/ZD.021_a');
    for (const written of ['21&ZD045', '２１＆ＺＤ０４５', '21 & ZD045']) expect(cleanFundNumber(written)).toBe('21&ZD045');
    for (const dash of '-－‐‑–—−') expect(cleanFundNumber(`2023YFC${dash}01`), dash).toBe('2023YFC-01');
    expect(cleanFundNumber('<script>')).toBe('script');
  });
});

describe('reviewers', () => {
  const tab = (key: 'recommendedReviewers' | 'opposedReviewers') => WIZARD_TABS.find((one) => one.key === key);

  it.each(['recommendedReviewers', 'opposedReviewers'] as const)(
    '%s: Next waits for the first name, Skip for nothing (R1-094, R1-153)',
    (key) => {
      for (const [reviewers, isActive] of [
        [undefined, false],
        [[], false],
        [[EMPTY_SUGGESTED_REVIEWER, reviewer], false],
        [[{ ...EMPTY_SUGGESTED_REVIEWER, personName: ' ' }], false],
        [[{ ...EMPTY_SUGGESTED_REVIEWER, personName: '周' }], true],
      ] as const) {
        expect(tab(key)?.mayGoOn?.(reviewers === undefined ? {} : { [key]: { reviewers: [...reviewers] } })).toBe(isActive);
      }
      expect(tab(key)?.mayGoOn !== undefined).toBe(true);
      expect(isFirstSuggestedReviewerNamed([])).toBe(false);
    },
  );

  it('are complete when each that was begun has all it needs (R1-147, R1-148, R1-149, R1-150, R1-151, R1-152, R1-154)', () => {
    for (const reviewers of [[], [EMPTY_SUGGESTED_REVIEWER], [reviewer, EMPTY_SUGGESTED_REVIEWER]])
      expect(isComplete('recommendedReviewers', { reviewers })).toBe(true);
    for (const field of ['personName', 'sex', 'email', 'company', 'degreeId', 'reason'] as const)
      expect(isComplete('opposedReviewers', { reviewers: [{ ...reviewer, [field]: '' }] }), field).toBe(false);
  });

  it('can be saved with anything missing, not with an address that is none (R1-152, D13-071)', () => {
    expect(isSavable('opposedReviewers', { opposedReviewers: { reviewers: [{ ...reviewer, email: '', company: '' }] } })).toBe(true);
    expect(isSavable('opposedReviewers', { opposedReviewers: { reviewers: [{ ...reviewer, email: 'zhou' }] } })).toBe(false);
  });
});

it('an explanation of 300 characters can be saved, one more cannot (R1-145)', () => {
  expect(isSavable('explanation', { explanation: { explanation: '𠮷'.repeat(300) } })).toBe(true);
  expect(isSavable('explanation', { explanation: { explanation: '水'.repeat(301) } })).toBe(false);
  expect(isComplete('explanation', { explanation: '' })).toBe(true);
});

it('what does not fit is told at its field, while it is typed', () => {
  const title = buildTitle({ articleTypeId: '', titleZh: '长'.repeat(600), titleEn: '中' });
  expect(tooLongFields('title', title), 'and nothing else that is wrong').toEqual(['titleZh']);
  expect(tooLongFields('title', { ...title, titleZh: '长'.repeat(500) })).toEqual([]);
  expect(
    tooLongFields('summary', {
      keywordsZh: `a;${'b'.repeat(501)}`,
      keywordsEn: Array.from({ length: 51 }, (_none, index) => `k${index}`).join(';'),
      abstractZh: '',
      abstractEn: 'x'.repeat(20_001),
    }),
  ).toEqual(['keywordsZh', 'keywordsEn', 'abstractEn']);
  expect(tooLongFields('funding', { fundings: [fund('a'), fund('b', '甲'.repeat(501))] })).toEqual(['fundings.1.fundName']);
  expect(savingProblem('title', { title: { ...title, titleEn: '' } })).toBe('form.tooLong500');
});

it('an entry that nobody has begun is no change, and a list of such is empty', () => {
  expect(isSame({ fundings: [fund('a', '甲'), fund(' ')] }, { fundings: [fund('a', '甲')] })).toBe(true);
  expect(isSame({ fundings: [fund('a', '甲'), fund('b')] }, { fundings: [fund('a', '甲')] })).toBe(false);
  expect(isEmpty({ reviewers: [EMPTY_SUGGESTED_REVIEWER] })).toBe(true);
  expect(isEmpty({ fundings: [fund('', '甲')] })).toBe(false);
});
