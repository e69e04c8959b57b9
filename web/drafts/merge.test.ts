// The fields after two pages wrote one manuscript.
import { describe, expect, it } from 'vitest';
import { mergeSections, openDisputes, settleDisputes, withTheirs } from './merge.ts';

const title = { articleTypeId: 'a', titleZh: '原题', titleEn: 'Title', subtitleZh: '', subtitleEn: '' };
const merge = (mine: Partial<typeof title>, theirs: Partial<typeof title>) =>
  mergeSections({ sections: { title: { ...title, ...mine } }, bases: { title } }, { title: { ...title, ...theirs } });

describe('two pages that wrote one section', () => {
  it('lays fields together that only one of them changed, without a question', () => {
    const merged = merge({ titleZh: '我的题目' }, { titleEn: 'Theirs' });
    expect(merged).toEqual({
      sections: { title: { ...title, titleZh: '我的题目', titleEn: 'Theirs' } },
      bases: { title: { ...title, titleEn: 'Theirs' } },
      disputes: [],
    });
  });

  it('asks about a field that both changed, and leaves what was typed here until then', () => {
    const merged = merge({ titleZh: '我的题目', subtitleZh: '副题' }, { titleZh: '先存的题目' });
    expect(merged.disputes).toEqual([{ section: 'title', field: 'titleZh', theirs: '先存的题目' }]);
    expect(merged.sections.title).toEqual({ ...title, titleZh: '我的题目', subtitleZh: '副题' });
    expect(merged.bases.title, 'so that it is asked again after a reload').toEqual(title);
  });

  it('lays the other fields of a disputed section together all the same', () => {
    const merged = merge({ titleZh: '我的题目', subtitleZh: '副题' }, { titleZh: '先存的题目', titleEn: 'Theirs' });
    expect(merged.disputes).toHaveLength(1);
    expect(merged.sections.title).toEqual({ ...title, titleZh: '我的题目', subtitleZh: '副题', titleEn: 'Theirs' });
    expect(merged.bases.title, 'the disputed field is over what it was typed over').toEqual({ ...title, titleEn: 'Theirs' });
  });

  it('saves the other fields while a choice is awaited: the disputed one is sent as it is saved', () => {
    const { sections, disputes } = merge({ titleZh: '我的题目', subtitleEn: 'Mine' }, { titleZh: '先存的题目' });
    expect(withTheirs(sections, disputes).title).toEqual({ ...title, titleZh: '先存的题目', subtitleEn: 'Mine' });
    expect(withTheirs({}, disputes)).toEqual({});
  });

  it('ends a dispute field by field: what is saved where it was taken, else what was typed, over what is saved', () => {
    const theirs = { titleZh: '先存的题目', titleEn: 'Theirs' };
    const merged = merge({ titleZh: '我的题目', titleEn: 'Mine' }, theirs);
    expect(settleDisputes(merged, merged.disputes, merged.disputes.slice(1))).toEqual({
      sections: { title: { ...title, titleZh: '我的题目', titleEn: 'Theirs' } },
      bases: { title: { ...title, ...theirs } },
    });
  });

  it('keeps what was saved of the other fields while the choice was awaited', () => {
    const { sections, bases, disputes } = merge({ titleZh: '我的题目', subtitleEn: 'Mine' }, { titleZh: '先存的题目' });
    const later = { sections, bases: { title: { ...title, ...bases.title, subtitleEn: 'Mine' } } };
    expect(settleDisputes(later, disputes, disputes)).toEqual({ sections: {}, bases: {} });
    expect(settleDisputes(later, disputes, []).sections.title).toMatchObject({ titleZh: '我的题目', subtitleEn: 'Mine' });
  });

  it('is no dispute any more once the same is typed here, or the section holds nothing unsaved', () => {
    const { sections, disputes } = merge({ titleZh: '我的题目' }, { titleZh: '先存的题目' });
    expect(openDisputes(disputes, sections)).toEqual(disputes);
    expect(openDisputes(disputes, { title: { ...title, titleZh: '先存的题目' } })).toEqual([]);
    expect(openDisputes(disputes, {})).toEqual([]);
  });

  it('leaves nothing unsaved when all that is saved was taken', () => {
    const merged = merge({ titleZh: '我的题目' }, { titleZh: '先存的题目' });
    expect(settleDisputes(merged, merged.disputes, merged.disputes)).toEqual({ sections: {}, bases: {} });
  });

  it('does not ask when both wrote the same, or only spaces differ', () => {
    expect(merge({ titleZh: '新题 ' }, { titleZh: '新题' })).toEqual({ sections: {}, bases: {}, disputes: [] });
    expect(merge({ titleZh: '原题 ' }, { titleZh: '新题' }).disputes).toEqual([]);
  });

  it('asks about a text that one emptied and the other changed', () => {
    expect(merge({ titleEn: '' }, { titleEn: 'Longer' }).disputes).toMatchObject([{ field: 'titleEn' }]);
  });

  it('leaves alone what is no part of the manuscript yet, as the author in an open dialog', () => {
    const author = {
      id: null,
      over: null,
      personName: '李四',
      sex: '',
      professionalTitleId: '',
      degreeId: '',
      email: '',
      company: '',
      address: '',
    };
    type Forms = { author: typeof author; title: typeof title };
    expect(mergeSections<Forms>({ sections: { author }, bases: {} }, { title }).sections).toEqual({ author });
  });
});
