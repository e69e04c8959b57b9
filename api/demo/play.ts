// Plays the histories of the demo's manuscripts: each act by its person, in its role, on its day, through perform() and the wizard's saves.
import type { Clock, Context } from '../context.ts';
import { SuggestedReviewerKind } from '../../shared/forms/suggested-reviewers.ts';
import { ReviewStatus, type ActName, type ReviewStatusId } from '../../shared/workflow.ts';
import { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { saveFundings } from '../modules/contributions/sections/contribution-funding.service.ts';
import { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { saveSuggestedReviewers } from '../modules/contributions/sections/suggested-reviewer.service.ts';
import { perform } from '../modules/workflow/perform/perform.ts';
import type { PerformInput } from '../modules/workflow/perform/step.ts';
import { as, tellInTime } from './acting.ts';
import type { Player } from './cast.ts';
import type { FileShelf } from './files.ts';
import { demoFunds } from './funds.ts';
import { editedLetter } from './letters.ts';
import type { DemoManuscript } from './manuscripts.ts';
import { type Act, nextAct, type Situation } from './office.ts';
import { isOver, officeMoment } from './office-hours.ts';
import { declining, opinions, randomReview } from './opinions.ts';
import { playPlan } from './planned.ts';
import { demoPeriodicals } from './periodicals.ts';
import { seededRandom } from './random.ts';
import { demoSuggestions } from './suggestions.ts';
import type { Stage } from './stage.ts';
import { agree, bring } from './transfer.ts';
import type { WrittenManuscript } from './writing.ts';

/** More than any history needs: chance that went in circles would stop here. */
const MOST_ACTS = 40;
const DECLINES = 900_000;

/** Plays one manuscript from its submission until now, or as far as it goes. */
export async function play(ctx: Context, stage: Stage, { id, manuscript, readyAt }: WrittenManuscript): Promise<void> {
  const { em, clock } = ctx;
  const { cast, shelf } = stage;
  await as(ctx, cast, { person: manuscript.submitter, role: 'AUTHOR' }, readyAt, () => fillIn(ctx, stage, id, manuscript));
  const random = seededRandom(manuscript.seed);
  const contribution = await em.findOneOrFail(Contribution, id);
  const situation: Situation = {
    contribution,
    periodical: manuscript.periodical,
    submitter: manuscript.submitter,
    cast,
    random,
    round: new Map(),
    declined: new Set(),
    done: new Map(),
  };
  if (manuscript.plan) {
    await as(ctx, cast, { person: manuscript.submitter, role: 'AUTHOR' }, readyAt, () => perform(ctx, id, 'SUBMIT'));
    await playPlan(ctx, stage, situation, manuscript.plan, readyAt).catch((cause: unknown) => {
      throw new Error(`The plan of ${contribution.manuscriptNumber ?? manuscript.titleZh} stops in state ${contribution.state}`, { cause });
    });
    return;
  }
  let moment = readyAt;
  for (let count = 0; count < MOST_ACTS; count += 1) {
    const act = nextAct(situation);
    if (act === null) return;
    if (count > 0) moment = officeMoment(ctx.calendar.current(), moment, random.between(...act.days), random);
    if (!isOver(moment, clock.now())) return;
    const input = await inputOf(ctx, situation, act, { now: () => moment }, shelf);
    const { state } = contribution;
    await as(ctx, cast, act.player, moment, () => actOn(ctx, contribution, act.name, input)).catch((cause: unknown) => {
      throw new Error(
        `The demo cannot play ${act.name} by ${act.player.person.account} on ${contribution.manuscriptNumber ?? manuscript.titleZh} in state ${state}`,
        { cause },
      );
    });
    await remember(situation, act, input);
    await tellInTime(ctx, contribution, moment);
  }
}

async function actOn(ctx: Context, { id, hasAuthorized }: Contribution, name: ActName, input: PerformInput): Promise<void> {
  if (name === 'AUTHORIZE' && !hasAuthorized) await agree(ctx, id);
  else await perform(ctx, id, name, input);
}

/** The tabs of the wizard that authors may leave empty. */
async function fillIn(ctx: Context, { cast, entryId }: Stage, contributionId: number, manuscript: DemoManuscript): Promise<void> {
  const [fundNumber, fundName] = manuscript.plan?.fund ?? [];
  const funds = fundNumber && fundName ? [{ fundNumber, fundName }] : demoFunds(manuscript.periodical.number, manuscript.seed);
  const fundings = funds.map((fund) => ({ ...fund, id: null }));
  const version = async () => (await ctx.em.findOneOrFail(Contribution, contributionId)).version;
  if (fundings.length > 0) await saveFundings(ctx, { contributionId, version: await version(), fundings });
  const suggested = demoSuggestions(cast, manuscript, entryId);
  for (const kind of Object.values(SuggestedReviewerKind))
    if (suggested[kind].length > 0)
      await saveSuggestedReviewers(ctx, { contributionId, version: await version(), kind, reviewers: suggested[kind] });
}

async function inputOf(ctx: Context, x: Situation, act: Act, clock: Clock, shelf: FileShelf): Promise<PerformInput> {
  const isFirstSubmission = act.name === 'SUBMIT' && !x.done.has('SUBMIT');
  const comments = isFirstSubmission ? [] : (opinions[act.name] ?? []);
  const comment = comments.length > 0 ? { comment: x.random.pick(comments) } : {};
  const colloquium = act.name === 'ADOPT' ? { colloquiumId: (await adopter(ctx, act.player)).id } : {};
  const files = act.brings ? { fileIds: [await bring(ctx, x, act, clock, shelf)] } : {};
  const review = act.name === 'REVIEW' ? { review: randomReview(x.random) } : {};
  const declined = act.name === 'DECLINE_INVITATION' ? declineOf(x) : {};
  const letter = editedLetter(x.periodical.number, act.name);
  const said = { ...revisionOf(x, act.name), ...checkedOf(x, act.name) };
  return {
    ...comment,
    ...colloquium,
    ...files,
    ...review,
    ...declined,
    ...(letter === undefined ? {} : { letter }),
    ...said,
    ...act.input,
  };
}

/** Without the random source, so that nothing else of the play changes. */
function revisionOf({ contribution: { id } }: Situation, name: ActName): PerformInput {
  return returning.has(name) ? { revisionExtent: id % 3 === 0 ? 'MAJOR' : 'MINOR' } : {};
}

const returning: ReadonlySet<ActName> = new Set(['EDITOR_RETURN', 'DEPUTY_RETURN', 'CHIEF_RETURN']);

/** Mostly a few percent; one in seven above the limit of its journal. */
function checkedOf({ contribution: { id } }: Situation, name: ActName): PerformInput {
  return name === 'UPLOAD_CHECK_REPORT' ? { similarity: (id % 7 === 0 ? 180 + (id % 90) : 12 + ((id * 37) % 110)) / 10 } : {};
}

/** Its own random source, so that texts do not change events. */
function declineOf({ contribution, done }: Situation): PerformInput {
  const [reason, suggestedColleagues] = seededRandom(DECLINES + contribution.id + (done.get('DECLINE_INVITATION') ?? 0)).pick(declining);
  return { reason, ...(suggestedColleagues && { suggestedColleagues }) };
}

/** The journal that an editor-in-chief adopts for: the first of their offices. */
async function adopter(ctx: Context, { person }: Player): Promise<Colloquium> {
  const number = Object.keys(person.offices).find((candidate) => person.offices[candidate]?.includes('chief'));
  return await ctx.em.findOneOrFail(Colloquium, { number: number ?? '' });
}

const answers: Partial<Record<ActName, ReviewStatusId>> = {
  ACCEPT_INVITATION: ReviewStatus.ACCEPTED,
  DECLINE_INVITATION: ReviewStatus.DECLINED,
  REVIEW: ReviewStatus.FINISHED,
};

/** Remembers what the next act needs of this one. */
async function remember(x: Situation, { name, player }: Act, input: PerformInput): Promise<void> {
  x.done.set(name, (x.done.get(name) ?? 0) + 1);
  if (input.reviewerIds)
    x.round = new Map(
      x.cast
        .inRole('REVIEWER')
        .filter(({ person }) => input.reviewerIds?.includes(person.id))
        .map((reviewer) => [reviewer, ReviewStatus.PENDING]),
    );
  const answer = answers[name];
  if (answer !== undefined) x.round.set([...x.round.keys()].find(({ person }) => person.id === player.person.id) ?? player, answer);
  if (name === 'REFUSE' && player.role === 'EDITOR') x.declined.add(player.person.id);
  if (name !== 'ADOPT') return;
  const { number } = await x.contribution.colloquium.loadOrFail();
  x.periodical = demoPeriodicals.find((candidate) => candidate.number === number) ?? x.periodical;
  x.declined.clear();
  x.done.clear();
}
