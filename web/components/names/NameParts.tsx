// The fields of the parts of a name. A group has one name, and perhaps that in Latin letters.
import { chakra } from '@chakra-ui/react';
import { useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/form/choices.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { fromWidth } from '../../ui/overlay/Sheet.tsx';
import type { NameFieldsProps } from './NameFields.tsx';
import { NAME_TEXTS, type NameText, type TypedName } from '../../../shared/forms/person-name.ts';
import { isForeignToLatin, latinLine, undividedName } from './typed-name.ts';

interface NamePartsProps extends Pick<NameFieldsProps, 'part' | 'onName'> {
  ref: Ref<HTMLFieldSetElement>;
  name: TypedName;
  errors: NameFieldsProps['partErrors'];
  canBeGroup: boolean;
}

const BESIDE = fromWidth(26);
const OF_PERSONS: readonly NameText[] = ['givenName', 'latinGivenName', 'suffix'];
const IN_LATIN: readonly NameText[] = ['latinFamilyName', 'latinGivenName'];

export function NameParts({ ref, name, part, errors, canBeGroup, onName }: NamePartsProps) {
  const { t } = useTranslation('names');
  const asPerson = useRef<TypedName | null>(null);
  const [hadLatin] = useState(latinLine(name) !== '');
  const isLatinAsked = hadLatin || isForeignToLatin(name.text);
  const shown = NAME_TEXTS.filter((field) => (isLatinAsked || !IN_LATIN.includes(field)) && (!name.isGroup || !OF_PERSONS.includes(field)));
  function handleGroup(isGroup: boolean) {
    if (isGroup) asPerson.current = { ...name };
    const before = asPerson.current?.text === name.text ? asPerson.current : null;
    onName(isGroup || before === null ? undividedName(name.text, isGroup) : before);
  }
  return (
    <chakra.fieldset
      ref={ref}
      border="0"
      m="0"
      minW="0"
      bg="bg.subtle"
      borderRadius="md"
      px="4"
      py="3"
      mt="2"
      css={{ containerType: 'inline-size' }}
    >
      <chakra.legend srOnly>{t('names.parts')}</chakra.legend>
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        columnGap="4"
        rowGap="3"
        css={{ [BESIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {shown.map((field) => (
          <Field
            key={field}
            label={t(name.isGroup ? `names.ofGroup.${field}` : `names.part.${field}`)}
            isRequired={field === 'familyName'}
            // What the rules call a family name is the name of a group.
            error={name.isGroup && errors[field] === 'form.familyNameRequired' ? 'input.required' : errors[field]}
          >
            <Input dir="auto" autoComplete="off" {...part(field)} />
          </Field>
        ))}
        {canBeGroup && (
          <chakra.div alignSelf="end" py="1">
            <Checkbox checked={name.isGroup} onChange={(event) => handleGroup(event.target.checked)}>
              {t('names.isGroup')}
            </Checkbox>
          </chakra.div>
        )}
      </chakra.div>
    </chakra.fieldset>
  );
}
