// News for open pages: the rights of one's role, or its departments, have changed.
import { signedIn, type Context, type DomainEvent } from '../../context.ts';
import { Auth, Ctx, ObjectType, one, output, Resolver, Root, Subscription } from '../../graphql/declare.ts';
import { NotTold } from '../../graphql/subscription-events.ts';
import { ViewerType, viewerOf } from '../accounts/viewer/accounts.types.ts';

@Auth()
@ObjectType({ description: 'What the viewer may open has changed: their role record was saved, or departments have moved.' })
class AccessChanged extends output({ viewer: one(() => ViewerType, 'As they are now.') }) {}

@Resolver()
export class AccessChangedResolver {
  @Auth()
  @Subscription(() => AccessChanged, {
    nullable: true,
    description: 'The role record that one works under was saved, or departments have moved.',
    subscribe: ({ context }: { context: Context }) => context.pubsub.subscribe('accessChanged'),
  })
  accessChanged(@Root() { roleId }: Extract<DomainEvent, { type: 'accessChanged' }>, @Ctx() ctx: Context): AccessChanged {
    const viewer = signedIn(ctx);
    if (roleId !== null && roleId !== viewer.roleId) throw new NotTold();
    return { viewer: viewerOf(viewer) };
  }
}
