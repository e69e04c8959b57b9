// Letters as the API shows them.
import { MAX_SNIPPETS } from '../../../shared/forms/snippets.ts';
import type { LetterTemplateKind } from '../../../shared/letter-variables.ts';
import { Auth, Int, ListSize, many, maybe, namesEnum, ObjectType, one, output } from '../../graphql/declare.ts';
import { Node } from '../../graphql/node.ts';

export const LetterTemplateKindEnum = namesEnum<LetterTemplateKind>(
  'LetterTemplateKind',
  'What a template of a journal is for (S2 §2.8).',
  {
    INVITE_AUTHOR: 'Invites a person to submit.',
    INVITE_REVIEWER: 'Invites a reviewer.',
    RETURN_HEAD: 'Stands before the opinion when a manuscript is returned for revision.',
    RETURN_TAIL: 'Stands after the opinion.',
  },
);

const RICH = 'Rich text; empty: the publisher’s standard letter.';

@Auth()
@ObjectType({ description: 'A short text of a journal that its office puts into opinions and letters.' })
export class LetterSnippet extends output({
  title: one(String, 'Its name in the menu.'),
  textZh: one(String, 'Plain text; empty: none in Chinese.'),
  textEn: one(String, 'Plain text; empty: none in English.'),
}) {}

@Auth({ policy: 'letterTemplates.view' })
@ObjectType('LetterTemplates', { implements: Node, description: 'How a journal words its letters.' })
export class LetterTemplatesType extends output({
  inviteAuthor: one(String, RICH),
  inviteReviewer: one(String, RICH),
  returnHead: one(String, RICH),
  returnTail: one(String, RICH),
  snippets: many(() => LetterSnippet, 'In the order of the office.', ListSize(MAX_SNIPPETS)),
  version: one(Int, '0 before the first save.'),
}) {
  /** Number of the colloquium: it has one set. */
  id!: number;
}

@Auth()
@ObjectType({ description: 'A letter as it would be read.' })
export class LetterText extends output({
  subject: one(String, 'What stands in the subject line.'),
  html: one(String, 'Rich text, its places filled.'),
}) {}

@Auth()
@ObjectType({ description: 'The letter that an act would send.' })
export class LetterPreview extends output(
  { to: maybe(String, 'Name and address; null for readers who may not know the authors.') },
  LetterText,
) {}
