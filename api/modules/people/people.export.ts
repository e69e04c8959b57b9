// The list of people as a spreadsheet (B-415). It says no more than the list does.
import { sql } from 'kysely';
import { messageText, wordsIn } from '../../../shared/messages.ts';
import { signedIn, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { listExport } from '../exports/list-export.ts';
import { isShown } from '../organization/roles/roles-shown.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { people } from './people.list.ts';
import { phoneOf } from './phone.loader.ts';

interface Row {
  id: number;
  name: string;
  loginName: string;
  code: string | null;
  email: string;
  phone: string | null;
  department: string | null;
  roles: string;
  isEnabled: boolean;
  createdAt: Date;
}

function rows(ctx: Context) {
  return {
    db: query(ctx.em),
    query: query(ctx.em).selectFrom('user_account'),
    id: sql.ref('user_account.id'),
    load: async (found: readonly { id: number }[]): Promise<Row[]> => {
      const users = await ctx.em.find(User, { id: { $in: found.map(({ id }) => id) } }, { populate: ['roles', 'department'] });
      return Promise.all(users.map(async (user) => rowOf(user, ctx)));
    },
  };
}

/** Accounts are administered by the names that were typed (decision 96). */
async function rowOf(user: User, ctx: Context): Promise<Row> {
  return {
    id: user.id,
    name: user.realName,
    loginName: user.username ?? user.email,
    code: user.code ?? null,
    email: user.email,
    phone: (await ctx.loaders.of(ctx, phoneOf).load(user.id))?.phone ?? null,
    department: user.department?.unwrap().name ?? null,
    roles: user.roles
      .getItems()
      .filter((role) => isShown(signedIn(ctx), role))
      .sort((a, b) => a.id - b.id)
      .map(({ nameZh, nameEn }) => wordsIn(ctx.language, nameZh, nameEn))
      .join('; '),
    isEnabled: user.isEnabled,
    createdAt: user.createdAt,
  };
}

export const peopleExport = listExport(people, {
  fileName: 'export.people',
  rows,
  columns: [
    { header: 'export.people.name', width: 14, value: ({ name }) => name },
    { header: 'export.people.loginName', width: 20, value: ({ loginName }) => loginName },
    { header: 'export.people.code', width: 12, value: ({ code }) => code },
    { header: 'export.people.department', width: 18, value: ({ department }) => department },
    { header: 'export.people.email', width: 28, value: ({ email }) => email },
    { header: 'export.people.phone', width: 16, value: ({ phone }) => phone },
    { header: 'export.people.roles', width: 24, value: ({ roles }) => roles },
    {
      header: 'export.people.status',
      width: 10,
      value: ({ isEnabled }, { language }) => messageText(language, isEnabled ? 'export.people.normal' : 'export.people.disabled'),
    },
    { header: 'export.people.created', kind: 'moment', width: 17, value: ({ createdAt }) => createdAt },
  ],
});
