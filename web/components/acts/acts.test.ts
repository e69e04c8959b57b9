// The table of acts against the server's mutations, which are made from the rows of the workflow.
import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { FIELD_OF_CODE, FIELD_OF_INPUT } from './act-input.ts';
import type { ActField } from './act-types.ts';
import { dialogOf, isDialogAct, shownActs, type DialogActName } from './acts.ts';

const mutations = buildSchema(readFileSync('schema.graphql', 'utf8')).getMutationType()?.getFields() ?? {};

/** The mutation of an act: the fields of its input, and what it refuses when it lacks. */
function taken(act: DialogActName): { inputs: string[]; lacks: string[] } {
  const { description, args } = mutations[dialogOf(act).mutation] ?? {};
  const input = args?.map(({ type }) => ('ofType' in type ? type.ofType : type)).find(isInputObjectType);
  return { inputs: Object.keys(input?.getFields() ?? {}), lacks: description?.match(/\b[A-Z]+_REQUIRED\b/g) ?? [] };
}

/** Every act takes a comment, a correction as the opinion; the address of the check and the reviews to sum up are shown and not sent. */
const OF_THE_SCREEN: readonly ActField[] = ['comment', 'opinion', 'site', 'reviews'];
/** A new submission has no reviews yet; the letter of a reopening goes only to an author who has had the other. */
const NOT_OFFERED: Readonly<Partial<Record<DialogActName, ActField>>> = { REFUSE: 'release', REOPEN: 'letter' };

it.each(shownActs.filter(isDialogAct))('%s asks for what its rows take and need, and says when its letter waits', (act) => {
  const { fields, requires = {}, consequences } = dialogOf(act);
  const { inputs, lacks } = taken(act);
  const offered = inputs.map((name) => (name === 'releaseReviewIds' ? 'release' : FIELD_OF_INPUT[name]));
  expect(fields.filter((field) => !OF_THE_SCREEN.includes(field)).toSorted()).toEqual(
    [...new Set(offered)].filter((field) => field !== undefined && !OF_THE_SCREEN.includes(field) && field !== NOT_OFFERED[act]).toSorted(),
  );
  const words = Object.entries(requires).filter(([field]) => field !== 'site');
  expect(Object.fromEntries(words)).toEqual(Object.fromEntries(lacks.map((code) => [FIELD_OF_CODE[code], `error.${code}`])));
  const said = consequences.map((consequence) => (typeof consequence === 'string' ? consequence : consequence.key));
  const isHeld = said.some((key) => key === 'act.note.heldMail' || key === 'act.note.closingMail');
  expect(isHeld).toBe(inputs.includes('releaseReviewIds'));
});
