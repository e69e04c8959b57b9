// Where a manuscript's status and details are read, by the reader's role (S2 §2.1's table, §2.2 for authors).
import { RoleKind, type RoleKindCode } from '../../../shared/roles.ts';
import {
  ContributionState,
  EditorialAct,
  type ActName,
  type ContributionStateName,
  type ReviewStatusName,
} from '../../../shared/workflow.ts';
import { addressOf } from '../../../shared/screens.ts';

export interface LinkedManuscript {
  id: string;
  manuscriptNumber?: string | null | undefined;
  stage?: number | null | undefined;
  state?: ContributionStateName | null | undefined;
  hasBeenInPool?: boolean | null | undefined;
}

interface Paths {
  /** Null: this role reads no status page (reviewers know only their own invitation's). */
  status: string | null;
  detail: string;
}

const EDITOR: Paths = { status: addressOf('editorManusList/ChiefEditorStatus'), detail: addressOf('editorManusList/detailChief') };
const CHIEF: Paths = { status: addressOf('editorChiefManusList/ChiefEditorStatus'), detail: addressOf('editorChiefManusList/detailChief') };
const PUBLISHER: Paths = { status: addressOf('optList/statusDtaile'), detail: addressOf('optList/listDtaile') };
const AUTHOR: Paths = { status: CHIEF.status, detail: addressOf('authormanuList/detailAuthor') };
/** Manuscripts that have been in the pool of unaccepted ones, also once another journal has taken them (D2-16). */
const AUTHOR_OF_UNACCEPTED: Paths = { status: addressOf('stateNouse'), detail: addressOf('detailListUn') };

/** No links for administrators; reviewers come to the details from their own list and from messages (S3 §2.16). */
const PATHS: Readonly<Record<RoleKindCode, Paths | null>> = {
  AUTHOR,
  REVIEWER: { status: null, detail: AUTHOR.detail },
  EDITOR,
  EXECUTIVE_EDITOR: PUBLISHER,
  EDITOR_IN_CHIEF: CHIEF,
  PUBLISHING_EDITOR: PUBLISHER,
  OPERATIONS: PUBLISHER,
  ADMINISTRATOR: null,
  ASSOCIATE_EDITOR_IN_CHIEF: EDITOR,
};

/** The pages below the lists of publications, for every role that has these lists (S2 §2.7). */
const PUBLICATIONS = {
  single: {
    list: addressOf('editorChiefSingleList'),
    status: addressOf('editorChiefSingleList/singleStatus'),
    detail: addressOf('editorChiefSingleList/singleDetaile'),
  },
  group: {
    list: addressOf('editorChiefMoreList'),
    status: addressOf('editorChiefMoreList/moreStatus'),
    detail: addressOf('editorChiefMoreList/moreDetaile'),
  },
} as const satisfies Record<string, Paths & { list: string }>;
export type PublicationList = keyof typeof PUBLICATIONS;

/** The list of publications that a page lies below; null for every other page. */
export function publicationListOf(pathname: string): { name: PublicationList; address: string } | null {
  for (const name of ['single', 'group'] as const)
    if (pathname.startsWith(`${PUBLICATIONS[name].list}/`)) return { name, address: PUBLICATIONS[name].list };
  return null;
}

/** Addresses of one manuscript's pages. Everything beyond `id` is a hint: the pages read the truth from the server (D2-19). */
export function manuscriptLinks(
  role: RoleKindCode,
  manuscript: LinkedManuscript,
  list?: PublicationList,
): { status: string | null; detail: string } | null {
  const isUnaccepted = role === 'AUTHOR' && manuscript.hasBeenInPool === true;
  const paths = list === undefined ? (isUnaccepted ? AUTHOR_OF_UNACCEPTED : PATHS[role]) : PUBLICATIONS[list];
  if (paths === null) return null;
  const query = new URLSearchParams({ roleId: String(RoleKind[role]), id: manuscript.id });
  // Nothing depends on the type (D2-18).
  const detail = `${paths.detail}?${query}${list === undefined ? '' : '&type=0'}`;
  if (manuscript.manuscriptNumber) query.set('code', manuscript.manuscriptNumber);
  if (manuscript.stage != null) query.set('zt', String(manuscript.stage));
  // Authors do not see the state at all.
  if (manuscript.state) query.set('cbState', String(ContributionState[manuscript.state]));
  return { status: paths.status && `${paths.status}?${query}`, detail };
}

/** The whole of a manuscript, as the role reads it; for an author also of one whose details begin with an overview. */
export function detailLink(role: RoleKindCode, id: string): string {
  return `${(PATHS[role] ?? AUTHOR).detail}?${new URLSearchParams({ roleId: String(RoleKind[role]), id })}`;
}

/** A manuscript of the pool, as people who may choose it read it (R2-153). `type` has no meaning of its own (D2-18). */
export function poolDetailLink(role: RoleKindCode, id: string): string {
  return addressOf('editorChiefUnuse/unUseDetail', { roleId: String(RoleKind[role]), id, type: '0', unuse: '1' });
}

/** Whether the address is that of a manuscript opened in the pool. */
export const isPoolPath = (pathname: string): boolean => pathname === addressOf('editorChiefUnuse/unUseDetail');

/** The pool of unaccepted manuscripts, as this role finds it in its menu. */
export function poolPath(role: RoleKindCode): string {
  return addressOf(role === 'OPERATIONS' ? 'optListUnuse' : 'editorChiefUnuse', { roleId: RoleKind[role] });
}

interface LinkedInvitation {
  id: string;
  contributionId: string;
  status: ReviewStatusName | null | undefined;
}

