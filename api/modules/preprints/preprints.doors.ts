// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { because, limits, on, type Doors } from '../../doors.ts';
import { PREPRINTS } from '../../screen-sets.ts';

export const preprintsLimits = limits({
  /** Files and forms of preprints, from one place: a university may come from one address. Decision 46. */
  'preprintUpload:address': { points: 30, seconds: 3600 },
  /** Files that came without proof of work: of these old clients may send a few. */
  'preprintFileUnproven:address': { points: 10, seconds: 24 * 3600 },
  'preprintFileUnproven:strangers': { points: 200, seconds: 3600 },
  /** A stamp is good for one file; it is one of yesterday, today or tomorrow. */
  'preprintStamp:once': { points: 1, seconds: 4 * 24 * 3600 },
  'preprint:address': { points: 30, seconds: 3600 },
  /** Forms of preprints sent without proof of work. */
  'preprintUnproven:address': { points: 5, seconds: 24 * 3600 },
  'preprintUnproven:strangers': { points: 100, seconds: 3600 },
});

export const preprintsDoors: Doors = {
  limits: preprintsLimits,
  screens: { ...on(PREPRINTS, 'Viewer.preprints') },
  nodes: { ...on(PREPRINTS, 'Preprint') },
  everyones: { ...because('before anybody is known', 'Mutation.uploadPreprintFile', 'Mutation.createPreprint') },
  publicTypes: {
    PreprintUpload: 'the file of its uploader, by a path that nobody else knows; nothing reads it',
    UploadPreprintFilePayload: 'as the upload',
    CreatePreprintPayload: 'says only that it was done',
  },
  publicFields: {
    'Mutation.uploadPreprintFile': 'anyone may send in a preprint; one Word file, sniffed, limited by client and in all',
    'Mutation.createPreprint': 'anyone may send in a preprint; limited by client, with proof of work or few (decision 46)',
  },
  policyTypes: { Preprint: 'addresses of people who have no account' },
  openFields: { Preprint: [{ fields: ['*'], reason: 'who may read preprints reads them whole' }] },
};
