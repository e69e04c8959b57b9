// Headings of the screens that access.spec.ts looks at in every run; routes.spec.ts leaves them to it, but for the long run.

const HEADINGS = {
  authormanuList: '我的稿件',
  create: '投稿',
  unManuscript: '未完成稿件',
  editorManusList: '今日',
  editorPreprintContribution: '预印本',
  msgCenter: '消息中心',
  changePwd: '修改密码',
  changeEmail: '修改邮箱',
  personMsg: '个人信息',
};
type Path = keyof typeof HEADINGS;

export const isLookedAt = (path: string): path is Path => path in HEADINGS;

/** The line of a route's table for such a screen. */
export const lookedAt = (path: Path): [string, { heading: string }] => [path, { heading: HEADINGS[path] }];

/** Of an address of the product, where its screen is one of these. */
export function headingOf(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, 'http://any');
  // Without it, the same address is the work of today.
  if (searchParams.get('view') === 'list') return '稿件列表';
  const path = pathname.replace('/main/', '');
  return isLookedAt(path) ? HEADINGS[path] : undefined;
}
