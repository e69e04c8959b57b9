// The places of the server's menu items.
import { expect, it } from 'vitest';
import { splitNavigation } from './account-pages.ts';

const page = (url: string) => ({ url, name: url });

it('every page that the server lists stands in one of the two menus, in its order (R1-011, decision 34)', () => {
  const navigation = [
    { name: 'work', items: [page('authormanuList'), page('create')] },
    { name: 'person', items: [page('msgCenter'), page('personMsg'), page('changePwd'), page('somethingNew')] },
  ];
  const { work, account } = splitNavigation(navigation);
  expect(work).toEqual([navigation[0], { name: 'person', items: [page('msgCenter'), page('somethingNew')] }]);
  expect(account).toEqual([page('personMsg'), page('changePwd')]);
});

it('a group that held matters of the account alone has no heading left', () => {
  expect(splitNavigation([{ name: 'person', items: [page('changePwd')] }])).toEqual({ work: [], account: [page('changePwd')] });
});
