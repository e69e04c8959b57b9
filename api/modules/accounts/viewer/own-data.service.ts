// Everything the product stores about a person, for themselves: read through the API in their name, so that it shows no more than their
// screens do.
import { SUMMARY_TEXTS, TITLE_TEXTS } from '../../../../shared/forms/contribution.ts';
import type { Context, ViewerSession } from '../../../context.ts';
import { signedInPerson } from '../../../context.ts';
import { messageText } from '../../../../shared/messages.ts';
import { encodeId } from '../../../graphql/node.ts';
import { RoleKind, type RoleKindId } from '../../../../shared/roles.ts';
import { Menu } from '../../organization/menu.entity.ts';
import { ownLetters } from '../../mail/own-letters.ts';
import { Review } from '../../reviews/review.entity.ts';
import { consume } from '../limits/rate-limit.ts';
import { User } from './user.entity.ts';
import { accountsLimits } from '../accounts.doors.ts';

/** Answers a document as this viewer. */
export type Ask = <Data>(text: string, variables: Record<string, unknown>, viewer: ViewerSession) => Promise<Data>;

interface Page<Node> {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: Node }[];
}

interface Manuscript {
  authorStatus: string | null;
  withdrawnAt: string | null;
  journalHistories: { events: { act: string | null; authorStatus: string }[] | null }[] | null;
}

const PAGE = 'pageInfo { hasNextPage endCursor } edges { node';
const SUGGESTED = 'personName sex email company collegeName degree { label } duty { label } professionalTitle { label } reason';
const STATED = 'kind choice text address board approvalNumber approvedOn consent uses { tool step extent checkedBy }';
const MANUSCRIPT = `manuscriptNumber ${[...TITLE_TEXTS, 'keywordsZh', 'keywordsEn', ...SUMMARY_TEXTS].join(' ')} explanation createdAt updatedAt submittedAt authorStatus withdrawnAt
  poolConsent hasBeenInPool colloquium { name } column { name } articleType { label } subject { label } submitter { realName code }
  authors { position personName name { familyName givenName suffix latinFamilyName latinGivenName isGroup isCertain } sex email company units { name nameEn department city country institution { name rorId } } address isFirstAuthor isCorresponding orcid creditRoles professionalTitle { label } degree { label } }
  ownAuthorship { name unit position isCorresponding roles state askedAt answeredAt words }
  fundings { fundNumber fundName } recommendedReviewers { ${SUGGESTED} } opposedReviewers { ${SUGGESTED} }
  statements { version handedInAt stated { ${STATED} } }
  transfer { title body agreedAt handedInAt } files { kind name size description uploadedAt } historyFiles { kind name size description uploadedAt }
  journalHistories { colloquium { name } events { at act authorStatus comment actor { realName } files { kind name size description uploadedAt } } } reviews { finishedAt suggestion comment reviewer { realName } }`;

const ACCOUNT = `query OwnAccount { viewer { realName name { familyName givenName suffix latinFamilyName latinGivenName isGroup isCertain } code email username language orcid createdAt roles { name } workplaces isProfileComplete
  profile { sex birthDate address regionPath { label } degree { label } major professionalTitle { label } researchArea supervisor workplaces department duty { label } phone remark weChatOpenId } } }`;
/** What the viewer has put off, and saved of lists. */
const OWN = `query OwnWork { viewer { putOffs { until reason contribution { manuscriptNumber titleZh titleEn } } savedViews { name list address } } }`;
/** Lists of the viewer by their name in the copy. */
const LISTS = {
  signIns: `query OwnSignIns($after: String) { viewer { list: signIns(first: 100, after: $after) { ${PAGE} { at address userAgent outcome endedAt isCurrent } } } } }`,
  messages: `query OwnMessages($after: String) { viewer { list: messages(first: 100, after: $after) { ${PAGE} { title content createdAt isRead } } } } }`,
} as const;
const MANUSCRIPTS = {
  manuscripts: `query OwnManuscripts($after: String) { viewer { list: authoredContributions(first: 100, after: $after) { ${PAGE} { ${MANUSCRIPT} } } } } }`,
  unfinishedManuscripts: `query OwnDrafts($after: String) { viewer { list: drafts(first: 100, after: $after) { ${PAGE} { ${MANUSCRIPT} } } } } }`,
} as const;
/** Where the API has a word for the office’s shelf only. */
const WITHDRAWN = 'WITHDRAWN';
const REVIEW = `query OwnReview($id: ID!) { node(id: $id) { ... on Review { status invitedAt finishedAt suggestion comment ratings ethicsAnswers noteToChief statements { stated { ${STATED} } } contribution { manuscriptNumber titleZh titleEn } } } }`;

