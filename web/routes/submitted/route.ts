// /main/submitOk: what comes after a submission. Without a manuscript in its address it leads to the author's list, as it ever did.
import { redirect } from 'react-router-dom';
import { addressOf } from '../../../shared/screens.ts';
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/SubmittedPageQuery$parameters.ts';

const load = queryLoader(parameters, ({ search }) => ({ id: search.get('id') ?? '' }));

export const submitted = screen(
  async () => (await import('./SubmittedPage.tsx')).SubmittedPage,
  async (args, context) => {
    const { search, searchParams } = new URL(args.request.url);
    if (!searchParams.has('id')) return redirect(`${addressOf('authormanuList')}${search}`);
    return await load(args, context);
  },
  'reading',
);
