// The parts of a typed section that are sent, and when none is.
import { describe, expect, it } from 'vitest';
import type { Dispute } from './merge.ts';
import type { Typed } from './texts.ts';
import { toSave } from './to-save.ts';

const title = { articleTypeId: '', titleZh: '题目', titleEn: '', subtitleZh: '副题', subtitleEn: '' };
const saved = { ...title, titleZh: '先存的', subtitleZh: '' };
type Forms = { title: typeof title; summary: { abstractZh: string } };
const dispute: Dispute<keyof Forms> = { section: 'title', field: 'titleZh', theirs: '别处存的' };

const send = (typed: Typed<Forms>, disputes: Dispute<keyof Forms>[]) =>
  toSave<Forms, 'title'>('title', typed, disputes, (section, sections) =>
    (sections[section]?.titleZh.length ?? 0) > 500 ? 'form.tooLong500' : null,
  );

describe('a typed section', () => {
  it('is sent as it stands', () => {
    expect(send({ sections: { title }, bases: { title: saved } }, [])).toEqual({ values: title, sections: { title }, held: [] });
  });

  it('is sent with what is saved in the fields that wait for a choice, which stay as they were typed', () => {
    const next = send({ sections: { title }, bases: { title: saved } }, [dispute]);
    expect(next).toEqual({ values: title, sections: { title: { ...title, titleZh: '别处存的' } }, held: ['titleZh'] });
  });

  it('is not sent when there is nothing typed, or nothing but what waits for a choice, of this section or another', () => {
    expect(send({ sections: {}, bases: {} }, [dispute])).toBe('unchanged');
    expect(send({ sections: { title: { ...saved, titleZh: '题目' } }, bases: { title: saved } }, [dispute])).toBe('disputed');
    expect(send({ sections: { title }, bases: { title: saved } }, [{ ...dispute, section: 'summary', field: 'abstractZh' }])).toMatchObject(
      { held: [] },
    );
  });

  it('is not sent when no draft takes it', () => {
    expect(send({ sections: { title: { ...title, titleZh: '长'.repeat(501) } }, bases: {} }, [])).toBe('invalid');
  });
});
