import { because, on, type Doors } from '../../doors.ts';
import { PREPRINTS } from '../../screen-sets.ts';

export const preprintsDoors: Doors = {
  screens: { ...on(PREPRINTS, 'Viewer.preprints') },
  nodes: { ...on(PREPRINTS, 'Preprint') },
  everyones: { ...because('before anybody is known', 'Mutation.uploadPreprintFile', 'Mutation.createPreprint') },
  publicTypes: {
    PreprintUpload: 'the file of who uploaded it, by a path that nobody else knows; nothing reads it',
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
