// Notes that are written, hidden and paged: the types and resolvers of the small schema that the rules of the API are tested on.
import { sql } from 'kysely';
import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { Context, DomainEvent } from '../context.ts';
import { inSavepoint } from '../database/transactions.ts';
import { DomainError, invalidInput, refused } from '../errors.ts';
import { RoleKind } from '../modules/organization/organization.enums.ts';
import type { ReceivedFile } from '../modules/files/receive.ts';
import type { RoleKindId } from '../../shared/roles.ts';
import { Auth, DateTime, ListSize, Logged, Upload } from './declare.ts';
import { connectionTypes, pageOf, PageArgs, type Connection } from './connection.ts';
import { Node, decodeId } from './node.ts';
import { NotTold } from './subscription-events.ts';

/** A note with an owner: a stand-in for facts hidden by blind review. */
@Auth({ policy: 'note.view' })
@ObjectType({ implements: Node })
export class Note {
  id!: number;

  @Field(() => String)
  text!: string;

  @Auth({ roles: ['EDITOR'] })
  @Field(() => String, { nullable: true })
  forEditors?: string;

  @Auth({ policy: 'note.viewOwner' })
  @Field(() => String, { nullable: true })
  owner!: string;

  constructor(row: { id: number; text: string; owner: string }) {
    this.id = row.id;
    this.text = row.text;
    this.owner = row.owner;
    this.forEditors = `editors read ${row.text}`;
  }
}

const { Connection: NoteConnection } = connectionTypes('Note', () => Note);

@InputType()
class WriteNoteInput {
  @Field(() => String)
  text!: string;

  @Field(() => String, { nullable: true })
  then?: string;

  @Field(() => ID, { nullable: true })
  noteId?: string;

  @Field(() => Upload, { nullable: true })
  file?: ReceivedFile;
}

@Auth()
@ObjectType()
class WriteNotePayload {
  @Field(() => Note, { nullable: true })
  note!: Note | null;

  @Field(() => Boolean)
  isInTransaction?: boolean;

  @Field(() => String, { nullable: true })
  received?: string;
}

/** All, or those with these numbers, in the order of their numbers. */
/** By the policy `note.view`. */
export const isHidden = ({ text }: Pick<Note, 'text'>) => text.startsWith('hidden');

export async function notes(ctx: Context, ids?: number[]): Promise<Note[]> {
  const rows: { id: number; text: string; owner: string }[] = await ctx.em.execute(
    `select id, text, owner from note ${ids ? 'where id = any(?::int[])' : ''} order by id`,
    ids ? [`{${ids.join(',')}}`] : [],
  );
  return rows.map((row) => new Note(row));
}

@Resolver(() => Note)
export class NoteResolver {
  @Query(() => RoleKind, { nullable: true })
  role(@Ctx() ctx: Context): RoleKindId | null {
    return ctx.viewer?.kind ?? null;
  }

  @Query(() => DateTime)
  now(@Ctx() ctx: Context): Date {
    return ctx.clock.now();
  }

  @Query(() => String)
  fail(@Arg('how', () => String) how: string): string {
    if (how === 'unexpected') throw new Error('secret detail');
    if (how === 'database') throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    throw invalidInput({ text: { code: 'input.required' } });
  }

  @ListSize(10)
  @Query(() => [Note])
  async notes(@Ctx() ctx: Context): Promise<Note[]> {
    return await notes(ctx);
  }

