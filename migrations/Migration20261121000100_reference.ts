// Reference data of the first release: dictionaries, the root department, the menu tree and the nine seeded roles.
import { Migration } from '@mikro-orm/migrations';

type Label = readonly [zh: string, en: string];

/** GB/T 13745-2009, first-level disciplines: code, Chinese, English. */
const SUBJECTS: readonly (readonly [string, ...Label])[] = [
  ['110', '数学', 'Mathematics'], ['120', '信息科学与系统科学', 'Information and systems science'], ['130', '力学', 'Mechanics'],
  ['140', '物理学', 'Physics'], ['150', '化学', 'Chemistry'], ['160', '天文学', 'Astronomy'], ['170', '地球科学', 'Earth science'],
  ['180', '生物学', 'Biology'], ['190', '心理学', 'Psychology'], ['210', '农学', 'Agronomy'], ['220', '林学', 'Forestry'],
  ['230', '畜牧、兽医科学', 'Animal husbandry and veterinary science'], ['240', '水产学', 'Fisheries science'],
  ['310', '基础医学', 'Basic medicine'], ['320', '临床医学', 'Clinical medicine'], ['330', '预防医学与公共卫生学', 'Preventive medicine and public health'],
  ['340', '军事医学与特种医学', 'Military and special medicine'], ['350', '药学', 'Pharmacy'], ['360', '中医学与中药学', 'Traditional Chinese medicine and pharmacology'],
  ['410', '工程与技术科学基础学科', 'Basic engineering and technology'], ['413', '信息与系统科学相关工程与技术', 'Engineering related to information and systems science'],
  ['416', '自然科学相关工程与技术', 'Engineering related to natural science'], ['420', '测绘科学技术', 'Surveying and mapping'],
  ['430', '材料科学', 'Materials science'], ['440', '矿山工程技术', 'Mining engineering'], ['450', '冶金工程技术', 'Metallurgical engineering'],
  ['460', '机械工程', 'Mechanical engineering'], ['470', '动力与电气工程', 'Power and electrical engineering'], ['480', '能源科学技术', 'Energy science and technology'],
  ['490', '核科学技术', 'Nuclear science and technology'], ['510', '电子与通信技术', 'Electronics and communication'], ['520', '计算机科学技术', 'Computer science and technology'],
  ['530', '化学工程', 'Chemical engineering'], ['535', '产品应用相关工程与技术', 'Engineering related to product application'], ['540', '纺织科学技术', 'Textile science and technology'],
  ['550', '食品科学技术', 'Food science and technology'], ['560', '土木建筑工程', 'Civil engineering and architecture'], ['570', '水利工程', 'Hydraulic engineering'],
  ['580', '交通运输工程', 'Transportation engineering'], ['590', '航空、航天科学技术', 'Aeronautics and astronautics'], ['610', '环境科学技术及资源科学技术', 'Environmental and resource science'],
  ['620', '安全科学技术', 'Safety science and technology'], ['630', '管理学', 'Management'], ['710', '马克思主义', 'Marxism'], ['720', '哲学', 'Philosophy'],
  ['730', '宗教学', 'Religious studies'], ['740', '语言学', 'Linguistics'], ['750', '文学', 'Literature'], ['760', '艺术学', 'Art studies'], ['770', '历史学', 'History'],
  ['780', '考古学', 'Archaeology'], ['790', '经济学', 'Economics'], ['810', '政治学', 'Political science'], ['820', '法学', 'Law'], ['830', '军事学', 'Military science'],
  ['840', '社会学', 'Sociology'], ['850', '民族学与文化学', 'Ethnology and cultural studies'], ['860', '新闻学与传播学', 'Journalism and communication'],
  ['870', '图书馆、情报与文献学', 'Library, information and documentation science'], ['880', '教育学', 'Education'], ['890', '体育科学', 'Sports science'], ['910', '统计学', 'Statistics'],
];

/** The other dictionaries are numbered from 1 in the order the specifications list them (D13-020). */
const NUMBERED: Readonly<Record<string, readonly Label[]>> = {
  CYCLE: [['年刊', 'Annual'], ['半年刊', 'Semi-annual'], ['季刊', 'Quarterly'], ['双月刊', 'Bimonthly'], ['月刊', 'Monthly'], ['不定期', 'Irregular']],
  MANUSCRIPT_TYPE: [['特约稿件', 'Special invitation'], ['自由来稿', 'Free submission'], ['其他', 'Other']],
  ARTICLE_TYPE: [['研究论文', 'Research article'], ['综述', 'Review article'], ['评论', 'Commentary']],
  PROFESSIONAL_TITLE: [['教授', 'Professor'], ['副教授', 'Associate professor'], ['研究员', 'Researcher'], ['副研究员', 'Associate researcher'], ['助理研究员', 'Assistant researcher'], ['讲师', 'Lecturer']],
  DEGREE: [['学士', 'Bachelor'], ['硕士', 'Master'], ['博士', 'Doctor']],
  DUTY: [['教师', 'Teacher'], ['研究人员', 'Research staff'], ['博士后', 'Postdoctoral fellow'], ['博士研究生', 'Doctoral student'], ['硕士研究生', 'Master’s student'], ['编辑', 'Editor'], ['管理人员', 'Administrative staff'], ['其他', 'Other']],
};

