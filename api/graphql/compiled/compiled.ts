// Runs documents: those known by their hash by their plans, all others as graphql-js does.
import { execute, getVariableValues, GraphQLError, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { askedBy, Plan } from './plan.ts';
import { answerBy } from './run.ts';

interface Asking {
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName: string | null | undefined;
  ctx: unknown;
  /** A client wrote it, perhaps for this request alone. */
  isFree: boolean;
}

/** Of one schema. Plans leave with their documents. */
export class Documents {
  private readonly schema: GraphQLSchema;
  private readonly planned = new WeakMap<DocumentNode, { asked: ReturnType<typeof askedBy>; plans: Map<string, Plan> }>();

  constructor(schema: GraphQLSchema) {
    this.schema = schema;
  }

  run({ document, variables, operationName, ctx, isFree }: Asking): ExecutionResult | Promise<ExecutionResult> {
    const asked = isFree ? null : this.plansOf(document);
    if (!asked?.asked || (operationName ?? asked.asked.operation.name?.value) !== asked.asked.operation.name?.value)
      return execute({ schema: this.schema, document, contextValue: ctx, variableValues: variables, operationName });
    const { operation, conditions } = asked.asked;
    // As graphql-js reads them: it ends after fifty faults.
    const { errors, coerced } = getVariableValues(this.schema, operation.variableDefinitions ?? [], variables, { maxErrors: 50 });
    if (errors) return { errors };
    const chosen = conditions.map((name) => String(coerced[name])).join(' ');
    let plan = asked.plans.get(chosen);
    if (!plan) {
      try {
        plan = new Plan(this.schema, asked.asked, coerced);
      } catch (error) {
        // A condition of the outermost fields is null.
        if (error instanceof GraphQLError) return { errors: [error], data: null };
        throw error;
      }
      asked.plans.set(chosen, plan);
    }
    return answerBy(plan, coerced, ctx);
  }

  private plansOf(document: DocumentNode) {
    const known = this.planned.get(document);
    if (known) return known;
    const made = { asked: askedBy(document), plans: new Map<string, Plan>() };
    this.planned.set(document, made);
    return made;
  }
}