  @Query(() => Note, { nullable: true })
  async note(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Note | null> {
    return (await notes(ctx, [decodeId('Note', id)]))[0] ?? null;
  }

  @Auth()
  @Query(() => NoteConnection, { nullable: true })
  async notePage(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs): Promise<Connection<Note>> {
    return await this.pageOfNotes(ctx, args, false);
  }

  @Auth()
  @Query(() => NoteConnection, { nullable: true })
  async soughtNotePage(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs): Promise<Connection<Note>> {
    return await this.pageOfNotes(ctx, args, true);
  }

  private async pageOfNotes(ctx: Context, args: PageArgs, isSought: boolean): Promise<Connection<Note>> {
    const db = ctx.em.getKysely<{ note: { id: number; text: string } }>();
    return await pageOf(args, {
      db,
      query: db.selectFrom('note'),
      id: sql.ref('note.id'),
      isSought,
      ordering: {
        name: 'written',
        direction: 'desc',
        terms: [
          { expression: sql.ref('note.written_at'), type: 'timestamptz' },
          { expression: sql.ref('note.id'), type: 'integer' },
        ],
      },
      load: (found) =>
        notes(
          ctx,
          found.map(({ id }) => id),
        ),
    });
  }

  @FieldResolver(() => Note, { nullable: true })
  async next(@Root() note: Note, @Ctx() ctx: Context): Promise<Note | null> {
    return (await notes(ctx, [note.id + 1]))[0] ?? null;
  }

  @ListSize(10)
  @FieldResolver(() => [Note])
  async others(@Ctx() ctx: Context): Promise<Note[]> {
    return await notes(ctx);
  }

  @Auth({ roles: ['AUTHOR'] })
  @Logged({ object: 'noteId', result: 'note', params: ['then'] })
  @Mutation(() => WriteNotePayload, { nullable: true })
  async writeNote(@Ctx() ctx: Context, @Arg('input', () => WriteNoteInput) input: WriteNoteInput): Promise<WriteNotePayload> {
    const [row]: { id: number }[] = await ctx.em.execute(`insert into note (text, owner) values (?, 'me') returning id`, [input.text]);
    ctx.publish({ type: 'messagesChanged', userId: row?.id ?? 0 });
    if (input.then === 'slow') await ctx.em.execute('select pg_sleep(0.2)');
    await ctx.own((em) => em.execute(`insert into counter (name) values (?)`, [input.text]));
    if (input.then === 'savepoint') {
      await inSavepoint(ctx, async () => {
        await ctx.em.execute(`insert into note (text, owner) values ('kept', 'me')`);
      });
      await inSavepoint(ctx, async () => {
        await ctx.em.execute(`insert into note (text, owner) values ('undone', 'me')`);
        ctx.publish({ type: 'messagesChanged', userId: 999 });
        throw refused({ code: 'STATE_CHANGED' });
      }).catch(() => undefined);
    }
    if (input.then === 'fail') throw new DomainError('CONFLICT');
    if (input.then === 'crash') throw new Error('secret detail');
    if (input.then === 'constraint') await ctx.em.execute(`insert into note (text, owner, unique_text) values ('x', 'me', 'taken')`);
    const [note] = await notes(ctx, [row?.id ?? 0]);
    return { note: note ?? null, received: input.file && `${input.file.name} ${input.file.size} ${input.file.mime}` };
  }

  @Mutation(() => String, { nullable: true })
  async ping(): Promise<string> {
    return await Promise.resolve('pong');
  }
}

@Auth()
@ObjectType()
class NoteChanged {
  @Field(() => Note, { nullable: true })
  note!: Note | null;
}

@Resolver()
export class NoteSubscriptions {
  @Auth()
  @Subscription(() => NoteChanged, {
    nullable: true,
    subscribe: ({ context }: { context: Context }) => context.pubsub.subscribe('contributionChanged'),
  })
  async noteChanged(@Root() event: Extract<DomainEvent, { type: 'contributionChanged' }>, @Ctx() ctx: Context): Promise<NoteChanged> {
    const [note] = await notes(ctx, [event.contributionId]);
    if (!note || isHidden(note)) throw new NotTold();
    return { note };
  }

  @Auth()
  @Subscription(() => String, {
    nullable: true,
    subscribe: ({ context }: { context: Context }) =>
      context.pubsub.subscribe('sessionEnded', (event) => event.sessionId === context.viewer?.sessionId),
  })
  sessionOver(@Root() event: Extract<DomainEvent, { type: 'sessionEnded' }>): string {
    return event.reason;
  }
}

@Resolver(() => WriteNotePayload)
export class PayloadResolver {
  @FieldResolver(() => Boolean)
  isInTransaction(@Ctx() ctx: Context): boolean {
    return ctx.em.isInTransaction();
  }
}
