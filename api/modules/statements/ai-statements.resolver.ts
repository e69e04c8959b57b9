// The office's sample of statements on AI, its results and figures.
import type { Context } from '../../context.ts';
import { Auth, Ctx, FieldResolver, Input, ListSize, Logged, Mutation, Resolver } from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { drawSample, figures, figuresExport, noteResult } from './ai-statements.service.ts';
import {
  AiStatementFigure,
  CheckStatementInput,
  CheckStatementPayload,
  DrawStatementSampleInput,
  DrawStatementSamplePayload,
  STATEMENT_CHECKERS,
} from './ai-statements.types.ts';

@Resolver(() => ViewerType)
export class AiStatementFiguresResolver {
  @Auth({ roles: STATEMENT_CHECKERS })
  @ListSize(1000, 20)
  @FieldResolver(() => [AiStatementFigure], {
    nullable: true,
    description: 'How many statements on AI the journals of the viewer had in each year, and what was found.',
  })
  async aiStatementFigures(@Ctx() ctx: Context): Promise<AiStatementFigure[]> {
    return await figures(ctx);
  }

  @Auth({ roles: STATEMENT_CHECKERS })
  @FieldResolver(() => String, {
    nullable: true,
    description: 'These figures as a spreadsheet: a link that works for five minutes of this session.',
  })
  aiStatementFiguresExportUrl(@Ctx() ctx: Context): string {
    return figuresExport.link(ctx, {});
  }
}

@Resolver()
export class AiStatementMutationsResolver {
  @Auth({ roles: STATEMENT_CHECKERS })
  @Logged({ params: ['colloquiumId', 'count', 'since'] })
  @Mutation(
    DrawStatementSamplePayload,
    'Draws a sample at random among the statements on AI that nobody has looked into; what is drawn stays drawn. Errors: FORBIDDEN, INVALID_INPUT at count or since.',
  )
  async drawStatementSample(@Ctx() ctx: Context, @Input(DrawStatementSampleInput) input: DrawStatementSampleInput) {
    const { colloquiumId, count, since } = input;
    return {
      drawnCount: await drawSample(ctx, {
        colloquiumId: colloquiumId ? decodeId('Colloquium', colloquiumId) : null,
        count,
        since: since ?? null,
      }),
    };
  }

  @Auth({ roles: STATEMENT_CHECKERS })
  @Logged({ params: ['statementId', 'result'] })
  @Mutation(
    CheckStatementPayload,
    'Notes what was found of a statement on AI, drawn or not. Errors: NOT_FOUND, FORBIDDEN, CONFLICT, INVALID_INPUT at result or note.',
  )
  async checkStatement(@Ctx() ctx: Context, @Input(CheckStatementInput) { statementId, ...found }: CheckStatementInput) {
    await noteResult(ctx, { statementId: decodeId('Statement', statementId), ...found });
    return { statementId };
  }
}