/**
 * The person's account, sign-ins, manuscripts, reviews, messages and letters as JSON. Read as an author and as a reviewer without any
 * office: the current role opens nothing more. Errors: FORBIDDEN to API tokens, RATE_LIMITED (five a day).
 */
export async function ownData(ctx: Context, ask: Ask): Promise<Record<string, unknown>> {
  const viewer = signedInPerson(ctx);
  await consume(ctx, accountsLimits['ownData:user'], String(viewer.userId));
  const author = await plain(ctx, RoleKind.AUTHOR);
  const { viewer: account } = await ask<{ viewer: unknown }>(ACCOUNT, {}, author);
  const { viewer: own } = await ask<{ viewer: { putOffs: unknown; savedViews: unknown } }>(OWN, {}, author);
  const copy: Record<string, unknown> = { copiedAt: ctx.clock.now().toISOString(), account, ...own };
  for (const [name, text] of Object.entries(LISTS)) copy[name] = await all<unknown>(ask, text, author);
  for (const [name, text] of Object.entries(MANUSCRIPTS)) copy[name] = (await all<Manuscript>(ask, text, author)).map(calledWithdrawn);
  const letters = await ownLetters(ctx, await ctx.em.findOneOrFail(User, viewer.userId));
  return { ...copy, letters, reviews: await ownReviews(ctx, ask, await plain(ctx, RoleKind.REVIEWER)) };
}

/** The person with this kind of role and every screen of it, regardless of their own record, and without the powers of an office. */
async function plain(ctx: Context, kind: RoleKindId): Promise<ViewerSession> {
  const menus = await ctx.em.find(Menu, { url: { $ne: null } });
  return {
    ...signedInPerson(ctx),
    kind,
    roleId: kind,
    memberships: [],
    isAssignedEditor: false,
    departmentIds: [],
    hasRootScope: false,
    isWritingAdministrator: false,
    allowedPaths: menus.flatMap(({ url, kinds }) => (url != null && kinds.includes(kind) ? [url] : [])),
  };
}

/** A manuscript withdrawn by its author is kept among the rejected (decision 6); readers of this file alone could not tell. */
function calledWithdrawn(manuscript: Manuscript): Manuscript {
  const { authorStatus, withdrawnAt, journalHistories } = manuscript;
  return {
    ...manuscript,
    authorStatus: withdrawnAt === null ? authorStatus : WITHDRAWN,
    journalHistories:
      journalHistories &&
      journalHistories.map(({ events, ...history }) => ({
        ...history,
        events: events && events.map((event) => (event.act === 'WITHDRAW' ? { ...event, authorStatus: WITHDRAWN } : event)),
      })),
  };
}

async function all<Node>(ask: Ask, text: string, viewer: ViewerSession): Promise<Node[]> {
  const found: Node[] = [];
  for (let after: string | null = null, isMore = true; isMore;) {
    const {
      viewer: { list },
    }: { viewer: { list: Page<Node> } } = await ask(text, { after }, viewer);
    found.push(...list.edges.map(({ node }) => node));
    after = list.pageInfo.endCursor;
    isMore = list.pageInfo.hasNextPage && after !== null;
  }
  return found;
}

/**
 * Invitations to an unconfirmed address belong to its mailbox. Fields that the API hides from a person who became an author of a manuscript
 * they reviewed are listed with the reason: nothing is left out silently.
 */
async function ownReviews(ctx: Context, ask: Ask, reviewer: ViewerSession): Promise<unknown[]> {
  if (!reviewer.hasConfirmedAddress) return [];
  const reviews = await ctx.em.find(Review, { reviewer: reviewer.userId }, { fields: ['id'], orderBy: { id: 'asc' } });
  const found: unknown[] = [];
  for (const { id } of reviews) {
    const { node } = await ask<{ node: unknown }>(REVIEW, { id: encodeId('Review', id) }, reviewer);
    found.push(node ?? { withheld: messageText(ctx.language, 'ownData.reviewWithheld') });
  }
  return found;
}
