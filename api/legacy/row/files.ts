// A manuscript's file as the facade shows it (S2 §3, D13-019).
import type { ResultOf } from 'gql.tada';
import { FileKind } from '../../../shared/limits.ts';
import { graphql } from './row.ts';
import { key, moment } from './values.ts';

export const FILE = graphql('fragment LegacyFile on ContributionFile { id kind name size description uploadedAt }');
type FileNode = ResultOf<typeof FILE>;

export const FILE_SHAPE = {
  id: 'integer',
  fileId: 'integer',
  fileType: 'integer',
  fileName: 'string',
  fileSize: 'integer',
  filePath: 'string',
  description: 'string?',
  createtime: 'string',
  name: 'string',
  size: 'integer',
} as const;

/** `filePath` is the call that downloads the file: the place in the storage stays private. */
export function fileRow({ id, kind, name, size, description, uploadedAt }: FileNode, product: string) {
  const fileId = key(id);
  return {
    id: fileId,
    fileId,
    fileType: FileKind[kind],
    fileName: name,
    fileSize: size,
    filePath: `/${product}/api/file/download?fileId=${fileId}`,
    description,
    createtime: moment(uploadedAt),
    name,
    size,
  };
}
