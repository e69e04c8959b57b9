// A name and its parts in a form: what is offered, what is corrected, what is sent.
import { zodResolver } from '@hookform/resolvers/zod';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { shortName } from '../../../shared/forms/text-rules.ts';
import { z } from '../../../shared/forms/zod.ts';
import { show, type Shown, type ShowOptions } from '../../testing/render.tsx';
import { NameFields } from './NameFields.tsx';
import { buildTypedName } from './typed-name.factory.ts';
import { NAME_TEXTS, saidNameSchema, type TypedName } from '../../../shared/forms/person-name.ts';

const RULES = z.object({ personName: shortName, name: saidNameSchema.nullable() });
const OUYANG = { familyName: '欧阳', givenName: '若兰', suffix: '', latinFamilyName: 'Ouyang', latinGivenName: 'Ruolan', isGroup: false };
const YAMADA = { familyName: '山田', givenName: '太郎', suffix: '', latinFamilyName: '', latinGivenName: '', isGroup: false };
const TEAM = { ...YAMADA, familyName: '本刊课题组', givenName: '', isGroup: true };

interface FormProps {
  saved?: TypedName | null;
  canBeGroup?: boolean;
  onSend?: (values: z.output<typeof RULES>) => void;
}

function NameForm({ saved = null, canBeGroup = true, onSend = () => undefined }: FormProps) {
  const form = useForm({ defaultValues: { personName: saved?.text ?? '', name: saved }, resolver: zodResolver(RULES) });
  const { personName, name } = form.watch();
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSend)(event)}>
      <NameFields
        label="姓名"
        text={personName}
        input={form.register('personName')}
        name={name}
        saved={saved}
        canBeGroup={canBeGroup}
        onName={(next) => form.setValue('name', next)}
        part={(part) => form.register(`name.${part}`)}
        partErrors={Object.fromEntries(NAME_TEXTS.map((part) => [part, errors.name?.[part]?.message]))}
      />
      <button type="submit">保存</button>
    </form>
  );
}

const showForm = (props: FormProps = {}, options: ShowOptions = {}) => show(<NameForm {...props} />, options);
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const line = () => screen.getAllByRole('status').find(({ textContent }) => textContent !== '')?.textContent ?? '';
const askedFor = (page: Shown) => page.asked().map(({ variables }) => variables);
const offer = (page: Shown, name: object, isCertain = true) =>
  page.answer('useOfferedNameQuery', { PersonName: () => ({ ...name, isCertain }) });

/** Types another name and leaves the input. */
async function type(text: string) {
  await userEvent.clear(box('姓名'));
  await userEvent.type(box('姓名'), text);
  await userEvent.tab();
}

it('offers the parts when the typing pauses, in a line that is read out, and sends them with the name (B-101, B-103)', async () => {
  const handleSend = vi.fn();
  const page = await showForm({ onSend: handleSend });
  await userEvent.type(box('姓名'), '欧阳');
  expect(askedFor(page), 'while it is typed').toEqual([]);
  await userEvent.type(box('姓名'), '若兰');
  await waitFor(() => expect(askedFor(page)).toEqual([{ text: '欧阳若兰' }]));
  expect(line()).toBe('');
  await offer(page, OUYANG);
  expect(line()).toBe('姓 欧阳名 若兰拼音 Ouyang Ruolan');
  expect(screen.getAllByRole('textbox'), 'the fields are closed').toHaveLength(1);
  await userEvent.click(button('保存'));
  expect(handleSend.mock.lastCall?.[0]).toEqual({ personName: '欧阳若兰', name: OUYANG });
});

it('asks when the input is left, and for each text once', async () => {
  const page = await showForm();
  await type('欧阳若兰');
  expect(askedFor(page)).toEqual([{ text: '欧阳若兰' }]);
  await userEvent.click(box('姓名'));
  await userEvent.tab();
  await new Promise((resolve) => setTimeout(resolve, 450));
  expect(askedFor(page)).toHaveLength(1);
  await offer(page, OUYANG);
  await type('山田太郎');
  await offer(page, YAMADA);
  await type(' 欧阳若兰 ');
  expect(askedFor(page)).toEqual([]);
  expect(line()).toContain('欧阳');
});

