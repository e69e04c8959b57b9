// A database made with character type C or POSIX finds no Chinese word, and nothing would say so later: the start refuses it, and says how
// to make it anew.
import { escapeIdentifier, type Client } from 'pg';
import { objectsIn } from './restoring.ts';

/** From this version on a server includes a locale that knows Chinese. */
const BUILTIN_SINCE = 17;

/** The facts that decide the text of the remedy. */
interface ServerFacts {
  database: string;
  owner: string;
  /** Major version of the server: 15 and up. */
  majorVersion: number;
  /** A locale of the machine whose character type knows Chinese, as the server names it; null: it has none. */
  locale: string | null;
  /** Nothing is in the database that could be lost. */
  isEmpty: boolean;
}

/** Throws in words when Chinese cannot be searched here. The extension pg_trgm is there. */
export async function assertChineseSearch(client: Client): Promise<void> {
  const { rows } = await client.query<{ knows: boolean }>(`select show_trgm('中文检索') <> '{}' as knows`);
  if (rows[0]?.knows) return;
  throw new Error(remedyOf(await factsOf(client)));
}

async function factsOf(client: Client): Promise<ServerFacts> {
  const { rows } = await client.query<{ database: string; owner: string; version: number; locale: string | null }>(
    `select d.datname as database, pg_get_userbyid(d.datdba) as owner, current_setting('server_version_num')::int / 10000 as version,
       (select collctype from pg_collation where collprovider = 'c' and collctype ~* 'utf-?8$' order by collctype !~* '^c[.]', collctype limit 1) as locale
     from pg_database d where d.datname = current_database()`,
  );
  const [found] = rows;
  if (!found) throw new Error('The database does not know itself');
  const { database, owner, version, locale } = found;
  return { database, owner, majorVersion: version, locale, isEmpty: (await objectsIn(client)).length === 0 };
}

/** Two statements for an empty database, each on a line of its own; for another only the problem and the remedy. */
export function remedyOf({ database, owner, majorVersion, locale, isEmpty }: ServerFacts): string {
  const name = escapeIdentifier(database);
  const what = `The database "${database}" cannot search Chinese text: its character type does not know Chinese letters.`;
  const how =
    majorVersion >= BUILTIN_SINCE
      ? `locale_provider builtin builtin_locale 'C.UTF-8' lc_collate 'C' lc_ctype '${locale ?? 'C.UTF-8'}'`
      : locale && `locale_provider libc lc_collate 'C' lc_ctype '${locale}'`;
  if (!how)
    return `${what} The server (PostgreSQL ${majorVersion}) knows no locale in UTF-8: give its machine one, such as C.UTF-8 or zh_CN.UTF-8, and make the database anew with it.`;
  const create = `create database ${name} owner ${escapeIdentifier(owner)} encoding 'UTF8' ${how} template template0;`;
  return isEmpty
    ? `${what} It is empty: connect to another database of the server (postgres, say) and make it anew with\n  drop database ${name};\n  ${create}`
    : `${what} It is not empty: nothing was changed. Name a new database in DATABASE_URL, made on this server (PostgreSQL ${majorVersion}) with\n  ${create.replace(name, escapeIdentifier(`${database}_utf8`))}\nand bring over what is to be kept.`;
}
