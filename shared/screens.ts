// The screens under /main: their paths, names, and roles. The rows of the menu (api/modules/organization/menu-rows.ts), the routes of the
// web, links, the navigation and its icons, and the calls a role may make are all made from this.
import { RoleKind, roleKindIds, type RoleKindId } from './roles.ts';

interface ScreenRow {
  /** Its name in the navigation, and where administrators choose a role's screens. */
  zh: string;
  en: string;
  /** Its sign in the navigation, where no two of one role are alike. Left out: it is reached from another screen only. */
  icon?: string;
  /** Its settings are the whole house's: an administrator of some departments who lacks it gives it to nobody. */
  isOfHouse?: true;
  /** Type of the `id` in its address, where that is no manuscript: old addresses give it as a decimal number. */
  idOf?: 'Colloquium' | 'Preprint';
}

interface GroupRow {
  /** Identifies the group, independently of its names. */
  key: string;
  zh: string;
  en: string;
  /**
   * The kinds of role that it is for. Their seeded records are given it once, with each of its screens; what an administrator removes is
   * not given again. Records keep it when a kind leaves this list: a migration takes it.
   */
  kinds: readonly RoleKindId[];
  /** By path, in their order. */
  screens: Readonly<Record<string, ScreenRow | typeof again>>;
}

/** A screen that an earlier group has described, in this one as well. */
const again = 'again';

/**
 * Every screen once, in the first group that it stands in, and the menu in its order. The path below /main is that of the specifications,
 * which old links, letters and scripts hold (S3 §2.1): it never changes.
 */
