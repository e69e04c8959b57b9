// /main/operateList/jikanDetail and /main/meetList/meetDetail: a colloquium with its issues. `id` names it, `issue` is the number of the
// issue that is shown; `showType` is a hint for the title, `roleId` one that nothing follows from.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/ColloquiumDetailPageQuery$parameters.ts';
import { issueIn } from './address.ts';

const loader = queryLoader(parameters, ({ search }) => ({ id: search.get('id') ?? '', issue: issueIn(search) }));

export const journalDetail = screen(async () => (await import('./ColloquiumDetailPage.tsx')).JournalDetailPage, loader, 'reading');
export const conferenceDetail = screen(async () => (await import('./ColloquiumDetailPage.tsx')).ConferenceDetailPage, loader, 'reading');
