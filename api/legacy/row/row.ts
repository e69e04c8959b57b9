// A row of the facade: one documented call, the GraphQL documents behind it, and the translation in both directions. The facade holds no
// permission, workflow or form rule: the schema behind the documents makes every refusal.
import { getOperationAST, OperationTypeNode, type DocumentNode } from 'graphql';
import { initGraphQLTada, type TadaDocumentNode } from 'gql.tada';
import type { Context } from '../../context.ts';
import type { LanguageTag } from '../../../shared/messages.ts';
import type { Upload } from './uploads.ts';
import type { introspection } from '../__generated__/introspection.d.ts';

/** Writes a document of a row: its answer and its variables are typed from schema.graphql. Fragments it spreads are named beside it. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { ID: string; DateTime: string; Upload: Upload };
}>();

/** A document with the types of its answer and its variables. */
export type Document<Result, Variables> = TadaDocumentNode<Result, Variables>;

/** The one type behind a node id that the document asks fields of: parameters take ids of that type alone. */
type Named<Node> = Node extends unknown ? (Exclude<keyof Node, '__typename'> extends never ? never : Node) : never;

/** The answer of a document: refusals have been thrown, so every root field except `node` is there. */
export type Answered<Result> = {
  [Field in keyof Result]: Field extends 'node' ? Named<NonNullable<Result[Field]>> | null : NonNullable<Result[Field]>;
};

/** Fields of an answer as they are documented. A question mark: may be null. An array: any number of these. */
export type Shape = 'string' | 'string?' | 'integer' | 'integer?' | readonly [Shape] | { readonly [field: string]: Shape };
export type Fields = Readonly<Record<string, Shape>>;

/** One call while it is answered. */
export interface Call {
  ctx: Context;
  /** As sent, empty without one. */
  token: string;
  execute<Result, Variables extends object>(
    document: Document<Result, Variables>,
    variables: Variables | undefined,
  ): Promise<Answered<Result>>;
}

/** Where values are found: what was sent, the cookies, the files. */
export interface Sources {
  values: Readonly<Record<string, unknown>>;
  cookies: Readonly<Record<string, string>>;
  files: Readonly<Record<string, Upload>>;
}

export interface Param<T> {
  read(sources: Sources, name: string, call: Call): T | Promise<T>;
  /** JSON schema, for the OpenAPI document. */
  schema: Readonly<Record<string, unknown>>;
  /** Type whose decimal key it is. */
  names?: string;
  /** Other spellings it is taken under. */
  aliases?: readonly string[];
  in?: 'cookie' | 'file';
  /** What it is called where it is sent, when that is not its name: cookies. */
  sentAs?: string;
  isOptional?: true;
}

export type Params = Readonly<Record<string, Param<unknown>>>;
export type ParamValues<P extends Params> = { readonly [K in keyof P]: P[K] extends Param<infer T> ? T : never };

/** What goes back: the fields beside code and msg. `code` other than 0 is told by login alone. */
export type Answer = Record<string, unknown>;

interface Described<P extends Params> {
  /** A verb and its object, in camelCase and once in the table: generated clients use it as the call's name. */
  name: string;
  method: 'GET' | 'POST';
  /**
   * Below /{product}/api: as documented first, then the other spellings (D13-008). One that begins with a slash stands outside of it; a
   * part in braces is the parameter of that name.
   */
  paths: readonly [string, ...string[]];
  /** Its purpose in a few words; its callers; its documentation. */
  about: string;
  who: string;
  spec: string;
  /** none: open to everyone. header: the token header. either: the header or the parameter `token` (D13-085). */
  token: 'none' | 'header' | 'either';
  /** Polled, so it does not keep a session alive. */
  isBackground?: true;
  /** Also answers when the token belongs to nobody (any more). */
  takesDeadTokens?: true;
  /** The code for an ended session: 401, and 500 where it is documented so (D13-065). */
  endedCode?: 500;
  params: P;
  /** The parameter `language`, where the caller names one before a session does: the texts are in it. */
  language?: Param<LanguageTag>;
  /** Message of success: a key of the catalogue; `legacy.done` when not said. */
  done?: string;
}

/** A row whose parameters become the variables of one document. */
type OneDocument<P extends Params, Result, Variables extends object, A> = Described<P> & {
  document: Document<Result, Variables>;
  /** Documents that `variables` asks first. */
  asksFirst?: readonly DocumentNode[];
  /** Left out: code and msg say it all. */
  answer?: (data: Answered<Result>, values: ParamValues<P>, call: Call) => A;
} & Given<(values: ParamValues<P>, call: Call) => Variables | Promise<Variables>, Variables>;

