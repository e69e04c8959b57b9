// Screens that several calls belong to together, for the doors of the domains (decision 54).
import type { ScreenPath } from '../shared/screens.ts';

export const AUTHOR_PAGES: readonly ScreenPath[] = [
  'authormanuList',
  'authormanuList/detailAuthor',
  'unManuscript',
  'stateNouse',
  'detailListUn',
  'editorChiefManusList/ChiefEditorStatus',
];
export const WIZARD: readonly ScreenPath[] = ['create', 'change', 'unManuscript'];
export const REVIEWER_PAGES: readonly ScreenPath[] = ['expertList', 'exportExitResult'];
export const OFFICE_LISTS: readonly ScreenPath[] = ['editorManusList', 'editorChiefManusList', 'optList'];
const PUBLICATION_LISTS: readonly ScreenPath[] = ['editorChiefSingleList', 'editorChiefMoreList'];
/** A manuscript can be acted upon in every list and on its page, opened from any list. */
export const OFFICE_PAGES: readonly ScreenPath[] = [
  ...OFFICE_LISTS,
  ...PUBLICATION_LISTS,
  'editorManusList/detailChief',
  'editorManusList/ChiefEditorStatus',
  'editorChiefManusList/detailChief',
  'editorChiefManusList/ChiefEditorStatus',
  'optList/statusDtaile',
  'optList/listDtaile',
  'editorChiefSingleList/singleStatus',
  'editorChiefSingleList/singleDetaile',
  'editorChiefMoreList/moreStatus',
  'editorChiefMoreList/moreDetaile',
  'editorExportList',
  'editorExportResult',
];
export const POOL: readonly ScreenPath[] = ['editorChiefUnuse', 'editorChiefUnuse/unUseDetail', 'optListUnuse'];
export const PREPRINTS: readonly ScreenPath[] = ['editorPreprintContribution', 'editorPreprintContribution/preprintDetail'];
export const INVITING_AUTHORS: readonly ScreenPath[] = ['editorInvite'];
/** The page of a journal is where its issues are made. */
export const ISSUES: readonly ScreenPath[] = [
  'operateList/jikanDetail',
  'meetList/meetDetail',
  'editorClctDtl',
  'editorGroupDtl',
  ...PUBLICATION_LISTS,
];
export const PROCESS: readonly ScreenPath[] = ['editorJKflow', 'editorMeetFlowset'];
export const TEMPLATES: readonly ScreenPath[] = ['editorContSet', 'editorMeetConset'];
export const PUBLISHER: readonly ScreenPath[] = ['publisherTexts'];
export const MAINTENANCE: readonly ScreenPath[] = ['maintenance'];
export const PUBLICATION: readonly ScreenPath[] = ['paperManage/publicationSet', 'meetManager/publicationSet'];
export const MANAGEMENT: readonly ScreenPath[] = [
  'paperManage',
  'meetManager',
  'paperManage/detailSet',
  'paperManage/parameSet',
  'paperManage/flowSet',
  'meetManager/meetDetailSet',
  'meetManager/parameSet',
  'meetManager/flowSet',
  ...PUBLICATION,
  'newClct',
  'meetNew',
  'systemSet',
  'emailSet',
];
export const JOURNAL_LISTS: readonly ScreenPath[] = ['operateList', 'meetList', ...ISSUES];
export const STATISTICS: readonly ScreenPath[] = ['usetime', 'refuse', 'receive', 'publish', 'resource', 'status', 'publishClct'];
export const PEOPLE: readonly ScreenPath[] = ['managePerson', 'managePersonAdd'];
export const DEPARTMENTS: readonly ScreenPath[] = ['managePart', 'managePartAdd'];
export const ROLES: readonly ScreenPath[] = ['manageRole', 'manageRoleAdd'];
/** A manuscript and its parts. */
export const READING: readonly ScreenPath[] = [
  ...AUTHOR_PAGES,
  ...WIZARD,
  'authorshipRecord',
  'empowerAuthor',
  'empowerAddAuthor',
  ...REVIEWER_PAGES,
  ...OFFICE_PAGES,
  ...POOL,
  ...ISSUES,
];
export const LETTERS: readonly ScreenPath[] = [...TEMPLATES, ...INVITING_AUTHORS, ...OFFICE_PAGES];
export const PUBLISHER_SETTINGS: readonly ScreenPath[] = [...PUBLISHER, ...PUBLICATION, 'emailSet', 'systemSet'];
export const DEFAULT_PARAMETERS: readonly ScreenPath[] = ['systemSet', 'newClct', 'meetNew'];
/** Where a department is chosen. */
export const CHOOSING_DEPARTMENTS: readonly ScreenPath[] = [
  ...JOURNAL_LISTS,
  ...MANAGEMENT,
  ...STATISTICS,
  ...DEPARTMENTS,
  ...PEOPLE,
  ...ROLES,
];
