// Findings from a file beside the wizard's contents: nothing is overwritten, and only certain ones fill empty fields.
import { expect, it } from 'vitest';
import { fundsBeyond, offersOf, sureOffers, takeAll, type Texts } from './offers.ts';
import type { FrontPage } from './useFrontPage.ts';
import { buildTitle } from '../../../../shared/forms/contribution.factory.ts';

const high = <Value>(value: Value) => ({ value, confidence: 'HIGH' as const });
const page: FrontPage = {
  titleZh: high('水利碑刻考'),
  titleEn: { value: 'Water Steles', confidence: 'MEDIUM' },
  subtitleZh: null,
  subtitleEn: null,
  abstractZh: high('摘要'),
  abstractEn: null,
  keywordsZh: high(['水利', '碑刻']),
  keywordsEn: null,
  authors: [],
  fundings: [
    { fundNumber: '21&ZD001', fundName: '国家社会科学基金', confidence: 'HIGH' },
    { fundNumber: '19YBA123', fundName: '湖南省社科基金', confidence: 'HIGH' },
  ],
};
const texts = {
  title: buildTitle({ titleZh: '', titleEn: '', subtitleZh: '副' }),
  summary: { keywordsZh: '', keywordsEn: '', abstractZh: '已写好的摘要', abstractEn: '' },
  funding: {
    fundings: [
      { fundNumber: '', fundName: '' },
      { fundNumber: '19YBA123', fundName: '湖南省社科基金' },
    ],
  },
};
const named = (key: string) => {
  const offer = offersOf(page, texts).find((one) => one.key === key);
  if (!offer) throw new Error(`no offer ${key}`);
  return offer;
};

it('only what is certain fills fields in which nothing stands', () => {
  expect(sureOffers(offersOf(page, texts), texts).map(({ key }) => key)).toEqual(['titleZh', 'keywordsZh', 'funding0']);
});

it('a taken title leaves the other titles as they are', () => {
  expect(named('titleZh').take(texts)).toEqual({ title: buildTitle({ titleEn: '', subtitleZh: '副' }) });
});

it('keywords are taken as they are typed', () => {
  expect(named('keywordsZh').take(texts).summary).toMatchObject({ keywordsZh: '水利; 碑刻', abstractZh: '已写好的摘要' });
});

it('a fund is shown as the file says it, and added below the others with its number whole; one that stands there is not offered again', () => {
  expect(named('funding0')).toMatchObject({ found: '国家社会科学基金 · 21&ZD001', fund: { ordinal: 1, lacksNumber: false, dropped: '' } });
  expect(named('funding1').fund?.dropped).toBe('');
  expect(named('funding0').take(texts)).toEqual({
    funding: {
      fundings: [
        { fundNumber: '19YBA123', fundName: '湖南省社科基金' },
        { fundNumber: '21&ZD001', fundName: '国家社会科学基金' },
      ],
    },
  });
  expect(named('funding1').isTaken).toBe(true);
});

it('what was taken can be taken back, whatever has been changed beside it since', () => {
  const title = named('titleZh');
  expect(title.undo({ title: { ...texts.title, titleZh: '水利碑刻考', titleEn: 'Later' } }, '旧')).toEqual({
    title: { ...texts.title, titleZh: '旧', titleEn: 'Later' },
  });
  const fund = named('funding0');
  expect(fund.undo(fund.take(texts), fund.before)).toEqual({
    funding: { fundings: [{ fundNumber: '19YBA123', fundName: '湖南省社科基金' }] },
  });
});

it('what the forms would refuse is said beforehand and fills no field by itself', () => {
  const long: FrontPage = {
    ...page,
    titleZh: high('长'.repeat(501)),
    titleEn: high('Water 水'),
    keywordsZh: high(Array.from({ length: 51 }, (_, index) => `词${index}`)),
    fundings: [{ fundNumber: '', fundName: '校级基金', confidence: 'HIGH' }],
  };
  const offers = offersOf(long, { ...texts, title: { ...texts.title, titleEn: '' } });
  expect(Object.fromEntries(offers.map(({ key, problem, fund }) => [key, problem ?? fund?.lacksNumber]))).toEqual({
    titleZh: 'form.tooLong500',
    titleEn: 'form.noChinese',
    keywordsZh: 'form.tooManyKeywords',
    abstractZh: undefined,
    funding0: true,
  });
  expect(sureOffers(offers, texts)).toEqual([]);
});

