// The facade's calls for role records and menus (S3 §7.6).
import { RoleKind, roleKindCodes, type RoleKindCode } from '../../../shared/roles.ts';
import { invalidInput } from '../../errors.ts';
import { encodeId } from '../../graphql/node.ts';
import { choice, count, eachMaybe, id, keyList, optionalId, text } from '../row/params.ts';
import { graphql, json, type Call } from '../row/row.ts';
import { allowed, found, key, moment } from '../row/values.ts';

const ADMINISTRATOR = 'Ordinary administrator';
const MOST_ROWS = 100;
const LISTED = { roleId: 'integer', roleName: 'string', deptId: 'integer?', deptName: 'string?', remark: 'string', createTime: 'string' } as const;

const ROLE = graphql(
  'query LegacyRole($roleId: ID!) { node(id: $roleId) { ... on Role { id kind nameZh nameEn remark createdAt version department { id nameZh } menus { id url } departments { id } } } }',
);
const MENUS = graphql('query LegacyMenus { menuTree { id name url kinds parent { id } } }');
const DEPARTMENTS = graphql('query LegacyDepartmentParents { departments { id parent { id } } }');

interface RoleNode {
  id: string;
  nameZh: string | null;
  remark: string | null;
  createdAt: string | null;
  department: { id: string; nameZh: string } | null;
}

const roleItem = ({ id: globalId, nameZh, remark, createdAt, department }: RoleNode) => ({
  roleId: key(globalId), roleName: allowed(nameZh), deptId: department && key(department.id), deptName: department?.nameZh ?? null,
  remark: remark ?? '', createTime: moment(allowed(createdAt)),
});

const params = {
  deptId: optionalId('Department', ['0', '-1']), deptName: text(), roleName: text(), remark: text(),
  deptIdList: keyList(), menuIdList: keyList(),
};

/** Fields not sent stay. */
const changed = eachMaybe(params);

/**
 * Trees of old clients send ticked and half-ticked nodes alike: a parent with only some of its children sent is half ticked, and not held.
 * The root of a tree, -1, is never meant (S3 §9).
 */
async function departmentsOf(named: readonly number[], call: Call, stored: readonly string[] = []): Promise<string[]> {
  const ids = new Set(named.map((one) => encodeId('Department', one)));
  // Sent back as they were read, none is half ticked.
  if (ids.size === stored.length && stored.every((department) => ids.has(department))) return [...ids];
  const { departments } = await call.execute(DEPARTMENTS, {});
  const isHalf = (department: string): boolean => {
    const children = allowed(departments).filter(({ parent }) => parent?.id === department);
    const ticked = children.filter((child) => ids.has(child.id));
    return ticked.length > 0 && (ticked.length < children.length || ticked.some((child) => isHalf(child.id)));
  };
  return [...ids].filter((department) => !isHalf(department));
}

const menusOf = (named: readonly number[]) => named.map((one) => encodeId('Menu', one));

/** Old clients name no kind: it is the one that may have all these screens. Errors: INVALID_INPUT when none or several may. */
async function kindOf(named: readonly number[], call: Call): Promise<RoleKindCode> {
  const { menuTree } = await call.execute(MENUS, {});
  const ids = new Set(menusOf(named));
  const screens = allowed(menuTree).filter((menu) => menu.url !== null && ids.has(menu.id));
  const [kind, ...others] = roleKindCodes.filter((code) => screens.every(({ kinds }) => kinds.includes(code)));
  if (kind === undefined || others.length > 0) throw invalidInput({ roleKind: { code: 'form.roleKindRequired' } });
  return kind;
}

const kinds = Object.fromEntries(roleKindCodes.map((code) => [String(RoleKind[code]), code])) as Readonly<Record<string, RoleKindCode>>;

