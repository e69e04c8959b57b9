// The documents of the pages for an invited reviewer without an account: a field that is closed to a ticket and cannot be null would take
// the whole answer away, also that of an act which was done (decision 39).
import { readFile } from 'node:fs/promises';
import {
  getNamedType,
  isAbstractType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type SelectionSetNode,
} from 'graphql';
import { expect, it } from 'vitest';
import { colloquiumSchema } from '../../../schema.ts';
import { ticketDoor } from './ticket-door.ts';

const schema = colloquiumSchema();

function isOpen(type: string, field: string): boolean {
  const fields = ticketDoor.open[type]?.fields ?? [];
  return fields === '*' || fields.includes(field);
}

/** Fields that would be refused where an answer is expected. */
function refusedIn(document: DocumentNode): string[] {
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );
  const walk = (type: GraphQLNamedType | undefined, { selections }: SelectionSetNode): string[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD || selection.kind === Kind.INLINE_FRAGMENT) {
        const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        const condition = fragment?.typeCondition?.name.value;
        return fragment ? walk(condition === undefined ? type : schema.getType(condition), fragment.selectionSet) : [];
      }
      const name = selection.name.value;
      if (name === '__typename' || isAbstractType(type) || !isObjectType(type)) return [];
      const field = type.getFields()[name];
      if (!field) throw new Error(`${type.name} has no field ${name}`);
      if (!isOpen(type.name, name)) return isNonNullType(field.type) ? [`${type.name}.${name}`] : [];
      return selection.selectionSet ? walk(getNamedType(field.type), selection.selectionSet) : [];
    });
  return document.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? walk(schema.getRootType(one.operation) ?? undefined, one.selectionSet) : [],
  );
}

it.each([
  'lookAtInvitationQuery',
  'useOpenInvitationMutation',
  'InvitationShellQuery',
  'InvitationEndedQuery',
  'InvitationLanguageMutation',
  'useLeaveInvitationMutation',
  'InvitedManuscriptPageQuery',
  'actDocumentsAcceptInvitationsMutation',
  'actDocumentsDeclineInvitationsMutation',
  'ReviewFormPageQuery',
  'ReviewFieldsQuery',
  'savedReviewNowQuery',
  'useReviewFilesUploadMutation',
  'useReviewFilesRemoveMutation',
  'useSaveReviewDraftMutation',
  'useSubmitReviewQuery',
  'useSubmitReviewMutation',
])('%s asks for nothing that a ticket is refused', async (name) => {
  const texts = Object.values(JSON.parse(await readFile('web/relay/persisted-documents.json', 'utf8')) as Record<string, string>);
  const text = texts.find((one) => new RegExp(`^\\s*\\w+ ${name}\\b`).test(one));
  if (text === undefined) throw new Error(`The client has no document ${name}`);
  expect(refusedIn(parse(text))).toEqual([]);
});
