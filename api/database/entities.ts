// Every entity of the database, the one list that the ORM, the migrations and the tests share.
import { PersistedDocument } from '../graphql/persisted-document.entity.ts';
import { Department } from '../modules/access/department.entity.ts';
import { Menu } from '../modules/access/menu.entity.ts';
import { Role } from '../modules/access/role.entity.ts';
import { ApiToken } from '../modules/accounts/api-token.entity.ts';
import { Captcha } from '../modules/accounts/captcha.entity.ts';
import { OrcidAttempt } from '../modules/accounts/orcid-attempt.entity.ts';
import { OrcidEntry } from '../modules/accounts/orcid-entry.entity.ts';
import { MailCode } from '../modules/accounts/mail-code.entity.ts';
import { RateCounter } from '../modules/accounts/rate-counter.entity.ts';
import { Registration } from '../modules/accounts/registration.entity.ts';
import { Session } from '../modules/accounts/session.entity.ts';
import { SignInCode } from '../modules/accounts/sign-in-code.entity.ts';
import { SignInFailure } from '../modules/accounts/sign-in-failure.entity.ts';
import { User } from '../modules/accounts/user.entity.ts';
import { OperationLog } from '../modules/audit/operation-log.entity.ts';
import { AuthorInvitation } from '../modules/colloquiums/author-invitation.entity.ts';
import { ColloquiumColumn } from '../modules/colloquiums/colloquium-column.entity.ts';
import { ColloquiumMember } from '../modules/colloquiums/colloquium-member.entity.ts';
import { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { ContributionAuthor } from '../modules/contributions/contribution-author.entity.ts';
import { ContributionFile } from '../modules/contributions/contribution-file.entity.ts';
import { ContributionFunding } from '../modules/contributions/contribution-funding.entity.ts';
import { Contribution } from '../modules/contributions/contribution.entity.ts';
import { SuggestedReviewer } from '../modules/contributions/suggested-reviewer.entity.ts';
import { UploadedFile } from '../modules/files/uploaded-file.entity.ts';
import { Mail } from '../modules/mail/mail.entity.ts';
import { MaintenancePlan } from '../modules/maintenance/maintenance.entity.ts';
import { Message } from '../modules/messages/message.entity.ts';
import { Profile } from '../modules/profiles/profile.entity.ts';
import { PublisherText } from '../modules/publisher/publisher-text.entity.ts';
import { VideoGuide } from '../modules/publisher/video-guide.entity.ts';
import { DictionaryEntry } from '../modules/reference/dictionary-entry.entity.ts';
import { Region } from '../modules/reference/region.entity.ts';
import { Review } from '../modules/reviews/review.entity.ts';
import { EditorRefusal } from '../modules/workflow/editor-refusal.entity.ts';
import { WorkflowEvent } from '../modules/workflow/workflow-event.entity.ts';

export const entities = [
  PersistedDocument,
  Department,
  Menu,
  Role,
  ApiToken,
  Captcha,
  OrcidAttempt,
  OrcidEntry,
  MailCode,
  RateCounter,
  Registration,
  Session,
  SignInCode,
  SignInFailure,
  User,
  OperationLog,
  AuthorInvitation,
  ColloquiumColumn,
  ColloquiumMember,
  Colloquium,
  ContributionAuthor,
  ContributionFile,
  ContributionFunding,
  SuggestedReviewer,
  Contribution,
  UploadedFile,
  Mail,
  MaintenancePlan,
  Message,
  Profile,
  PublisherText,
  VideoGuide,
  DictionaryEntry,
  Region,
  Review,
  EditorRefusal,
  WorkflowEvent,
];