it('asks nothing while an input method composes the name', async () => {
  const page = await showForm();
  fireEvent.compositionStart(box('姓名'));
  await userEvent.type(box('姓名'), 'ouyang');
  await new Promise((resolve) => setTimeout(resolve, 450));
  expect(askedFor(page)).toEqual([]);
  fireEvent.compositionEnd(box('姓名'));
  await waitFor(() => expect(askedFor(page)).toEqual([{ text: 'ouyang' }]));
});

it('shows no parts of another text: a late answer is dropped, and none is sent', async () => {
  const handleSend = vi.fn();
  const page = await showForm({ onSend: handleSend });
  await type('欧阳若兰');
  await type('山田太郎');
  expect(askedFor(page)).toEqual([{ text: '欧阳若兰' }, { text: '山田太郎' }]);
  await offer(page, YAMADA);
  await offer(page, OUYANG);
  expect(line()).toBe('姓 山田名 太郎');
  await type('王小明');
  expect(line()).toBe('');
  await userEvent.click(button('保存'));
  expect(handleSend.mock.lastCall?.[0]).toEqual({ personName: '王小明', name: null });
});

it('keeps a correction while the text stays, and has it again with the text; another text is asked for anew (B-103)', async () => {
  const handleSend = vi.fn();
  const page = await showForm({ onSend: handleSend });
  await type('欧阳若兰');
  await offer(page, OUYANG);
  await userEvent.click(button('更正'));
  expect(document.activeElement).toBe(box('姓'));
  await userEvent.clear(box('姓'));
  await userEvent.type(box('姓'), '欧');
  await userEvent.clear(box('名'));
  await userEvent.type(box('名'), '阳若兰');
  await userEvent.click(box('姓名'));
  await userEvent.tab();
  expect(box('名').value).toBe('阳若兰');
  await type('欧阳若兰子');
  expect(askedFor(page)).toEqual([{ text: '欧阳若兰子' }]);
  await type('欧阳若兰');
  expect([box('姓').value, box('名').value]).toEqual(['欧', '阳若兰']);
  await offer(page, { ...OUYANG, givenName: '若兰子' });
  expect([box('姓').value, box('名').value]).toEqual(['欧', '阳若兰']);
  await userEvent.click(button('保存'));
  expect(handleSend.mock.lastCall?.[0]).toEqual({ personName: '欧阳若兰', name: { ...OUYANG, familyName: '欧', givenName: '阳若兰' } });
});

it('opens by itself where the division is a guess, and asks to check it (B-103)', async () => {
  const page = await showForm({}, { language: 'en-US' });
  await type('山田太郎');
  await offer(page, YAMADA, false);
  expect(line()).toBe('Please check which part is the family name.');
  const fields = within(screen.getByRole('group', { name: 'Parts of the name' }));
  expect(fields.getByRole<HTMLInputElement>('textbox', { name: 'Family name' }).value).toBe('山田');
  expect(fields.getAllByRole('textbox').map((field) => field.closest('div')?.querySelector('label')?.textContent)).toEqual([
    'Family name*',
    'Given name',
    'Family name in Latin letters',
    'Given name in Latin letters',
    'Suffix (Jr., III)',
  ]);
});

it('asks for no Latin letters of a name that is written in them', async () => {
  const page = await showForm();
  await type('Martin Luther King Jr.');
  await offer(page, { ...YAMADA, familyName: 'King', givenName: 'Martin Luther', suffix: 'Jr.' });
  expect(line()).toBe('姓 King名 Martin Luther后缀 Jr.');
  await userEvent.click(button('更正'));
  expect(screen.getAllByRole('textbox').map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent)).toEqual([
    '姓名',
    '姓*',
    '名',
    '后缀（Jr.、III）',
  ]);
});

