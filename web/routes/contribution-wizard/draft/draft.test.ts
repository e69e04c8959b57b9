// Unsaved typing is kept in the browser, for its author alone.
import { describe, expect, it } from 'vitest';
import { moveDraft, readDraft as readBy, writeDraft } from '../../../drafts/kept-draft.ts';
import { isSame } from '../../../drafts/same.ts';
import { typedOver } from '../../../drafts/texts.ts';
import { draftKey, SHAPES, type DraftSections } from './draft.ts';
import { buildTitle } from '../../../../shared/forms/contribution.factory.ts';

const readDraft = (box: Pick<Storage, 'getItem'>, key: string, saved?: DraftSections) => readBy(box, key, SHAPES, saved);

function storage(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const title = buildTitle({ titleZh: '题目', titleEn: '' });

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
    moveDraft(box, 'gone', 'new', SHAPES, null);
    expect([readDraft(box, 'gone'), readDraft(box, 'new')]).toEqual([null, { version: null, sections: { title } }]);
  });

  it('is none where nothing can be read', () => {
    for (const kept of ['{', '5', '{"version":1}', '{"version":1,"sections":{"title":"水利"}}'])
      expect(readDraft(storage({ k: kept }), 'k')).toBeNull();
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

// Kept by the release of November 2026. A release that changes the shape of drafts reads this one as it stands here.
const FROZEN = {
  version: 7,
  sections: {
    journal: { subjectId: 's', colloquiumId: 'c', columnId: '', source: 'FREE_SUBMISSION' },
    statement: { hasAgreed: true, poolConsent: false },
    title: { articleTypeId: 'a', titleZh: '水利碑刻考', titleEn: 'Inscriptions', subtitleZh: '副题', subtitleEn: '' },
    summary: { keywordsZh: '水利; 碑刻', keywordsEn: '', abstractZh: '摘要', abstractEn: 'Abstract' },
    funding: { fundings: [{ fundNumber: '20BZS001', fundName: '国家社科基金' }] },
    explanation: { explanation: '请尽快' },
    recommendedReviewers: {
      reviewers: [
        {
          personName: '李四',
          sex: 'FEMALE',
          email: 'li@example.org',
          company: '临江大学',
          collegeName: '',
          degreeId: 'd',
          dutyId: '',
          professionalTitleId: '',
          reason: '同行',
        },
      ],
    },
    opposedReviewers: { reviewers: [] },
    file: { description: '正文' },
    author: {
      id: 'p',
      over: {
        revision: 2,
        personName: '王五',
        sex: 'MALE',
        professionalTitleId: 't',
        degreeId: 'd',
        email: 'w@example.org',
        company: '大学',
        address: '临江',
      },
      personName: '王五',
      sex: 'MALE',
      professionalTitleId: 't',
      degreeId: 'd',
      email: 'w@example.org',
      company: '大学',
      address: '临江路',
    },
  },
  bases: { title: { articleTypeId: 'a', titleZh: '水利考', titleEn: 'Inscriptions', subtitleZh: '', subtitleEn: '' } },
  startKey: '0123',
};

describe('a draft of an earlier release', () => {
  const read = (draft: object, saved?: DraftSections) => readDraft(storage({ k: JSON.stringify(draft) }), 'k', saved);

  it('comes back whole', () => {
    expect(read(FROZEN)).toMatchObject(FROZEN);
  });

  it('comes back when a field has been added to the form since: that field is what is saved, or empty', () => {
    const { subtitleEn: _added, ...titles } = FROZEN.sections.title;
    const draft = { ...FROZEN, sections: { ...FROZEN.sections, title: titles } };
    expect(read(draft)).toMatchObject(FROZEN);
    expect(read(draft, { title: { ...title, subtitleEn: 'Saved' } })?.sections.title).toMatchObject({ ...titles, subtitleEn: 'Saved' });
    const reviewers = FROZEN.sections.recommendedReviewers.reviewers.map(({ collegeName: _new, ...reviewer }) => reviewer);
    expect(read({ ...FROZEN, sections: { ...FROZEN.sections, recommendedReviewers: { reviewers } } })).toMatchObject(FROZEN);
  });

  it('comes back without a field or a section that there is no more', () => {
    const sections = { ...FROZEN.sections, title: { ...FROZEN.sections.title, motto: '古' }, colours: { ink: 'blue' } };
    const kept = read({ ...FROZEN, sections, mood: 'good' });
    expect(kept).toMatchObject(FROZEN);
    for (const gone of ['mood', 'motto', 'colours']) expect(JSON.stringify(kept)).not.toContain(gone);
  });

  it('loses of a broken field that field alone', () => {
    const sections = { title: { ...FROZEN.sections.title, titleZh: 5 }, explanation: FROZEN.sections.explanation };
    expect(read({ version: 'x', sections }, { title })).toMatchObject({
      version: null,
      sections: { ...sections, title: { ...sections.title, titleZh: title.titleZh } },
    });
  });
});
