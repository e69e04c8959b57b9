// The documents of the acts are made from the schema.
import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { actDocuments } from './act-documents.ts';

const schema = readFileSync('schema.graphql', 'utf8');

test('makes the document of each act, with its input and what its answer brings up to date', () => {
  const source = actDocuments(schema, ['withdrawContribution', 'receiveContributions']);
  const documents = [...source.matchAll(/graphql`([^`]*)`/g)].map(([, text = '']) => text.replaceAll(/\s+/g, ' ').trim());
  expect(documents).toEqual([
    `mutation actDocumentsWithdrawContributionMutation($input: WithdrawContributionInput!, $isOne: Boolean!) { act: withdrawContribution(input: $input) { contribution { ...acts_changed } } }`,
    `mutation actDocumentsReceiveContributionsMutation($input: ReceiveContributionsInput!, $isOne: Boolean!) { act: receiveContributions(input: $input) { results { ...actTypes_result @relay(mask: false) } } }`,
  ]);
  for (const document of documents) expect(() => parse(document)).not.toThrow();
  expect([...source.matchAll(/takes: '(\w+)'/g)].map(([, takes]) => takes)).toEqual(['one', 'many']);
});

test('stops at a mutation that the schema does not have', () => {
  expect(() => actDocuments(schema, ['requestSources'])).toThrow('names the mutation "requestSources"');
});
