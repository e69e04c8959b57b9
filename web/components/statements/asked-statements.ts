// Statements that are asked for, as forms hold and send them.
import { graphql, readInlineData } from 'relay-runtime';
import { choicesOf, type StatementAnswer, type StatementKind } from '../../../shared/forms/statements.ts';
import type { askedStatements_asked$key } from './__generated__/askedStatements_asked.graphql.ts';
import type { Asked } from './StatementFields.tsx';

export interface AskedAnswer extends Asked {
  answer: StatementAnswer;
}

export function askedStatements(keys: readonly askedStatements_asked$key[] | null | undefined): AskedAnswer[] {
  return (keys ?? []).map((key) => {
    const { kind, demand, guidanceZh, guidanceEn, choice, uses, text, address, board, approvalNumber, approvedOn, consent } = readInlineData(
      graphql`
        fragment askedStatements_asked on AskedStatement @inline {
          kind
          demand
          guidanceZh
          guidanceEn
          choice
          uses {
            tool
            step
            extent
            checkedBy
          }
          text
          address
          board
          approvalNumber
          approvedOn
          consent
        }
      `,
      key,
    );
    return {
      kind,
      demand,
      guidanceZh,
      guidanceEn,
      answer: {
        choice: choicesOf(kind).find((known) => known === choice) ?? '',
        uses: uses.map(({ tool, step, extent, checkedBy }) => ({ tool, step: step ?? '', extent, checkedBy })),
        text,
        address,
        board,
        approvalNumber,
        approvedOn,
        consent: consent ?? '',
      },
    };
  });
}

/** As the API takes it. */
export function statementInput(kind: StatementKind, { choice, uses, consent, ...texts }: StatementAnswer) {
  return {
    kind,
    ...texts,
    choice: choice === '' ? null : choice,
    consent: consent === '' ? null : consent,
    uses: uses.map(({ step, ...use }) => ({ ...use, step: step === '' ? null : step })),
  };
}
