// Institutions as tests want them, and files of many in ROR's form: made, never copied.
import type { EntityManager } from '@mikro-orm/postgresql';
import { rorAddress, rorIdOfNumber } from '../../../shared/ror.ts';
import { addNames } from './institution-names.ts';
import { Institution } from './institution.entity.ts';

type Own = Partial<Pick<Institution, 'nameEn' | 'country' | 'city' | 'rorId' | 'source'>> & { aliases?: readonly string[] };

/** With its names. */
export async function buildInstitution(em: EntityManager, name: string, { aliases = [], ...own }: Own = {}): Promise<Institution> {
  const institution = em.create(Institution, { name, ...own });
  await em.flush();
  await addNames(em, [
    { institutionId: institution.id, text: name, kind: 'NAME' },
    ...(own.nameEn ? [{ institutionId: institution.id, text: own.nameEn, kind: 'NAME_EN' as const }] : []),
    ...aliases.map((text) => ({ institutionId: institution.id, text, kind: 'ALIAS' as const })),
  ]);
  return institution;
}

/** A record of ROR's schema 2 with what an import reads, and some of what it leaves. */
export function buildRorRecord(number: number, own: { name?: string; zh?: string; status?: string; id?: string; country?: string } = {}) {
  const name = own.name ?? `Made University ${number}`;
  return {
    id: own.id ?? rorAddress(rorIdOfNumber(number)),
    status: own.status ?? 'active',
    established: 1900,
    names: [
      { value: name, types: ['ror_display', 'label'], lang: 'en' },
      ...(own.zh === undefined ? [] : [{ value: own.zh, types: ['label'], lang: 'zh' }]),
      { value: `MU${number}`, types: ['acronym'], lang: null },
      { value: `Université inventée ${number}`, types: ['alias'], lang: 'fr' },
    ],
    locations: [{ geonames_id: number, geonames_details: { country_code: own.country ?? 'FR', country_name: 'France', name: 'Lyon' } }],
    links: [{ type: 'website', value: 'https://example.org' }],
    relationships: [],
    types: ['education'],
  };
}
