// A person's name, with the other script beside it where it has two.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PersonName } from '../../../shared/forms/person-name.ts';
import { bothScripts } from './both-scripts.ts';

interface BothScriptsProps {
  text: string;
  name: PersonName & { isCertain: boolean };
}

export function BothScripts({ text, name }: BothScriptsProps) {
  const { i18n } = useTranslation();
  const { shown, beside } = bothScripts(i18n.language, text, name);
  return (
    <>
      <chakra.bdi fontWeight="medium">{shown}</chakra.bdi>
      {beside !== null && (
        <chakra.bdi color="fg.muted" fontSize="sm">
          {beside}
        </chakra.bdi>
      )}
    </>
  );
}
