// Profiles of the demo publisher's people, complete enough to submit (S3 §5.9).
import type { RoleKindCode } from '../../shared/roles.ts';
import { seededRandom } from './random.ts';

const BIRTHDAYS = 19_700_101;

/** Discipline and research areas of a periodical's authors. */
const FIELDS: Readonly<Record<string, readonly [major: string, ...areas: string[]]>> = {
  JNWH: ['中国史', '江南社会经济史', '明清地方志', '水利与碑刻'],
  SJKX: ['计算机科学与技术', '模型压缩与边缘计算', '数据治理', '机器学习'],
  STPL: ['环境科学与工程', '流域生态', '草地退化与恢复', '生态补偿'],
  XYJJ: ['应用经济学', '县域产业', '农村金融', '区域经济'],
  KTKC: ['课程与教学论', '课堂评价', '教师教育', '课程改革'],
  FZPT: ['法学', '平台治理', '个人信息保护', '数字经济法'],
  SQJK: ['公共卫生与预防医学', '社区慢病管理', '护理研究', '健康促进'],
  FYYH: ['中国语言文学', '汉语方言', '词汇语义', '语言地图'],
  SZRW: ['图书情报', '古籍数字化', '文本标注', '数字人文'],
};
const OFFICE = ['编辑出版学', '学术出版', '编校规范', '出版管理'] as const;

/** Counties in which the accounts of the sign-in page live, by the address they give. */
const COUNTIES: Readonly<Record<string, string>> = {
  浙江省杭州市: '330106',
  湖北省武汉市: '420106',
  河北省秦皇岛市: '130302',
  广东省广州市: '440106',
  甘肃省兰州市: '620102',
  上海市: '310101',
  辽宁省大连市: '210211',
};

/** Values of the dictionary DUTY. */
const DUTY = { TEACHER: '1', EDITOR: '6', MANAGER: '7' } as const;

interface Told {
  /** Place in the list of people: their birthday. */
  index: number;
  roles: readonly RoleKindCode[];
  fields: readonly string[];
  workplace: string;
  address: string;
  county: string | undefined;
}

/** `duty` is a value of the dictionary. */
export function demoProfile({ index, roles, fields, workplace, address, county }: Told) {
  const chance = seededRandom(BIRTHDAYS + index);
  const [major, ...areas] = FIELDS[fields[0] ?? ''] ?? OFFICE;
  const region = county ?? COUNTIES[address];
  if (region === undefined) throw new Error(`No county for ${address}`);
  const two = (number: number) => String(number).padStart(2, '0');
  return {
    birthDate: `${chance.between(1962, 1994)}-${two(chance.between(1, 12))}-${two(chance.between(1, 28))}`,
    region,
    major,
    researchArea: chance.some(areas, 2).join('、'),
    department: /(?:大学|学院|研究院|科学院)(.+)$/.exec(workplace)?.[1] ?? workplace,
    phone: `1380000${String(1000 + index)}`,
    duty: roles.some((role) => role === 'OPERATIONS' || role === 'ADMINISTRATOR')
      ? DUTY.MANAGER
      : roles.includes('EDITOR')
        ? DUTY.EDITOR
        : DUTY.TEACHER,
  };
}
