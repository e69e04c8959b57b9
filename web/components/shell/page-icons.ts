// A sign for each page of the navigation, so that it can be folded.
import type { IconName } from '../../ui/Icon.tsx';

const ICONS: readonly (readonly [RegExp, IconName])[] = [
  [/^create$|^newClct$|^meetNew$/, 'plus'],
  [/^unManuscript$/, 'edit'],
  [/Unuse$/, 'inbox'],
  [/Preprint/i, 'file'],
  [/Invite$/, 'user'],
  [/Single|^operateList|^meetList|^editorClctDtl|^paperManage|^meetManager/, 'book'],
  [/^usetime$|^refuse$|^receive$|^publish|^resource$|^status$/, 'chart'],
  [/Set$|set$|flow$|^systemSet|^changePwd$/, 'gear'],
  [/^managePerson$|^managePart$|^manageRole$/, 'people'],
  [/^msgCenter$/, 'bell'],
  [/^personMsg$/, 'user'],
  [/^changeEmail$/, 'edit'],
];

export function iconOfPage(url: string): IconName {
  return ICONS.find(([pattern]) => pattern.test(url))?.[1] ?? 'list';
}
