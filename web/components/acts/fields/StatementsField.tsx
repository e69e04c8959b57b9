// What the journal has its editors state with a decision; absent where it asks for nothing (B-110).
import { graphql } from 'react-relay/hooks';
import { useState } from 'react';
import { KINDS_OF_PARTY, lackMessage, missingIn } from '../../../../shared/forms/statements.ts';
import { askedStatements } from '../../statements/asked-statements.ts';
import { StatementFields } from '../../statements/StatementFields.tsx';
import type { StatementsFieldQuery } from './__generated__/StatementsFieldQuery.graphql.ts';
import { AskedNotice } from './AskedNotice.tsx';
import type { ActFieldProps } from './field-props.ts';
import { useAsked } from './useAsked.ts';

const QUERY = graphql`
  query StatementsFieldQuery($ids: [ID!]!) {
    statementsOfDecision(contributionIds: $ids) {
      ...askedStatements_asked
    }
  }
`;

export function StatementsField({ act, targets, form, change, error }: ActFieldProps) {
  const [ids] = useState(() => targets.map(({ id }) => id));
  const { data, failure, retry } = useAsked<StatementsFieldQuery>(QUERY, { ids });
  // One of several editors who declines decides nothing.
  if (act === 'REFUSE' && !targets.some(({ isDecision }) => isDecision)) return null;
  if (data === null) return failure === null ? null : <AskedNotice failure={failure} onRetry={retry} />;
  return askedStatements(data.statementsOfDecision).map((asked) => {
    const kind = KINDS_OF_PARTY.EDITOR.find((known) => known === asked.kind);
    if (kind === undefined) return null;
    const answer = form.statements[kind];
    const missing = error === undefined ? [] : missingIn(kind, answer);
    return (
      <StatementFields
        key={kind}
        asked={asked}
        value={answer}
        onChange={(next) => change(({ statements }) => ({ statements: { ...statements, [kind]: next } }))}
        errorOf={(path) => (missing.includes(path) ? lackMessage(path) : undefined)}
      />
    );
  });
}
