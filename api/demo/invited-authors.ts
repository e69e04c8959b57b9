// Authors that the demo's journals invite to submit, with inviter and time: before the manuscripts are played, so that some use their
// invitation up, and again afterwards.
import type { RoleKindCode } from '../../shared/roles.ts';
import type { Context } from '../context.ts';
import { inviteAuthors } from '../modules/author-invitations/author-invitations.service.ts';
import type { AuthorToInvite } from '../modules/author-invitations/author-invitations.types.ts';
import { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { as } from './acting.ts';
import type { Cast } from './cast.ts';
import { officeMomentBefore } from './office-hours.ts';
import { demoPeriodicals } from './periodicals.ts';
import type { Stage } from './stage.ts';
import { seededRandom } from './random.ts';

const CHANCE = 600_000;

interface Invitations {
  periodical: string;
  inviter: string;
  role: RoleKindCode;
  daysAgo: number;
  authors: readonly string[];
  /** Somebody without an account; the degree is a value of its dictionary. */
  newcomer?: { realName: string; sex: 0 | 1; email: string; company: string; regionCode: string; degree: string };
}

/** Where it is not the editor-in-chief who invites. */
const inviters: Readonly<Record<string, readonly [account: string, role: RoleKindCode]>> = {
  JNWH: ['editor', 'EDITOR'],
  STPL: ['deputy', 'ASSOCIATE_EDITOR_IN_CHIEF'],
};

/** Each periodical has invited the authors who write for it first of all. */
const longAgo = (cast: Cast): Invitations[] =>
  demoPeriodicals.flatMap(({ number }, index) => {
    const authors = cast.inField(number, 'AUTHOR').filter(({ person }) => person.fields[0] === number && person.roles[0] === 'AUTHOR');
    const [inviter = cast.office(number, 'chief')[0]?.person.account, role = 'EDITOR_IN_CHIEF'] = inviters[number] ?? [];
    return authors.length === 0 || inviter === undefined
      ? []
      : [{ periodical: number, inviter, role, daysAgo: 100 + 5 * index, authors: authors.map(({ person }) => person.account) }];
  });

const ofLate: readonly Invitations[] = [
  {
    periodical: 'JNWH',
    inviter: 'editor',
    role: 'EDITOR',
    daysAgo: 12,
    authors: ['author', 'pengwenjun'],
    newcomer: { realName: '苏以哲', sex: 0, email: 'su.yizhe@example.org', company: '南屏文献馆', regionCode: '440104', degree: '3' },
  },
  { periodical: 'SJKX', inviter: 'chief', role: 'EDITOR_IN_CHIEF', daysAgo: 6, authors: ['author2'] },
  { periodical: 'STPL', inviter: 'editor', role: 'EDITOR', daysAgo: 9, authors: ['hewanqing', 'doujiaxing'] },
];

export async function inviteLongAgo(ctx: Context, stage: Stage): Promise<void> {
  await inviteAll(ctx, stage, longAgo(stage.cast));
}

export async function inviteOfLate(ctx: Context, stage: Stage): Promise<void> {
  await inviteAll(ctx, stage, ofLate);
}

async function inviteAll(ctx: Context, { cast, globalEntryId }: Stage, all: readonly Invitations[]): Promise<void> {
  for (const [index, { periodical, inviter, role, daysAgo, authors, newcomer }] of all.entries()) {
    const { id } = await ctx.em.findOneOrFail(Colloquium, { number: periodical });
    const moment = officeMomentBefore(ctx.calendar.current(), ctx.clock.now(), daysAgo, seededRandom(CHANCE + index));
    const known = authors.map((account): AuthorToInvite => ({ code: cast.byAccount(account).code }));
    const typedIn: AuthorToInvite[] = newcomer ? [{ newAuthor: { ...newcomer, degreeId: globalEntryId('DEGREE', newcomer.degree) } }] : [];
    await as(ctx, cast, { person: cast.byAccount(inviter), role }, moment, () =>
      inviteAuthors(ctx, { colloquiumId: id, authors: [...known, ...typedIn], letter: null }),
    );
  }
}
