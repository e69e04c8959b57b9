// Unsaved values after typing and after a save.
import { describe, expect, it } from 'vitest';
import type { Typed } from './texts.ts';
import { afterSaving, afterTyping, withoutTexts } from './changes.ts';

type Forms = { explanation: { explanation: string }; file: { description: string } };
const nothing: Typed<Forms> = { sections: {}, bases: {} };
const before = { explanation: '先存的' };
const typed = { explanation: '输入的' };

describe('unsaved texts', () => {
  it('remember what was saved when the typing began, not what is saved later', () => {
    const first = afterTyping(nothing, 'explanation', typed, before);
    expect(first).toEqual({ sections: { explanation: typed }, bases: { explanation: before } });
    expect(afterTyping(first, 'explanation', { explanation: '又输入的' }, typed).bases).toEqual({ explanation: before });
  });

  it('are none once they are saved', () => {
    expect(afterSaving(afterTyping(nothing, 'explanation', typed, before), 'explanation', typed, [])).toEqual(nothing);
  });

  it('stay when something was typed during the save, over what was saved', () => {
    const during = { explanation: '保存时输入的' };
    expect(afterSaving({ sections: { explanation: during }, bases: { explanation: before } }, 'explanation', typed, [])).toEqual({
      sections: { explanation: during },
      bases: { explanation: typed },
    });
  });

  it('keep the fields that wait for a choice over what they were typed over', () => {
    const saved = { keywordsZh: 'a', keywordsEn: 'b', abstractZh: 'c', abstractEn: 'd' };
    const now = { ...saved, keywordsZh: 'A', abstractZh: 'C' };
    expect(afterSaving({ sections: { summary: now }, bases: { summary: saved } }, 'summary', now, ['abstractZh'])).toEqual({
      sections: { summary: now },
      bases: { summary: { ...now, abstractZh: 'c' } },
    });
  });

  it('of other sections are left alone', () => {
    const both: Typed<Forms> = { sections: { explanation: typed, file: { description: 'x' } }, bases: { explanation: before } };
    expect(withoutTexts(both, ['explanation'])).toEqual({ sections: { file: { description: 'x' } }, bases: {} });
  });
});
