// The table of acts against the server's mutations.
import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { ACTS } from './acts.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

it('has every act that the server has a mutation for', () => {
  const offered = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args }) =>
    args.some(({ type }) => {
      const input = schema.getType(String(type).replace('!', ''));
      // For one manuscript or several; other mutations have an echo too.
      return (
        isInputObjectType(input) &&
        ['contributionId', 'contributionIds'].some((id) => id in input.getFields()) &&
        'clientMutationId' in input.getFields()
      );
    }),
  );
  const sent = Object.values(ACTS).flatMap((act) => ('mutation' in act ? [act.mutation] : []));
  // The page of a review hands it in, that of experts invites them, and where invitations are shown each is withdrawn.
  expect<readonly string[]>(
    [...sent, 'submitReview', 'closeInvitation', 'inviteByEditor', 'inviteByDeputy', 'inviteByChief'].toSorted(),
  ).toEqual(offered.map(({ name }) => name).toSorted());
  expect(sent).not.toEqual([]);
});
