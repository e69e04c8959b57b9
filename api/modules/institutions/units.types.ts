// A unit of an author as data.
import { Auth, ID, input, InputType, maybe, ObjectType, one, output, type Fields } from '../../graphql/declare.ts';
import { encodeId } from '../../graphql/node.ts';
import { englishTextOfUnit, textOfUnit } from '../../../shared/forms/institution.ts';
import type { KnownInstitution } from './institution-names.ts';
import type { ReadUnit } from './unit-text.ts';

const texts = {
  name: one(String, 'As it is printed.'),
  nameEn: one(String, 'In English; empty: nobody has said.'),
  department: one(String, 'The department in it, printed with the name; empty: none, or within the name.'),
  city: one(String, 'The city; empty: not known.'),
  country: one(String, 'Code of ISO 3166-1; empty: not known.'),
} satisfies Fields;

@InputType({ description: 'A unit as somebody says it.' })
export class AuthorUnitInput extends input({
  ...texts,
  institutionId: maybe(ID, 'The institution of the register; null: none that is known.'),
}) {}

@Auth()
@ObjectType({ description: 'The institution of the register that a unit belongs to.' })
class UnitInstitution extends output({
  institutionId: one(ID, 'Its id in the register.'),
  name: one(String, 'Its name in the register.'),
  nameEn: one(String, 'Its English name there; empty: not known.'),
  rorId: maybe(String, 'The nine signs of its ROR iD.'),
}) {}

@Auth()
@ObjectType({ description: 'A unit where an author works, as the manuscript names it.' })
export class AuthorUnit extends output({
  ...texts,
  text: one(String, 'As it is printed: what was typed, or name and department as one text.'),
  textEn: one(String, 'The same for readers of English.'),
  institution: maybe(() => UnitInstitution, 'What the register knows under this name; null: nothing, or several that have it.'),
}) {}

const institutionOf = ({ id, name, nameEn, rorId }: KnownInstitution): UnitInstitution => ({
  institutionId: encodeId('Institution', id),
  name,
  nameEn,
  rorId,
});

export function unitOf({ institution, typed, ...unit }: ReadUnit): AuthorUnit {
  return {
    ...unit,
    text: typed ?? textOfUnit(unit),
    textEn: englishTextOfUnit(unit),
    institution: institution && institutionOf(institution),
  };
}