/** Dictionaries whose values are codes of the specifications: file types 0, 1 and 5, 6, 7 (D2-111). */
const CODED: Readonly<Record<string, readonly (readonly [string, ...Label])[]>> = {
  SUBJECT: SUBJECTS,
  FILE_TYPE: [['0', '稿件', 'Manuscript'], ['1', '补充材料', 'Supplementary material']],
  AUTHORIZATION_FILE: [['5', '图片', 'Images'], ['6', '图表', 'Charts'], ['7', '表格', 'Tables']],
};

type Item = readonly [url: string, ...Label, hidden?: 'hidden'];
type Group = { readonly name: Label; readonly kinds: readonly number[]; readonly items: readonly Item[] };

const DETAIL: Item = ['authormanuList/detailAuthor', '稿件详情', 'Manuscript', 'hidden'];
const CHIEF_STATUS: Item = ['editorChiefManusList/ChiefEditorStatus', '稿件状态', 'Manuscript status', 'hidden'];

/** The menu of each role kind. A url may stand in several groups: each kind gets the groups that name it. */
const GROUPS: readonly Group[] = [
  {
    name: ['作者中心', 'Author'], kinds: [1],
    items: [
      ['authormanuList', '我的稿件', 'My manuscripts'], ['create', '投稿', 'New submission'], ['unManuscript', '未完成稿件', 'Unfinished manuscripts'],
      ['change', '修改稿件', 'Revise manuscript', 'hidden'], DETAIL, CHIEF_STATUS, ['stateNouse', '稿件状态', 'Manuscript status', 'hidden'],
      ['detailListUn', '稿件概况', 'Manuscript overview', 'hidden'], ['empowerAuthor', '版权转让', 'Copyright transfer', 'hidden'],
      ['empowerAddAuthor', '授权文件', 'Authorization files', 'hidden'],
    ],
  },
  {
    name: ['审稿中心', 'Reviewing'], kinds: [2],
    items: [['expertList', '审稿任务', 'Review assignments'], ['exportExitResult', '审稿意见表', 'Review form', 'hidden'], ['editorExportResult', '审稿结果', 'Review result', 'hidden'], DETAIL],
  },
  {
    name: ['编辑工作', 'Editorial'], kinds: [3, 10],
    items: [
      ['editorManusList', '稿件列表', 'Manuscripts'], ['editorInvite', '邀请作者', 'Invite authors'],
      ['editorManusList/detailChief', '稿件详情', 'Manuscript', 'hidden'], ['editorManusList/ChiefEditorStatus', '稿件状态', 'Manuscript status', 'hidden'],
      ['editorExportList', '邀请专家', 'Invite experts', 'hidden'], ['editorExportResult', '审稿结果', 'Review result', 'hidden'],
      ['editorChiefSingleList', '单篇发布列表', 'Published articles'], ['editorChiefMoreList', '组稿列表', 'Compiled articles'],
      ['editorChiefSingleList/singleStatus', '稿件状态', 'Manuscript status', 'hidden'], ['editorChiefSingleList/singleDetaile', '稿件详情', 'Manuscript', 'hidden'],
      ['editorChiefMoreList/moreStatus', '稿件状态', 'Manuscript status', 'hidden'], ['editorChiefMoreList/moreDetaile', '稿件详情', 'Manuscript', 'hidden'],
      ['editorPreprintContribution', '预印本', 'Preprints'], ['editorPreprintContribution/preprintDetail', '预印本详情', 'Preprint', 'hidden'], DETAIL,
    ],
  },
  {
    name: ['主编工作', 'Chief editing'], kinds: [4, 5],
    items: [
      ['editorChiefManusList', '稿件列表', 'Manuscripts'], ['editorChiefSingleList', '单篇发布列表', 'Published articles'], ['editorChiefMoreList', '组稿列表', 'Compiled articles'],
      ['editorClctDtl', '集刊与会议', 'Periodicals and conferences'], ['editorChiefUnuse', '未录用稿件库', 'Unaccepted manuscripts'], ['editorPreprintContribution', '预印本', 'Preprints'],
      ['editorChiefManusList/detailChief', '稿件详情', 'Manuscript', 'hidden'], CHIEF_STATUS, ['optList/statusDtaile', '稿件状态', 'Manuscript status', 'hidden'],
      ['optList/listDtaile', '稿件详情', 'Manuscript', 'hidden'], ['editorExportList', '邀请专家', 'Invite experts', 'hidden'], ['editorExportResult', '审稿结果', 'Review result', 'hidden'],
      ['editorChiefSingleList/singleStatus', '稿件状态', 'Manuscript status', 'hidden'], ['editorChiefSingleList/singleDetaile', '稿件详情', 'Manuscript', 'hidden'],
      ['editorChiefMoreList/moreStatus', '稿件状态', 'Manuscript status', 'hidden'], ['editorChiefMoreList/moreDetaile', '稿件详情', 'Manuscript', 'hidden'],
      ['editorGroupDtl', '目次编排', 'Order of contents', 'hidden'], ['operateList/jikanDetail', '集刊详情', 'Periodical', 'hidden'], ['meetList/meetDetail', '会议详情', 'Conference', 'hidden'],
      ['editorChiefUnuse/unUseDetail', '未录用稿件详情', 'Unaccepted manuscript', 'hidden'], ['editorPreprintContribution/preprintDetail', '预印本详情', 'Preprint', 'hidden'], DETAIL,
    ],
  },
  {
    name: ['主编设置', 'Chief editor’s settings'], kinds: [4, 5],
    items: [['editorJKflow', '集刊流程设置', 'Periodical process'], ['editorMeetFlowset', '会议流程设置', 'Conference process'], ['editorContSet', '集刊内容设置', 'Periodical templates'], ['editorMeetConset', '会议内容设置', 'Conference templates']],
  },
  {
    name: ['稿件', 'Manuscripts'], kinds: [6, 7],
    items: [
      ['optList', '稿件列表', 'Manuscripts'], ['editorChiefSingleList', '单篇发布列表', 'Published articles'], ['editorChiefMoreList', '组稿列表', 'Compiled articles'],
      ['optList/statusDtaile', '稿件状态', 'Manuscript status', 'hidden'], ['optList/listDtaile', '稿件详情', 'Manuscript', 'hidden'],
      ['editorChiefSingleList/singleStatus', '稿件状态', 'Manuscript status', 'hidden'], ['editorChiefSingleList/singleDetaile', '稿件详情', 'Manuscript', 'hidden'],
      ['editorChiefMoreList/moreStatus', '稿件状态', 'Manuscript status', 'hidden'], ['editorChiefMoreList/moreDetaile', '稿件详情', 'Manuscript', 'hidden'], DETAIL,
    ],
  },
  {
    name: ['未录用与预印本', 'Pool and preprints'], kinds: [7],
    items: [['optListUnuse', '未录用稿件库', 'Unaccepted manuscripts'], ['editorChiefUnuse/unUseDetail', '未录用稿件详情', 'Unaccepted manuscript', 'hidden'], ['editorPreprintContribution', '预印本', 'Preprints'], ['editorPreprintContribution/preprintDetail', '预印本详情', 'Preprint', 'hidden']],
  },
  {
    name: ['集刊与会议', 'Periodicals and conferences'], kinds: [6, 7],
    items: [['operateList', '集刊列表', 'Periodicals'], ['meetList', '会议列表', 'Conferences'], ['operateList/jikanDetail', '集刊详情', 'Periodical', 'hidden'], ['meetList/meetDetail', '会议详情', 'Conference', 'hidden']],
  },
  {
    name: ['集刊与会议管理', 'Management'], kinds: [7],
    items: [
      ['newClct', '新建集刊', 'New periodical'], ['meetNew', '新建会议', 'New conference'], ['paperManage', '集刊管理', 'Manage periodicals'], ['meetManager', '会议管理', 'Manage conferences'],
      ['paperManage/detailSet', '内容设置', 'Contents', 'hidden'], ['paperManage/parameSet', '参数设置', 'Parameters', 'hidden'], ['paperManage/flowSet', '流程设置', 'Workflow', 'hidden'],
      ['meetManager/meetDetailSet', '内容设置', 'Contents', 'hidden'], ['meetManager/parameSet', '参数设置', 'Parameters', 'hidden'], ['meetManager/flowSet', '流程设置', 'Workflow', 'hidden'],
      ['systemSet', '系统设置', 'System settings'], ['emailSet', '发信邮箱设置', 'Mail sender'],
    ],
  },
  {
    name: ['统计', 'Statistics'], kinds: [6, 7],
    items: [
      ['usetime', '稿件各阶段耗时统计', 'Time per stage'], ['refuse', '退稿不予录用情况统计', 'Rejections'], ['receive', '稿件接收情况统计', 'Receptions'], ['publish', '稿件出版情况统计', 'Publications'],
      ['resource', '稿件来源地区统计', 'Source regions'], ['status', '集刊状态统计', 'Periodical status'], ['publishClct', '集刊出版进度统计', 'Publication progress'],
    ],
  },
  {
    name: ['系统管理', 'Administration'], kinds: [8],
    items: [
      ['managePerson', '人员管理', 'People'], ['managePart', '部门管理', 'Departments'], ['manageRole', '角色管理', 'Roles'], ['systemLog', '系统日志', 'System log'],
      ['managePersonAdd', '编辑人员', 'Edit person', 'hidden'], ['managePartAdd', '编辑部门', 'Edit department', 'hidden'], ['manageRoleAdd', '编辑角色', 'Edit role', 'hidden'],
    ],
  },
  {
    name: ['个人中心', 'Personal centre'], kinds: [1, 2, 3, 4, 5, 6, 7, 8, 10],
    items: [['msgCenter', '消息中心', 'Messages'], ['personMsg', '个人信息', 'Personal information'], ['changePwd', '修改密码', 'Change password'], ['changeEmail', '修改邮箱', 'Change email']],
  },
];

