// /main/empowerAuthor: the author of an accepted manuscript agrees to the transfer of its copyright (S2 §2.12). `cbCode` is a hint (D2-15).
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/TransferAgreementPageQuery$parameters.ts';

export const transferAgreement = screen(
  async () => (await import('./TransferAgreementPage.tsx')).TransferAgreementPage,
  queryLoader(parameters, ({ search }) => ({ id: search.get('id') ?? '' })),
);
