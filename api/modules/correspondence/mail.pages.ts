// The letters about a manuscript, by pages.
import { signedIn, type Context } from '../../context.ts';
import { connectionTypes } from '../../graphql/connection.ts';
import { pagedItems } from '../../graphql/paged-field.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { Mail } from '../mail/mail.entity.ts';
import { mailFactsOf, mailsOf } from './mail.facts.ts';
import { mailPolicy } from './mail.policy.ts';

const { Connection: MailConnection } = connectionTypes('Mail', () => Mail);

export const mailPages = pagedItems({
  on: () => Contribution,
  name: 'mailConnection',
  description: 'The letters about it and what became of each, the latest first, as far as the viewer may know of them.',
  type: () => MailConnection,
  policy: 'contribution.viewMails',
  items: (ctx: Context, { id }: Contribution) => ctx.loaders.of(ctx, mailsOf).load(id),
  visible: async (ctx, mail) => mailPolicy.view(signedIn(ctx), await mailFactsOf(ctx, mail)) === null,
  idOf: ({ id }) => id,
});
