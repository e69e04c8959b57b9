// Issues of a colloquium, and when each is planned to appear.
import { signedIn, type Context } from '../../context.ts';
import {
  Arg,
  Auth,
  Ctx,
  FieldResolver,
  guarded,
  ID,
  input,
  Input,
  InputType,
  Int,
  Logged,
  maybe,
  Mutation,
  ObjectType,
  one,
  Outgrown,
  output,
  replacedBy,
  Resolver,
  Root,
} from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { Issue } from './issue.entity.ts';
import { issueFactsOf, issuesOf } from './issue.loader.ts';
import { issuePolicy } from './issue.policy.ts';
import { planIssue } from './issue.service.ts';

@InputType()
class PlanIssueInput extends input({
  issueId: one(ID, 'The open issue.'),
  plannedOn: maybe(String, 'YYYY-MM-DD; of a periodical its month counts. Null: nobody says yet.'),
  version: one(Int, 'The version that was read: refused as CONFLICT when the issue has been changed since.'),
}) {}

@Auth()
@ObjectType()
class PlanIssuePayload extends output({ issue: guarded(() => Issue) }) {}

@Resolver(() => Issue)
export class IssueResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer composes, orders and sends it: the editors-in-chief and executive editors, while it is open.',
  })
  async viewerCanEdit(@Root() issue: Issue, @Ctx() ctx: Context): Promise<boolean> {
    return issuePolicy.edit(signedIn(ctx), await issueFactsOf(ctx, issue)) === null;
  }

  @Auth({ roles: ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF'] })
  @Logged({ object: 'issueId', params: ['plannedOn'] })
  @Mutation(
    PlanIssuePayload,
    'Says when an open issue is to appear; by the editors-in-chief and executive editors of its journal. Errors: NOT_FOUND, ISSUE_ALREADY_SENT, CONFLICT, INVALID_INPUT at plannedOn.',
  )
  async planIssue(@Ctx() ctx: Context, @Input(PlanIssueInput) input: PlanIssueInput) {
    return { issue: await planIssue(ctx, decodeId('Issue', input.issueId), input.plannedOn ?? null, input.version) };
  }
}

@Resolver(() => Colloquium)
export class ColloquiumIssuesResolver {
  @Auth({ policy: 'journalIssues.view' })
  @Outgrown()
  @FieldResolver(() => [Issue], {
    nullable: true,
    description:
      'Its issues, the latest first: for its editors-in-chief and executive editors, and the publisher’s staff in whose departments it lies.',
    ...replacedBy('issueConnection'),
  })
  async issues(
    @Root() colloquium: Colloquium,
    @Ctx() ctx: Context,
    @Arg('isSent', () => Boolean, {
      nullable: true,
      description: 'Only those that have been sent to the press, or only those that have not.',
    })
    isSent?: boolean | null,
  ): Promise<Issue[]> {
    const issues = await ctx.loaders.of(ctx, issuesOf).load(colloquium.id);
    return typeof isSent === 'boolean' ? issues.filter(({ sentAt }) => Boolean(sentAt) === isSent) : issues;
  }

  @Auth({ policy: 'journalIssues.view' })
  @FieldResolver(() => Issue, {
    nullable: true,
    description:
      'One of its issues: that of a number, or the one at hand, which is the latest whose contents the viewer may read. Null: there is none.',
  })
  async issue(
    @Root() colloquium: Colloquium,
    @Ctx() ctx: Context,
    @Arg('number', () => Int, { nullable: true, description: 'Which; left out, the one at hand.' }) number?: number | null,
  ): Promise<Issue | null> {
    const issues = await ctx.loaders.of(ctx, issuesOf).load(colloquium.id);
    if (typeof number === 'number') return issues.find((issue) => issue.number === number) ?? null;
    const [latest] = issues;
    if (latest === undefined) return null;
    const facts = await issueFactsOf(ctx, latest);
    const readsOpen = issuePolicy.viewContents(signedIn(ctx), { ...facts, isSent: false }) === null;
    return (readsOpen ? latest : issues.find(({ sentAt }) => Boolean(sentAt))) ?? latest;
  }
}
