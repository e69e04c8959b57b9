// What a journal asks for in statements: saved by its chiefs, read by operations.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { beforeEach, expect, it } from 'vitest';
import { RULE_NAMES } from '../../../shared/forms/statements.ts';
import { showQuery } from '../../testing/render.tsx';
import type { StatementPolicyFormTestQuery } from './__generated__/StatementPolicyFormTestQuery.graphql.ts';
import { StatementPolicyForm } from './StatementPolicyForm.tsx';

const QUERY = graphql`
  query StatementPolicyFormTestQuery @relay_test_operation {
    node(id: "j1") {
      ... on Colloquium @alias(as: "colloquium") {
        ...StatementPolicyForm_colloquium
      }
    }
  }
`;

beforeEach(() => sessionStorage.clear());

const REQUIRED = { party: 'AUTHOR', kind: 'AI_USE', demand: 'REQUIRED', guidanceZh: '请逐项说明', guidanceEn: '' };
const policy = (version: number) => ({ rules: [REQUIRED], version });
const showForm = (isReadOnly = false) =>
  showQuery<StatementPolicyFormTestQuery>(
    QUERY,
    {
      variables: {},
      objects: { Node: () => ({ __typename: 'Colloquium', id: 'j1' }), Colloquium: () => ({ id: 'j1', statementPolicy: policy(2) }) },
    },
    ({ node }) =>
      node?.colloquium && <StatementPolicyForm colloquium={node.colloquium} viewerId="me" noteUnsaved={isReadOnly ? null : () => {}} />,
  );
const ofAuthors = () => within(screen.getByRole('region', { name: '作者（每次投稿）' }));
const ofAi = () => within(ofAuthors().getAllByRole('group')[0] ?? document.body);
const isChosen = (name: string) => ofAi().getByRole<HTMLInputElement>('radio', { name }).checked;

it('saves all that the journal asks for, over the version that was read (B-110)', async () => {
  const { asked, answer } = await showForm();
  await userEvent.click(ofAi().getByRole('radio', { name: '选填' }));
  await userEvent.type(ofAuthors().getByRole('textbox', { name: '本刊的填写说明（英文）' }), 'Say each use');
  await userEvent.click(screen.getByRole('button', { name: '保存声明要求' }));
  const rules = RULE_NAMES.map(({ party, kind }) => ({ party, kind, demand: 'OFF', guidanceZh: '', guidanceEn: '' }));
  const said = { ...REQUIRED, demand: 'OPTIONAL', guidanceEn: 'Say each use' };
  expect(asked()).toEqual([
    { name: 'StatementPolicyFormMutation', variables: { input: { colloquiumId: 'j1', version: 2, rules: [said, ...rules.slice(1)] } } },
  ]);
  await answer('StatementPolicyFormMutation', { Colloquium: () => ({ id: 'j1', statementPolicy: { rules: [said], version: 3 } }) });
  expect(await screen.findByText('保存成功')).toBeTruthy();
});

it('asks for no words where nothing is asked for', async () => {
  await showForm();
  expect(ofAuthors().getAllByRole('textbox')).toHaveLength(2);
  await userEvent.click(ofAi().getByRole('radio', { name: '不询问' }));
  expect(ofAuthors().queryAllByRole('textbox')).toEqual([]);
});

it('shows to operations what is asked, not what the same person has typed as a chief and not saved (B-110)', async () => {
  await showForm();
  await userEvent.click(ofAi().getByRole('radio', { name: '选填' }));
  cleanup();
  await showForm();
  expect(isChosen('选填'), 'kept for the chief').toBe(true);
  cleanup();
  await showForm(true);
  expect(isChosen('必填')).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});
