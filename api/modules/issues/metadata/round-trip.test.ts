// RIS and BibTeX as another program reads them.
import { Cite, plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { expect, test } from 'vitest';
import type { PublicationKindName } from '../../../../shared/forms/publication.ts';
import { bibtexOf, risOf } from './citations.ts';
import type { ArticleRecord, IssueRecord } from './issue-record.ts';
import { articleRecord, authorBy, issueRecord, SETTINGS } from './record.factory.ts';

// As the styles of BibTeX do, which write English titles with small letters.
plugins.config.get('@bibtex').parse.sentenceCase = 'english';

const by = authorBy;
const article = (over: Partial<ArticleRecord>) => articleRecord({ firstPage: 1, lastPage: 18, authors: [by('王伟')], ...over });
const issue = (of: ArticleRecord, kind: PublicationKindName = 'JOURNAL'): IssueRecord =>
  issueRecord({ journal: { kind, proceedingsTitle: '江南文化国际会议论文集' }, articles: [of] });
const FORMATS = { RIS: risOf, BibTeX: bibtexOf };
function read(format: keyof typeof FORMATS, record: IssueRecord) {
  const [entry, ...more] = new Cite(FORMATS[format](record)).data;
  if (!entry || more.length > 0) throw new Error('one entry');
  return entry;
}
const both = test.each(['RIS', 'BibTeX'] as const);

both('%s: a family name keeps its particles, a suffix is one, a Chinese name is whole (B-124)', (format) => {
  const authors = [
    by('Mary Ann van der Berg'),
    by('Martin Luther King Jr.'),
    by('Juan de la Cruz Jr.'),
    by('ZHANG Wei'),
    by('Nguyễn Văn An'),
    by('欧阳若兰'),
    by('山田太郎', { latinFamilyName: 'Yamada', latinGivenName: 'Taro' }),
    by('阿不都热合曼·艾山'),
    by('Suharto'),
  ];
  expect(read(format, issue(article({ titleZh: '秦简', authors }))).author).toEqual([
    { family: 'van der Berg', given: 'Mary Ann' },
    { family: 'King', given: 'Martin Luther', suffix: 'Jr.' },
    { family: 'de la Cruz', given: 'Juan', suffix: 'Jr.' },
    { family: 'ZHANG', given: 'Wei' },
    { family: 'Nguyễn', given: 'Văn An' },
    { family: '欧阳', given: '若兰' },
    { family: '山田', given: '太郎' },
    { family: '阿不都热合曼·艾山' },
    { family: 'Suharto' },
  ]);
});

both('%s: a suffix of two is one suffix (B-124)', (format) => {
  const { author } = read(format, issue(article({ titleZh: '秦简', authors: [by('King, Martin Luther, Jr., PhD')] })));
  expect(author).toEqual([{ family: 'King', given: 'Martin Luther', suffix: format === 'RIS' ? 'Jr. PhD' : 'Jr., PhD' }]);
});

both('%s: a group has one name, whatever words are in it (B-124)', (format) => {
  const names = ['本刊课题组', 'Ministry of Culture and Tourism', 'Qin Slips Research Group'];
  const { author } = read(format, issue(article({ titleZh: '秦简', authors: names.map((name) => by(name)) })));
  expect(author.map(({ family, literal, ...others }) => [literal ?? family, others])).toEqual(names.map((name) => [name, {}]));
});

both('%s: an English title keeps its capitals and has an English colon before its subtitle (B-124)', (format) => {
  const titleEn = 'China and the “Li” of the Qin: R&D in the English-Only Press of Liye';
  const titled = article({ titleEn, subtitleEn: 'Evidence from DNA' });
  expect(read(format, issue(titled))).toMatchObject({ title: `${titleEn}: Evidence from DNA`, language: expect.stringMatching(/^en/u) });
});

both('%s: a Chinese title has a Chinese colon, and its language the tag that programs know (B-124)', (format) => {
  const titled = article({ titleZh: '里耶秦简所见 DNA', subtitleZh: '以户籍简为中心' });
  expect(read(format, issue(titled))).toMatchObject({
    title: '里耶秦简所见 DNA：以户籍简为中心',
    language: expect.stringMatching(/^zh(?:-CN)?$/u),
  });
});

test('RIS says an English title beside the Chinese one as its translation (B-124)', () => {
  expect(read('RIS', issue(article({ titleZh: '秦简', titleEn: 'Slips', subtitleEn: 'Of Qin' })))).toMatchObject({
    title: 'Slips: Of Qin',
    'original-title': '秦简',
  });
});

both('%s: an article stands in its journal, a paper in the proceedings of its conference (B-124)', (format) => {
  const paper = article({ titleZh: '秦简' });
  const day = format === 'RIS' ? [2026, 9, 1] : [2026, 9];
  expect(read(format, issue(paper))).toMatchObject({
    type: 'article-journal',
    'container-title': '江南文化研究',
    page: '1-18',
    issued: { 'date-parts': [day] },
  });
  expect(read(format, issue(paper, 'PROCEEDINGS'))).toMatchObject({
    type: 'paper-conference',
    'container-title': '江南文化国际会议论文集',
    editor: [{ family: '欧阳', given: '知秋' }],
    page: '1-18',
  });
  // A journal's references name no editors.
  expect(read(format, issue(paper))).not.toHaveProperty('editor');
});

both(
  '%s: an article of a series is a chapter of its book, with series, number, volume, publisher, its place, editors and ISBN (B-123)',
  (format) => {
    const book = issueRecord({
      journal: { kind: 'SERIES', settings: { ...SETTINGS, publisherPlace: '杭州' } },
      issue: { isbn: '9787520112345', volume: 4 },
      articles: [article({ titleZh: '秦简' })],
    });
    expect(read(format, book)).toMatchObject({
      type: 'chapter',
      'container-title': '江南文化研究 第3辑',
      'collection-title': '江南文化研究',
      'collection-number': '3',
      volume: '4',
      publisher: '示例出版社',
      'publisher-place': '杭州',
      editor: [{ family: '欧阳', given: '知秋' }],
      ISBN: '978-7-5201-1234-5',
      page: '1-18',
    });
  },
);
