// /main/unManuscript: the author's unfinished manuscripts, and those not accepted that may still be offered to other journals (D2-11).
import { listScreen } from '../../components/lists/list-screen.ts';
import parameters from './__generated__/DraftsPageQuery$parameters.ts';
import { draftsVariables } from './address.ts';

export const drafts = listScreen(parameters, draftsVariables, async () => (await import('./DraftsPage.tsx')).DraftsPage);
