// The nine kinds of role, where each lands after sign-in, and which kind an office in a colloquium gives (principles, Roles and scope).

/**
 * Role kinds by their legacy numbers; api/modules/organization/organization.enums.ts describes each. A role record has one kind; the kind
 * of the current role decides a person's acts, an office in the colloquium decides where.
 */
export const RoleKind = {
  AUTHOR: 1,
  REVIEWER: 2,
  EDITOR: 3,
  EXECUTIVE_EDITOR: 4,
  EDITOR_IN_CHIEF: 5,
  PUBLISHING_EDITOR: 6,
  OPERATIONS: 7,
  ADMINISTRATOR: 8,
  ASSOCIATE_EDITOR_IN_CHIEF: 10,
} as const;

export type RoleKindCode = keyof typeof RoleKind;
export type RoleKindId = (typeof RoleKind)[RoleKindCode];

export const roleKindCodes = Object.keys(RoleKind) as RoleKindCode[];
export const roleKindIds = Object.values(RoleKind);

const codeById = new Map<number, RoleKindCode>(roleKindCodes.map((code) => [RoleKind[code], code]));

/** The roles that handle manuscripts: those of the journals' offices and of the publisher. */
export const handlingKinds: readonly RoleKindCode[] = [
  'EDITOR',
  'EXECUTIVE_EDITOR',
  'EDITOR_IN_CHIEF',
  'PUBLISHING_EDITOR',
  'OPERATIONS',
  'ASSOCIATE_EDITOR_IN_CHIEF',
];

/** Of these, those for whom manuscripts wait: for the operations centre nothing ever does (D2-84). */
export const awaitedKinds: readonly RoleKindCode[] = handlingKinds.filter((kind) => kind !== 'OPERATIONS');

export function roleKindCode(kind: RoleKindId): RoleKindCode {
  const code = codeById.get(kind);
  if (code === undefined) throw new Error(`No role kind ${kind}`);
  return code;
}

/** An office in one colloquium: chief 主编, executive 执行主编, deputy 副主编, editor 编辑. */
export type MemberType = 'chief' | 'executive' | 'deputy' | 'editor';

/** The only role kind in which an office may be exercised. */
export const kindOfMemberType: Readonly<Record<MemberType, RoleKindId>> = {
  chief: RoleKind.EDITOR_IN_CHIEF,
  executive: RoleKind.EXECUTIVE_EDITOR,
  deputy: RoleKind.ASSOCIATE_EDITOR_IN_CHIEF,
  editor: RoleKind.EDITOR,
};
