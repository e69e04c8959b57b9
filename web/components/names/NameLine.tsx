// The parts of a name in one line, each behind its word.
import { useTranslation } from 'react-i18next';
import { type TypedName } from '../../../shared/forms/person-name.ts';
import { NamedParts } from '../../ui/text/NamedParts.tsx';
import { latinLine } from './typed-name.ts';

/** Names in Chinese signs alone, whose Latin letters are pinyin. */
const HAN = /^[\p{Script=Han}\s]+$/u;

export function NameLine({ name }: { name: TypedName }) {
  const { t } = useTranslation('names');
  return (
    <NamedParts
      parts={[
        [t(name.isGroup ? 'names.group' : 'names.familyName'), name.familyName],
        [t('names.givenName'), name.givenName],
        [t('names.suffixShort'), name.suffix],
        [t(HAN.test(name.text) ? 'names.pinyin' : 'names.latin'), latinLine(name)],
      ]}
    />
  );
}
