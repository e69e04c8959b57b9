// The values of the form of a role record.
import { z } from '../../../shared/forms/zod.ts';

/** As they stand in the form. */
export const SHAPE = z.object({
  kind: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  departmentId: z.string(),
  remark: z.string(),
  menuIds: z.array(z.string()),
  departmentIds: z.array(z.string()),
});
export const FIELDS = ['kind', 'nameZh', 'nameEn', 'departmentId', 'remark', 'menuIds', 'departmentIds'] as const;
export type RoleValues = z.input<typeof SHAPE>;

export const NOTHING: RoleValues = { kind: '', nameZh: '', nameEn: '', departmentId: '', remark: '', menuIds: [], departmentIds: [] };