export const roleRows = {
  // The roles that the caller may give: the choices of the form for people.
  'E3-047': json({
    name: 'listRoleOptions', method: 'GET', paths: ['role/select'], about: 'Role records to choose from', who: ADMINISTRATOR, spec: 'S3 §7.6, D13-134', token: 'header', params: {},
    document: graphql('query LegacyRoleChoices { viewer { rolesToGive { id name } } }'),
    fields: { list: [{ roleId: 'integer', roleName: 'string' }] },
    answer: ({ viewer }) => ({ list: allowed(viewer.rolesToGive).map((role) => ({ roleId: key(role.id), roleName: role.name })) }),
  }),

  'E3-048': json({
    name: 'listRoles', method: 'GET', paths: ['role/list'], about: 'Role records, by part of their name', who: ADMINISTRATOR, spec: 'S3 §7.6, §3.17, §9, D13-133, D13-134', token: 'header',
    params: { page: count(1, 1_000), limit: count(10, MOST_ROWS), roleName: text() },
    document: graphql(
      'query LegacyRoles($page: Int, $first: Int, $search: String) { viewer { roleRecords(page: $page, first: $first, search: $search, searchIn: [NAME]) { totalCount edges { node { id nameZh remark createdAt department { id nameZh } } } } } }',
    ),
    variables: ({ page, limit, roleName }) => ({ page, first: limit, search: roleName }),
    fields: { page: { list: [LISTED], currPage: 'integer', totalPage: 'integer', totalCount: 'integer' } },
    answer: ({ viewer }, { page, limit }) => {
      const { edges, totalCount } = allowed(viewer.roleRecords);
      return { page: { list: edges.flatMap(({ node }) => (node ? [roleItem(node)] : [])), currPage: page, totalPage: Math.ceil(totalCount / limit), totalCount } };
    },
  }),

  'E3-049': json({
    name: 'deleteRoles', method: 'GET', paths: ['role/delete'], about: 'Delete role records that nobody holds, all or none', who: ADMINISTRATOR, spec: 'S3 §7.6, §8, D13-133', token: 'header', done: 'legacy.recordDeleted',
    params: { roleIds: keyList({ otherwise: 'form.chooseRole' }) },
    document: graphql('mutation LegacyDeleteRoles($input: DeleteRolesInput!) { deleteRoles(input: $input) { deletedRoleIds } }'),
    variables: ({ roleIds }) => ({ input: { roleIds: roleIds.map((one) => encodeId('Role', one)) } }),
  }),

  // Groups are not named: each is ticked when its screens are.
  'E3-050': json({
    name: 'readRole', method: 'GET', paths: ['role/info'], about: 'A role record with what it opens and holds', who: ADMINISTRATOR, spec: 'S3 §7.6, §3.17, D13-134', token: 'header', params: { roleId: id('Role') },
    document: ROLE,
    variables: (values) => values,
    fields: { role: { ...LISTED, menuIdList: ['integer'], deptIdList: ['integer'] } },
    answer: ({ node }) => {
      const role = found(node);
      return {
        role: {
          ...roleItem(role),
          menuIdList: allowed(role.menus).flatMap((menu) => (menu.url === null ? [] : [key(menu.id)])),
          deptIdList: allowed(role.departments).map((department) => key(department.id)),
        },
      };
    },
  }),

  'E3-051': json({
    name: 'addRole', method: 'POST', paths: ['role/save'], about: 'Add a role record; without `roleKind` its kind follows from the screens', who: ADMINISTRATOR, spec: 'S3 §7.6, §8', token: 'header', done: 'legacy.recordAdded',
    params: { ...params, roleKind: choice<RoleKindCode | null>(kinds, { standard: null, otherwise: 'form.roleKindRequired' }) },
    asksFirst: [MENUS, DEPARTMENTS],
    document: graphql('mutation LegacyCreateRole($input: CreateRoleInput!) { createRole(input: $input) { role { id } } }'),
    variables: async ({ deptId, roleName, remark, deptIdList, menuIdList, roleKind }, call) => ({
      input: {
        kind: roleKind ?? (await kindOf(menuIdList, call)), nameZh: roleName, remark, departmentId: deptId,
        menuIds: menusOf(menuIdList), departmentIds: await departmentsOf(deptIdList, call),
      },
    }),
  }),

  // “添加成功” here too (D13-050). Old clients know no English name: it is kept.
  'E3-052': json({
    name: 'saveRole', method: 'POST', paths: ['role/update'], about: 'Change a role record. An API token gives it no further screen or department: such a call is refused', who: ADMINISTRATOR, spec: 'S3 §7.6, §8, D13-050', token: 'header', done: 'legacy.recordAdded',
    params: { ...changed, roleId: id('Role') },
    asksFirst: [ROLE, DEPARTMENTS],
    document: graphql('mutation LegacyUpdateRole($input: UpdateRoleInput!) { updateRole(input: $input) { role { id } } }'),
    variables: async ({ roleId, deptId, roleName, remark, deptIdList, menuIdList }, call) => {
      const stored = await storedRole(call, roleId);
      return {
        input: {
          roleId, version: stored.version, nameZh: roleName ?? stored.nameZh ?? '', nameEn: stored.nameEn === stored.nameZh ? null : stored.nameEn, remark: remark ?? stored.remark ?? '',
          departmentId: deptId === undefined ? stored.department?.id : deptId, menuIds: menuIdList === undefined ? stored.menus : menusOf(menuIdList),
          departmentIds: deptIdList === undefined ? stored.departments : await departmentsOf(deptIdList, call, stored.departments),
        },
      };
    },
  }),

  'E3-058': json({
    name: 'listMenus', method: 'GET', paths: ['menu/list'], about: 'The menus that role records open, flat', who: ADMINISTRATOR, spec: 'S3 §7.6, §3.17, D13-047, D13-134', token: 'header', params: {},
    document: MENUS,
    fields: { list: [{ menuId: 'integer', parentId: 'integer', name: 'string', url: 'string?' }] },
    answer: ({ menuTree }) => ({
      list: allowed(menuTree).map((menu) => ({ menuId: key(menu.id), parentId: menu.parent ? key(menu.parent.id) : 0, name: menu.name, url: menu.url })),
    }),
  }),
};

/** Null fields for people who may not change it; the save refuses them before it looks at the version. */
async function storedRole(call: Call, roleId: string) {
  const { node } = await call.execute(ROLE, { roleId });
  return {
    version: node?.version ?? 0, nameZh: node?.nameZh ?? null, nameEn: node?.nameEn ?? null, remark: node?.remark ?? null, department: node?.department ?? null,
    menus: (node?.menus ?? []).map((menu) => menu.id), departments: (node?.departments ?? []).map((department) => department.id),
  };
}
