// What was recognised in a typed text, part by part in one line, each behind its word.
import { chakra } from '@chakra-ui/react';

export type NamedPart = readonly [word: string, value: string];

/** Parts without a value are left out. */
export function NamedParts({ parts }: { parts: readonly NamedPart[] }) {
  return parts
    .filter(([, value]) => value !== '')
    .map(([word, value]) => (
      <chakra.span key={word} display="inline-block" maxW="full" me="4">
        {word}{' '}
        <chakra.bdi color="fg" overflowWrap="anywhere">
          {value}
        </chakra.bdi>
      </chakra.span>
    ));
}
