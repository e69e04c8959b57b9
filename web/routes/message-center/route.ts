// /main/msgCenter: messages to the viewer.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import { pageOf } from '../../ui/useUrlParams.ts';
import parameters from './__generated__/MessageCenterPageQuery$parameters.ts';

export const messageCenter = screen(
  async () => (await import('./MessageCenterPage.tsx')).MessageCenterPage,
  queryLoader(parameters, ({ search }) => ({ page: pageOf(search) })),
  'list',
);
