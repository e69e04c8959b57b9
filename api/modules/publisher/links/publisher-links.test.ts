// Friend and product links: by https alone, in the order that the operations centre gives, at the foot of public pages at once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { roleKindCodes } from '../../../../shared/roles.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../../../testing/app.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';

let app: TestApp;
let operations: string;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  operations = await buildSession(em(), await buildUser(em(), { roles: ['OPERATIONS'] }), app.clock, { language: 'zh-CN' });
});
afterAll(() => app.close());

interface Link {
  id: string;
  nameZh: string;
  version: number;
}
const send = async (name: 'add' | 'save' | 'delete', input: object, token = operations) =>
  await app.request<Record<string, { publisherLink: Link }>>(
    `mutation Change($input: ${name === 'add' ? 'Add' : name === 'save' ? 'Save' : 'Delete'}PublisherLinkInput!) { ${name}PublisherLink(input: $input) { ${name === 'delete' ? 'deletedPublisherLinkId' : 'publisherLink { id nameZh version }'} } }`,
    { input },
    { token },
  );
const sort = async (publisherLinkIds: string[]) =>
  await app.request(
    'mutation Sort($input: SortPublisherLinksInput!) { sortPublisherLinks(input: $input) { publisherLinks { id } } }',
    { input: { kind: 'FRIEND', publisherLinkIds } },
    { token: operations },
  );
const ALL = 'query Links { publisherLinks { id kind nameZh nameEn url version } }';
const shown = async (language: string) =>
  (
    await app.request<{ publicSettings: { friendLinks: { name: string }[]; productLinks: { name: string }[] } }>(
      'query Foot { publicSettings { friendLinks { name url } productLinks { name url } } }',
      {},
      { language },
    )
  ).data?.publicSettings;

async function added(nameZh: string, kind = 'FRIEND'): Promise<Link> {
  const { data, errors } = await send('add', { kind, nameZh, nameEn: `${nameZh} in English`, url: 'https://example.org/' });
  const link = data?.['addPublisherLink']?.publisherLink;
  if (!link) throw new Error(JSON.stringify(errors));
  return link;
}

it('is for the operations centre alone', async () => {
  for (const role of roleKindCodes.filter((one) => one !== 'OPERATIONS')) {
    const token = await buildSession(em(), await buildUser(em(), { roles: [role] }), app.clock);
    expect([role, (await app.request(ALL, {}, { token })).data]).toEqual([role, { publisherLinks: null }]);
    expect(codeOf(await send('add', { kind: 'FRIEND', nameZh: '甲', nameEn: 'A', url: 'https://example.org' }, token))).toBe('FORBIDDEN');
  }
});

it('is the foot of public pages at once, each kind in its order: added, put in order, changed, deleted (F-119)', async () => {
  const [first, second] = [await added('国家图书馆'), await added('上海图书馆')];
  await added('集刊数据库', 'PRODUCT');
  expect(await shown('zh-CN')).toMatchObject({
    friendLinks: [{ name: '国家图书馆' }, { name: '上海图书馆' }],
    productLinks: [{ name: '集刊数据库' }],
  });
  expect(codeOf(await sort([second.id, first.id]))).toBeUndefined();
  expect(await shown('en-US')).toMatchObject({ friendLinks: [{ name: '上海图书馆 in English' }, { name: '国家图书馆 in English' }] });
  const response = await fetch(`${app.url}/admin/api/index/link`);
  expect(JSON.stringify(await response.json())).toMatch(/上海图书馆.*国家图书馆/u);
  const { data } = await app.request<{ publisherLinks: Link[] }>(ALL, {}, { token: operations });
  const { version = 0 } = data?.publisherLinks.find(({ id }) => id === first.id) ?? {};
  const input = { publisherLinkId: first.id, nameZh: '北京图书馆', nameEn: 'Beijing Library', url: 'https://example.org/bj' };
  expect(codeOf(await send('save', { ...input, version: version - 1 }))).toBe('CONFLICT');
  expect(codeOf(await send('save', { ...input, version }))).toBeUndefined();
  for (const _twice of [1, 2]) expect(codeOf(await send('delete', { publisherLinkId: second.id }))).toBeUndefined();
  expect((await shown('zh-CN'))?.friendLinks).toMatchObject([{ name: '北京图书馆' }]);
  // Another list of links than there is.
  expect(codeOf(await sort([first.id, second.id]))).toBe('CONFLICT');
});

it.each([
  [{ url: 'http://example.org' }, 'url'],
  [{ url: 'javascript:alert(1)' }, 'url'],
  [{ url: 'https://name:word@example.org' }, 'url'],
  [{ url: '' }, 'url'],
  [{ nameZh: ' ' }, 'nameZh'],
  [{ nameEn: 'x'.repeat(101) }, 'nameEn'],
])('is refused at its field: %j', async (wrong, field) => {
  const { errors } = await send('add', { kind: 'PRODUCT', nameZh: '甲', nameEn: 'A', url: 'https://example.org', ...wrong });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: expect.any(String) } });
});
