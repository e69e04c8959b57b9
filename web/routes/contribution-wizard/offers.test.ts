// What a file offers beside what stands in the wizard: nothing is overwritten, and only what is certain fills what is empty.
import { expect, it } from 'vitest';
import { fillsEmpty, offersOf } from './offers.ts';
import type { FrontPage } from './useFileReading.ts';

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

it('a fund is added below the others with the signs its number may have, and one that stands there is not offered again', () => {
  expect(named('funding0').take(texts)).toEqual({ funding: { fundings: [{ fundNumber: '19YBA123', fundName: '已填' }, { fundNumber: '21ZD001', fundName: '国家社会科学基金' }] } });
  expect(named('funding1').isTaken).toBe(true);
});