const GROUPS = [
  {
    key: 'author',
    zh: '作者中心',
    en: 'Author',
    kinds: [RoleKind.AUTHOR],
    screens: {
      authormanuList: { zh: '我的稿件', en: 'My manuscripts', icon: 'list' },
      create: { zh: '投稿', en: 'New submission', icon: 'plus' },
      unManuscript: { zh: '未完成稿件', en: 'Unfinished manuscripts', icon: 'edit' },
      change: { zh: '修改稿件', en: 'Revise manuscript' },
      'authormanuList/detailAuthor': { zh: '稿件详情', en: 'Manuscript' },
      'editorChiefManusList/ChiefEditorStatus': { zh: '稿件状态', en: 'Manuscript status' },
      stateNouse: { zh: '稿件状态', en: 'Manuscript status' },
      detailListUn: { zh: '稿件概况', en: 'Manuscript overview' },
      authorshipRecord: { zh: '署名确认记录', en: 'Record of authorship' },
      empowerAuthor: { zh: '版权转让', en: 'Copyright transfer' },
      empowerAddAuthor: { zh: '授权文件', en: 'Authorization files' },
    },
  },
  {
    key: 'reviewing',
    zh: '审稿中心',
    en: 'Reviewing',
    kinds: [RoleKind.REVIEWER],
    screens: {
      expertList: { zh: '审稿任务', en: 'Review assignments', icon: 'list' },
      exportExitResult: { zh: '审稿意见表', en: 'Review form' },
      editorExportResult: { zh: '审稿结果', en: 'Review result' },
      'authormanuList/detailAuthor': again,
      reviewerRecord: { zh: '审稿记录', en: 'Review record', icon: 'article' },
    },
  },
  {
    key: 'editorial',
    zh: '编辑工作',
    en: 'Editorial',
    kinds: [RoleKind.EDITOR, RoleKind.ASSOCIATE_EDITOR_IN_CHIEF],
    screens: {
      editorManusList: { zh: '稿件列表', en: 'Manuscripts', icon: 'list' },
      editorInvite: { zh: '邀请作者', en: 'Invite authors', icon: 'userPlus' },
      'editorManusList/detailChief': { zh: '稿件详情', en: 'Manuscript' },
      'editorManusList/ChiefEditorStatus': { zh: '稿件状态', en: 'Manuscript status' },
      editorExportList: { zh: '邀请专家', en: 'Invite experts' },
      editorExportResult: again,
      editorChiefSingleList: { zh: '单篇发布列表', en: 'Online first', icon: 'article' },
      editorChiefMoreList: { zh: '组稿列表', en: 'Issues in preparation', icon: 'layers' },
      'editorChiefSingleList/singleStatus': { zh: '稿件状态', en: 'Manuscript status' },
      'editorChiefSingleList/singleDetaile': { zh: '稿件详情', en: 'Manuscript' },
      'editorChiefMoreList/moreStatus': { zh: '稿件状态', en: 'Manuscript status' },
      'editorChiefMoreList/moreDetaile': { zh: '稿件详情', en: 'Manuscript' },
      authorshipRecord: again,
      editorPreprintContribution: { zh: '预印本', en: 'Preprints', icon: 'file' },
      'editorPreprintContribution/preprintDetail': { zh: '预印本详情', en: 'Preprint', idOf: 'Preprint' },
      aiStatements: { zh: '人工智能声明', en: 'AI statements', icon: 'search' },
      'authormanuList/detailAuthor': again,
    },
  },
  {
    key: 'chiefEditing',
    zh: '主编工作',
    en: 'Chief editing',
    kinds: [RoleKind.EXECUTIVE_EDITOR, RoleKind.EDITOR_IN_CHIEF],
    screens: {
      editorChiefManusList: { zh: '稿件列表', en: 'Manuscripts', icon: 'list' },
      editorChiefSingleList: again,
      editorChiefMoreList: again,
      editorClctDtl: { zh: '集刊与会议', en: 'Periodicals and conferences', icon: 'book', idOf: 'Colloquium' },
      authorshipRecord: again,
      editorChiefUnuse: { zh: '未录用稿件库', en: 'Unaccepted manuscripts', icon: 'archive' },
      editorPreprintContribution: again,
      aiStatements: again,
      'editorChiefManusList/detailChief': { zh: '稿件详情', en: 'Manuscript' },
      'editorChiefManusList/ChiefEditorStatus': again,
      'optList/statusDtaile': { zh: '稿件状态', en: 'Manuscript status' },
      'optList/listDtaile': { zh: '稿件详情', en: 'Manuscript' },
      editorExportList: again,
      editorExportResult: again,
      'editorChiefSingleList/singleStatus': again,
      'editorChiefSingleList/singleDetaile': again,
      'editorChiefMoreList/moreStatus': again,
      'editorChiefMoreList/moreDetaile': again,
      editorGroupDtl: { zh: '目次编排', en: 'Order of contents', idOf: 'Colloquium' },
      'operateList/jikanDetail': { zh: '集刊详情', en: 'Periodical', idOf: 'Colloquium' },
      'meetList/meetDetail': { zh: '会议详情', en: 'Conference', idOf: 'Colloquium' },
      'editorChiefUnuse/unUseDetail': { zh: '未录用稿件详情', en: 'Unaccepted manuscript' },
      'editorPreprintContribution/preprintDetail': again,
      'authormanuList/detailAuthor': again,
    },
  },
  {
    key: 'chiefSettings',
    zh: '主编设置',
    en: 'Editor-in-chief’s settings',
    kinds: [RoleKind.EXECUTIVE_EDITOR, RoleKind.EDITOR_IN_CHIEF],
    screens: {
      editorJKflow: { zh: '集刊流程设置', en: 'Periodical process', icon: 'flow', idOf: 'Colloquium' },
      editorMeetFlowset: { zh: '会议流程设置', en: 'Conference process', icon: 'calendar', idOf: 'Colloquium' },
      editorContSet: { zh: '信函模板', en: 'Letter templates', icon: 'template', idOf: 'Colloquium' },
      editorMeetConset: { zh: '会议信函模板', en: 'Conference letter templates', icon: 'monitor', idOf: 'Colloquium' },
    },
  },
  {
    key: 'manuscripts',
    zh: '稿件',
    en: 'Manuscripts',
    kinds: [RoleKind.PUBLISHING_EDITOR, RoleKind.OPERATIONS],
    screens: {
      optList: { zh: '稿件列表', en: 'Manuscripts', icon: 'list' },
      editorChiefSingleList: again,
      editorChiefMoreList: again,
      'optList/statusDtaile': again,
      'optList/listDtaile': again,
      'editorChiefSingleList/singleStatus': again,
      'editorChiefSingleList/singleDetaile': again,
      'editorChiefMoreList/moreStatus': again,
      'editorChiefMoreList/moreDetaile': again,
      'authormanuList/detailAuthor': again,
    },
  },
  {
    key: 'pool',
    zh: '未录用与预印本',
    en: 'Pool and preprints',
    kinds: [RoleKind.OPERATIONS],
    screens: {
      optListUnuse: { zh: '未录用稿件库', en: 'Unaccepted manuscripts', icon: 'archive' },
      'editorChiefUnuse/unUseDetail': again,
      editorPreprintContribution: again,
      aiStatements: again,
      'editorPreprintContribution/preprintDetail': again,
    },
  },
  {
    key: 'journals',
    zh: '集刊与会议',
    en: 'Periodicals and conferences',
    kinds: [RoleKind.PUBLISHING_EDITOR, RoleKind.OPERATIONS],
    screens: {
      operateList: { zh: '集刊列表', en: 'Periodicals', icon: 'book' },
      meetList: { zh: '会议列表', en: 'Conferences', icon: 'calendar' },
      'operateList/jikanDetail': again,
      'meetList/meetDetail': again,
    },
  },
  {
    key: 'management',
    zh: '集刊与会议管理',
    en: 'Management',
    kinds: [RoleKind.OPERATIONS],
    screens: {
      newClct: { zh: '新建集刊', en: 'New periodical', icon: 'bookPlus' },
      meetNew: { zh: '新建会议', en: 'New conference', icon: 'calendarPlus' },
      paperManage: { zh: '集刊管理', en: 'Manage periodicals', icon: 'template' },
      meetManager: { zh: '会议管理', en: 'Manage conferences', icon: 'monitor' },
      'paperManage/detailSet': { zh: '内容设置', en: 'Contents', idOf: 'Colloquium' },
      'paperManage/parameSet': { zh: '参数设置', en: 'Parameters', idOf: 'Colloquium' },
      'paperManage/flowSet': { zh: '流程设置', en: 'Workflow', idOf: 'Colloquium' },
      'paperManage/publicationSet': { zh: '出版设置', en: 'Publication', idOf: 'Colloquium' },
      'meetManager/meetDetailSet': { zh: '内容设置', en: 'Contents', idOf: 'Colloquium' },
      'meetManager/parameSet': { zh: '参数设置', en: 'Parameters', idOf: 'Colloquium' },
      'meetManager/flowSet': { zh: '流程设置', en: 'Workflow', idOf: 'Colloquium' },
      'meetManager/publicationSet': { zh: '出版设置', en: 'Publication', idOf: 'Colloquium' },
      systemSet: { zh: '系统设置', en: 'System settings', icon: 'gear', isOfHouse: true },
      emailSet: { zh: '发信邮箱设置', en: 'Mail sender', icon: 'send', isOfHouse: true },
      publisherTexts: { zh: '须知、协议与视频', en: 'Instructions, agreement and videos', icon: 'edit', isOfHouse: true },
      dictionaries: { zh: '数据字典', en: 'Dictionaries', icon: 'listOrdered', isOfHouse: true },
      institutions: { zh: '机构库', en: 'Institutions', icon: 'building', isOfHouse: true },
      'institutions/unplaced': { zh: '待归入单位', en: 'Units not in the register', isOfHouse: true },
      publisherLinks: { zh: '友情链接与产品', en: 'Friend and product links', icon: 'link', isOfHouse: true },
      workingDays: { zh: '工作日历', en: 'Working days', icon: 'checkCircle', isOfHouse: true },
    },
  },
  {
    key: 'statistics',
    zh: '统计',
    en: 'Statistics',
    kinds: [RoleKind.PUBLISHING_EDITOR, RoleKind.OPERATIONS],
    screens: {
      usetime: { zh: '稿件各阶段耗时统计', en: 'Time per stage', icon: 'clock' },
      refuse: { zh: '退稿不予录用情况统计', en: 'Rejected and not accepted', icon: 'turnedDown' },
      receive: { zh: '稿件接收情况统计', en: 'Manuscripts received', icon: 'inboxCheck' },
      publish: { zh: '稿件出版情况统计', en: 'Manuscripts published', icon: 'chart' },
      resource: { zh: '稿件来源地区统计', en: 'Source regions', icon: 'map' },
      status: { zh: '集刊状态统计', en: 'Periodical status', icon: 'pie' },
      publishClct: { zh: '集刊出版进度统计', en: 'Publication progress', icon: 'progress' },
    },
  },
  {
    key: 'administration',
    zh: '系统管理',
    en: 'Administration',
    kinds: [RoleKind.ADMINISTRATOR],
    screens: {
      managePerson: { zh: '人员管理', en: 'People', icon: 'people' },
      managePart: { zh: '部门管理', en: 'Departments', icon: 'building' },
      manageRole: { zh: '角色管理', en: 'Roles', icon: 'shield' },
      systemLog: { zh: '系统日志', en: 'System log', icon: 'log' },
      managePersonAdd: { zh: '编辑人员', en: 'Edit person' },
      managePartAdd: { zh: '编辑部门', en: 'Edit department' },
      manageRoleAdd: { zh: '编辑角色', en: 'Edit role' },
      publisherTexts: again,
      maintenance: { zh: '系统维护', en: 'Maintenance', icon: 'gear', isOfHouse: true },
      apiTokens: { zh: 'API 令牌', en: 'API tokens', icon: 'code' },
      identityReads: { zh: '身份查阅', en: 'Names viewed' },
    },
  },
  {
    key: 'account',
    zh: '个人中心',
    en: 'Account',
    kinds: roleKindIds,
    screens: {
      msgCenter: { zh: '消息中心', en: 'Messages', icon: 'bell' },
      personMsg: { zh: '个人信息', en: 'Personal information', icon: 'user' },
      changePwd: { zh: '修改密码', en: 'Change password', icon: 'key' },
      changeEmail: { zh: '修改邮箱', en: 'Change email', icon: 'mail' },
      signInHistory: { zh: '登录记录', en: 'Sign-in history', icon: 'globe' },
    },
  },
] as const satisfies readonly GroupRow[];