it('a title on two lines is one', () => {
  expect(offersOf({ ...page, titleZh: high('水利\n碑刻') }, texts)[0]?.found).toBe('水利 碑刻');
});

/** The dialog's offers for these funds over `texts`. */
const funds = (found: readonly (readonly [fundNumber: string, fundName: string])[], over: Texts) =>
  offersOf(
    { ...page, fundings: found.map(([fundNumber, fundName]) => ({ fundNumber, fundName, confidence: 'HIGH' as const })) },
    over,
  ).filter(({ fund }) => fund);
const rowsOf = (over: Texts) => over.funding?.fundings.map(({ fundNumber, fundName }) => `${fundNumber} ${fundName}`);

it('undoing one fund leaves another of the same name', () => {
  const found = [
    ['', '国家自然科学基金'],
    ['72001001', '国家自然科学基金'],
  ] as const;
  const both = takeAll(funds(found, {}), {});
  expect(rowsOf(both)).toEqual([' 国家自然科学基金', '72001001 国家自然科学基金']);
  const [plain, numbered] = funds(found, both);
  expect([plain?.isExact, numbered?.isExact]).toEqual([true, true]);
  const left = plain?.undo(both, null) ?? {};
  expect(rowsOf(left)).toEqual(['72001001 国家自然科学基金']);
  expect(funds(found, left).map(({ isTaken }) => isTaken)).toEqual([false, true]);
  expect(rowsOf(numbered?.undo(both, null) ?? {})).toEqual([' 国家自然科学基金']);
});

it('a fund that had its like beforehand is undone once; one that has got its number since is not taken away', () => {
  const texts = {
    funding: {
      fundings: [
        { fundNumber: '', fundName: '校级' },
        { fundNumber: '', fundName: '校级' },
      ],
    },
  };
  const [fund] = funds([['', '校级']], texts);
  expect(rowsOf(fund?.undo(texts, null) ?? {})).toEqual([' 校级']);
  expect(funds([['', '校级']], { funding: { fundings: [{ fundNumber: 'X1', fundName: '校级' }] } })).toMatchObject([
    { isTaken: true, isExact: false },
  ]);
});

it('a fund of the same number and another name is laid beside it; taking it replaces the name, undoing puts it back', () => {
  const texts = {
    funding: {
      fundings: [
        { fundNumber: 'A1', fundName: '旧名' },
        { fundNumber: 'B2', fundName: '别的' },
      ],
    },
  };
  const found = [['A1', '国家社会科学基金']] as const;
  const [fund] = funds(found, texts);
  expect(fund).toMatchObject({
    isTaken: false,
    now: '旧名 · A1',
    found: '国家社会科学基金 · A1',
    problem: undefined,
    fund: { hasNoRoom: false },
  });
  expect(sureOffers(funds(found, texts), texts)).toEqual([]);
  const taken = fund?.take(texts) ?? {};
  expect(rowsOf(taken)).toEqual(['A1 国家社会科学基金', 'B2 别的']);
  expect(rowsOf(funds(found, taken)[0]?.undo(taken, fund?.before ?? null) ?? {})).toEqual(['A1 旧名', 'B2 别的']);
});

it('of more funds than the form takes only as many are taken at once, the rest is counted beforehand and has no room then', () => {
  const found = Array.from({ length: 110 }, (_, index) => [`N${index}`, '基金'] as const);
  const texts = { funding: { fundings: [{ fundNumber: 'own', fundName: '自填' }] } };
  const offers = funds(found, texts);
  expect([sureOffers(offers, texts).length, fundsBeyond(offers, texts)]).toEqual([99, 11]);
  const full = takeAll(sureOffers(offers, texts), texts);
  const then = funds(found, full);
  expect([full.funding?.fundings.length, then.filter(({ fund }) => fund?.hasNoRoom).length, fundsBeyond(then, full)]).toEqual([
    100, 11, 11,
  ]);
});

it('taking several changes only the sections they are of', () => {
  expect(Object.keys(takeAll([named('titleZh'), named('funding0')], texts))).toEqual(['title', 'funding']);
});
