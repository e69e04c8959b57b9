// What is offered for a name that was typed as one text (B-101 to B-103).
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isFamilyFirst, isMadeOf, latinTextOf, textOf } from '../../../shared/forms/person-name.ts';
import { splitName } from './split.ts';

test.each([
  ['王小明', '王', '小明', 'Wang', 'Xiaoming'],
  ['欧阳若兰', '欧阳', '若兰', 'Ouyang', 'Ruolan'],
  ['司马光', '司马', '光', 'Sima', 'Guang'],
  ['单雄信', '单', '雄信', 'Shan', 'Xiongxin'],
  ['曾国藩', '曾', '国藩', 'Zeng', 'Guofan'],
  ['仇英', '仇', '英', 'Qiu', 'Ying'],
  ['解缙', '解', '缙', 'Xie', 'Jin'],
  ['万俟卨', '万俟', '卨', 'Moqi', 'Xie'],
  ['吕思勉', '吕', '思勉', 'Lü', 'Simian'],
  ['李西安', '李', '西安', 'Li', "Xi'an"],
  ['范 仲淹', '范', '仲淹', 'Fan', 'Zhongyan'],
])(
  '%s is read with certainty: %s, %s, in Latin letters %s, %s (B-102)',
  (typed, familyName, givenName, latinFamilyName, latinGivenName) => {
    expect(splitName(typed)).toEqual({
      familyName,
      givenName,
      suffix: '',
      latinFamilyName,
      latinGivenName,
      isGroup: false,
      isCertain: true,
    });
  },
);

test.each([
  ['Mary Ann van der Berg', 'van der Berg', 'Mary Ann', '', true],
  ['Ludwig van Beethoven', 'van Beethoven', 'Ludwig', '', true],
  ['Martin Luther King Jr.', 'King', 'Martin Luther', 'Jr.', false],
  ['King, Martin Luther, Jr.', 'King', 'Martin Luther', 'Jr.', true],
  ['Martin Luther King, Jr., PhD', 'King', 'Martin Luther', 'Jr., PhD', false],
  ['Smith, John, Jr., PhD', 'Smith', 'John', 'Jr., PhD', false],
  ['Smith，John，Sr.', 'Smith', 'John', 'Sr.', true],
  ['Plato,, Jr.', 'Plato', '', 'Jr.', false],
  ['John Smith III', 'Smith', 'John', 'III', true],
  ['ZHANG Wei', 'ZHANG', 'Wei', '', true],
  ['Wei ZHANG', 'ZHANG', 'Wei', '', true],
  ['LI Na', 'LI', 'Na', '', true],
  ['Wang, Wei', 'Wang', 'Wei', '', true],
  ['Wang，Wei', 'Wang', 'Wei', '', true],
  ['Zhang Wei', 'Wei', 'Zhang', '', false],
  ['ZHANG WEI', 'WEI', 'ZHANG', '', false],
  ['Otto Maier', 'Maier', 'Otto', '', true],
  ['JK Rowling', 'Rowling', 'JK', '', true],
  ['JA Smith', 'Smith', 'JA', '', true],
  ['J. K. Rowling', 'Rowling', 'J. K.', '', true],
  ['Ford Madox Ford', 'Ford', 'Ford Madox', '', false],
  ['Li Li', 'Li', 'Li', '', false],
  ['Nguyễn Văn An', 'Nguyễn', 'Văn An', '', true],
  ['Suharto', 'Suharto', '', '', false],
  ['山田太郎', '山田', '太郎', '', false],
  ['高橋さくら', '高橋', 'さくら', '', true],
  ['山田 タロウ', '山田', 'タロウ', '', true],
  ['김민수', '김', '민수', '', true],
  ['남궁민', '남궁', '민', '', true],
  ['阿不都热合曼·艾山', '阿不都热合曼·艾山', '', '', false],
  ['Smith J', 'Smith', 'J', '', false],
  ['Narayan R.K.', 'Narayan', 'R.K.', '', false],
  ['Wang X. M.', 'Wang', 'X. M.', '', false],
  ['Ludwig van BEETHOVEN', 'van BEETHOVEN', 'Ludwig', '', true],
  ['van Gogh', 'van Gogh', '', '', false],
  ['van der Berg Mary', 'van der Berg Mary', '', '', false],
  ['John Smith, PhD', 'Smith', 'John', 'PhD', false],
  ['민수 김', '김', '민수', '', false],
  ['タロウ 山田', '山田', 'タロウ', '', false],
  ['陈方安生', '陈', '方安生', '', false],
])('of %s, %s is offered as the family name', (typed, familyName, givenName, suffix, isCertain) => {
  expect(splitName(typed)).toMatchObject({ familyName, givenName, suffix, isCertain, isGroup: false, latinFamilyName: '' });
});

