// The accounts of the demo publisher that the sign-in page offers: at least one for each role.
import type { MemberType, RoleKindCode } from '../../shared/roles.ts';
import type { DemoDepartment } from './departments.ts';

export const DEMO_PASSWORD = 'Colloquium1';
export const DEMO_DOMAIN = 'demo.test';

interface DemoPerson {
  /** Before the @; the user name too. */
  account: string;
  realName: string;
  roles: readonly RoleKindCode[];
  department?: DemoDepartment;
  /** Offices by periodical number. */
  offices?: Readonly<Record<string, readonly MemberType[]>>;
  /** Numbers of the periodicals that the person writes and reviews for. */
  fields?: readonly string[];
  workplace: string;
  address: string;
  sex: 0 | 1;
  /** Values of the dictionaries PROFESSIONAL_TITLE and DEGREE. */
  title: string;
  degree: string;
  hasOneSession?: boolean;
  /** Their teacher, as they say it. */
  supervisor?: string;
}

const everyRole: readonly RoleKindCode[] = [
  'AUTHOR',
  'REVIEWER',
  'EDITOR',
  'EXECUTIVE_EDITOR',
  'EDITOR_IN_CHIEF',
  'PUBLISHING_EDITOR',
  'OPERATIONS',
  'ADMINISTRATOR',
  'ASSOCIATE_EDITOR_IN_CHIEF',
];

export const demoPeople: readonly DemoPerson[] = [
  {
    account: 'author',
    realName: '沈知远',
    roles: ['AUTHOR'],
    fields: ['JNWH', 'FYYH', 'SZRW'],
    workplace: '临江大学文学院',
    address: '浙江省杭州市',
    sex: 0,
    title: '2',
    degree: '3',
    supervisor: '杜明远教授',
  },
  {
    account: 'author2',
    realName: '顾清禾',
    roles: ['AUTHOR'],
    fields: ['SJKX', 'SZRW', 'KTKC'],
    workplace: '东湖理工大学计算机学院',
    address: '湖北省武汉市',
    sex: 1,
    title: '6',
    degree: '3',
  },
  {
    account: 'reviewer1',
    realName: '陆承泽',
    roles: ['REVIEWER', 'AUTHOR'],
    fields: ['JNWH', 'FYYH', 'SZRW'],
    workplace: '燕山师范大学历史学院',
    address: '河北省秦皇岛市',
    sex: 0,
    title: '1',
    degree: '3',
  },
  {
    account: 'reviewer2',
    realName: '贺兰舟',
    roles: ['REVIEWER'],
    fields: ['SJKX', 'XYJJ', 'KTKC'],
    workplace: '岭南科技大学数据科学系',
    address: '广东省广州市',
    sex: 1,
    title: '3',
    degree: '3',
  },
  {
    account: 'reviewer3',
    realName: '邵景行',
    roles: ['REVIEWER'],
    fields: ['STPL', 'SQJK', 'FZPT'],
    workplace: '西部生态研究院',
    address: '甘肃省兰州市',
    sex: 0,
    title: '4',
    degree: '3',
  },
  {
    account: 'editor',
    realName: '叶书宁',
    roles: ['EDITOR'],
    department: 'humanities',
    offices: { JNWH: ['editor'], SJKX: ['editor'], STPL: ['editor'], SZRW: ['editor'] },
    workplace: '人文分社编辑部',
    address: '上海市',
    sex: 1,
    title: '6',
    degree: '2',
  },
  {
    account: 'editor2',
    realName: '方以墨',
    roles: ['EDITOR'],
    department: 'science',
    offices: { JNWH: ['editor'], SJKX: ['editor'] },
    workplace: '科技分社编辑部',
    address: '上海市',
    sex: 0,
    title: '6',
    degree: '2',
  },
  {
    account: 'executive',
    realName: '韩砚秋',
    roles: ['EXECUTIVE_EDITOR'],
    department: 'humanities',
    offices: { JNWH: ['executive'], SJKX: ['executive'], STPL: ['executive'] },
    workplace: '人文分社编辑部',
    address: '上海市',
    sex: 1,
    title: '2',
    degree: '3',
  },
  {
    account: 'chief',
    realName: '周岱宗',
    roles: ['EDITOR_IN_CHIEF'],
    department: 'humanities',
    offices: { JNWH: ['chief'], SJKX: ['chief'], STPL: ['chief'], SZRW: ['chief'] },
    workplace: '临江大学',
    address: '浙江省杭州市',
    sex: 0,
    title: '1',
    degree: '3',
  },
  {
    account: 'deputy',
    realName: '孟若溪',
    roles: ['ASSOCIATE_EDITOR_IN_CHIEF'],
    department: 'humanities',
    offices: { JNWH: ['deputy'], STPL: ['deputy'] },
    workplace: '江城大学',
    address: '湖北省武汉市',
    sex: 1,
    title: '1',
    degree: '3',
  },
  {
    account: 'publisher',
    realName: '罗思源',
    roles: ['PUBLISHING_EDITOR'],
    department: 'humanities',
    workplace: '人文分社',
    address: '上海市',
    sex: 0,
    title: '4',
    degree: '2',
  },
  {
    account: 'operations',
    realName: '程一诺',
    roles: ['OPERATIONS'],
    workplace: '期刊运营中心',
    address: '上海市',
    sex: 1,
    title: '5',
    degree: '2',
  },
  {
    account: 'admin',
    realName: '魏子衿',
    roles: ['ADMINISTRATOR'],
    workplace: '信息技术部',
    address: '上海市',
    sex: 0,
    title: '5',
    degree: '1',
  },
  {
    account: 'many',
    realName: '全景明',
    roles: everyRole,
    fields: ['SQJK', 'XYJJ'],
    offices: { STPL: ['editor', 'deputy', 'executive', 'chief'] },
    workplace: '期刊运营中心',
    address: '上海市',
    sex: 0,
    title: '2',
    degree: '3',
  },
  {
    account: 'single',
    realName: '任独行',
    roles: ['AUTHOR'],
    fields: ['STPL', 'XYJJ'],
    workplace: '北岸学院',
    address: '辽宁省大连市',
    sex: 0,
    title: '6',
    degree: '2',
    hasOneSession: true,
  },
];