/**
 * The page of a manuscript for its invited reviewer. `recived` says that there is nothing to write on it, not yet or not any more (D2-02,
 * D2-17).
 */
export function invitationPageLink({ id, contributionId, status }: LinkedInvitation): string {
  const query = new URLSearchParams({ roleId: String(RoleKind.REVIEWER), id, munaId: contributionId });
  if (status !== 'ACCEPTED') query.set('recived', '1');
  return `${AUTHOR.detail}?${query}`;
}

/** The role that an address is opened in (R3-012); null: the frame does not say. */
function inRole(roleNumber: number | null): { roleId?: string } {
  return roleNumber === null ? {} : { roleId: String(roleNumber) };
}

/** Who confirmed the authorship when, to be printed. */
export function recordLink(contributionId: string, roleNumber: number | null): string {
  return addressOf('authorshipRecord', { ...inRole(roleNumber), id: contributionId });
}

/** The result of an invitation to review, for the office (S2 §2.1, editorExportResult). */
export function reviewLink(contributionId: string, reviewId: string, roleNumber: number | null): string {
  return addressOf('editorExportResult', { ...inRole(roleNumber), id: contributionId, inviteId: reviewId });
}

/** Where a reviewer writes a review (S2 §2.6); without an invitation the latest of theirs is meant. */
export function reviewFormLink(contributionId: string, reviewId?: string): string {
  return addressOf('exportExitResult', {
    ...inRole(RoleKind.REVIEWER),
    id: contributionId,
    ...(reviewId !== undefined && { inviteId: reviewId }),
  });
}

/** The latest of them that the reader may read, with the way to the others. */
export function reviewsLink(contributionId: string, roleNumber: number | null): string {
  return addressOf('editorExportResult', { ...inRole(roleNumber), id: contributionId });
}

type InvitingAct = Extract<ActName, 'EDITOR_INVITE_REVIEWERS' | 'DEPUTY_INVITE_REVIEWERS' | 'CHIEF_INVITE_REVIEWERS'>;

/**
 * Where an office invites experts to review it (S2 §2.5). Whose role does so is no matter of the act: an executive editor acts as a chief
 * (decision 58).
 */
export function inviteReviewersLink(act: InvitingAct): (manuscript: LinkedManuscript, roleNumber: number | null) => string {
  return ({ id, state }, roleNumber) => {
    const query = new URLSearchParams({ ...inRole(roleNumber), id, type: String(EditorialAct[act]) });
    if (state) query.set('cbState', String(ContributionState[state]));
    return `/main/editorExportList?${query}`;
  };
}

/** Where the author goes on writing (S2 §2.2). */
export function editLink(id: string): string {
  return addressOf('change', { roleId: String(RoleKind.AUTHOR), id, change: '1' });
}

/** What comes after a submission (S1 §2, SC-031). */
export function submittedLink(id: string): string {
  return `/main/submitOk?${new URLSearchParams({ roleId: String(RoleKind.AUTHOR), id })}`;
}

/**
 * Where the author of an accepted manuscript agrees to the transfer of its copyright, and where the signed files are submitted (S2 §2.12,
 * D2-15).
 */
export function transferLink({ id, manuscriptNumber }: LinkedManuscript): string {
  return addressOf('empowerAuthor', { ...inRole(RoleKind.AUTHOR), id, cbCode: manuscriptNumber ?? '' });
}

export function transferFilesLink({ id, manuscriptNumber }: LinkedManuscript): string {
  return addressOf('empowerAddAuthor', { ...inRole(RoleKind.AUTHOR), id, code: manuscriptNumber ?? '' });
}

/** A preprint, which several roles read. */
export function preprintLink(id: string, roleNumber: number | null): string {
  return addressOf('editorPreprintContribution/preprintDetail', { ...inRole(roleNumber), id });
}

/** Where a new manuscript begins, at the choice of the journal. */
export const NEW_MANUSCRIPT_LINK = addressOf('create', { roleId: 1 });

/** An author's submitted manuscripts (S1 §2, R1-180), and the unfinished ones. */
export const AUTHOR_LIST = addressOf('authormanuList', { roleId: 1 });
export const DRAFT_LIST = addressOf('unManuscript', { roleId: 1 });

/** The list that a role comes from and goes back to. */
export const LIST_PATHS: Readonly<Record<RoleKindCode, string | null>> = {
  AUTHOR: AUTHOR_LIST,
  REVIEWER: addressOf('expertList', { roleId: 2 }),
  // Where one lands, the same address without the view is the work of today (decision 107).
  EDITOR: addressOf('editorManusList', { roleId: 3, view: 'list' }),
  EXECUTIVE_EDITOR: addressOf('editorChiefManusList', { roleId: 4, view: 'list' }),
  EDITOR_IN_CHIEF: addressOf('editorChiefManusList', { roleId: 5, view: 'list' }),
  PUBLISHING_EDITOR: addressOf('optList', { roleId: 6, view: 'list' }),
  OPERATIONS: addressOf('optList', { roleId: 7 }),
  ADMINISTRATOR: null,
  ASSOCIATE_EDITOR_IN_CHIEF: addressOf('editorManusList', { roleId: 10, view: 'list' }),
};

const STATUS_PATHS: ReadonlySet<string> = new Set(
  [
    EDITOR.status,
    CHIEF.status,
    PUBLISHER.status,
    AUTHOR_OF_UNACCEPTED.status,
    PUBLICATIONS.single.status,
    PUBLICATIONS.group.status,
  ].filter((path) => path !== null),
);

/** Whether the address is one of the status pages, which open the manuscript at its status. */
export function isStatusPath(pathname: string): boolean {
  return STATUS_PATHS.has(pathname);
}
