// The other people of the demo publisher: editorial staff, reviewers and authors, so that lists and searches have somebody to show.
import type { MemberType, RoleKindCode } from '../../shared/roles.ts';
import type { DemoDepartment } from './departments.ts';
import type { DemoUnitKey } from './units.ts';

/**
 * Domain of one university, kept for examples: two people with an address there know each other. Addresses at the demo's own domain imply
 * nothing.
 */
export const UNIVERSITY_DOMAIN = 'example.edu';

interface DemoScholar {
  /** Before the @; the user name too. */
  account: string;
  realName: string;
  sex: 0 | 1;
  roles: readonly RoleKindCode[];
  /** Numbers of the periodicals whose subjects are theirs: they submit to and review for them. */
  fields: readonly string[];
  unit: DemoUnitKey;
  /** Part of the unit, by its place in the list. */
  part: number;
  /** Values of the dictionaries PROFESSIONAL_TITLE and DEGREE. */
  title: string;
  degree: string;
  department?: DemoDepartment;
  offices?: Readonly<Record<string, readonly MemberType[]>>;
  /** Left out: one of the demo's. */
  email?: string;
}

type Brief = readonly [
  account: string,
  realName: string,
  sex: 0 | 1,
  unit: DemoUnitKey,
  part: number,
  title: string,
  degree: string,
  fields: string,
];

const withRoles = (roles: readonly RoleKindCode[], people: readonly Brief[]): DemoScholar[] =>
  people.map(([account, realName, sex, unit, part, title, degree, fields]) => ({
    account,
    realName,
    sex,
    roles,
    unit,
    part,
    title,
    degree,
    fields: fields.split(' '),
  }));