/** The nine kinds of role (principles, Roles and scope): a seeded record has the id of its kind. */
const ROLES: readonly (readonly [number, ...Label])[] = [
  [1, '作者', 'Author'], [2, '审稿专家', 'Reviewer'], [3, '编辑', 'Editor'], [4, '执行主编', 'Executive Editor'], [5, '主编', 'Editor-in-Chief'],
  [6, '出版编辑', 'Publishing Editor'], [7, '期刊运营中心', 'Periodical Operations Centre'], [8, '普通管理员', 'Administrator'], [10, '副主编', 'Associate Editor-in-Chief'],
];

const FIRST_ADDED_ROLE_ID = 100;
const ROOT_DEPARTMENT_ID = 1;

export class Migration20261121000100_reference extends Migration {
  override async up(): Promise<void> {
    for (const [type, entries] of Object.entries(CODED)) {
      await this.#dictionary(type, entries);
    }
    for (const [type, labels] of Object.entries(NUMBERED)) {
      await this.#dictionary(type, labels.map(([zh, en], index) => [String(index + 1), zh, en] as const));
    }
    await this.execute(`insert into department (id, name, name_en, position) values (?, '出版社', 'Publisher', 0)`, [ROOT_DEPARTMENT_ID]);
    await this.execute(`select setval('department_id_seq', ?)`, [ROOT_DEPARTMENT_ID]);
    for (const [kind, zh, en] of ROLES) {
      await this.execute('insert into role (id, kind, name_zh, name_en, is_seeded) values (?, ?, ?, ?, true)', [kind, kind, zh, en]);
      await this.execute('insert into role_department (role_id, department_id) values (?, ?)', [kind, ROOT_DEPARTMENT_ID]);
    }
    await this.execute(`select setval('role_id_seq', ?, false)`, [FIRST_ADDED_ROLE_ID]);
    await this.#menus();
  }