type ScreensOf<Group> = Group extends { screens: infer Screens } ? Screens : never;
type PathOf<Screens> = Screens extends unknown ? keyof Screens & string : never;
type RowOf<Screens> = Screens extends unknown ? Exclude<Screens[keyof Screens], typeof again> : never;
type Screens = ScreensOf<(typeof GROUPS)[number]>;

export type ScreenPath = PathOf<Screens>;

export interface MenuGroup extends Omit<GroupRow, 'screens'> {
  screens: readonly ScreenPath[];
}

/** The menu, in its order. */
export const MENU: readonly MenuGroup[] = GROUPS.map(({ screens, ...group }) => ({
  ...group,
  // The keys of a group are paths of screens: `GROUPS` is checked as a whole.
  screens: Object.keys(screens) as ScreenPath[],
}));

/** Each screen by its path. */
export const SCREENS = described(GROUPS.flatMap(({ screens }) => Object.entries<RowOf<Screens> | typeof again>(screens)));

function described<Row>(places: readonly (readonly [path: string, row: Row | typeof again])[]): Readonly<Record<ScreenPath, Row>> {
  const rows: Record<string, Row> = {};
  for (const [path, row] of places) {
    if ((row === again) !== path in rows)
      throw new Error(`shared/screens.ts: ${path} has to be described in the first of its groups, and to say again in the others`);
    if (row !== again) rows[path] = row;
  }
  // Every path of every group.
  return rows as Record<ScreenPath, Row>;
}

