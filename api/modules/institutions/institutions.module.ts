// The register of institutions, and how the units of authors are read by it.
import type { Module } from '../../module.ts';
import { ImportResolver } from './import/import.resolver.ts';
import { InstitutionName } from './institution-name.entity.ts';
import { Institution } from './institution.entity.ts';
import { institutionList } from './institution.list.ts';
import { InstitutionResolver } from './institution.resolver.ts';
import { institutionsDoors } from './institutions.doors.ts';
import { UnitsResolver } from './units.resolver.ts';

export const institutions: Module = {
  entities: [Institution, InstitutionName],
  resolvers: [institutionList, InstitutionResolver, ImportResolver, UnitsResolver],
  nodes: { Institution: (ctx, id) => ctx.em.findOne(Institution, id) },
  doors: institutionsDoors,
};
