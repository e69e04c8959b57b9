// Roles of people: at an institution, and for an article.

/** Labels of the correspondence address. */
export const CORRESPONDING = '(?:通[讯信訊]作者|责任作者|联系人)';

/** Words right behind a name that do not belong to it. */
export const POST_AT_NAME =
  '(?:副教授|教授|讲师|助理研究员|副研究员|研究员|博士生|硕士生|研究生|博士后|博士|硕士|高级工程师|工程师|主任医师|副主任医师|主治医师|医师|护师)';

const RANKS =
  '特聘|特任|客座|讲座|荣休|长聘|在读|全日制|青年|首席|兼职|二级|三级|资深|助理|副|高级|主任|主治|主管|中级|正高级|一级|博士|硕士|本科|退休|原|\\d{4}级';
const POSTS = [
  '教授|讲师|研究馆员|研究员|馆员|编审|编辑|教师|老师|博士后|学生|研究生|博士生|硕士生|本科生|院长|校长|主任|所长|处长|馆长|台长',
  '工程师|助教|导师|会计师|经济师|农艺师|畜牧师|兽医师|技师|实验师|医师|医生|护师|护士|药师|律师|法官|检察官|科员|职员|员工|书记|记者|(?<!工)程师|博士|硕士|讲席|秘书|干事|(?<=[院所心司])工作|在读',
].join('|');
/** A person's post at an institution, in a sentence. */
export const POST = new RegExp(`(?:${RANKS})*(?:${POSTS})`, 'u');
