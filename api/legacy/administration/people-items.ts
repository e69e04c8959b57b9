// People invited by an office, as the old client sends them: by code, or with the fields of somebody who is not in the register (S2 §3,
// §7).
import { invalidInput } from '../../errors.ts';
import { dictionaryIds, list } from '../row/params.ts';
import type { Call, Param } from '../row/row.ts';
import { sexOf } from '../row/values.ts';

type Values = Readonly<Record<string, unknown>>;

const anyText = { type: 'string' };
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '');

/** The parameter `authors`. */
export const invitedPeople: Param<Values[]> = list((values) => values, {
  code: anyText,
  company: anyText,
  name: anyText,
  sex: anyText,
  degree: anyText,
  email: anyText,
  placeId: anyText,
});

interface SentPerson {
  code: string | null;
  company: string | null;
  /** Where there is no code. */
  newPerson: {
    realName: string;
    sex: 'MALE' | 'FEMALE' | null;
    degreeId: string | null;
    email: string;
    company: string;
    regionCode: string;
  } | null;
}

/** Errors: INVALID_INPUT at a degree that is none. */
export async function sentPeople(people: readonly Values[], call: Call): Promise<SentPerson[]> {
  const needsDegrees = people.some((values) => textOf(values['code']) === '' && textOf(values['degree']) !== '');
  const degrees = needsDegrees ? await dictionaryIds(call, 'DEGREE') : null;
  return people.map((values) => {
    const code = textOf(values['code']);
    const company = textOf(values['company']);
    if (code !== '') return { code, company: company || null, newPerson: null };
    const degree = textOf(values['degree']);
    const degreeId = degree === '' ? null : (degrees?.get(degree) ?? null);
    if (degree !== '' && degreeId === null) throw invalidInput({ degree: { code: 'input.invalid' } });
    return {
      code: null,
      company: null,
      newPerson: {
        realName: textOf(values['name']),
        sex: sexOf(textOf(values['sex'])),
        degreeId,
        email: textOf(values['email']),
        company,
        // The region's three codes, joined: the last one names it.
        regionCode: textOf(values['placeId']).split(',').at(-1)?.trim() ?? '',
      },
    };
  });
}
