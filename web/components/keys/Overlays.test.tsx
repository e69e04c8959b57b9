// Overlays over the page, while they load and when they fail.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { NetworkError } from '../../relay/errors.ts';
import * as code from '../../relay/fetched-code.ts';
import { showQuery } from '../../testing/render.tsx';
import { DataTable, type Column } from '../../ui/list/DataTable.tsx';
import { USUAL_ACT } from '../../ui/marks.ts';
import type { OverlaysTestQuery } from './__generated__/OverlaysTestQuery.graphql.ts';
import type * as OverlaysModule from './Overlays.tsx';
import { useKeys } from './useKeys.ts';

// Anew for each test: those before it may have fetched the palette's code already.
let Overlays: typeof OverlaysModule.Overlays;
let times = 0;

const QUERY = graphql`
  query OverlaysTestQuery @relay_test_operation {
    viewer {
      ...Overlays_viewer
    }
  }
`;

const onAct = vi.fn();
const columns: Column<string>[] = [
  { key: 'title', header: '题名', part: 'title', cell: (title) => <a href={`/${title}`}>{title}</a> },
  {
    key: 'acts',
    header: '操作',
    part: 'acts',
    cell: () => (
      <button {...USUAL_ACT} onClick={onAct}>
        接收
      </button>
    ),
  },
];

function Page({ viewer }: { viewer: Parameters<typeof Overlays>[0]['viewer'] }) {
  const { overlay, close } = useKeys();
  return (
    <main>
      <textarea aria-label="意见" />
      <DataTable caption="稿件" columns={columns} rows={['水利碑刻考']} rowKey={(row) => row} />
      <Overlays viewer={viewer} overlay={overlay} onClose={close} />
    </main>
  );
}

const open = () =>
  showQuery<OverlaysTestQuery>(
    QUERY,
    {
      variables: {},
      objects: {
        Viewer: () => ({
          currentRole: { id: 'r3', kind: 'EDITOR', number: 3 },
          roles: [],
          navigation: [{ name: '稿件', items: [{ name: '稿件列表', url: 'x' }] }],
        }),
      },
    },
    ({ viewer }) => viewer && <Page viewer={viewer} />,
  );

let fetching: MockInstance<typeof code.fetchedCode>;
beforeEach(async () => {
  times += 1;
  ({ Overlays } = await vi.importActual<typeof OverlaysModule>(`./Overlays.tsx?anew=${times}`));
  localStorage.clear();
  onAct.mockClear();
  fetching = vi.spyOn(code, 'fetchedCode').mockImplementation((fetchCode) => fetchCode());
});
afterEach(() => {
  vi.restoreAllMocks();
});

const palette = () => screen.queryByRole('dialog', { name: '快速前往' });

it('no letter reaches the list while the palette is on its way, and Escape calls it off', async () => {
  fetching.mockReturnValue(new Promise(() => undefined));
  await open();
  await userEvent.keyboard('j{Control>}k{/Control}rx');
  expect(palette()).toBeNull();
  expect(onAct).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}r');
  expect(onAct).toHaveBeenCalledOnce();
});

it('says why the palette did not come, and leaves the page as it is; asked for again, it is fetched again', async () => {
  fetching.mockRejectedValueOnce(new NetworkError(new Error('offline')));
  await open();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByText(/暂时无法连接服务器/)).toBeTruthy();
  expect(palette()).toBeNull();
  await userEvent.keyboard('jr');
  expect(onAct).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(palette()).toBeTruthy());
});

it('with the palette open, the keys of the browser do not come through it', async () => {
  await open();
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(palette()).toBeTruthy());
  const isLeftToBrowser = fireEvent.keyDown(screen.getByRole('combobox'), { key: 'k', ctrlKey: true });
  expect(isLeftToBrowser).toBe(false);
});

it('on a Mac the palette comes with ⌘, and Ctrl with K goes on editing text', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  await open();
  expect(fireEvent.keyDown(screen.getByRole('textbox', { name: '意见' }), { key: 'k', ctrlKey: true })).toBe(true);
  expect(palette()).toBeNull();
  expect(fireEvent.keyDown(screen.getByRole('textbox', { name: '意见' }), { key: 'k', metaKey: true })).toBe(false);
  await waitFor(() => expect(palette()).toBeTruthy());
});
