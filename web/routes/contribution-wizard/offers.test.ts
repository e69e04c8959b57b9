// What a file offers beside what stands in the wizard: nothing is overwritten, and only what is certain fills what is empty.
import { expect, it } from 'vitest';
import { fillsEmpty, offersOf } from './offers.ts';
import type { FrontPage } from './useFrontPage.ts';

const high = <Value>(value: Value) => ({ value, confidence: 'HIGH' as const });
const page: FrontPage = {
  titleZh: high('水利碑刻考'), titleEn: { value: 'Water Steles', confidence: 'MEDIUM' }, subtitleZh: null, subtitleEn: null,
  abstractZh: high('摘要'), abstractEn: null, keywordsZh: high(['水利', '碑刻']), keywordsEn: null, authors: [],
  fundings: [{ fundNumber: '21&ZD001', fundName: '国家社会科学基金', confidence: 'HIGH' }, { fundNumber: '19YBA123', fundName: '湖南省社科基金', confidence: 'HIGH' }],
};
const texts = {
  title: { articleTypeId: 'x', titleZh: '', titleEn: '', subtitleZh: '副', subtitleEn: '' },
  summary: { keywordsZh: '', keywordsEn: '', abstractZh: '已写好的摘要', abstractEn: '' },
  funding: { fundings: [{ fundNumber: '', fundName: '' }, { fundNumber: '19YBA123', fundName: '已填' }] },
};
const named = (key: string) => {
  const offer = offersOf(page, texts).find((one) => one.key === key);
  if (!offer) throw new Error(`no offer ${key}`);
  return offer;
};

it('only what is certain fills fields in which nothing stands', () => {
  expect(offersOf(page, texts).filter(fillsEmpty).map(({ key }) => key)).toEqual(['titleZh', 'keywordsZh', 'funding0']);
});

it('a taken title leaves the other titles as they are', () => {
  expect(named('titleZh').take(texts)).toEqual({ title: { articleTypeId: 'x', titleZh: '水利碑刻考', titleEn: '', subtitleZh: '副', subtitleEn: '' } });
});

it('keywords are taken as they are typed', () => {
  expect(named('keywordsZh').take(texts).summary).toMatchObject({ keywordsZh: '水利; 碑刻', abstractZh: '已写好的摘要' });
});

it('a fund is shown as the file says it, and added below the others with the signs its number may have; one that stands there is not offered again', () => {
  expect(named('funding0')).toMatchObject({ found: '国家社会科学基金 · 21&ZD001', fund: { ordinal: 1, lacksNumber: false, dropped: '&' } });
  expect(named('funding1').fund?.dropped).toBe('');
  expect(named('funding0').take(texts)).toEqual({ funding: { fundings: [{ fundNumber: '19YBA123', fundName: '已填' }, { fundNumber: '21ZD001', fundName: '国家社会科学基金' }] } });
  expect(named('funding1').isTaken).toBe(true);
});

it('what was taken can be taken back, whatever has been changed beside it since', () => {
  const title = named('titleZh');
  expect(title.undo({ title: { ...texts.title, titleZh: '水利碑刻考', titleEn: 'Later' } }, '旧')).toEqual({ title: { ...texts.title, titleZh: '旧', titleEn: 'Later' } });
  const fund = named('funding0');
  expect(fund.undo(fund.take(texts), '')).toEqual({ funding: { fundings: [{ fundNumber: '19YBA123', fundName: '已填' }] } });
});

it('what the forms would refuse is said beforehand and fills no field by itself', () => {
  const long: FrontPage = { ...page, titleZh: high('长'.repeat(501)), titleEn: high('Water 水'), keywordsZh: high(Array.from({ length: 51 }, (_, index) => `词${index}`)), fundings: [{ fundNumber: '', fundName: '校级基金', confidence: 'HIGH' }] };
  const offers = offersOf(long, { ...texts, title: { ...texts.title, titleEn: '' } });
  expect(Object.fromEntries(offers.map(({ key, problem, fund }) => [key, problem ?? fund?.lacksNumber]))).toEqual({ titleZh: 'form.tooLong500', titleEn: 'form.noChinese', keywordsZh: 'form.tooManyKeywords', abstractZh: undefined, funding0: true });
  expect(offers.filter(fillsEmpty)).toEqual([]);
});

it('a title on two lines is one', () => {
  expect(offersOf({ ...page, titleZh: high('水利\n碑刻') }, texts)[0]?.found).toBe('水利 碑刻');
});
