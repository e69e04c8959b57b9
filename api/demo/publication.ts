// The demo's publication data: what the house says for its journals, what each appears as, its columns in English, and the numbers of its
// issues. All are made up: check digits hold, ISSNs have a prefix that is assigned to nobody, and DOIs the one that Crossref keeps for examples.
// Of ISBN and CN no range is kept for examples.
import type { HouseValues } from '../../shared/forms/publication-settings.ts';
import { EMPTY_IMPRINT } from '../../shared/forms/publication.ts';
import type { Context } from '../context.ts';
import { Issue } from '../modules/issues/issue.entity.ts';
import { saveImprint } from '../modules/issues/imprint/imprint.service.ts';
import { as } from './acting.ts';
import type { Cast, Player } from './cast.ts';
import { anew } from './sent-issues.ts';

const HOUSE = '临江学术出版社';

export const demoHouse: HouseValues = {
  publisher: HOUSE,
  publisherPlace: '临江',
  copyrightHolder: HOUSE,
  licence: 'CC-BY-NC-ND-4.0',
  doiPrefix: '10.5555',
  doiPattern: '{prefix}/{journal}.{year}.{issue}.{article}',
  articleUrlPattern: 'https://press.example/articles/{number}',
  depositor: HOUSE,
  depositorEmail: 'doi@press.example',
  registrant: HOUSE,
};

/** The journals by serial number, with their CN; other periodicals are series of books. */
export const demoSerials: Readonly<Record<string, { cn: string; eissn?: string }>> = {
  SJKX: { cn: '33-9990/TP', eissn: '9990-1218' },
  STPL: { cn: '33-9991/X' },
  SQJK: { cn: '33-9992/R' },
};

/** Where and for how many days the conference is held, so many days after it has received its last paper. */
export const demoConference = { heldAt: '临江大学图书馆', afterDays: 60, days: 3 };

/** Columns of all journals, by their Chinese names. */
export const demoColumns: Readonly<Record<string, { nameEn: string; articleType?: string }>> = {
  区域史研究: { nameEn: 'Regional history' },
  文献与版本: { nameEn: 'Sources and editions' },
  书评: { nameEn: 'Book reviews', articleType: 'book-review' },
  方法: { nameEn: 'Methods' },
  应用: { nameEn: 'Applications' },
  产业与就业: { nameEn: 'Industry and employment' },
  乡村金融: { nameEn: 'Rural finance' },
  调查报告: { nameEn: 'Field reports', articleType: 'report' },
  教学研究: { nameEn: 'Teaching' },
  课程与教材: { nameEn: 'Courses and textbooks' },
  教师发展: { nameEn: 'Teacher development' },
  专题: { nameEn: 'Topics' },
  案例评析: { nameEn: 'Case notes', articleType: 'review-article' },
  流行病学: { nameEn: 'Epidemiology' },
  健康服务: { nameEn: 'Health services' },
  健康教育: { nameEn: 'Health education' },
  语音: { nameEn: 'Phonetics' },
  词汇与语法: { nameEn: 'Lexis and grammar' },
  主题报告: { nameEn: 'Keynotes' },
  分组论文: { nameEn: 'Session papers' },
  海报: { nameEn: 'Posters', articleType: 'other' },
};

interface Numbers {
  isbn?: string;
  cipNumber?: string;
  volume?: number;
}

/** Of the first issue that is kept here, and of the one after it where that is open. The publisher is to add a CIP number to a sent one. */
const NUMBERS: Readonly<Record<string, readonly Numbers[]>> = {
  JNWH: [{ isbn: '978-7-999999-10-2', cipNumber: '(2026)第990018号' }, { isbn: '978-7-999999-11-9' }],
  FYYH: [{ isbn: '978-7-999999-20-1' }, {}],
  SJKX: [{ volume: 5 }],
};

/** Said by an editor-in-chief, for journals that are in the table. */
export async function sayImprint(
  ctx: Context,
  { cast, chief, number, issueId, at }: { cast: Cast; chief: Player; number: string; issueId: number; at: Date },
): Promise<void> {
  const own = anew(ctx);
  const issue = await own.em.findOneOrFail(Issue, issueId);
  const earlier = await own.em.count(Issue, { colloquium: issue.colloquium, number: { $lt: issue.number } });
  const numbers = NUMBERS[number]?.[earlier];
  if (numbers === undefined) return;
  const [year, month] = (issue.plannedOn ?? '').split('-').map(Number);
  const appears = year && month ? `${year}年${month}月第1` : '';
  const isBook = numbers.volume === undefined;
  const values = {
    ...EMPTY_IMPRINT,
    ...issue.imprint,
    responsibleEditors: '沈知微 陆明远',
    edition: isBook && appears ? `${appears}版` : '',
    printing: isBook && appears ? `${appears}次印刷` : '',
    format: '787mm×1092mm 1/16',
    sheets: '18.5',
    wordCount: '320',
    price: '98.00元',
    printer: '临江印刷厂',
    subjects: isBook ? '社会科学—中国—丛刊' : '',
    classification: isBook ? 'C55' : '',
  };
  const { version } = issue;
  own.em.clear();
  await as(own, cast, chief, at, () =>
    saveImprint(own, issueId, {
      ...values,
      version,
      isbn: numbers.isbn ?? '',
      cipNumber: numbers.cipNumber ?? '',
      volume: numbers.volume ?? null,
      totalNumber: issue.number,
    }),
  );
}
