// Where the tabs of managing a periodical or conference lead.
import { beforeEach, expect, it } from 'vitest';
import { rememberChosen } from './last-chosen.ts';
import { manageLink, withChosen } from './manage-address.ts';

beforeEach(() => sessionStorage.clear());

async function led(kind: 'PERIODICAL' | 'CONFERENCE', at: string): Promise<string | null> {
  const { pathname, searchParams } = new URL(at, 'http://localhost');
  const loader = withChosen(kind, pathname.endsWith('flowSet') ? 'workflow' : 'contents', () => null);
  const request = new Request(`http://localhost${pathname}?${searchParams}`);
  const answer: unknown = await loader({ request, params: {}, context: {}, url: new URL(request.url), pattern: pathname });
  return answer instanceof Response ? answer.headers.get('Location') : null;
}

it('what was chosen last stays chosen on every tab and after a reload (P3-189, R3-047)', async () => {
  expect(await led('CONFERENCE', '/main/meetManager/flowSet?roleId=7&type=1')).toBeNull();
  rememberChosen('CONFERENCE', 'c1');
  expect(await led('CONFERENCE', '/main/meetManager/flowSet?roleId=7&type=1')).toBe('/main/meetManager/flowSet?roleId=7&id=c1&type=1');
  expect(await led('CONFERENCE', '/main/meetManager/meetDetailSet')).toBe('/main/meetManager/meetDetailSet?id=c1');
  expect(await led('CONFERENCE', '/main/meetManager/meetDetailSet?id=c2')).toBeNull();
  expect(await led('PERIODICAL', '/main/paperManage/detailSet')).toBeNull();
});

it('a link by name waits for the menu; a type leads to its kind (R3-046, P3-208)', async () => {
  rememberChosen('PERIODICAL', 'j1');
  expect(await led('PERIODICAL', '/main/paperManage/flowSet?type=0&name=x')).toBeNull();
  expect(await led('PERIODICAL', '/main/paperManage/flowSet?type=1&name=x')).toBe('/main/meetManager/flowSet?name=x&type=1');
  expect(await led('CONFERENCE', '/main/meetManager/flowSet?type=0&name=x')).toBe('/main/paperManage/flowSet?name=x&type=0');
});

it('parameters and workflow say their kind, the contents do not', () => {
  const given = new URLSearchParams('roleId=7&type=1&id=c1');
  expect(manageLink('PERIODICAL', 'contents', given)).toBe('/main/paperManage/detailSet?roleId=7&id=c1');
  expect(manageLink('CONFERENCE', 'parameters', given)).toBe('/main/meetManager/parameSet?roleId=7&id=c1&type=1');
});
