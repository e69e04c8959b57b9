// Old addresses: the meaning of their parameters, by page.
import { expect, it } from 'vitest';
import type { ScreenPath } from '../../shared/screens.ts';
import { reachedByOldIds, withOpaqueIds } from './decimal-ids.ts';

const NAMES = ['id', 'munaId', 'inviteId', 'deptID', 'RoleAddID', 'userID'];
const led = (page: ScreenPath, query: string) => {
  const search = withOpaqueIds(page, new URLSearchParams(query));
  return search && Object.fromEntries([...search].map(([name, value]) => [name, NAMES.includes(name) ? atob(value) : value]));
};

it.each<[page: ScreenPath, query: string, expected: object]>([
  ['editorManusList/detailChief', 'roleId=3&id=301', { roleId: '3', id: 'Contribution:301' }],
  ['stateNouse', 'munaId=301', { munaId: 'Contribution:301' }],
  ['change', 'id=301&change=1', { id: 'Contribution:301' }],
  ['editorExportResult', 'id=301&inviteId=196', { id: 'Contribution:301', inviteId: 'Review:196' }],
  ['exportExitResult', 'inviteId=196', { inviteId: 'Review:196' }],
  ...(
    [
      'paperManage/flowSet',
      'paperManage/parameSet',
      'paperManage/detailSet',
      'meetManager/meetDetailSet',
      'meetManager/parameSet',
      'meetManager/flowSet',
      'meetList/meetDetail',
      'editorClctDtl',
      'editorGroupDtl',
      'editorContSet',
      'editorMeetConset',
      'editorJKflow',
      'editorMeetFlowset',
    ] as const
  ).map((page): [ScreenPath, string, object] => [page, 'id=12', { id: 'Colloquium:12' }]),
  ['operateList/jikanDetail', 'id=12&issue=7', { id: 'Colloquium:12' }],
  ['editorPreprintContribution/preprintDetail', 'id=5', { id: 'Preprint:5' }],
  ['managePartAdd', 'deptID=8', { deptID: 'Department:8' }],
  ['manageRoleAdd', 'RoleAddID=100', { RoleAddID: 'Role:100' }],
  ['managePersonAdd', 'userID=9', { userID: 'User:9' }],
])('%s?%s opens the page of the thing with this number (B-056)', (page, query, expected) => {
  expect(led(page, query)).toMatchObject(expected);
});

it('an address with the API’s ids, or with none, is the page’s own (B-056)', async () => {
  for (const query of ['', `id=${btoa('Contribution:301')}`, 'id=0', 'id=x', 'page=2&roleId=3'])
    expect(led('change', query), query).toBeNull();
  const loader = reachedByOldIds('change', () => 'loaded');
  const request = (address: string) => new Request(`https://press.example.org/main/change${address}`);
  // The loader reads only the request of its arguments.
  const at = (address: string) => loader({ request: request(address) } as Parameters<typeof loader>[0], undefined);
  expect(await at('?id=Q29u')).toBe('loaded');
  const answer = await at('?id=301&tab=title');
  if (!(answer instanceof Response)) throw new Error('it leads nowhere');
  expect(answer.headers.get('location')).toBe(`/main/change?id=${encodeURIComponent(btoa('Contribution:301'))}&tab=title`);
});
