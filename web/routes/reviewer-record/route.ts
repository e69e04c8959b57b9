// /main/reviewerRecord: a reviewer's own record, the days on which they take no reviews and the certificate of submitted ones.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/ReviewerRecordPageQuery$parameters.ts';

export const reviewerRecord = screen(
  async () => (await import('./ReviewerRecordPage.tsx')).ReviewerRecordPage,
  queryLoader(parameters, () => ({})),
);