  async #dictionary(type: string, entries: readonly (readonly [string, ...Label])[]): Promise<void> {
    for (const [position, [value, zh, en]] of entries.entries()) {
      await this.execute('insert into dictionary_entry (type, value, label_zh, label_en, position) values (?, ?, ?, ?, ?)', [type, value, zh, en, position + 1]);
    }
  }

  async #menus(): Promise<void> {
    let id = 0;
    for (const [position, group] of GROUPS.entries()) {
      const parentId = (id += 1);
      await this.execute('insert into menu (id, name_zh, name_en, position) values (?, ?, ?, ?)', [parentId, group.name[0], group.name[1], position]);
      const ids = [parentId];
      for (const [place, [url, zh, en, hidden]] of group.items.entries()) {
        ids.push((id += 1));
        await this.execute('insert into menu (id, parent_id, name_zh, name_en, url, is_in_navigation, position) values (?, ?, ?, ?, ?, ?, ?)', [id, parentId, zh, en, url, hidden === undefined, place]);
      }
      for (const kind of group.kinds) {
        await this.execute('insert into role_menu (role_id, menu_id) select ?, m from unnest(?::int[]) m', [kind, `{${ids.join(',')}}`]);
      }
    }
    await this.execute(`select setval('menu_id_seq', ?)`, [id]);
  }
}
