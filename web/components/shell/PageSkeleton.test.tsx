// A page on its way.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/render.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

it('has a heading while its page is on its way', async () => {
  await show(<PageSkeleton />);
  expect(screen.getByRole('heading', { level: 1, name: '正在加载' })).toBeTruthy();
});
