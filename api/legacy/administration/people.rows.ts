// The facade's calls of people's administration (S3 §7.6). GET calls that change something also accept POST, where the password does not
// stand in an address (D13-084).
import { encodeId } from '../../graphql/node.ts';
import { choice, count, eachMaybe, id, keyList, optionalId, text } from '../row/params.ts';
import { graphql, json, type Call, type Param } from '../row/row.ts';
import { allowed, found, key, moment } from '../row/values.ts';

const WHO = 'Ordinary administrator';
const MOST_ROWS = 100;

/** Keys joined by commas as opaque ids. Errors: INVALID_INPUT. */
function keys(type: string, keyed: Param<number[]>): Param<string[]> {
  return {
    ...keyed,
    names: type,
    schema: { type: 'string', description: 'Keys, joined by commas.' },
    read: async (sources, name, call) => (await keyed.read(sources, name, call)).map((number) => encodeId(type, number)),
  };
}

const PERSON = graphql(
  'fragment LegacyPerson on User { id code username realName email mobile isEnabled createdAt version department { id name } roles { id } }',
);

interface PersonRow {
  id: string;
  code: string;
  username: string | null;
  email: string;
  mobile: string | null;
  isEnabled: boolean;
  createdAt: string;
  department: { id: string; name: string } | null;
  roles: { id: string }[];
}

/** The password is never among it. */
const shown = ({ id: userId, department, roles, isEnabled, createdAt, username, email, code, mobile }: PersonRow) => ({
  userId: key(userId),
  code,
  username: username ?? email,
  deptId: department && key(department.id),
  deptName: department?.name ?? null,
  email,
  mobile,
  roleIdList: roles.map((role) => key(role.id)),
  status: isEnabled ? 1 : 0,
  createTime: moment(createdAt),
});

const USER = {
  userId: 'integer', code: 'string', username: 'string', deptId: 'integer?', deptName: 'string?', email: 'string', mobile: 'string?',
  roleIdList: ['integer'], status: 'integer', createTime: 'string',
} as const;

/** `deptName` is sent along and adds nothing to `deptId`. */
const SENT = {
  deptId: optionalId('Department'),
  deptName: text(),
  email: text(),
  username: text(),
  mobile: text(),
  password: text(),
  // As a list it is sent under another name.
  roleIdStr: keys('Role', keyList({ aliases: ['roleIdList'] })),
  status: choice({ 0: false, 1: true }, { standard: true }),
};
const CHANGED = eachMaybe(SENT);

const ASKED = graphql('query LegacyPersonAsked($id: ID!) { node(id: $id) { ... on User { ...LegacyPerson } } }', [PERSON]);
const SAVE = graphql('mutation LegacySavePerson($input: SavePersonInput!) { savePerson(input: $input) { user { id } } }');

async function personOf(call: Call, userId: string) {
  return found((await call.execute(ASKED, { id: userId })).node);
}

export const peopleRows = {
  'E3-042': json({
    name: 'listPeople', method: 'GET', paths: ['user/list'], about: 'People of the departments that one administers', who: WHO, spec: 'S3 §7.6, D13-134', token: 'header',
    params: { page: count(1, 1_000), limit: count(10, MOST_ROWS), username: text() },
    document: graphql(
      'query LegacyPeople($page: Int, $first: Int, $search: String) { viewer { people(page: $page, first: $first, search: $search, searchIn: [LOGIN_NAME]) { totalCount edges { node { ...LegacyPerson } } } } }',
      [PERSON],
    ),
    variables: ({ page, limit, username }) => ({ page, first: limit, search: username.trim() || null }),
    fields: { page: { list: [USER], totalPage: 'integer', totalCount: 'integer', currPage: 'integer' } },
    answer: ({ viewer }, { page, limit }) => {
      const { edges, totalCount } = allowed(viewer.people);
      return { page: { list: edges.flatMap(({ node }) => (node ? [shown(node)] : [])), totalPage: Math.ceil(totalCount / limit), totalCount, currPage: page } };
    },
  }),

  'E3-043': json({
    name: 'deletePeople', method: 'GET', paths: ['user/delete'], about: 'Delete people', who: WHO, spec: 'S3 §7.6, §8, D13-133', token: 'header', done: 'legacy.rowsDeleted',
    params: { userIds: keys('User', keyList({ otherwise: 'form.chooseRows' })) },
    document: graphql('mutation LegacyDeletePeople($input: DeletePeopleInput!) { deletePeople(input: $input) { deletedUserIds } }'),
    variables: ({ userIds }) => ({ input: { userIds } }),
  }),

  'E3-044': json({
    name: 'readPerson', method: 'GET', paths: ['user/info'], about: 'A person', who: WHO, spec: 'S3 §7.6, D13-134', token: 'header', params: { userId: id('User') },
    document: ASKED,
    variables: ({ userId }) => ({ id: userId }),
    fields: { user: USER },
    answer: ({ node }) => ({ user: shown(found(node)) }),
  }),

  // Old clients know no names of persons: the login name is used until somebody enters a better one.
  'E3-045': json({
    name: 'addPerson', method: 'GET', paths: ['user/save'], about: 'Add a person. Refused to an API token', who: WHO, spec: 'S3 §7.6, §8', token: 'header', done: 'legacy.personAdded',
    params: SENT,
    document: graphql('mutation LegacyAddPerson($input: AddPersonInput!) { addPerson(input: $input) { user { id } } }'),
    variables: ({ deptId, deptName: _deptName, roleIdStr, status, ...person }) => ({
      input: { ...person, realName: person.username.trim() || person.email.trim(), departmentId: deptId, roleIds: roleIdStr, isEnabled: status },
    }),
  }),

  // They know no versions either: the stored one is named (decision 30).
  'E3-046': json({
    name: 'savePerson', method: 'GET', paths: ['user/update'], about: 'Change a person; a blank password keeps the old one. An API token changes neither password, address nor department, gives no role and enables nobody: such a call is refused', who: WHO, spec: 'S3 §7.6, §8, D13-060', token: 'header', done: 'legacy.personSaved',
    params: { userId: id('User'), ...CHANGED },
    documents: [ASKED, SAVE],
    run: async ({ userId, deptId, deptName: _deptName, roleIdStr, status, email, mobile, password, ...person }, call) => {
      const stored = await personOf(call, userId);
      const loginName = person.username ?? stored.username ?? '';
      await call.execute(SAVE, {
        input: {
          userId, version: stored.version, realName: stored.realName, email: email ?? stored.email, mobile: mobile ?? stored.mobile ?? '', password: password ?? '',
          // For a person without a user name the list shows the address.
          username: stored.username === null && loginName.trim() === stored.email ? '' : loginName, departmentId: deptId === undefined ? stored.department?.id : deptId,
          roleIds: roleIdStr ?? stored.roles.map((role) => role.id), isEnabled: status ?? stored.isEnabled,
        },
      });
      return {};
    },
  }),
};
