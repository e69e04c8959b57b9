// Where a file lies in the package for the press. The publisher is Chinese, and so are the names of what it gets.
import { messageText } from '../../../../shared/messages.ts';
import type { IssueFile } from './issue-file.entity.ts';

export function pathOf({ kind, name }: Pick<IssueFile, 'kind' | 'name'>): string {
  const folder = messageText('zh-CN', `issue.folder.${kind}`);
  return folder === '' ? name : `${folder}/${name}`;
}
