// The facade's calls for departments (S3 §7.1, §7.6): the choices of forms, and the tree that administrators maintain.
import { id, maybe, optionalId, text } from '../row/params.ts';
import { graphql, json, type Call } from '../row/row.ts';
import { allowed, found, key } from '../row/values.ts';

const ADMINISTRATOR = 'Ordinary administrator';
const SHAPE = { deptId: 'integer', name: 'string', parentId: 'integer', parentName: 'string', orderNum: 'integer' } as const;

interface DepartmentNode {
  id: string;
  nameZh: string;
  position: number;
  parent: { id: string; nameZh: string } | null;
}

/** The top has parentId 0 and no parent's name (S3 §9, D13-047). */
const departmentItem = ({ id: globalId, nameZh, position, parent }: DepartmentNode) => ({
  deptId: key(globalId), name: nameZh, parentId: parent ? key(parent.id) : 0, parentName: parent?.nameZh ?? '', orderNum: position,
});

/** Old clients know no versions and no English names: they keep the stored ones (decision 30). */
const STORED = graphql('query LegacyStoredDepartment($id: ID!) { node(id: $id) { ... on Department { version nameZh nameEn parent { id } } } }');

async function stored(call: Call, department: string) {
  const { node } = await call.execute(STORED, { id: department });
  return { version: node?.version ?? 0, nameZh: node?.nameZh ?? '', nameEn: node?.nameEn ?? null, parentId: node?.parent?.id ?? null };
}

/** 0 and -1 mean no parent (S3 §9). */
const parentId = optionalId('Department', ['0', '-1']);

/** Behind its siblings, or where it is, when it was not sent. */
const positionOf = (orderNum: string): number | null => (orderNum.trim() === '' ? null : /^\d{1,9}$/.test(orderNum.trim()) ? Number(orderNum) : -1);

export const departmentRows = {
  'E3-002': json({
    name: 'listDepartmentOptions', method: 'GET', paths: ['dept/selectorList'], about: 'The departments below one: 1 for filters and the workflow, 8 for the periodical form', who: 'POC, Publishing Editor', spec: 'S3 §7.1, §3.11', token: 'header',
    params: { parentId: id('Department') },
    document: graphql('query LegacyDepartmentOptions($parentId: ID!) { departmentOptions(parentId: $parentId) { id name } }'),
    variables: (values) => values,
    fields: { deptList: [{ deptId: 'integer', name: 'string' }] },
    answer: ({ departmentOptions }) => ({ deptList: allowed(departmentOptions).map((one) => ({ deptId: key(one.id), name: one.name })) }),
  }),

  'E3-053': json({
    name: 'listDepartments', method: 'GET', paths: ['dept/list'], about: 'All departments, flat', who: ADMINISTRATOR, spec: 'S3 §7.6, §3.17, D13-049, D13-134', token: 'header', params: {},
    document: graphql('query LegacyDepartments { departments { id nameZh position parent { id nameZh } } }'),
    fields: { list: [SHAPE] },
    answer: ({ departments }) => ({ list: allowed(departments).map(departmentItem) }),
  }),

  'E3-054': json({
    name: 'readDepartment', method: 'GET', paths: ['dept/info'], about: 'A department', who: ADMINISTRATOR, spec: 'S3 §7.6', token: 'header', params: { deptId: id('Department') },
    document: graphql('query LegacyDepartment($deptId: ID!) { node(id: $deptId) { ... on Department { id nameZh position parent { id nameZh } } } }'),
    variables: (values) => values,
    fields: { dept: SHAPE },
    answer: ({ node }) => ({ dept: departmentItem(found(node)) }),
  }),

  'E3-055': json({
    name: 'addDepartment', method: 'GET', paths: ['dept/save'], about: 'Add a department', who: ADMINISTRATOR, spec: 'S3 §7.6, §8', token: 'header', done: 'legacy.recordAdded',
    params: { parentId, name: text(), orderNum: text() },
    document: graphql('mutation LegacyCreateDepartment($input: CreateDepartmentInput!) { createDepartment(input: $input) { department { id } } }'),
    variables: ({ parentId: parent, name, orderNum }) => ({ input: { name, parentId: parent, position: positionOf(orderNum) } }),
  }),

  // The parent's name is sent along and ignored: its number decides.
  'E3-056': json({
    name: 'saveDepartment', method: 'GET', paths: ['dept/update'], about: 'Rename or move a department. An API token moves none: such a call is refused', who: ADMINISTRATOR, spec: 'S3 §7.6, §8', token: 'header', done: 'legacy.recordChanged',
    params: { deptId: id('Department'), parentId: maybe(parentId), parentName: text(), name: maybe(text()), orderNum: text() },
    asksFirst: [STORED],
    document: graphql('mutation LegacyUpdateDepartment($input: UpdateDepartmentInput!) { updateDepartment(input: $input) { department { id } } }'),
    variables: async ({ deptId, parentId: parent, name, orderNum }, call) => {
      const { nameZh, parentId: present, ...rest } = await stored(call, deptId);
      return { input: { departmentId: deptId, name: name ?? nameZh, parentId: parent === undefined ? present : parent, position: positionOf(orderNum), ...rest } };
    },
  }),

  'E3-057': json({
    name: 'deleteDepartment', method: 'GET', paths: ['dept/delete'], about: 'Delete a department that nothing uses', who: ADMINISTRATOR, spec: 'S3 §7.6, §8, D13-133', token: 'header', done: 'legacy.recordDeleted',
    params: { deptId: id('Department') },
    document: graphql('mutation LegacyDeleteDepartment($input: DeleteDepartmentInput!) { deleteDepartment(input: $input) { deletedDepartmentId } }'),
    variables: ({ deptId }) => ({ input: { departmentId: deptId } }),
  }),
};
