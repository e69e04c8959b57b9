// Contents, authors and dates of the demo's manuscripts, composed from the text blocks of each periodical.
import { Sex } from '../modules/accounts/viewer/accounts.types.ts';
import type { PersonName } from '../../shared/forms/person-name.ts';
import { coAuthorNames } from './coauthors.ts';
import type { Cast } from './cast.ts';
import { demoPeriodicals, type DemoPeriodical } from './periodicals.ts';
import type { Plan } from './plan.ts';
import { plans } from './plans.ts';
import type { Person } from './publisher.ts';
import { type Random, seededRandom } from './random.ts';
import { classroom } from './texts/classroom.ts';
import { county } from './texts/county.ts';
import { dataScience } from './texts/data-science.ts';
import { dialects } from './texts/dialects.ts';
import { ecology } from './texts/ecology.ts';
import { health } from './texts/health.ts';
import { jiangnan } from './texts/jiangnan.ts';
import { law } from './texts/law.ts';
import { oldBooks } from './texts/old-books.ts';
import { type Approach, type Bilingual, outlooks, type TextBlocks, type Topic } from './texts/text-blocks.ts';
import { UNIVERSITY_DOMAIN } from './scholars.ts';
import { demoUnits } from './units.ts';

/** By the number of the periodical. */
export const texts: Readonly<Record<string, TextBlocks>> = {
  JNWH: jiangnan,
  SJKX: dataScience,
  STPL: ecology,
  XYJJ: county,
  KTKC: classroom,
  FZPT: law,
  SQJK: health,
  FYYH: dialects,
  SZRW: oldBooks,
};

const YEARS_IN_DAYS = 730;
/** At most: some have fewer topics, and with them fewer manuscripts. */
const PER_PERIODICAL = 36;
const DRAFTS = 2;
/** The newest of a periodical are left to chance; then come those with a plan. */
const NEWEST = 10;

interface CoAuthor {
  personName: string;
  /** Where somebody said them. */
  name?: PersonName | undefined;
  sex: 0 | 1;
  email: string;
  company: string;
  address: string;
  /** Values of the dictionaries PROFESSIONAL_TITLE and DEGREE. */
  title: string;
  degree: string;
  /** Number of the person's account, if there is one. */
  userId?: number;
}

export interface DemoManuscript {
  /** Begins the chain of chance of this manuscript. */
  seed: number;
  periodical: DemoPeriodical;
  column: string | null;
  submitter: Person;
  coAuthors: readonly CoAuthor[];
  /** Value of the dictionary ARTICLE_TYPE. */
  articleType: string;
  isDraft: boolean;
  poolConsent: boolean;
  /** Days before the demo was loaded, at least one, that it was submitted, or for a draft saved. */
  daysAgo: number;
  titleZh: string;
  titleEn: string;
  subtitleZh: string;
  subtitleEn: string;
  keywordsZh: readonly string[];
  keywordsEn: readonly string[];
  abstractZh: string;
  abstractEn: string;
  /** Left out: its history is up to chance. */
  plan?: Plan;
}

/** All of them, oldest first, as far as days tell. */
export function demoManuscripts(cast: Cast): DemoManuscript[] {
  return demoPeriodicals.flatMap((periodical, index) => ofPeriodical(cast, periodical, index)).sort((a, b) => b.daysAgo - a.daysAgo);
}

function ofPeriodical(cast: Cast, periodical: DemoPeriodical, index: number): DemoManuscript[] {
  const blocks = texts[periodical.number];
  if (!blocks) return [];
  const random = seededRandom(1000 + index);
  const pairs = blocks.topics.flatMap((topic, t) => blocks.approaches.map((approach, a) => ({ topic, approach, turn: t + a })));
  const submitters = cast.inField(periodical.number, 'AUTHOR').map(({ person }) => person);
  const planned = plans.filter(({ periodical: number }) => number === periodical.number);
  const written = random.some(pairs, PER_PERIODICAL).map(({ topic, approach, turn }, place, chosen) => {
    // The last are still being written, one of them by the account of the sign-in page that comes first.
    const isDraft = place >= chosen.length - DRAFTS;
    const submitter = place === chosen.length - 1 ? random.pick(submitters.slice(0, 1)) : random.pick(submitters);
    return {
      seed: index * 1000 + place,
      periodical,
      column: periodical.columns.length > 0 ? random.pick(periodical.columns) : null,
      submitter,
      coAuthors: coAuthors(random, submitter, index * 1000 + place),
      articleType: random.happens(0.8) ? '1' : random.happens(0.6) ? '2' : '3',
      isDraft,
      poolConsent: random.happens(0.6),
      daysAgo: isDraft ? random.between(1, 40) : daysBefore((place + random.next()) / (chosen.length - DRAFTS)),
      ...write(topic, approach, turn, random.pick(outlooks)),
    };
  });
  return written.map((manuscript, place) => {
    const plan = planned[place - NEWEST];
    return plan ? { ...manuscript, ...byPlan(cast, plan, manuscript.seed) } : manuscript;
  });
}