/** A document without variables, or with optional ones only, need not be given any. */
type Given<Give, Variables> = Record<string, never> extends Variables ? { variables?: Give } : { variables: Give };

/** A row that has to look before it acts. */
interface Steps<P extends Params, A> extends Described<P> {
  documents: readonly DocumentNode[];
  run: (values: ParamValues<P>, call: Call) => Promise<A>;
}

/** A row as the facade runs it, with the types of its parameters erased. */
export interface Row extends Omit<Described<Params>, 'language'> {
  kind: 'json' | 'image' | 'download' | 'socket';
  /**
   * Changes something, as one of its documents does: a call documented as GET is then also taken by POST (D13-084), and several documents
   * are one act.
   */
  changes: boolean;
  documents: readonly DocumentNode[];
  /** Documented fields beside code and msg. */
  fields: Fields;
  run: (sources: Sources, call: Call) => Promise<Answer>;
}

type Runnable<A> = { documents: readonly DocumentNode[]; changes: boolean; run: (sources: Sources, call: Call) => Promise<A> };

function runnable<P extends Params, Result, Variables extends object, A>(
  row: OneDocument<P, Result, Variables, A> | Steps<P, A>,
): Runnable<A | Record<string, never>> {
  const read = async (sources: Sources, call: Call): Promise<ParamValues<P>> => {
    const values: Partial<Record<keyof P, unknown>> = {};
    for (const name of Object.keys(row.params) as (keyof P & string)[]) values[name] = await row.params[name]?.read(sources, name, call);
    // Each parameter's own reader made its value.
    return values as ParamValues<P>;
  };
  const run =
    'run' in row
      ? row.run
      : async (values: ParamValues<P>, call: Call) => {
          const data = await call.execute(row.document, await row.variables?.(values, call));
          return row.answer?.(data, values, call) ?? {};
        };
  const documents = 'run' in row ? row.documents : [...(row.asksFirst ?? []), row.document];
  return {
    documents,
    changes: documents.some((document) => getOperationAST(document)?.operation === OperationTypeNode.MUTATION),
    run: async (sources, call) => {
      if (row.language) call.ctx.language = await row.language.read(sources, 'language', call);
      return await run(await read(sources, call), call);
    },
  };
}

/** What is said of the call, with the types of its parameters erased. */
function described<P extends Params>({ language: _read, ...row }: Described<P>) {
  return { ...row, params: row.params as Record<string, Param<unknown>> };
}

/** Answers `{ code, msg, … }`; `fields`: what it answers beside these. */
export function json<P extends Params, Result, Variables extends object, A extends Answer>(
  row: (OneDocument<P, Result, Variables, A> | Steps<P, A>) & { fields?: Fields },
): Row {
  return { ...described(row), kind: 'json', fields: row.fields ?? {}, ...runnable(row) };
}

/**
 * Answers a picture, and a cookie that ties the next call to it. `image` is a data: URL. It is fetched as pictures are, so it counts as no
 * change.
 */
export function image<P extends Params, Result, Variables extends object>(
  row: OneDocument<P, Result, Variables, { image: string; cookie: { name: string; value: string; seconds: number } }> & { answer: object },
): Row {
  return { ...described(row), kind: 'image', fields: {}, ...runnable(row), changes: false };
}

/** Answers the bytes behind a signed link, which the file route streams. */
export function download<P extends Params, Result, Variables extends object>(
  row: (OneDocument<P, Result, Variables, { url: string }> & { answer: object }) | Steps<P, { url: string }>,
): Row {
  return { ...described(row), kind: 'download', fields: {}, ...runnable(row) };
}

export interface SocketRow extends Row {
  /** The message for an event of the subscription; null: none. */
  message: (data: unknown) => Answer | null;
  /** The answer to a token that belongs to nobody (any more). */
  farewell: Answer;
}

/** A socket: the document is a subscription, each event becomes one text message of JSON. The token is the last part of its address. */
export function socket<Data, Variables extends object>(
  row: Omit<Described<Params>, 'params'> & {
    document: Document<Data, Variables>;
    message: (data: Data) => Answer | null;
    farewell: Answer;
    fields: Fields;
  },
): SocketRow {
  const { document, message, farewell, fields } = row;
  // The data come from the document of the same row.
  return {
    ...described({ ...row, params: {} }),
    kind: 'socket',
    fields,
    documents: [document],
    changes: false,
    run: () => Promise.resolve({}),
    message: (data) => message(data as Data),
    farewell,
  };
}
