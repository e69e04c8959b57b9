// The mapper's driver for PostgreSQL, sending values beside the text of a statement instead of written into it, and a list as one array: so
// the text stays the same and is prepared once (prepared.ts).
import {
  isRaw,
  NativeQueryBuilder,
  PostgreSqlConnection,
  PostgreSqlDriver,
  raw,
  Utils,
  type Configuration,
  type Dictionary,
  type EntityData,
  type LoggingOptions,
  type Platform,
  type QueryResult,
  type RawQueryFragment,
  type Transaction,
} from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';

export class ParameterDriver extends PostgreSqlDriver {
  protected override readonly connection: PostgreSqlConnection;

  constructor(config: Configuration) {
    super(config);
    this.connection = new ParameterConnection(config);
  }
}

class ParameterConnection extends PostgreSqlConnection {
  override async execute<T extends QueryResult | EntityData<object> | EntityData<object>[] = EntityData<object>[]>(
    query: string | NativeQueryBuilder | RawQueryFragment,
    params: readonly unknown[] | Dictionary = [],
    method: 'all' | 'get' | 'run' = 'all',
    ctx?: Transaction,
    loggerContext?: LoggingOptions,
  ): Promise<T> {
    await this.ensureConnection();
    const { text, values } = numbered(this.platform, fragmentOf(query, params));
    return await this.executeQuery(
      text,
      async () => this.transformRawResult<T>(await (ctx ?? this.getClient()).executeQuery(CompiledQuery.raw(text, values)), method),
      { query: text, params: values, ...loggerContext },
    );
  }
}

interface Fragment {
  sql: string;
  params: readonly unknown[];
}

function fragmentOf(query: string | NativeQueryBuilder | RawQueryFragment, params: readonly unknown[] | Dictionary): Fragment {
  if (query instanceof NativeQueryBuilder) return query.toRaw();
  if (typeof query !== 'string') return query;
  // A plain object holds named parameters.
  return isList(params) ? { sql: query, params } : raw(query, params);
}

/** A list of single values, a question mark that is meant, an identifier, a value. */
const PLACES = /\b(not )?in \((\?(?:, \?)*)\)|\\\?|\?\?|\?/g;

/** The mapper's text with `?` as PostgreSQL takes it, with `$1` and so on. */
function numbered(platform: Platform, { sql, params }: Fragment, values: unknown[] = []): { text: string; values: unknown[] } {
  if (params.length === 0) return { text: sql, values };
  let next = 0;
  const bind = (value: unknown): string => {
    if (isRaw(value)) return numbered(platform, value, values).text;
    if (isList(value)) return value.map(bind).join(', ');
    return `$${values.push(sent(value))}`;
  };
  const text = sql.replace(PLACES, (place, not: string | undefined, list: string | undefined) => {
    if (place === '\\?') return '?';
    if (place === '??') return platform.quoteIdentifier(String(params[next++]));
    if (list === undefined) return bind(params[next++]);
    const items = params.slice(next, (next += list.split(',').length)).flat();
    if (items.some(isRaw)) return `${not ?? ''}in (${items.map(bind).join(', ')})`;
    return `${not ? '<> all' : '= any'} ($${values.push(items.map((item) => sent(item)))})`;
  });
  return { text, values };
}

/** A value as the mapper would write it into the text. */
function sent(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return Utils.isPlainObject(value) ? JSON.stringify(value) : value;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
