// Pages of the server's menu that concern the account: they stand in the menu of the person's name, work at the side (decision 34).

const ACCOUNT_PAGES: ReadonlySet<string> = new Set(['personMsg', 'changePwd', 'changeEmail', 'signInHistory']);

interface Group<Item> {
  name: string;
  items: readonly Item[];
}

/** Each page once, in the server's order; groups without remaining pages are dropped. */
export function splitNavigation<Item extends { url: string }>(
  navigation: readonly Group<Item>[],
): { work: Group<Item>[]; account: Item[] } {
  const isAccount = ({ url }: Item) => ACCOUNT_PAGES.has(url);
  return {
    work: navigation
      .map(({ name, items }) => ({ name, items: items.filter((item) => !isAccount(item)) }))
      .filter(({ items }) => items.length > 0),
    account: navigation.flatMap(({ items }) => items.filter(isAccount)),
  };
}
