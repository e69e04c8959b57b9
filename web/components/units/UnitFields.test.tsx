// Units in a form: what is offered for their text, what is corrected, what is sent.
import { zodResolver } from '@hookform/resolvers/zod';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { saidUnitsSchema, type TypedUnits } from '../../../shared/forms/institution.ts';
import { shortText } from '../../../shared/forms/text-rules.ts';
import { z } from '../../../shared/forms/zod.ts';
import { show, type Shown } from '../../testing/render.tsx';
import { UnitFields } from './UnitFields.tsx';

const RULES = z.object({ company: shortText, units: saidUnitsSchema.nullable() });

interface FormProps {
  saved?: TypedUnits | null;
  onSend?: (values: z.output<typeof RULES>) => void;
}

function UnitForm({ saved = null, onSend = () => undefined }: FormProps) {
  const form = useForm({ defaultValues: { company: saved?.text ?? '', units: saved }, resolver: zodResolver(RULES) });
  const { company, units } = form.watch();
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSend)(event)}>
      <input aria-label="工作单位" {...form.register('company')} />
      <UnitFields
        text={company}
        units={units}
        saved={saved}
        onUnits={(next) => form.setValue('units', next)}
        errorOf={(row, field) => form.formState.errors.units?.list?.[row]?.[field]?.message}
      />
      <button type="submit">保存</button>
    </form>
  );
}

const ASKED = 'useOfferedUnitsQuery';
const unit = (name: string, own: object = {}) => ({ name, nameEn: '', department: '', city: '', country: '', institution: null, ...own });
const LINJIANG = { institutionId: 'i1', name: '临江大学', rorId: '03yrm5c26' };
const OFFER = unit('临大', { department: '历史系', nameEn: 'Linjiang University', city: '临江', country: 'CN', institution: LINJIANG });
const askedFor = (page: Shown) => page.asked().map(({ variables }) => variables);
/** The mock answers a list with as many as the objects are. */
const offer = (page: Shown, ...units: object[]) => page.answer(ASKED, { Query: () => ({ offeredUnits: units }) });
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const rows = () => screen.getAllByRole('group', { name: /^单位 \d$/ });
const line = () => screen.getAllByRole('status').find(({ textContent }) => textContent !== '')?.textContent ?? '';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function showOffered(props: FormProps = {}) {
  const page = await show(<UnitForm {...props} />);
  await userEvent.type(box('工作单位'), '临大历史系');
  await waitFor(() => expect(askedFor(page)).toEqual([{ text: '临大历史系' }]));
  await offer(page, OFFER);
  return page;
}

it('says what is recognised in a line, and sends nothing of an offer (B-104)', async () => {
  const handleSend = vi.fn();
  await showOffered({ onSend: handleSend });
  expect(line()).toBe('单位 临江大学院系 历史系英文 Linjiang University所在地 临江，中国ROR');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://ror.org/03yrm5c26');
  await press('保存');
  expect(handleSend.mock.lastCall?.[0]).toEqual({ company: '临大历史系', units: null });
});

it('says that the register has no such name', async () => {
  const page = await show(<UnitForm />);
  await userEvent.type(box('工作单位'), '白鹿读书会');
  await waitFor(() => expect(askedFor(page)).toHaveLength(1));
  await offer(page, unit('白鹿读书会'));
  expect(line()).toBe('机构库中暂无“白鹿读书会”，将按所填文字刊印。');
});

it('opens into a row for each unit; a second one is found by its alias, and both are sent (B-104)', async () => {
  const handleSend = vi.fn();
  const page = await showOffered({ onSend: handleSend });
  await press('更正单位信息');
  expect(rows()).toHaveLength(1);
  expect(document.activeElement).toBe(box('单位名称'));
  await press('增加一个单位');
  const [, second] = rows();
  if (!second) throw new Error('There are two');
  await userEvent.type(within(second).getByRole('textbox', { name: '单位名称' }), '江大');
  await userEvent.tab();
  expect(askedFor(page)).toEqual([{ text: '江大' }]);
  await offer(page, unit('江大', { nameEn: 'Jiangcheng University', institution: { institutionId: 'i2', name: '江城大学', rorId: null } }));
  expect(within(second).getByText(/机构库：江城大学/)).toBeTruthy();
  expect(line()).toContain('机构库：临江大学');
  expect(screen.getByText('工作单位将改为“临大历史系；江大”。')).toBeTruthy();
  await press('保存');
  expect(handleSend.mock.lastCall?.[0].units).toEqual([
    { name: '临大', department: '历史系', nameEn: 'Linjiang University', city: '临江', country: 'CN', institutionId: 'i1' },
    { name: '江大', department: '', nameEn: 'Jiangcheng University', city: '', country: '', institutionId: 'i2' },
  ]);
  await press('移除单位 2');
  await press('保存');
  expect(handleSend.mock.lastCall?.[0].units).toHaveLength(1);
});

it('keeps a correction with its text; another text is read anew (B-104)', async () => {
  const page = await showOffered();
  await press('更正单位信息');
  await userEvent.clear(box('英文名称'));
  await userEvent.type(box('英文名称'), 'LJU');
  await userEvent.type(box('工作单位'), '所');
  await waitFor(() => expect(askedFor(page)).toEqual([{ text: '临大历史系所' }]));
  await offer(page, unit('临大历史系所'));
  await userEvent.type(box('工作单位'), '{Backspace}');
  expect(box('英文名称').value).toBe('LJU');
});

it('says at its field what is missing, and sends nothing (B-104)', async () => {
  const handleSend = vi.fn();
  await showOffered({ onSend: handleSend });
  await press('更正单位信息');
  await userEvent.clear(box('单位名称'));
  await press('保存');
  expect(handleSend).not.toHaveBeenCalled();
  expect(box('单位名称').getAttribute('aria-invalid')).toBe('true');
});

it('takes another name for another institution, until the register has been asked (B-104)', async () => {
  const page = await showOffered();
  await press('更正单位信息');
  await userEvent.type(box('单位名称'), '附中');
  expect(screen.getByText(/机构库中暂无该名称/)).toBeTruthy();
  await userEvent.tab();
  await offer(page, unit('临大附中'));
  expect(screen.getByText(/机构库中暂无该名称/)).toBeTruthy();
});

it('asks nothing of units that come with the author', async () => {
  const page = await show(
    <UnitForm
      saved={{
        text: '临江大学',
        list: [{ ...unit('临江大学'), institutionId: 'i1', institutionName: '临江大学', rorId: null }],
        isSaid: false,
      }}
    />,
  );
  await new Promise((resolve) => setTimeout(resolve, 450));
  expect(askedFor(page)).toEqual([]);
  expect(line()).toBe('单位 临江大学');
});
