// What becomes of the fields when two pages wrote one manuscript.
import { describe, expect, it } from 'vitest';
import { mergeSections } from './merge.ts';

const title = { articleTypeId: 'a', titleZh: '原题', titleEn: 'Title', subtitleZh: '', subtitleEn: '' };
const merge = (mine: Partial<typeof title>, theirs: Partial<typeof title>, taken?: Parameters<typeof mergeSections>[2]) =>
  mergeSections({ sections: { title: { ...title, ...mine } }, bases: { title } }, { title: { ...title, ...theirs } }, taken);

describe('two pages that wrote one section', () => {
  it('lays fields together that only one of them changed, without a question', () => {
    const merged = merge({ titleZh: '我的题目' }, { titleEn: 'Theirs' });
    expect(merged).toEqual({ sections: { title: { ...title, titleZh: '我的题目', titleEn: 'Theirs' } }, bases: { title: { ...title, titleEn: 'Theirs' } }, disputes: [] });
  });

  it('asks about a field that both changed, and leaves what was typed here until then', () => {
    const merged = merge({ titleZh: '我的题目', subtitleZh: '副题' }, { titleZh: '先存的题目' });
    expect(merged.disputes).toEqual([{ section: 'title', field: 'titleZh', theirs: '先存的题目' }]);
    expect(merged.sections.title).toEqual({ ...title, titleZh: '我的题目', subtitleZh: '副题' });
    expect(merged.bases.title, 'so that it is asked again after a reload').toEqual(title);
  });

  it('ends a dispute field by field: what is saved where it was taken, else what was typed', () => {
    const mine = { titleZh: '我的题目', titleEn: 'Mine' };
    const theirs = { titleZh: '先存的题目', titleEn: 'Theirs' };
    const [, second] = merge(mine, theirs).disputes;
    const merged = merge(mine, theirs, second ? [second] : []);
    expect(merged.sections.title).toEqual({ ...title, titleZh: '我的题目', titleEn: 'Theirs' });
    expect(merged.bases.title).toEqual({ ...title, ...theirs });
  });

  it('leaves nothing unsaved when all that is saved was taken', () => {
    const merged = merge({ titleZh: '我的题目' }, { titleZh: '先存的题目' }, [{ section: 'title', field: 'titleZh', theirs: '先存的题目' }]);
    expect(merged).toEqual({ sections: {}, bases: {}, disputes: [] });
  });

  it('does not ask when both wrote the same, or only spaces differ', () => {
    expect(merge({ titleZh: '新题 ' }, { titleZh: '新题' })).toEqual({ sections: {}, bases: {}, disputes: [] });
    expect(merge({ titleZh: '原题 ' }, { titleZh: '新题' }).disputes).toEqual([]);
  });

  it('asks about a text that one emptied and the other changed', () => {
    expect(merge({ titleEn: '' }, { titleEn: 'Longer' }).disputes).toMatchObject([{ field: 'titleEn' }]);
  });

  it('leaves alone what is no part of the manuscript yet, as the author in an open dialog', () => {
    const author = { id: null, over: null, personName: '李四', sex: '', professionalTitleId: '', degreeId: '', email: '', company: '', address: '' };
    expect(mergeSections({ sections: { author }, bases: {} }, { title }).sections).toEqual({ author });
  });
});