/** Overrides by the plan. Its co-authors are those it names, and a colleague of the submitter. */
function byPlan(cast: Cast, plan: Plan, seed: number): Partial<DemoManuscript> {
  const submitter = cast.byAccount(plan.submitter);
  const [personName, sex, name] = coAuthorNames[seed % coAuthorNames.length] ?? ['', 'MALE'];
  const { workplace: company, address } = submitter;
  const other = plan.writtenWith === undefined ? null : cast.byAccount(plan.writtenWith);
  return {
    plan,
    submitter,
    isDraft: false,
    daysAgo: plan.daysAgo,
    coAuthors: [
      ...(other ? [{ ...other, personName: other.realName, company: other.workplace, userId: other.id }] : []),
      {
        personName,
        name,
        sex: Sex[sex],
        email: plan.hasColleagueElsewhere ? `colleague@${UNIVERSITY_DOMAIN}` : `coauthor${seed}-1@example.org`,
        company,
        address,
        title: '6',
        degree: '3',
      },
    ],
  };
}

/**
 * A growing house: half of the manuscripts are of the last four months, and of late each periodical gets one or two a week. `share`: 0
 * newest, 1 oldest.
 */
const daysBefore = (share: number): number => 1 + YEARS_IN_DAYS * (0.2 * share + 0.8 * share ** 4);

type Texts = Pick<
  DemoManuscript,
  'titleZh' | 'titleEn' | 'subtitleZh' | 'subtitleEn' | 'keywordsZh' | 'keywordsEn' | 'abstractZh' | 'abstractEn'
>;

/** `turn`: chooses in turn among the phrasings and orders of a sentence. */
function write(topic: Topic, approach: Approach, turn: number, outlook: Bilingual): Texts {
  const findings = turn % 2 === 0 ? topic.findings : [topic.findings[1], topic.findings[0]];
  const sentences = [topic.background, approach.method, ...findings, approach.contrast, topic.meaning, outlook];
  const keywords = [...topic.keywords, approach.keyword];
  const [nameZh, nameEn] = takeTurn(topic.names, turn);
  const frame = takeTurn(approach.titles, turn);
  const title = ([zh, en]: Bilingual) =>
    [zh.replace('{topic}', nameZh), en.replace('{topic}', en.startsWith('{topic}') ? nameEn : nameEn.replace(/^The /, 'the '))] as const;
  const [titleZh, titleEn] = title(frame);
  const [subtitleZh, subtitleEn] = (frame === approach.titles[0] && approach.subtitle) || ['', ''];
  return {
    titleZh,
    titleEn,
    subtitleZh,
    subtitleEn,
    keywordsZh: keywords.map(([zh]) => zh),
    keywordsEn: keywords.map(([, en]) => en),
    abstractZh: sentences.map(([zh]) => zh).join(''),
    abstractEn: sentences.map(([, en]) => en).join(' '),
  };
}

function takeTurn(ways: readonly Bilingual[], turn: number): Bilingual {
  return ways[turn % ways.length] ?? ['', ''];
}

/** Every ninth works at the submitter’s unit as well. */
const unitsOf = (unit: string, { workplace }: Person, seed: number): string => (seed % 9 === 0 ? `${unit}；${workplace}` : unit);

/** None to four, most of them from other houses. Their mail addresses belong to no account. */
function coAuthors(random: Random, submitter: Person, seed: number): CoAuthor[] {
  const count = random.pick([0, 0, 1, 1, 1, 2, 2, 3, 4]);
  return random.some(coAuthorNames, count).map(([personName, sex, name], index) => {
    const unit = random.pick(Object.values(demoUnits));
    const isColleague = random.happens(0.4);
    return {
      personName,
      name,
      sex: Sex[sex],
      email: `coauthor${seed}-${index + 1}@example.org`,
      company: isColleague ? submitter.workplace : unitsOf(`${unit.name}${random.pick<string>(unit.parts)}`, submitter, seed + index),
      address: isColleague ? submitter.address : unit.address,
      title: random.pick(['1', '2', '2', '4', '5', '6', '6']),
      degree: random.pick(['2', '3', '3', '3']),
    };
  });
}
