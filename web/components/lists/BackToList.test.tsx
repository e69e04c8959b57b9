// The way from a list to a page and back.
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Routes } from '../../testing/render.tsx';
import { showLanguage } from '../../testing/texts.ts';
import { system } from '../../ui/theme/system.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { BackToList } from './BackToList.tsx';
import { RowLink } from './RowLink.tsx';
import { useAlong, useFurther } from './useFurther.ts';
import { useReturnToRow } from './useReturnToRow.ts';

beforeEach(async () => {
  await showLanguage('zh-CN');
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

function List() {
  useReturnToRow();
  return (
    <table>
      <tbody>
        {['a', 'b='].map((key) => (
          <tr key={key} data-row={key}>
            <td>
              <RowLink to="/main/detail">{key}</RowLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Manuscript = () => (
  <>
    <BackToList otherwise="/main/list?roleId=3">Back</BackToList>
    <TextLink to="/main/further?id=1" state={useFurther()}>
      Further
    </TextLink>
  </>
);
const Further = () => (
  <>
    <BackToList otherwise="/main/list?roleId=3">Back</BackToList>
    <TextLink to="/main/further?id=2" state={useAlong()}>
      Another
    </TextLink>
  </>
);

function start(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/main/list', Component: List },
      { path: '/main/detail', Component: Manuscript },
      { path: '/main/further', Component: Further },
    ],
    { initialEntries: [address] },
  );
  render(
    <ChakraProvider value={system}>
      <Routes router={router} />
    </ChakraProvider>,
  );
  return router;
}

it('leads back to page, filter and order of the list that the page was opened from, scrolled and with the focus on the row', async () => {
  const router = start('/main/list?roleId=3&page=2&sort=number');
  vi.stubGlobal('scrollY', 640);
  await userEvent.click(screen.getByRole('link', { name: 'b=' }));
  expect(router.state.location.pathname).toBe('/main/detail');
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(router.state.location.search).toBe('?roleId=3&page=2&sort=number');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'b=' }));
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 640 });
  vi.unstubAllGlobals();
});

it('does the same when one goes back in the browser, and leaves the focus alone in a list that is opened anew', async () => {
  const router = start('/main/list?page=2');
  await userEvent.click(screen.getByRole('link', { name: 'a' }));
  await router.navigate(-1);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'a' })));
  await userEvent.click(screen.getByRole('link', { name: 'a' }));
  await router.navigate('/main/list?page=2');
  await screen.findByRole('link', { name: 'a' });
  expect(document.activeElement).toBe(document.body);
});

it('leads to the list of the role from a page that was opened from elsewhere', async () => {
  start('/main/detail');
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/main/list?roleId=3');
});

it('leads from further pages of a manuscript to the same manuscript of the same list (B-424)', async () => {
  const router = start('/main/list?roleId=3&scope=pending&page=2');
  const follow = async (name: string) => await userEvent.click(screen.getByRole('link', { name }));
  await follow('a');
  await follow('Further');
  await follow('Another');
  expect(router.state.location.search).toBe('?id=2');
  await follow('返回稿件');
  expect(router.state.location).toMatchObject({ pathname: '/main/detail', state: { list: '/main/list?roleId=3&scope=pending&page=2' } });
  await follow('Back');
  expect(router.state.location.search).toBe('?roleId=3&scope=pending&page=2');
});

it('leads from a further page that a letter opened to the list', async () => {
  const router = start('/main/further?id=1');
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(router.state.location.pathname + router.state.location.search).toBe('/main/list?roleId=3');
});
