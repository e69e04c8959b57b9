// The statements as they are saved, in the shape in which their tab shows them.
import { graphql, readInlineData } from 'relay-runtime';
import { EMPTY_STATEMENTS } from '../../../../shared/forms/statements.ts';
import { askedStatements } from '../../../components/statements/asked-statements.ts';
import type { statementsValues_own$key } from './__generated__/statementsValues_own.graphql.ts';
import type { DraftValues } from './draft.ts';

/** Null: nothing is asked for. */
export function statementsValues(key: statementsValues_own$key | null | undefined): DraftValues<'statements'> {
  if (!key) return EMPTY_STATEMENTS;
  const { isConfirmed, asked } = readInlineData(
    graphql`
      fragment statementsValues_own on OwnStatements @inline {
        isConfirmed
        asked {
          ...askedStatements_asked
        }
      }
    `,
    key,
  );
  const said = askedStatements(asked).map(({ kind, demand, answer }) => [kind, { ...answer, demand }]);
  return { ...EMPTY_STATEMENTS, ...Object.fromEntries(said), isConfirmed };
}
