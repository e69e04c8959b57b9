// Statements that are asked for, as forms hold and send them.
import { graphql, readInlineData } from 'relay-runtime';
import { pick } from '../../../shared/forms/field-list.ts';
import { choicesOf, type StatementAnswer, type StatementKind } from '../../../shared/forms/statements.ts';
import type { askedStatements_asked$key } from './__generated__/askedStatements_asked.graphql.ts';
import type { askedStatements_stated$key } from './__generated__/askedStatements_stated.graphql.ts';
import type { Asked } from './StatementFields.tsx';

export interface AskedAnswer extends Asked {
  answer: StatementAnswer;
}

/** What a statement says, as forms hold it. */
export function statedAnswer(key: askedStatements_stated$key): Pick<AskedAnswer, 'kind' | 'demand' | 'answer'> {
  const { kind, demand, choice, uses, consent, ...texts } = readInlineData(
    graphql`
      fragment askedStatements_stated on StatedAnswer @inline {
        kind
        demand
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
    answer: {
      ...pick(texts, ['text', 'address', 'board', 'approvalNumber', 'approvedOn']),
      choice: choicesOf(kind).find((known) => known === choice) ?? '',
      uses: uses.map(({ tool, step, extent, checkedBy }) => ({ tool, step: step ?? '', extent, checkedBy })),
      consent: consent ?? '',
    },
  };
}

export function askedStatements(keys: readonly askedStatements_asked$key[] | null | undefined): AskedAnswer[] {
  return (keys ?? []).map((key) => {
    const { guidanceZh, guidanceEn, stated } = readInlineData(
      graphql`
        fragment askedStatements_asked on AskedStatement @inline {
          guidanceZh
          guidanceEn
          stated {
            ...askedStatements_stated
          }
        }
      `,
      key,
    );
    return { guidanceZh, guidanceEn, ...statedAnswer(stated) };
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
