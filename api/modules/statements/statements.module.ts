// Statements beside a text: what journals ask of authors, reviewers and editors, and what these have stated.
import { moves } from '../../account-columns.ts';
import { policiesOf, type Module } from '../../module.ts';
import { factsOf, eventFactsOf } from '../contributions/access/contribution.facts.ts';
import { journalFacts } from './statement-policy.service.ts';
import { StatementPolicyRow } from './statement-policy.entity.ts';
import { StatementCheck } from './statement-check.entity.ts';
import { Statement } from './statement.entity.ts';
import { eventStatementPolicy, statementPolicy, statementPolicyPolicy } from './statement.policy.ts';
import { aiStatementExport, aiStatementList } from './ai-statements.list.ts';
import { AiStatementFiguresResolver, AiStatementMutationsResolver } from './ai-statements.resolver.ts';
import { figuresExport } from './ai-statements.service.ts';
import { statementsDoors } from './statements.doors.ts';
import {
  ContributionStatementsResolver,
  DecisionStatementsResolver,
  WorkflowEventStatementsResolver,
  ReviewStatementsResolver,
  StatementMutationsResolver,
  StatementPolicyResolver,
} from './statements.resolver.ts';

export const statements: Module = {
  entities: [Statement, StatementCheck, StatementPolicyRow],
  accountColumns: { 'statement.person_id': moves, 'statement_check.drawn_by_id': moves, 'statement_check.checked_by_id': moves },
  resolvers: [
    aiStatementList,
    aiStatementExport.field,
    AiStatementFiguresResolver,
    AiStatementMutationsResolver,
    ContributionStatementsResolver,
    DecisionStatementsResolver,
    WorkflowEventStatementsResolver,
    ReviewStatementsResolver,
    StatementMutationsResolver,
    StatementPolicyResolver,
  ],
  exports: [aiStatementExport.export, figuresExport],
  policies: {
    ...policiesOf('statement', statementPolicy, factsOf),
    ...policiesOf('eventStatement', eventStatementPolicy, eventFactsOf),
    ...policiesOf('statementPolicy', statementPolicyPolicy, journalFacts),
  },
  doors: statementsDoors,
};
