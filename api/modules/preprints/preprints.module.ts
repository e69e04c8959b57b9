// Preprints: sent in by anyone, read by the offices.
import { policiesOf, type Module } from '../../module.ts';
import { preprintsDoors } from './preprints.doors.ts';
import { PreprintUpload } from './preprint-upload.entity.ts';
import { Preprint } from './preprint.entity.ts';
import { preprintList } from './preprint.list.ts';
import { preprintPolicy } from './preprint.policy.ts';
import { PreprintAuthorResolver, PreprintResolver } from './preprint.resolver.ts';
import { forgetUnusedUploads } from './preprint.service.ts';

export const preprints: Module = {
  entities: [Preprint, PreprintUpload],
  resolvers: [PreprintAuthorResolver, PreprintResolver, preprintList],
  nodes: { Preprint: (ctx, id) => ctx.em.findOne(Preprint, id) },
  policies: policiesOf('preprint', preprintPolicy, () => null),
  sweeps: [({ orm, storage, clock }) => forgetUnusedUploads(orm.em.fork(), storage, clock)],
  doors: preprintsDoors,
};
