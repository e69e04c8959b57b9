// A person is asked for the parts of a name that can be read in two ways.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { expect, it } from 'vitest';
import { showQuery } from '../../testing/render.tsx';
import type { NameQuestionTestQuery } from './__generated__/NameQuestionTestQuery.graphql.ts';
import { NameQuestion } from './NameQuestion.tsx';

const QUERY = graphql`
  query NameQuestionTestQuery @relay_test_operation {
    viewer {
      ...NameQuestion_viewer
    }
  }
`;

const showQuestion = (realName: string, isCertain: boolean, allowedPaths = ['personMsg']) =>
  showQuery<NameQuestionTestQuery>(
    QUERY,
    { variables: {}, objects: { Viewer: () => ({ realName, name: { isCertain }, allowedPaths, currentRole: { number: 1 } }) } },
    ({ viewer }) => viewer && <NameQuestion viewer={viewer} />,
  );

it('leads to where one says which part is the family name, until it is put away (B-103)', async () => {
  await showQuestion('山田太郎', false);
  expect(screen.getByRole('status').textContent).toContain('您的姓名“山田太郎”可以有不同读法');
  expect(screen.getByRole('link', { name: '核对' }).getAttribute('href')).toBe('/main/personMsg?roleId=1#name');
  await userEvent.click(screen.getByRole('button', { name: '以后再说' }));
  expect(screen.queryByRole('status')).toBeNull();
});

it.each([
  ['the name is certain', '王小明', true, ['personMsg']],
  ['the role cannot open the page', '山田太郎', false, []],
])('asks nothing where %s', async (_why, realName, isCertain, allowedPaths) => {
  await showQuestion(realName, isCertain, allowedPaths);
  expect(screen.queryByRole('status')).toBeNull();
});
