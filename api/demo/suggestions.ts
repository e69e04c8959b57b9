// Reviewers that the authors of the demo's manuscripts recommend, or ask to avoid.
import { SuggestedReviewerKind, type SuggestedReviewerKindId } from '../../shared/forms/suggested-reviewers.ts';
import { sexName } from '../modules/accounts/viewer/accounts.types.ts';
import type { SuggestedReviewerInput } from '../modules/contributions/sections/suggested-reviewer.service.ts';
import type { Cast } from './cast.ts';
import { coAuthorNames } from './coauthors.ts';
import type { DemoManuscript } from './manuscripts.ts';
import type { Person } from './publisher.ts';
import { type Random, seededRandom } from './random.ts';
import { demoUnits } from './units.ts';

const CHANCE = 800_000;
/** Half of the authors recommend somebody; one in five asks to avoid somebody. */
const COUNTS = { [SuggestedReviewerKind.RECOMMENDED]: [0, 0, 0, 1, 2, 2, 3], [SuggestedReviewerKind.OPPOSED]: [0, 0, 0, 0, 1] } as const;
/** Values of the dictionary DUTY. */
const TEACHER = '1';

const REASONS: Readonly<Record<SuggestedReviewerKindId, readonly string[]>> = {
  [SuggestedReviewerKind.RECOMMENDED]: [
    '长期从事该领域研究，近年发表的论文与本文主题直接相关。',
    '熟悉本文所用的材料与方法，能够给出细致的意见。',
    '主持过同类课题，了解国内外进展。',
    '曾在学术会议上评议本文初稿的相关问题，意见中肯，与作者没有合作关系。',
    '对这一地区有多年的调查经验。',
  ],
  [SuggestedReviewerKind.OPPOSED]: [
    '与作者正在进行同一题目的研究，存在竞争关系。',
    '曾与作者就本文观点公开争论，恐难保持中立。',
    '与作者曾为同一课题组成员，按惯例应予回避。',
  ],
};

/** A suggested reviewer's entry; degree and title as values of their dictionaries. */
interface Scholar extends Pick<SuggestedReviewerInput, 'personName' | 'sex' | 'email' | 'company' | 'collegeName'> {
  title: string;
  degree: string;
}

/** Finds the number of a dictionary's entry by its value. */
export type EntryId = (type: 'DEGREE' | 'DUTY' | 'PROFESSIONAL_TITLE', value: string) => number;

/** Nobody is recommended and opposed at once, and nobody is an author of the manuscript. */
export function demoSuggestions(
  cast: Cast,
  manuscript: DemoManuscript,
  entryId: EntryId,
): Record<SuggestedReviewerKindId, SuggestedReviewerInput[]> {
  const random = seededRandom(CHANCE + manuscript.seed);
  const known = [...reviewers(cast, manuscript), ...outsiders(manuscript, random)];
  const recommended = random.some(known, random.pick(COUNTS[SuggestedReviewerKind.RECOMMENDED]));
  const opposed = random.some(
    known.filter((person) => !recommended.includes(person)),
    random.pick(COUNTS[SuggestedReviewerKind.OPPOSED]),
  );
  const { plan } = manuscript;
  const avoided = plan?.opposes === undefined ? null : scholarOf(cast.byAccount(plan.opposes));
  const listOf = (people: readonly Scholar[], kind: SuggestedReviewerKindId) =>
    people.map(({ title, degree, ...person }): SuggestedReviewerInput => ({
      ...person,
      id: null,
      reason: random.pick(REASONS[kind]),
      degreeId: entryId('DEGREE', degree),
      dutyId: entryId('DUTY', TEACHER),
      professionalTitleId: entryId('PROFESSIONAL_TITLE', title),
    }));
  return {
    // Nobody opposes by chance a reviewer that the plan invites.
    [SuggestedReviewerKind.RECOMMENDED]: listOf(
      recommended.filter(({ personName }) => personName !== avoided?.personName),
      SuggestedReviewerKind.RECOMMENDED,
    ),
    [SuggestedReviewerKind.OPPOSED]: listOf(plan ? (avoided ? [avoided] : []) : opposed, SuggestedReviewerKind.OPPOSED),
  };
}

/** Those of the subject who have an account. */
function reviewers(cast: Cast, { periodical, submitter, coAuthors }: DemoManuscript): Scholar[] {
  const authors = [submitter.id, ...coAuthors.map(({ userId }) => userId)];
  return cast
    .inField(periodical.number, 'REVIEWER')
    .filter(({ person }) => !authors.includes(person.id))
    .map(({ person }) => scholarOf(person));
}

const scholarOf = ({ realName, sex, email, workplace, title, degree }: Person): Scholar => ({
  personName: realName,
  sex: sexName(sex) ?? '',
  email,
  company: workplace,
  collegeName: '',
  title,
  degree,
});

/** Scholars from elsewhere. */
function outsiders({ seed, coAuthors }: DemoManuscript, random: Random): Scholar[] {
  const others = coAuthorNames.filter(([name]) => !coAuthors.some(({ personName }) => personName === name));
  return random.some(others, 3).map(([personName, sex], index) => {
    const unit = random.pick(Object.values(demoUnits));
    return {
      personName,
      sex,
      email: `scholar${seed}-${index + 1}@example.org`,
      company: unit.name,
      collegeName: random.pick<string>(unit.parts),
      title: random.pick(['1', '2', '3']),
      degree: '3',
    };
  });
}
