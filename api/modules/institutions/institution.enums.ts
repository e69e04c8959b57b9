// Enums of the register of institutions.
import { namesEnum } from '../../graphql/declare.ts';

export const InstitutionNameKind = namesEnum('InstitutionNameKind', 'What kind of name of an institution.', {
  NAME: 'The name itself.',
  NAME_EN: 'The English name.',
  ALIAS: 'Another name: an earlier, a shorter one, one in another language.',
  ACRONYM: 'Letters that stand for it.',
});
export type InstitutionNameKindName = keyof typeof InstitutionNameKind;

export const InstitutionSource = namesEnum('InstitutionSource', 'Who said what an institution is called.', {
  OFFICE: 'The office: an import adds to it and changes nothing.',
  ROR: 'A dump of ROR.',
  CSV: 'A table of the house.',
});
export type InstitutionSourceName = keyof typeof InstitutionSource;
