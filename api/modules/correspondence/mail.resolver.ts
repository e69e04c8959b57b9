// The letters about a manuscript on its log, for the office that wrote them, and sending one again.
import { signedIn, type Context } from '../../context.ts';
import { Auth, Ctx, FieldResolver, Input, Logged, Mutation, Outgrown, replacedBy, Resolver, Root } from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { RoleKind } from '../organization/organization.enums.ts';
import { Limited } from '../accounts/limits/limited.ts';
import { Person } from '../accounts/viewer/accounts.types.ts';
import { personOf } from '../accounts/viewer/person.service.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { failureOf, withoutAddresses } from '../mail/failure.ts';
import { Mail } from '../mail/mail.entity.ts';
import { fateOf, MailFate, type MailFateName } from '../mail/mail-fate.ts';
import { lastOf, mailFactsOf, mailsOf } from './mail.facts.ts';
import { mailPolicy } from './mail.policy.ts';
import { ResendMailInput, ResendMailPayload } from './mail.types.ts';
import { shownHtml, shownText } from './shown-letter.ts';
import { resendMail } from './resend.service.ts';
import { correspondenceLimits } from './correspondence.doors.ts';

@Resolver(() => Contribution)
export class ContributionMailsResolver {
  @Auth({ policy: 'contribution.viewMails' })
  @Outgrown()
  @FieldResolver(() => [Mail], {
    nullable: true,
    description: 'The letters about it and what became of each, the latest first; each only to those who may know of it.',
    ...replacedBy('mailConnection'),
  })
  async mails(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<Mail[]> {
    return await ctx.loaders.of(ctx, mailsOf).load(contribution.id);
  }
}

@Resolver(() => Mail)
export class MailResolver {
  @FieldResolver(() => RoleKind, { nullable: true, description: 'The role in which the addressee was written to.' })
  recipientRole(@Root() mail: Mail): number | null {
    return mail.recipientKind ?? null;
  }

  @Auth({ policy: 'mail.viewRecipient' })
  @FieldResolver(() => Person, {
    nullable: true,
    description: 'Who is written to; null: somebody without an account, or not for the viewer.',
  })
  async recipient(@Root() mail: Mail): Promise<Person | null> {
    const user = await mail.recipient?.load();
    return user ? personOf(user) : null;
  }

  @FieldResolver(() => MailFate, { description: 'What has become of it so far.' })
  fate(@Root() mail: Mail, @Ctx() ctx: Context): MailFateName {
    return fateOf(mail, ctx.clock.now());
  }

  @Auth({ policy: 'mail.viewRecipient' })
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why it failed, or has not gone out yet, as the mail server said, or what kind of failure it was; without addresses.',
  })
  failure(@Root() mail: Mail, @Ctx() ctx: Context): string | null {
    const failure = failureOf(ctx.language, mail);
    return failure && withoutAddresses(failure);
  }

  @Auth({ policy: 'mail.readText' })
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The sender, as name <address>; null until it went, and for letters from before that was noted.',
  })
  from(@Root() mail: Mail): string | null {
    return mail.sentFrom ?? null;
  }

  @Auth({ policy: 'mail.readText' })
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The letter as it goes or went, as plain text; secrets in its links, which open what they lead to, are left out.',
  })
  text(@Root() mail: Mail): string {
    return shownText(mail.text);
  }

  @Auth({ policy: 'mail.readText' })
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The same as rich text, safe to show: nothing in it runs or is fetched from elsewhere. Its images have addresses for this viewer.',
  })
  html(@Root() mail: Mail, @Ctx() ctx: Context): string {
    return shownHtml(ctx, mail);
  }

  @Auth({ policy: 'mail.readText' })
  @FieldResolver(() => [String], { nullable: true, description: 'Names of the files that went with it.' })
  attachments(@Root() mail: Mail): string[] {
    return mail.images.map(({ name }) => name);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the office sent it again.' })
  isResent(@Root() mail: Mail): boolean {
    return mail.first != null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may read what it says.' })
  async viewerCanRead(@Root() mail: Mail, @Ctx() ctx: Context): Promise<boolean> {
    return mail.contribution != null && mailPolicy.readText(signedIn(ctx), await mailFactsOf(ctx, mail)) === null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may send it again now.' })
  async viewerCanResend(@Root() mail: Mail, @Ctx() ctx: Context): Promise<boolean> {
    if ((mail.status !== 'sent' && mail.status !== 'failed') || !mail.contribution || !mail.recipient) return false;
    if (mailPolicy.resend(signedIn(ctx), await mailFactsOf(ctx, mail)) !== null) return false;
    return lastOf(await ctx.loaders.of(ctx, mailsOf).load(mail.contribution.id), mail)?.id === mail.id;
  }
}

@Resolver()
export class MailMutationsResolver {
  @Auth({ roles: ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'ASSOCIATE_EDITOR_IN_CHIEF'] })
  @Logged({ object: 'mailId' })
  @Limited(correspondenceLimits['resendMail:user'])
  @Mutation(
    ResendMailPayload,
    'Sends a letter about a manuscript again, as it was, to the address that its addressee has now. Safe to send twice: asked again for the same letter, it answers the one that followed. Errors: NOT_FOUND, FORBIDDEN, MAIL_NOT_SENT_YET, MAIL_CANCELLED, RATE_LIMITED.',
  )
  async resendMail(@Ctx() ctx: Context, @Input(ResendMailInput) { mailId }: ResendMailInput) {
    const mail = await resendMail(ctx, decodeId('Mail', mailId));
    ctx.loaders.clear();
    const contribution = await mail.contribution?.loadOrFail();
    if (!contribution) throw new Error('A letter that was sent again is about a manuscript');
    return { mail, contribution };
  }
}
