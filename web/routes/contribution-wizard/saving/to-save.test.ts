// What of a typed section is sent, and when nothing is.
import { describe, expect, it } from 'vitest';
import type { Dispute } from '../draft/merge.ts';
import { toSave } from './to-save.ts';

const title = { articleTypeId: '', titleZh: '题目', titleEn: '', subtitleZh: '副题', subtitleEn: '' };
const saved = { ...title, titleZh: '先存的', subtitleZh: '' };
const dispute: Dispute = { section: 'title', field: 'titleZh', theirs: '别处存的' };

describe('a typed section', () => {
  it('is sent as it stands', () => {
    expect(toSave('title', { sections: { title }, bases: { title: saved } }, [])).toEqual({ values: title, sections: { title }, held: [] });
  });

  it('is sent with what is saved in the fields that wait for a choice, which stay as they were typed', () => {
    const next = toSave('title', { sections: { title }, bases: { title: saved } }, [dispute]);
    expect(next).toEqual({ values: title, sections: { title: { ...title, titleZh: '别处存的' } }, held: ['titleZh'] });
  });

  it('is not sent when there is nothing typed, or nothing but what waits for a choice, of this section or another', () => {
    expect(toSave('title', { sections: {}, bases: {} }, [dispute])).toBe('unchanged');
    expect(toSave('title', { sections: { title: { ...saved, titleZh: '题目' } }, bases: { title: saved } }, [dispute])).toBe('disputed');
    expect(
      toSave('title', { sections: { title }, bases: { title: saved } }, [{ ...dispute, section: 'summary', field: 'abstractZh' }]),
    ).toMatchObject({ held: [] });
  });

  it('is not sent when no draft takes it', () => {
    expect(toSave('title', { sections: { title: { ...title, titleZh: '长'.repeat(501) } }, bases: {} }, [])).toBe('invalid');
  });
});
