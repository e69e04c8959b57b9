// The register of the demo publisher: its made-up universities with the names that people use for them, and an older name that the office
// has merged. Two are left out, so that the office has units to place. Nobody has a ROR iD: none is made up.
import type { EntityManager } from '@mikro-orm/postgresql';
import { ref } from '@mikro-orm/core';
import { addNames, type WrittenName } from '../modules/institutions/institution-names.ts';
import { Institution } from '../modules/institutions/institution.entity.ts';
import { demoUnits } from './units.ts';

/** English name, city, and further names. */
const KNOWN: Readonly<Partial<Record<keyof typeof demoUnits, readonly [nameEn: string, city: string, ...aliases: string[]]>>> = {
  linjiang: ['Linjiang University', '杭州', '临大', 'LJU'],
  donghu: ['Donghu University of Science and Technology', '武汉', '东湖理工', 'DUST'],
  yanshan: ['Yanshan Normal University', '秦皇岛', '燕山师大', '燕山师范学院'],
  lingnan: ['Lingnan University of Science and Technology', '广州', '岭南科大'],
};

export async function foundRegister(em: EntityManager): Promise<void> {
  const names: WrittenName[] = [];
  for (const [unit, [nameEn, city, ...aliases]] of Object.entries(KNOWN)) {
    const { name } = demoUnits[unit as keyof typeof demoUnits];
    const institution = em.create(Institution, { name, nameEn, city, country: 'CN' });
    await em.flush();
    const { id: institutionId } = institution;
    names.push({ institutionId, text: name, kind: 'NAME' }, { institutionId, text: nameEn, kind: 'NAME_EN' });
    for (const text of aliases) names.push({ institutionId, text, kind: /^[A-Z]+$/u.test(text) ? 'ACRONYM' : 'ALIAS' });
    if (unit === 'yanshan') em.create(Institution, { name: '燕山师范学院', city, country: 'CN', mergedInto: ref(institution) });
  }
  await em.flush();
  await addNames(em, names);
}
