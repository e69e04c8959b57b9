// Where a screen that is not built yet leads to.
import { cleanup, screen } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { show } from '../../testing/render.tsx';
import { NotBuiltPage } from './NotBuiltPage.tsx';

const shell = (
  <Routes>
    <Route element={<Outlet context={{ landingPath: '/main/expertList', roleNumber: 2 }} />}>
      <Route path="*" element={<NotBuiltPage />} />
    </Route>
  </Routes>
);

it('leads to the start page, and from the start page itself to the messages', async () => {
  await show(shell, { at: '/main/editorExportResult' });
  expect(screen.getByRole('link', { name: '回到首页' }).getAttribute('href')).toBe('/main');
  cleanup();
  await show(shell, { at: '/main/expertList' });
  expect(screen.queryByRole('link', { name: '回到首页' })).toBeNull();
  expect(screen.getByRole('link', { name: '查看消息' }).getAttribute('href')).toBe('/main/msgCenter?roleId=2');
});
