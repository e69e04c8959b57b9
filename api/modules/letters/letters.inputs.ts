// Inputs of the screen where a journal words its letters.
import { MAX_SNIPPETS, MAX_SNIPPET_TEXT, MAX_SNIPPET_TITLE } from '../../../shared/forms/snippets.ts';
import { MAX_RICH_TEXT_BYTES } from '../../../shared/rich-text.ts';
import { ID, input, InputType, Int, Longest, maybe, maybeMany, one } from '../../graphql/declare.ts';
import { LetterTemplateKindEnum } from './letters.types.ts';

const RICH = 'Rich text; empty: the publisher’s standard letter.';

@InputType({ description: 'A short text of a journal.' })
class LetterSnippetInput extends input({
  title: one(String, `At most ${MAX_SNIPPET_TITLE} signs.`),
  textZh: one(String, `Plain text, at most ${MAX_SNIPPET_TEXT} signs; empty: none in Chinese.`),
  textEn: one(String, `Plain text, at most ${MAX_SNIPPET_TEXT} signs; empty: none in English. One of both is needed.`),
}) {}

@InputType()
export class SaveLetterTemplatesInput extends input({
  colloquiumId: one(ID, 'The journal or conference.'),
  inviteAuthor: one(String, RICH, Longest(MAX_RICH_TEXT_BYTES)),
  inviteReviewer: one(String, RICH, Longest(MAX_RICH_TEXT_BYTES)),
  returnHead: one(String, RICH, Longest(MAX_RICH_TEXT_BYTES)),
  returnTail: one(String, RICH, Longest(MAX_RICH_TEXT_BYTES)),
  snippets: maybeMany(
    () => LetterSnippetInput,
    `The short texts of the journal as they are to stand, at most ${MAX_SNIPPETS}; left out: as they are.`,
  ),
  version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
  clientMutationId: maybe(String, 'Made up by the client; the payload has it.'),
}) {}

@InputType()
export class PreviewTemplateInput extends input({
  colloquiumId: one(ID, 'The journal or conference.'),
  html: one(String, 'As it stands in the editor; empty: the standard letter is shown.', Longest(MAX_RICH_TEXT_BYTES)),
  kind: maybe(() => LetterTemplateKindEnum, 'Left out: the text by itself, with whatever variable.'),
  contributionId: maybe(ID, 'A manuscript of the journal to fill it with; left out: the latest one that the viewer may see, else samples.'),
}) {}