// Of each of these another reading is as likely; the last begin as Chinese names do, or have a family name that is read in two ways.
test.each(
  (
    'LI Smith | Wang Xiao-Ming | Kim Min-su | Park Chan-wook | Kim Minsu | Hsu Shih-chang | Chan Tai Man | ' +
    'Петров Иван | محمد علي | สมชาย ใจดี | Dr. Smith | Prof. Wei ZHANG | John Smith MBA | John Smith1 | John Smith* | ' +
    'João dos Santos Silva | Mahathir bin Mohamad | Elizabeth II | John Smith, Mary Jones | Smith, John; Doe, Jane | ' +
    'Smith & Jones | John 李 | 王小明,李四 | 王小明，李小红 | 王大 明 | 欧 阳修 | 欧阳 | 欧阳若兰张三 | 张三 等 | ジョン スミス | ' +
    '索朗 | 边巴 | 强巴次仁 | 白玛 | 巴特尔 | 巴图 | 乌云 | 阿来 | 艾力肯 | 乐黛云 | 覃塞 | 盖叫天'
  ).split(' | '),
)('of %s nobody knows for certain which part is which, or how it is read', (typed) => {
  expect(splitName(typed)).toMatchObject({ isCertain: false });
});

test.each([
  ['爱新觉罗溥仪', '爱新觉罗', '溥仪'],
  ['叶赫那拉明', '叶赫那拉', '明'],
])('%s has a family name of more than two signs', (typed, familyName, givenName) => {
  expect(splitName(typed)).toMatchObject({ familyName, givenName });
});

it('has no Latin letters of a name with signs that nobody can read', () => {
  for (const typed of ['王𠮷', '𠮷田太', '王⼩明'])
    expect(splitName(typed)).toMatchObject({ latinFamilyName: '', latinGivenName: '', isCertain: false });
});

it('offers the reading of a family name that is usually a common word, and asks (B-102)', () => {
  expect(splitName('种师道')).toMatchObject({ familyName: '种', latinFamilyName: 'Chong', latinGivenName: 'Shidao', isCertain: false });
});

test.each([
  '本刊课题组',
  '《江南文化研究》编辑部',
  '武汉大学',
  'Ministry of Culture and Tourism',
  'Qin Slips Research Group',
  'Donghu University',
])('%s is a group with one name', (typed) => {
  expect(splitName(typed)).toMatchObject({ familyName: typed, givenName: '', isGroup: true, isCertain: true });
});

test.each(['王大学', '李中心', 'William H. Press'])('%s is a person', (typed) => {
  expect(splitName(typed).isGroup).toBe(false);
});

test('a name loses no letter when it is taken apart, whatever stands twice in it and however many commas', () => {
  const word = fc.constantFrom('Li', 'LI', 'Ford', 'Wei', 'Jr.', 'III', '王', '欧阳', '山田', 'さ', '김', 'van', 'Nguyễn', '·', ',', '，');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 7 }), fc.constantFrom(' ', ''), (words, blank) => {
      const typed = words.join(blank);
      expect(isMadeOf(typed, splitName(typed))).toBe(true);
    }),
  );
});

describe('the parts as one text', () => {
  const name = (familyName: string, givenName: string, more = {}) => ({
    familyName,
    givenName,
    suffix: '',
    latinFamilyName: '',
    latinGivenName: '',
    isGroup: false,
    ...more,
  });

  it.each([
    ['Zhang Wei', 'Zhnag', 'Wei', false],
    ['王小明', '王', '明小', false],
    ['तिलक', 'तलक', '', false],
    ['王小明', '王', '小明', true],
    ['Maria VAN BERG Sofia', 'VAN BERG', 'Maria Sofia', true],
    ['Kim Minsu', 'KIM', 'Min-su', true],
    ['İlker Işık', 'Işık', 'İlker', true],
  ])('of %s hold its letters, each word in its order: %s, %s', (text, familyName, givenName, isMade) => {
    expect(isMadeOf(text, name(familyName, givenName))).toBe(isMade);
  });
  it('puts the family name first in Chinese, last in Latin letters', () => {
    expect(textOf(name('王', '小明'))).toBe('王小明');
    expect(textOf(name('King', 'Martin Luther', { suffix: 'Jr.' }))).toBe('Martin Luther King Jr.');
  });
  it('has a text in Latin letters where the parts have them, given name first', () => {
    expect(latinTextOf(name('王', '小明', { latinFamilyName: 'Wang', latinGivenName: 'Xiaoming' }))).toBe('Xiaoming Wang');
    expect(latinTextOf(name('山田', '太郎'))).toBeNull();
  });
  it('knows a name that begins with the family name from one in the order of an index', () => {
    expect(isFamilyFirst('Nguyễn Văn An', name('Nguyễn', 'Văn An'))).toBe(true);
    expect(isFamilyFirst('Wang, Wei', name('Wang', 'Wei'))).toBe(false);
    expect(isFamilyFirst('Suharto', name('Suharto', ''))).toBe(false);
    expect(isFamilyFirst('Lina Li', name('Li', 'Lina'))).toBe(false);
    expect(isFamilyFirst('Lina Li Jr.', name('Li', 'Lina', { suffix: 'Jr.' }))).toBe(false);
    expect(isFamilyFirst('Ford Madox Ford', name('Ford', 'Ford Madox'))).toBe(false);
    expect(isFamilyFirst('ZHANG Wei', name('Zhang', 'Wei'))).toBe(true);
    expect(isFamilyFirst('王小明', name('王', '小明'))).toBe(true);
  });
});
