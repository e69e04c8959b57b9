// /main/empowerAddAuthor: the signed files of the copyright transfer are uploaded and submitted (S2 §2.12). `code` is a hint (D2-15).
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/TransferFilesPageQuery$parameters.ts';

export const transferFiles = screen(
  async () => (await import('./TransferFilesPage.tsx')).TransferFilesPage,
  queryLoader(parameters, ({ search }) => ({ id: search.get('id') ?? '' })),
);
