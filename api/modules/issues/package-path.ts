// Paths of files in the package for the press. The publisher is Chinese, and so are the names.
import { messageText } from '../../../shared/messages.ts';
import { IssueFileKind, type IssueFile, type IssueFileKindId } from '../press/issue-file.entity.ts';

const withFolder: readonly IssueFileKindId[] = [IssueFileKind.SUBMITTED, IssueFileKind.MANUSCRIPT, IssueFileKind.AUTHORIZATION];

export function pathOf({ kind, name }: Pick<IssueFile, 'kind' | 'name'>): string {
  return withFolder.includes(kind) ? `${messageText('zh-CN', `issue.folder.${kind}`)}/${name}` : name;
}