it('has one name of a group, and gives the parts back when it is none', async () => {
  const handleSend = vi.fn();
  const page = await showForm({ onSend: handleSend });
  await type('欧阳若兰');
  await offer(page, OUYANG);
  await userEvent.click(button('更正'));
  await userEvent.click(screen.getByRole('checkbox', { name: '团体作者' }));
  expect(box('团体名称').value).toBe('欧阳若兰');
  expect(screen.getAllByRole('textbox').map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent)).toEqual([
    '姓名',
    '团体名称*',
    '英文名称',
  ]);
  await userEvent.click(button('保存'));
  expect(handleSend.mock.lastCall?.[0]).toEqual({ personName: '欧阳若兰', name: { ...TEAM, familyName: '欧阳若兰' } });
  await userEvent.click(screen.getByRole('checkbox', { name: '团体作者' }));
  expect([box('姓').value, box('名').value, box('名（拉丁字母）').value]).toEqual(['欧阳', '若兰', 'Ruolan']);
  await type('本刊课题组');
  await offer(page, TEAM);
  expect(box('团体名称').value).toBe('本刊课题组');
});

it('offers no group where only a person may stand', async () => {
  const page = await showForm({ canBeGroup: false });
  await type('本刊课题组');
  await offer(page, TEAM);
  expect([box('姓').value, box('名').value]).toEqual(['本刊课题组', '']);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('says at the field what is missing, and leads there; nothing is sent', async () => {
  const handleSend = vi.fn();
  const page = await showForm({ onSend: handleSend });
  await type('欧阳若兰');
  await offer(page, OUYANG);
  await userEvent.click(button('更正'));
  await userEvent.clear(box('姓'));
  await userEvent.click(button('保存'));
  expect(handleSend).not.toHaveBeenCalled();
  const wrong = box('姓');
  expect(document.activeElement).toBe(wrong);
  expect(document.getElementById(wrong.getAttribute('aria-describedby') ?? '')?.textContent).toBe('请填写姓！');
});

it('says what the name becomes when its parts have other letters', async () => {
  const page = await showForm();
  await type('欧阳若兰');
  await offer(page, OUYANG);
  await userEvent.click(button('更正'));
  await userEvent.type(box('名'), '子');
  expect(line()).toBe('姓名将改为“欧阳若兰子”。');
});

it('asks nothing for a name that comes with its parts', async () => {
  const page = await showForm({ saved: buildTypedName('欧阳若兰', OUYANG) });
  await userEvent.click(box('姓名'));
  await userEvent.tab();
  expect(askedFor(page)).toEqual([]);
  await type('欧阳');
  await type('欧阳若兰');
  expect(line()).toContain('Ouyang Ruolan');
  expect(askedFor(page)).toEqual([{ text: '欧阳' }]);
});

it('lets the parts be typed when they cannot be asked for, and asks again at the next pause', async () => {
  const page = await showForm();
  await type('欧阳若兰');
  await page.fail('useOfferedNameQuery', new Error('offline'));
  expect(line()).toBe('未能自动划分姓和名。');
  await userEvent.click(box('姓名'));
  await userEvent.tab();
  expect(askedFor(page)).toEqual([{ text: '欧阳若兰' }]);
  await userEvent.click(button('填写姓和名'));
  expect(document.activeElement).toBe(box('姓'));
  await userEvent.type(box('名'), '若兰');
  await offer(page, OUYANG);
  expect([box('姓').value, box('名').value], 'what was typed meanwhile stays').toEqual(['欧阳若兰', '若兰']);
});

it('moves nothing while the mouse is down, so that a press which has begun on what stands below ends there', async () => {
  const user = userEvent.setup();
  const page = await showForm();
  await user.type(box('姓名'), '山田太郎');
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: '保存' }) });
  await offer(page, { familyName: '山田', givenName: '太郎', suffix: '', latinFamilyName: '', latinGivenName: '', isGroup: false }, false);
  expect(screen.queryByRole('textbox', { name: '姓' })).toBeNull();
  await user.pointer('[/MouseLeft]');
  expect(await screen.findByRole('textbox', { name: '姓' })).toBeTruthy();
});