// Its keys are all paths: `described` has one row for each.
export const screenPaths = Object.keys(SCREENS) as ScreenPath[];

export const isScreenPath = (path: string): path is ScreenPath => Object.hasOwn(SCREENS, path);

/**
 * Screens with settings of the whole house. The publisher's mailbox alone would be enough to take over every account: letters with new
 * passwords are sent from it.
 */
export const screensOfHouse: readonly string[] = screenPaths.filter((path) => 'isOfHouse' in SCREENS[path]);

/** The address of a screen, with its query; undefined values are left out. */
export function addressOf(path: ScreenPath, search: Readonly<Record<string, string | number | undefined>> = {}): string {
  const given = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const query = new URLSearchParams(given).toString();
  return `/main/${path}${query && `?${query}`}`;
}

/** Where a person of this kind lands after signing in or switching roles (S1 §4). */
export const landingPath: Readonly<Record<RoleKindId, string>> = {
  1: addressOf('authormanuList'),
  2: addressOf('expertList'),
  3: addressOf('editorManusList'),
  4: addressOf('editorChiefManusList'),
  5: addressOf('editorChiefManusList'),
  6: addressOf('optList'),
  7: addressOf('optList'),
  8: addressOf('managePerson'),
  10: addressOf('editorManusList'),
};
