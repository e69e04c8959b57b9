// A manuscript's file as the facade shows it (S2 §3, D13-019).
import { FileKind, type FileKindName } from '../../shared/limits.ts';
import { key, moment } from './values.ts';

export interface FileNode {
  id: string;
  kind: FileKindName;
  name: string;
  size: number;
  description: string | null;
  uploadedAt: string;
}
export const FILE_FIELDS = 'id kind name size description uploadedAt';

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

/** `filePath` is the call that downloads it: where it is stored is nobody's business. */
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