/** Editors, deputies, chief and executive editors of the periodicals that the accounts of the sign-in page do not run. */
const staff: readonly DemoScholar[] = [
  {
    account: 'zhaomingyue',
    realName: '赵明玥',
    sex: 1,
    roles: ['EDITOR'],
    fields: [],
    unit: 'songjiang',
    part: 1,
    title: '6',
    degree: '2',
    department: 'social',
    offices: { KTKC: ['editor'], XYJJ: ['editor'] },
  },
  {
    account: 'qianshuhang',
    realName: '钱书航',
    sex: 0,
    roles: ['EDITOR'],
    fields: [],
    unit: 'guanzhong',
    part: 0,
    title: '6',
    degree: '2',
    department: 'social',
    offices: { FZPT: ['editor'], KTKC: ['editor'] },
  },
  {
    account: 'sunruolin',
    realName: '孙若霖',
    sex: 1,
    roles: ['EDITOR'],
    fields: [],
    unit: 'chuanxi',
    part: 0,
    title: '5',
    degree: '3',
    department: 'medicine',
    offices: { SQJK: ['editor'] },
  },
  {
    account: 'liyanshu',
    realName: '李砚书',
    sex: 0,
    roles: ['EDITOR'],
    fields: [],
    unit: 'songjiang',
    part: 0,
    title: '6',
    degree: '3',
    department: 'humanities',
    offices: { FYYH: ['editor'], SZRW: ['editor'] },
  },
  {
    account: 'zhoujingwen',
    realName: '周景文',
    sex: 0,
    roles: ['EDITOR'],
    fields: [],
    unit: 'jingxi',
    part: 0,
    title: '5',
    degree: '2',
    department: 'social',
    offices: { XYJJ: ['editor'], FZPT: ['editor'], SQJK: ['editor'], FYYH: ['editor'] },
  },
  {
    account: 'wuhuaijin',
    realName: '吴怀瑾',
    sex: 0,
    roles: ['EDITOR_IN_CHIEF'],
    fields: [],
    unit: 'jingxi',
    part: 0,
    title: '3',
    degree: '3',
    department: 'social',
    offices: { XYJJ: ['chief'], FZPT: ['chief'] },
  },
  {
    account: 'zhengyunzhong',
    realName: '郑允中',
    sex: 0,
    roles: ['EDITOR_IN_CHIEF'],
    fields: [],
    unit: 'yanshan',
    part: 1,
    title: '1',
    degree: '3',
    department: 'social',
    offices: { KTKC: ['chief'] },
  },
  {
    account: 'wangjichuan',
    realName: '王济川',
    sex: 0,
    roles: ['EDITOR_IN_CHIEF'],
    fields: [],
    unit: 'minjiang',
    part: 0,
    title: '1',
    degree: '3',
    department: 'medicine',
    offices: { SQJK: ['chief'] },
  },
  {
    account: 'fengzhiyan',
    realName: '冯知言',
    sex: 1,
    roles: ['EDITOR_IN_CHIEF'],
    fields: [],
    unit: 'guijiang',
    part: 0,
    title: '1',
    degree: '3',
    department: 'humanities',
    offices: { FYYH: ['chief'], SZRW: ['chief'] },
  },
  {
    account: 'chenshuyi',
    realName: '陈书意',
    sex: 1,
    roles: ['EXECUTIVE_EDITOR'],
    fields: [],
    unit: 'jiangcheng',
    part: 0,
    title: '2',
    degree: '3',
    department: 'social',
    offices: { XYJJ: ['executive'], KTKC: ['executive'], FZPT: ['executive'] },
  },
  {
    account: 'chuyunfan',
    realName: '褚云帆',
    sex: 0,
    roles: ['EXECUTIVE_EDITOR'],
    fields: [],
    unit: 'yunling',
    part: 0,
    title: '2',
    degree: '3',
    department: 'humanities',
    offices: { SQJK: ['executive'], FYYH: ['executive'], SZRW: ['executive'] },
  },
  {
    account: 'weichanggeng',
    realName: '卫长庚',
    sex: 0,
    roles: ['ASSOCIATE_EDITOR_IN_CHIEF'],
    fields: [],
    unit: 'zhongzhou',
    part: 0,
    title: '1',
    degree: '3',
    department: 'social',
    offices: { FZPT: ['deputy'], XYJJ: ['deputy'] },
  },
  {
    account: 'jiangtinglan',
    realName: '蒋听澜',
    sex: 1,
    roles: ['ASSOCIATE_EDITOR_IN_CHIEF'],
    fields: [],
    unit: 'chuanxi',
    part: 1,
    title: '2',
    degree: '3',
    department: 'medicine',
    offices: { SQJK: ['deputy'] },
  },
  {
    account: 'shenyanqing',
    realName: '沈砚青',
    sex: 1,
    roles: ['PUBLISHING_EDITOR'],
    fields: [],
    unit: 'songjiang',
    part: 0,
    title: '5',
    degree: '2',
    department: 'social',
  },
];

const reviewers = withRoles(
  ['REVIEWER', 'AUTHOR'],
  [
    ['yangqianli', '杨千里', 0, 'yanshan', 0, '1', '3', 'JNWH SZRW'],
    ['zhushuwen', '朱淑文', 1, 'linjiang', 1, '1', '3', 'JNWH'],
    ['qinzhengyang', '秦正阳', 0, 'haihe', 0, '1', '3', 'SJKX'],
    ['xumingche', '许明澈', 0, 'lingnan', 0, '2', '3', 'SJKX SZRW'],
    ['hewanqing', '何晚晴', 1, 'western', 0, '3', '3', 'STPL'],
    ['lvguangyao', '吕光耀', 0, 'qilu', 0, '1', '3', 'STPL'],
    ['shijinnian', '施锦年', 1, 'xiangnan', 1, '3', '3', 'XYJJ'],
    ['zhangheng', '张珩', 0, 'jingxi', 0, '4', '3', 'XYJJ'],
    ['kongdexin', '孔德馨', 1, 'guijiang', 1, '1', '3', 'KTKC'],
    ['caorenjie', '曹仁杰', 0, 'yunling', 1, '2', '3', 'KTKC'],
    ['yanzhengqing', '严正清', 0, 'guanzhong', 1, '1', '3', 'FZPT'],
    ['huaruoxi', '华若曦', 1, 'jingxi', 2, '4', '3', 'FZPT'],
    ['jinboyang', '金博洋', 0, 'minjiang', 0, '2', '3', 'SQJK'],
    ['weishuqin', '魏淑琴', 1, 'chuanxi', 0, '1', '3', 'SQJK'],
    ['taoyuanming', '陶远鸣', 0, 'guijiang', 0, '1', '3', 'FYYH'],
    ['jiangyueru', '姜月如', 1, 'jingxi', 1, '3', '3', 'FYYH'],
  ],
);

