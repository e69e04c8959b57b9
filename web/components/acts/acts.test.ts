// The table of acts against what the server offers.
import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType } from 'graphql';
import { getRequest } from 'relay-runtime';
import { expect, it } from 'vitest';
import { ACTS } from './acts.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

it('has no act that the server has no mutation for', () => {
  const offered = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args }) =>
    args.some(({ type }) => {
      const input = schema.getType(String(type).replace('!', ''));
      return isInputObjectType(input) && 'clientMutationId' in input.getFields();
    }),
  );
  const sent = Object.values(ACTS).flatMap((act) =>
    'mutation' in act
      ? getRequest(act.mutation).fragment.selections.flatMap((selection) => ('name' in selection ? [selection.name] : []))
      : [],
  );
  const names = offered.map(({ name }) => name);
  expect(sent.filter((name) => !names.includes(name))).toEqual([]);
  expect(sent).not.toEqual([]);
});
