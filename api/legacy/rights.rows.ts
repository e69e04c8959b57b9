// The facade's calls for the author's authorization after acceptance (S2 §7): what the agreement is about, agreeing, the signed files.
import { FileKind, TRANSFER_FILE_KINDS } from '../../shared/limits.ts';
import { encodeId } from '../graphql/node.ts';
import { invalidInput } from '../errors.ts';
import { id, optionalId, text, type Param } from './params.ts';
import { graphql, json, type Call } from './row.ts';
import { keyIn } from './section-items.ts';
import { found } from './values.ts';

const who = 'Author';

interface Suggestion {
  /** Null when it does not say. */
  contributionId: string | null;
  content: string;
  files: readonly Readonly<Record<string, unknown>>[];
}

const anyField = { type: 'string' };
const fileFields = { fileDesc: anyField, fileName: anyField, fileSize: { type: 'integer' }, filePath: anyField, fileType: { type: 'integer', enum: TRANSFER_FILE_KINDS.map((kind) => FileKind[kind]) } };

/** What the old client's form holds: an object, or in a form its text. */
const suggestion: Param<Suggestion> = {
  schema: { type: 'object', properties: { content: anyField, contributionId: { type: 'integer' }, files: { type: 'array', items: { type: 'object', properties: fileFields } } } },
  isOptional: true,
  read: ({ values }, name) => {
    const sent = record(parsed(values[name]));
    const key = keyIn(sent, 'contributionId');
    const files = parsed(sent['files']);
    return { contributionId: key === null ? null : encodeId('Contribution', key), content: plain(sent['content']), files: Array.isArray(files) ? files.map(record) : [] };
  },
};

function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

const record = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {});
const plain = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Errors: INVALID_INPUT when its type is none that a transfer is signed on. */
function fileInput({ filePath, fileType, fileDesc }: Readonly<Record<string, unknown>>) {
  const kind = TRANSFER_FILE_KINDS.find((name) => String(FileKind[name]) === String(fileType));
  if (!kind) throw invalidInput({ fileType: { code: 'legacy.fileKindRequired' } });
  return { path: plain(filePath), kind, description: plain(fileDesc) };
}

const NUMBER = graphql('query LegacyNumber($id: ID!) { node(id: $id) { ... on Contribution { manuscriptNumber } } }');
const AGREEMENT = graphql('query LegacyAgreement($id: ID!) { node(id: $id) { ... on Contribution { transfer { version } } } }');
const AUTHORIZE = graphql('mutation LegacyAuthorize($input: AgreeToTransferInput!) { agreeToTransfer(input: $input) { contribution { id } } }');
const SUBMIT_TRANSFER = graphql('mutation LegacySubmitTransfer($input: SubmitTransferInput!) { submitTransfer(input: $input) { contribution { id } } }');

/** `code` is the manuscript's number: when it is sent, it is of the same manuscript as the id. Errors: NOT_FOUND; INVALID_INPUT at code. */
async function checkNumber(call: Call, contributionId: string, code: string): Promise<void> {
  if (code.trim() === '') return;
  const { manuscriptNumber } = found((await call.execute(NUMBER, { id: contributionId })).node);
  if (code.trim() !== manuscriptNumber) throw invalidInput({ code: { code: 'input.invalid' } });
}

/** The manuscript, which the body names twice. Errors: NOT_FOUND when in neither place; INVALID_INPUT when they are two. */
function oneOf(outside: string | null, inside: string | null): string {
  if (outside !== null && inside !== null && outside !== inside) throw invalidInput({ contributionId: { code: 'input.invalid' } });
  return found(outside ?? inside);
}

export const rightsRows = {
  'E2-072': json({
    method: 'POST', paths: ['contribution/transferAgreement'], about: 'Whom and which journal the copyright agreement names', who, spec: 'S2 §2.12, §7', token: 'header', params: { contributionId: id('Contribution') },
    document: graphql(
      'query LegacyTransfer($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { transfer { author colloquiumName } } } }',
    ),
    variables: (values) => values,
    fields: { result: { author: 'string', colloquiumName: 'string' } },
    answer: ({ node }) => ({ result: found(node?.transfer) }),
  }),

  // Calling it is agreeing: the tick is the page's.
  'E2-073': json({
    method: 'POST', paths: ['contribution/authorize'], about: 'Agree to the transfer of copyright', who, spec: 'S2 §2.12, §7', token: 'header',
    params: { contributionId: id('Contribution'), code: text() },
    documents: [NUMBER, AGREEMENT, AUTHORIZE],
    run: async ({ contributionId, code }, call) => {
      await checkNumber(call, contributionId, code);
      const { node } = await call.execute(AGREEMENT, { id: contributionId });
      await call.execute(AUTHORIZE, { input: { contributionId, hasAgreed: true, version: node?.transfer?.version ?? 0 } });
      return {};
    },
    fields: {},
  }),

  // The files are named by the filePath that file/upload answered. `decision` and `type` are constants (D2-56).
  'E2-074': json({
    method: 'POST', paths: ['contribution/upAuthorizeFile'], about: 'Hand the signed files of the transfer in', who, spec: 'S2 §2.12, §5, §7', token: 'header', done: 'legacy.submitted',
    params: { contributionId: optionalId('Contribution'), code: text(), suggestion, decision: text(), type: text() },
    documents: [NUMBER, SUBMIT_TRANSFER],
    run: async ({ contributionId: outside, code, suggestion: { contributionId: inside, content, files } }, call) => {
      const contributionId = oneOf(outside, inside);
      await checkNumber(call, contributionId, code);
      await call.execute(SUBMIT_TRANSFER, { input: { contributionId, files: files.map(fileInput), comment: content || null } });
      return {};
    },
    fields: {},
  }),
};
