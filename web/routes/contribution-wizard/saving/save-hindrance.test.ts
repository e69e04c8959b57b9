// The foot's message in place of the time of the last save.
import { expect, it } from 'vitest';
import { saveHindrance } from './save-hindrance.ts';
import { buildTitle } from '../../../../shared/forms/contribution.factory.ts';

const title = buildTitle({ titleEn: '' });
const dispute = { section: 'title', field: 'titleZh', theirs: '别处的' } as const;

it('nothing while what is typed is about to be saved', () => {
  expect(saveHindrance({ title }, [], {})).toBeNull();
});

it('the section that cannot be saved, with the reason', () => {
  expect(saveHindrance({ title: { ...title, titleZh: '长'.repeat(501) } }, [dispute], {})).toEqual({
    kind: 'wrong',
    section: 'title',
    reason: 'form.tooLong500',
  });
});

it('that a choice is awaited', () => {
  expect(saveHindrance({ title }, [dispute], {})).toEqual({ kind: 'disputed' });
});

it('that a save failed, while its text is still unsaved', () => {
  const failures = { title: new Error('away') };
  expect(saveHindrance({ title }, [], failures)).toEqual({ kind: 'failed' });
  expect(saveHindrance({}, [], failures)).toBeNull();
});
