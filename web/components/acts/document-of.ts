// The documents of acts, which only their dialog loads.
import { ACT_DOCUMENTS } from './act-documents.ts';
import { ACTS, type DialogActName } from './acts.ts';

/** Its document, and whether it takes one manuscript or many. */
export const documentOf = (act: DialogActName) => ACT_DOCUMENTS[ACTS[act].mutation];
