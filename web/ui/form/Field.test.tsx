// The error of a field while the catalogue of messages is still on its way.
import { ChakraProvider } from '@chakra-ui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createInstance, type BackendModule, type ReadCallback } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { show } from '../../testing/render.tsx';
import { Input } from './controls.tsx';
import { ErrorNotice } from '../notice/ErrorNotice.tsx';
import { Field } from './Field.tsx';
import { system } from '../theme/system.ts';

let i18n: ReturnType<typeof createInstance>;
let answers: Map<string, ReadCallback>;

beforeEach(async () => {
  answers = new Map();
  i18n = createInstance();
  const backend: BackendModule = {
    type: 'backend',
    init: () => {},
    read: (_language, namespace, callback) => {
      if (namespace === 'ui') callback(null, {});
      else answers.set(namespace, callback);
    },
  };
  await i18n
    .use(backend)
    .init({ lng: 'zh-CN', fallbackLng: false, load: 'currentOnly', ns: ['ui'], defaultNS: 'ui', keySeparator: false, nsSeparator: false });
});
afterEach(cleanup);

const form = (error?: string) => (
  <I18nextProvider i18n={i18n}>
    <ChakraProvider value={system}>
      <ErrorNotice message={error} />
      <Field label="中文题名" error={error}>
        <Input />
      </Field>
    </ChakraProvider>
  </I18nextProvider>
);

it('is fetched together with the form, before anything is wrong', () => {
  render(form());
  expect([...answers.keys()]).toEqual(['messages']);
});

it('shows no mark without its words, and both once they are there', async () => {
  const { container } = render(form('form.titleZhRequired'));
  expect(container.querySelectorAll('svg')).toHaveLength(0);
  await act(async () => answers.get('messages')?.(null, { 'form.titleZhRequired': '请填写中文题名' }));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['请填写中文题名', '请填写中文题名']);
  expect(container.querySelectorAll('[role=alert] svg')).toHaveLength(2);
});

it.each([
  ['zh-CN', '姓名', '性别', '请填写姓名', '请选择性别'],
  ['en-US', 'Name', 'Sex', 'Enter the name', 'Choose the sex'],
  ['en-US', 'English title', 'ORCID account', 'Enter the English title', 'Choose the ORCID account'],
] as const)('what is missing is said with the label, in place of the help, %s %s', async (language, name, sex, fill, choose) => {
  await show(
    <>
      <Field label={name} help="help" error="input.required">
        <Input />
      </Field>
      <Field label={sex} isGroup error="input.required">
        <Input />
      </Field>
    </>,
    { language },
  );
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([fill, choose]);
  expect(screen.queryByText('help')).toBeNull();
});

it.each([
  ['zh-CN', '姓名', '此项为必填项', '请填写姓名'],
  ['en-US', 'Name', 'This is required.', 'Enter the name'],
] as const)('what a server finds missing is said with the label too, %s', async (language, label, answer, said) => {
  await show(
    <Field label={label} error={answer}>
      <Input />
    </Field>,
    { language },
  );
  expect(screen.getByRole('alert').textContent).toBe(said);
});
