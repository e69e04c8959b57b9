// The parts of a name in one line, each behind its word.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { type TypedName } from '../../../shared/forms/person-name.ts';
import { latinLine } from './typed-name.ts';

/** Names in Chinese signs alone, whose Latin letters are pinyin. */
const HAN = /^[\p{Script=Han}\s]+$/u;

export function NameLine({ name }: { name: TypedName }) {
  const { t } = useTranslation('names');
  const parts = [
    [t(name.isGroup ? 'names.group' : 'names.familyName'), name.familyName],
    [t('names.givenName'), name.givenName],
    [t('names.suffixShort'), name.suffix],
    [t(HAN.test(name.text) ? 'names.pinyin' : 'names.latin'), latinLine(name)],
  ].filter(([, value]) => value !== '');
  return (
    <>
      {parts.map(([word, value]) => (
        <chakra.span key={word} display="inline-block" maxW="full" me="4">
          {word}{' '}
          <chakra.bdi color="fg" overflowWrap="anywhere">
            {value}
          </chakra.bdi>
        </chakra.span>
      ))}
    </>
  );
}
