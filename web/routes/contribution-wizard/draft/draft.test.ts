// What was typed and not saved is kept in the browser, for its author alone.
import { describe, expect, it } from 'vitest';
import { isSame } from '../../../ui/kept.ts';
import { draftKey, moveDraft, readDraft, typedOver, writeDraft } from './draft.ts';

function storage(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const title = { articleTypeId: 'a', titleZh: '题目', titleEn: '', subtitleZh: '', subtitleEn: '' };

describe('draft', () => {
  it('gives back what was typed, with the version it was typed over', () => {
    const box = storage();
    writeDraft(box, 'k', { version: 3, sections: { title } });
    expect(readDraft(box, 'k')).toEqual({ version: 3, sections: { title } });
  });

  it('is forgotten when everything in it has been saved', () => {
    const box = storage();
    writeDraft(box, 'k', { version: 3, sections: { title } });
    writeDraft(box, 'k', { version: 4, sections: { title: undefined } });
    expect(box.items.size).toBe(0);
  });

  it('hides nothing that is saved by what has been saved since', () => {
    const saved = { title, explanation: { explanation: '旧' } };
    expect(typedOver(saved, { title: undefined, explanation: { explanation: '新' } })).toEqual({
      title,
      explanation: { explanation: '新' },
    });
  });

  it('is not shown to another person at the same browser', () => {
    expect(draftKey('one', 'x')).not.toBe(draftKey('two', 'x'));
    expect(draftKey('one', null)).not.toBe(draftKey('two', null));
  });

  it('goes along to another manuscript, in which nothing of it is saved', () => {
    const box = storage();
    writeDraft(box, 'gone', { version: 3, sections: { title }, bases: { title } });
    moveDraft(box, 'gone', 'new', null);
    expect([readDraft(box, 'gone'), readDraft(box, 'new')]).toEqual([null, { version: null, sections: { title } }]);
  });

  it('ignores what it does not understand', () => {
    expect(readDraft(storage({ k: '{' }), 'k')).toBeNull();
    expect(readDraft(storage({ k: '{"version":1,"sections":{"title":{"titleZh":5}}}' }), 'k')).toBeNull();
    expect(readDraft(storage(), 'k')).toBeNull();
  });

  it('does not stop the typing when the storage is full', () => {
    const box = {
      ...storage(),
      setItem: () => {
        throw new Error('quota');
      },
    };
    expect(() => writeDraft(box, 'k', { version: 1, sections: { title } })).not.toThrow();
  });

  it('does not count spaces around a text as a change', () => {
    expect(isSame({ ...title, titleZh: '题目 ' }, title)).toBe(true);
    expect(isSame({ ...title, titleZh: '题' }, title)).toBe(false);
    expect(isSame({ hasAgreed: true }, { hasAgreed: false })).toBe(false);
  });
});
