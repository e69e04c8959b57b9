// The facade's calls for the author's authorization after acceptance (S2 §7): the agreement's manuscript, agreeing, the signed files.
import { FileKind, TRANSFER_FILE_KINDS } from '../../../shared/limits.ts';
import { invalidInput } from '../../errors.ts';
import { id, optionalId, text } from '../row/params.ts';
import { graphql, json } from '../row/row.ts';
import { checkNumber, NUMBER, oneOf, pathOf, suggestion } from '../reviewing/suggestion.ts';
import { found } from '../row/values.ts';

const who = 'Author';

const anyField = { type: 'string' };
const fileFields = { fileDesc: anyField, fileType: { type: 'integer', enum: TRANSFER_FILE_KINDS.map((kind) => FileKind[kind]) } };

/** Errors: INVALID_INPUT when its type is none that a transfer is signed on. */
function fileInput(file: Readonly<Record<string, unknown>>) {
  const { fileType, fileDesc } = file;
  const kind = TRANSFER_FILE_KINDS.find((name) => String(FileKind[name]) === String(fileType));
  if (!kind) throw invalidInput({ fileType: { code: 'legacy.fileKindRequired' } });
  return { path: pathOf(file), kind, description: typeof fileDesc === 'string' ? fileDesc : '' };
}

const AGREEMENT = graphql('query LegacyAgreement($id: ID!) { node(id: $id) { ... on Contribution { transfer { version } } } }');
const AUTHORIZE = graphql('mutation LegacyAuthorize($input: AgreeToTransferInput!) { agreeToTransfer(input: $input) { contribution { id } } }');
const SUBMIT_TRANSFER = graphql('mutation LegacySubmitTransfer($input: SubmitTransferInput!) { submitTransfer(input: $input) { contribution { id } } }');

export const rightsRows = {
  'E2-072': json({
    name: 'readTransferAgreement', method: 'POST', paths: ['contribution/transferAgreement'], about: 'Whom and which journal the copyright agreement names', who, spec: 'S2 §2.12, §7', token: 'header', params: { contributionId: id('Contribution') },
    document: graphql(
      'query LegacyTransfer($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { transfer { author colloquiumName } } } }',
    ),
    variables: (values) => values,
    fields: { result: { author: 'string', colloquiumName: 'string' } },
    answer: ({ node }) => ({ result: found(node?.transfer) }),
  }),

  // Calling it is agreeing: the tick is the page's.
  'E2-073': json({
    name: 'agreeToTransfer', method: 'POST', paths: ['contribution/authorize'], about: 'Agree to the transfer of copyright', who, spec: 'S2 §2.12, §7', token: 'header',
    params: { contributionId: id('Contribution'), code: text() },
    documents: [NUMBER, AGREEMENT, AUTHORIZE],
    run: async ({ contributionId, code }, call) => {
      await checkNumber(call, contributionId, code);
      const { node } = await call.execute(AGREEMENT, { id: contributionId });
      await call.execute(AUTHORIZE, { input: { contributionId, hasAgreed: true, version: node?.transfer?.version ?? 0 } });
      return {};
    },
  }),

  // The files are named by the filePath that file/upload answered. `decision` and `type` are constants (D2-56).
  'E2-074': json({
    name: 'handInSignedFiles', method: 'POST', paths: ['contribution/upAuthorizeFile'], about: 'Hand the signed files of the transfer in', who, spec: 'S2 §2.12, §5, §7', token: 'header', done: 'legacy.submitted',
    params: { contributionId: optionalId('Contribution'), code: text(), suggestion: suggestion(fileFields), decision: text(), type: text() },
    documents: [NUMBER, SUBMIT_TRANSFER],
    run: async ({ contributionId: outside, code, suggestion: { contributionId: inside, content, files } }, call) => {
      const contributionId = oneOf(outside, inside);
      await checkNumber(call, contributionId, code);
      await call.execute(SUBMIT_TRANSFER, { input: { contributionId, files: files.map(fileInput), comment: content || null } });
      return {};
    },
  }),
};
