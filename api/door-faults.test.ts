// Every field without a rule and without a reason is named, with the remedy.
import { expect, it } from 'vitest';
import { doorFaults } from './door-faults.ts';
import { doors } from './modules.ts';
import { colloquiumSchema } from './schema.ts';

const faults = (without: Partial<typeof doors>) => doorFaults(colloquiumSchema(), { ...doors, ...without });
const lacking = <Row>(rows: Readonly<Record<string, Row>>, name: string) =>
  Object.fromEntries(Object.entries(rows).filter(([key]) => key !== name));

it('names nothing where all have one', () => {
  expect(faults({})).toEqual([]);
});

it.each([
  ['Captcha has neither @Auth nor a reason in publicTypes', { publicTypes: lacking(doors.publicTypes, 'Captcha') }],
  ['Mutation.signIn has neither @Auth nor a reason in publicFields', { publicFields: lacking(doors.publicFields, 'Mutation.signIn') }],
  ['LookUpAuthorPayload.author has neither @Auth({ policy })', { personFields: lacking(doors.personFields, 'LookUpAuthorPayload.author') }],
  ['Contribution.manuscriptNumber has neither', { openFields: lacking(doors.openFields, 'Contribution') }],
  ['Review stands in openFields and needs no reason there', { openFields: { ...doors.openFields, Captcha: [] } }, 'Captcha'],
  ['saveProfile has neither @Limited', { unlimited: doors.unlimited.filter(({ names }) => !names.includes('saveProfile')) }],
  ['signIn stands in unlimited and needs no reason', { unlimited: [...doors.unlimited, { names: ['signIn'], reason: 'x' }] }],
  ['signOut stands twice in unlimited', { unlimited: [...doors.unlimited, { names: ['signOut'], reason: 'x' }] }],
  ['signIn:strangers counts something: its table has to stand in limits', { limits: lacking(doors.limits, 'signIn:strangers') }],
  ['Captcha stands in policyTypes', { policyTypes: { ...doors.policyTypes, Captcha: 'x' } }],
  ['Review is known in parts', { openFields: { ...doors.openFields, Review: [{ fields: ['*'], reason: 'x' }] } }],
] as const)('%s', (sentence, without, instead?: string) => {
  expect(faults(without).join('\n')).toContain(instead ? sentence.replace('Review', instead) : sentence);
});
