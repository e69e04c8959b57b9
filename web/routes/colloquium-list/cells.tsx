// Cells of both lists, and the look of texts and days in them.
import { chakra } from '@chakra-ui/react';
import { graphql, readInlineData } from 'relay-runtime';
import type { cells_row$key } from './__generated__/cells_row.graphql.ts';

export type Row = { readonly id: string } & cells_row$key;

export const ofRow = (row: Row) =>
  readInlineData(
    graphql`
      fragment cells_row on Colloquium @inline {
        id
        number
        name
        isActive
        chiefEditorName
        publicationKind
        publicationNumbers
        foundedOn
        startsOn
        endsOn
        subject {
          label
        }
        cycle {
          label
        }
      }
    `,
    row,
  );

export function OneLine({ text }: { text: string | null | undefined }) {
  return (
    <chakra.span display="block" truncate title={text ?? undefined}>
      {text || '—'}
    </chakra.span>
  );
}

export function DayCell({ day }: { day: string | null | undefined }) {
  return day ? <time dateTime={day}>{day}</time> : '—';
}
