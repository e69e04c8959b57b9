// Instructions for authors, folded, in the publisher's own words.
import { chakra } from '@chakra-ui/react';
import { PlainText } from '../../ui/text/PlainText.tsx';
import type { Settings } from './settings.ts';

export function AuthorInstructions({ instructions: { title, body } }: { instructions: Settings['authorInstructions'] }) {
  return (
    <chakra.details borderTopWidth="1px" pt="4">
      <chakra.summary cursor="pointer" fontWeight="medium" color="accent.fg">
        {title}
      </chakra.summary>
      <PlainText text={body} mt="3" />
    </chakra.details>
  );
}
