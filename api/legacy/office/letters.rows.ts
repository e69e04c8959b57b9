// The facade's calls for the letter templates of a journal (S2 §7, S3 §7.4). Spellings are the old client's.
import { encodeId } from '../../graphql/node.ts';
import { invalidInput } from '../../errors.ts';
import { id, maybe, over, text } from '../row/params.ts';
import { graphql, json, type Param } from '../row/row.ts';
import { found, key } from '../row/values.ts';

const who = 'Executive Editor, Editor-in-Chief';
const journal = id('Colloquium', { otherwise: 'legacy.journalRequired' });

/** Characters that a URL-encoded text never contains: a text with one was sent unencoded. */
const PLAIN = /[^\x21-\x7E]|[<>"{}|\\^`]/;

/**
 * Rich text, encoded as in an address inside the JSON: decoded once (D2-98); one that is not is taken as it is. Errors: INVALID_INPUT when
 * that cannot be read.
 */
const encodedText: Param<string> = {
  ...text(),
  read: async (sources, name, call) => {
    const sent = await text().read(sources, name, call);
    if (PLAIN.test(sent)) return sent;
    try {
      return decodeURIComponent(sent);
    } catch {
      throw invalidInput({ [name]: { code: 'input.invalid' } });
    }
  },
};

const template = maybe(encodedText);
const templates = { inviteAuthorTemplate: template, inviteExpertTemplate: template, autherUpdateHeadTemplate: template, autherUpdateBottomTemplate: template };

const TEMPLATES = graphql(
  'query LegacyTemplates($colloquiumId: ID!) { node(id: $colloquiumId) { ... on Colloquium { id letterTemplates { id inviteAuthor inviteReviewer returnHead returnTail version } } } }',
);
const SAVE = graphql('mutation LegacySaveTemplates($input: SaveLetterTemplatesInput!) { saveLetterTemplates(input: $input) { colloquium { id } } }');

export const letterRows = {
  // As in all answers, images have addresses for the reader's session.
  'E2-066': json({
    name: 'readLetterTemplates', method: 'GET', paths: ['colloquium/contentSetting'], about: 'The four letter templates of a journal', who: `${who}, operations`, spec: 'S2 §2.8, §7, S3 §7.4 (E3-030)', token: 'header',
    params: { colloquiumId: journal },
    document: TEMPLATES,
    variables: (values) => values,
    fields: {
      contentSetting: {
        id: 'integer', colloquiumId: 'integer', inviteAuthorTemplate: 'string', inviteExpertTemplate: 'string', autherUpdateHeadTemplate: 'string', autherUpdateBottomTemplate: 'string',
      },
    },
    answer: ({ node }) => {
      const { id: colloquiumId, letterTemplates } = found(node);
      const { id: own, inviteAuthor, inviteReviewer, returnHead, returnTail } = found(letterTemplates);
      return {
        contentSetting: {
          id: key(own), colloquiumId: key(found(colloquiumId)),
          inviteAuthorTemplate: inviteAuthor, inviteExpertTemplate: inviteReviewer, autherUpdateHeadTemplate: returnHead, autherUpdateBottomTemplate: returnTail,
        },
      };
    },
  }),

  // The old client names no version: its save replaces the stored one.
  'E2-067': json({
    name: 'saveLetterTemplates', method: 'POST', paths: ['colloquium/contentSetting/update'], about: 'Save the four letter templates of a journal', who, spec: 'S2 §2.8, §7, §8, S3 §7.4 (E3-031), D2-98', token: 'header', done: 'legacy.saved',
    params: { colloquiumId: journal, id: text(), ...templates },
    documents: [TEMPLATES, SAVE],
    run: async ({ colloquiumId, id: own, ...texts }, call) => {
      if (own.trim() !== '' && encodeId('Colloquium', Number(own)) !== colloquiumId) throw invalidInput({ id: { code: 'input.invalid' } });
      const { id: _own, ...stored } = found(found((await call.execute(TEMPLATES, { colloquiumId })).node).letterTemplates);
      const { inviteAuthorTemplate: inviteAuthor, inviteExpertTemplate: inviteReviewer, autherUpdateHeadTemplate: returnHead, autherUpdateBottomTemplate: returnTail } = texts;
      await call.execute(SAVE, { input: { colloquiumId, ...over(stored, { inviteAuthor, inviteReviewer, returnHead, returnTail }) } });
      return {};
    },
  }),

  'E2-068': json({
    name: 'previewTemplate', method: 'POST', paths: ['colloquium/contentSetting/preview'], about: 'A template as its reader would read it', who: 'The journal’s editors, operations', spec: 'S2 §2.8, §7, S3 §7.4 (E3-032), §7.7, D2-98', token: 'header',
    params: { colloquiumId: journal, templateContent: encodedText },
    document: graphql('mutation LegacyPreview($input: PreviewTemplateInput!) { previewTemplate(input: $input) { letter { html } } }'),
    variables: ({ colloquiumId, templateContent }) => ({ input: { colloquiumId, html: templateContent } }),
    fields: { content: 'string' },
    answer: ({ previewTemplate }) => ({ content: found(previewTemplate).letter.html }),
  }),
};
