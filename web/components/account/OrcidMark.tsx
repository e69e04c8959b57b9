// ORCID's iD sign, in its green, as their guidelines ask.
import { chakra } from '@chakra-ui/react';

export function OrcidMark({ size = '1.25rem' }: { size?: string }) {
  return (
    <chakra.svg viewBox="0 0 256 256" aria-hidden="true" width={size} height={size} flexShrink="0">
      <circle cx="128" cy="128" r="128" fill="#A6CE39" />
      <path
        fill="#FFFFFF"
        d="M70.9 79.100h15.400v107.100H70.900zM108.900 79.100h41.600c39.600 0 57 28.300 57 53.600 0 27.500-21.500 53.600-56.800 53.600h-41.800V79.100zm15.400 93.300h24.500c34.900 0 42.900-26.500 42.900-39.700 0-21.500-13.700-39.700-43.700-39.700h-23.700v79.400zM88.700 56.800a10.100 10.100 0 1 1-20.200 0 10.100 10.100 0 0 1 20.200 0z"
      />
    </chakra.svg>
  );
}

/** An iD to be seen. */
export function OrcidShown({ orcid }: { orcid: string }) {
  return (
    <chakra.span
      display="flex"
      alignItems="center"
      gap="2.5"
      mt="3"
      bg="bg.subtle"
      color="fg"
      borderRadius="md"
      px="4"
      py="2.5"
      fontVariantNumeric="tabular-nums"
    >
      <OrcidMark />
      {orcid}
    </chakra.span>
  );
}