const authors = withRoles(
  ['AUTHOR'],
  [
    ['qilinfeng', '戚林风', 0, 'songjiang', 0, '6', '3', 'JNWH FYYH'],
    ['xieruochu', '谢若初', 1, 'linjiang', 2, '2', '3', 'JNWH SZRW'],
    ['zouhaochen', '邹昊辰', 0, 'haihe', 0, '6', '3', 'SJKX'],
    ['yuzihan', '喻子涵', 1, 'lingnan', 0, '5', '3', 'SJKX'],
    ['baiyifei', '柏一飞', 0, 'western', 1, '5', '3', 'STPL'],
    ['shuiqinghan', '水清涵', 1, 'beian', 0, '6', '2', 'STPL'],
    ['doujiaxing', '窦家兴', 0, 'xiangnan', 0, '2', '3', 'XYJJ'],
    ['zhangsiyuan', '章思源', 0, 'qilu', 1, '6', '3', 'XYJJ'],
    ['yunxiaoman', '云小满', 1, 'songjiang', 1, '6', '2', 'KTKC'],
    ['sujinghua', '苏静华', 1, 'yanshan', 1, '2', '3', 'KTKC'],
    ['pancheng', '潘成', 0, 'zhongzhou', 0, '6', '3', 'FZPT'],
    ['gezhiyuan', '葛芷源', 1, 'guanzhong', 0, '2', '3', 'FZPT'],
    ['xilinyue', '奚琳玥', 1, 'minjiang', 1, '6', '2', 'SQJK'],
    ['fanhaoran', '范浩然', 0, 'jiangcheng', 1, '5', '3', 'SQJK'],
    ['pengwenjun', '彭文君', 1, 'yunling', 0, '6', '3', 'FYYH SZRW'],
  ],
);

/** They review only. */
const reviewersOnly = withRoles(
  ['REVIEWER'],
  [
    ['dumingyuan', '杜明远', 0, 'zhongzhou', 1, '1', '3', 'JNWH SZRW'],
    ['tangyulin', '唐毓琳', 1, 'yunling', 0, '2', '3', 'JNWH FYYH'],
    ['wenxianzhi', '闻献之', 0, 'guijiang', 0, '2', '3', 'JNWH FYYH'],
    ['ruanzhixing', '阮知行', 0, 'donghu', 1, '2', '3', 'SJKX'],
    ['haoyunqi', '郝允齐', 1, 'jiangcheng', 0, '2', '3', 'SJKX XYJJ'],
    ['luoxiaotang', '骆晓棠', 1, 'qilu', 0, '2', '3', 'STPL'],
    ['bianjiahe', '卞家禾', 0, 'qilu', 1, '1', '3', 'XYJJ'],
    ['jingshulan', '荆书兰', 1, 'songjiang', 1, '2', '2', 'KTKC'],
    ['shangzhengping', '尚正平', 0, 'zhongzhou', 0, '1', '3', 'FZPT'],
    ['muyunxi', '穆允熙', 1, 'minjiang', 1, '4', '3', 'SQJK'],
  ],
).map((person) => (person.account === 'wenxianzhi' ? { ...person, email: `wenxianzhi@${UNIVERSITY_DOMAIN}` } : person));

export const demoScholars: readonly DemoScholar[] = [...staff, ...reviewers, ...authors, ...reviewersOnly];
