// The demo publisher's departments: four branches below the whole publisher, each with its editorial office below it, and their branch
// offices below the publishing house; and two role records that are bound to some of them.
import type { RoleKindCode } from '../../shared/roles.ts';

export const demoDepartments = {
  humanities: { name: '人文分社', nameEn: 'Humanities branch' },
  social: { name: '社会科学分社', nameEn: 'Social science branch' },
  science: { name: '科技分社', nameEn: 'Science branch' },
  medicine: { name: '医学与健康分社', nameEn: 'Medicine and health branch' },
} as const;

export type DemoDepartment = keyof typeof demoDepartments;

/** Editorial offices, third in the tree, and branch offices 出版分社 of the publishing house, by the branch they belong to. */
export const demoOffices: Readonly<Record<DemoDepartment, { editorial: DemoNames; branch: DemoNames }>> = {
  humanities: {
    editorial: { name: '文史编辑部', nameEn: 'History and literature editorial office' },
    branch: { name: '文史出版分社', nameEn: 'History and literature branch office' },
  },
  social: {
    editorial: { name: '社科编辑部', nameEn: 'Social science editorial office' },
    branch: { name: '社科出版分社', nameEn: 'Social science branch office' },
  },
  science: {
    editorial: { name: '理工编辑部', nameEn: 'Science and technology editorial office' },
    branch: { name: '理工出版分社', nameEn: 'Science and technology branch office' },
  },
  medicine: {
    editorial: { name: '医学编辑部', nameEn: 'Medical editorial office' },
    branch: { name: '医学出版分社', nameEn: 'Medical branch office' },
  },
};

interface DemoNames {
  name: string;
  nameEn: string;
}

/** Records that see the journals of one branch alone, and the accounts that hold them besides their own. */
export const demoRoles: readonly {
  kind: RoleKindCode;
  nameZh: string;
  nameEn: string;
  remark: string;
  department: DemoDepartment;
  accounts: readonly string[];
}[] = [
  {
    kind: 'OPERATIONS',
    nameZh: '人文分社运营',
    nameEn: 'Humanities operations',
    remark: '只管理人文分社的刊物',
    department: 'humanities',
    accounts: ['operations'],
  },
  {
    kind: 'PUBLISHING_EDITOR',
    nameZh: '科技分社出版编辑',
    nameEn: 'Science publishing editor',
    remark: '只处理科技分社的稿件',
    department: 'science',
    accounts: ['publisher'],
  },
];
