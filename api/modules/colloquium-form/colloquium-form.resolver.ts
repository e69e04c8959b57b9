// The form of a periodical or conference, for the operations centre: reading it whole, creating, editing, and aids for filling it in.
import type { Context } from '../../context.ts';
import { Auth, Ctx, FieldResolver, Input, ListSize, Logged, Mutation, Resolver, Root } from '../../graphql/declare.ts';
import { MAX_ROWS } from '../../../shared/forms/colloquium.ts';
import { decodeId, encodeId } from '../../graphql/node.ts';
import { Limited } from '../accounts/limits/limited.ts';
import { personOf } from '../accounts/viewer/person.service.ts';
import type { UploadedFile } from '../files/uploaded-file.entity.ts';
import { lastTestMail } from '../mail/test-mail.ts';
import { TestMail } from '../mail/test-mail.types.ts';
import { Department } from '../organization/department.entity.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { committeesOf, membersOf } from '../colloquiums/colloquium.loader.ts';
import { Committee, type CommitteeName } from '../colloquiums/committee-member.entity.ts';
import { journalFileUrl } from './colloquium-files.ts';
import {
  CreateColloquiumInput,
  LookUpMemberInput,
  SendTestMailInput,
  UpdateColloquiumInput,
  type ColloquiumContent,
} from './colloquium-form.inputs.ts';
import { createColloquium, updateColloquium } from './colloquium-form.service.ts';
import {
  ColloquiumContents,
  ColloquiumFile,
  ColloquiumPersonRow,
  CreateColloquiumPayload,
  LookUpMemberPayload,
  SendTestMailPayload,
  UpdateColloquiumPayload,
} from './colloquium-form.types.ts';
import { personWithCode } from './colloquium-people.ts';
import { sendTestMail } from './test-mail.ts';
import { colloquiumFormLimits } from './colloquium-form.doors.ts';
import { correspondenceLimits } from '../correspondence/correspondence.doors.ts';

const MONTH = 'yyyy-MM'.length;
const FORM_ERRORS =
  'INVALID_INPUT at the field, the first of the publisher’s checks first; FILE_KIND_REFUSED or FILE_TOO_LARGE at cover, forewordFile or callForPapersFile; RATE_LIMITED; FORBIDDEN to API tokens for people who are new in an office, another department of a journal, and another server or account of its mailbox';

@Resolver(() => Colloquium)
export class ColloquiumContentsResolver {
  @Auth({ policy: 'managedColloquium.manage' })
  @FieldResolver(() => ColloquiumContents, { nullable: true, description: 'For operations whose departments hold it.' })
  async contents(@Root() colloquium: Colloquium): Promise<ColloquiumContents> {
    const { version, name, publishingMonths } = colloquium;
    const department = (id: number | undefined) => (id === undefined ? null : encodeId('Department', id));
    const path = async (file: Colloquium['cover']) => (file ? (await file.loadOrFail()).path : '');
    return {
      id: colloquium.id,
      version,
      nameZh: name,
      nameEn: colloquium.nameEn ?? '',
      initCycle: colloquium.initCycle ?? null,
      initCycleTime: colloquium.initCycleTime?.slice(0, MONTH) ?? null,
      publishingMonths,
      editorialDepartmentId: department(colloquium.editorialDepartment?.id),
      publishingUnitId: department(colloquium.publishingHouse?.id),
      cover: await path(colloquium.cover),
      forewordFile: await path(colloquium.forewordFile),
      callForPapersFile: await path(colloquium.callForPapersFile),
    };
  }

  @FieldResolver(() => ColloquiumFile, { nullable: true, description: 'The picture of its cover; null: none.' })
  async cover(@Root() { id, cover }: Colloquium, @Ctx() ctx: Context): Promise<ColloquiumFile | null> {
    return await fileFor(ctx, id, cover);
  }

  @FieldResolver(() => ColloquiumFile, { nullable: true, description: 'What goes with its foreword.' })
  async forewordFile(@Root() { id, forewordFile }: Colloquium, @Ctx() ctx: Context): Promise<ColloquiumFile | null> {
    return await fileFor(ctx, id, forewordFile);
  }

  @FieldResolver(() => ColloquiumFile, { nullable: true, description: 'What goes with its call for papers.' })
  async callForPapersFile(@Root() { id, callForPapersFile }: Colloquium, @Ctx() ctx: Context): Promise<ColloquiumFile | null> {
    return await fileFor(ctx, id, callForPapersFile);
  }
}

async function fileFor(ctx: Context, colloquiumId: number, file: Colloquium['cover']): Promise<ColloquiumFile | null> {
  const upload: UploadedFile | null = file ? await file.loadOrFail() : null;
  return upload && { name: upload.name, size: upload.size, url: journalFileUrl(ctx, colloquiumId, upload.id) };
}

async function departmentOf(ctx: Context, id: string | null): Promise<Department | null> {
  return id === null ? null : await ctx.em.findOne(Department, decodeId('Department', id));
}

@Resolver(() => ColloquiumContents)
export class ColloquiumPeopleResolver {
  @FieldResolver(() => Department, { nullable: true, description: 'The department that edits it.' })
  async editorialDepartment(@Root() { editorialDepartmentId }: ColloquiumContents, @Ctx() ctx: Context): Promise<Department | null> {
    return await departmentOf(ctx, editorialDepartmentId);
  }

  @FieldResolver(() => Department, { nullable: true, description: 'The branch that receives its issues.' })
  async publishingUnit(@Root() { publishingUnitId }: ColloquiumContents, @Ctx() ctx: Context): Promise<Department | null> {
    return await departmentOf(ctx, publishingUnitId);
  }

  @ListSize(MAX_ROWS, 10)
  @FieldResolver(() => [ColloquiumPersonRow], { description: 'Its offices, the highest first.' })
  async members(@Root() { id }: ColloquiumContents, @Ctx() ctx: Context): Promise<ColloquiumPersonRow[]> {
    const members = await ctx.loaders.of(ctx, membersOf).load(id);
    return members.map(({ office, person }) => ({ office, code: person.code ?? '', name: person.realName ?? '' }));
  }

  @ListSize(MAX_ROWS, 10)
  @FieldResolver(() => [ColloquiumPersonRow], { description: 'People of the committee that edits, in its order.' })
  async editorialCommittee(@Root() { id }: ColloquiumContents, @Ctx() ctx: Context): Promise<ColloquiumPersonRow[]> {
    return await committeeOf(ctx, id, Committee.EDITORIAL);
  }

  @ListSize(MAX_ROWS, 10)
  @FieldResolver(() => [ColloquiumPersonRow], { description: 'People of the committee that advises, in its order.' })
  async expertCommittee(@Root() { id }: ColloquiumContents, @Ctx() ctx: Context): Promise<ColloquiumPersonRow[]> {
    return await committeeOf(ctx, id, Committee.EXPERT);
  }

  @FieldResolver(() => TestMail, { nullable: true, description: 'The viewer’s latest letter to try its mailbox, and what became of it.' })
  async lastTestMail(@Root() { id }: ColloquiumContents, @Ctx() ctx: Context): Promise<TestMail | null> {
    return await lastTestMail(ctx, id);
  }
}

async function committeeOf(ctx: Context, colloquiumId: number, committee: CommitteeName): Promise<ColloquiumPersonRow[]> {
  const named = (await ctx.loaders.of(ctx, committeesOf).load(colloquiumId)).filter((member) => member.committee === committee);
  return await Promise.all(
    named.map(async ({ type, name, user }) => ({ office: type ?? null, code: user ? (await user.loadOrFail()).code : '', name })),
  );
}

@Resolver()
export class ColloquiumFormResolver {
  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ result: 'colloquium', params: ['kind', 'number', 'name'] })
  @Limited(colloquiumFormLimits['colloquiumForm:user'])
  @Mutation(
    CreateColloquiumPayload,
    `Makes a periodical or conference, all four switches on, with the publisher’s default parameters. Errors: ${FORM_ERRORS}.`,
  )
  async createColloquium(
    @Ctx() ctx: Context,
    @Input(CreateColloquiumInput) { kind, ...content }: CreateColloquiumInput & ColloquiumContent,
  ) {
    return { colloquium: await createColloquium(ctx, kind, content) };
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ object: 'colloquiumId', params: ['number', 'name'] })
  @Limited(colloquiumFormLimits['colloquiumForm:user'])
  @Mutation(
    UpdateColloquiumPayload,
    `Replaces what operations enter of a periodical or conference. Errors: NOT_FOUND, CONFLICT, ${FORM_ERRORS}.`,
  )
  async updateColloquium(
    @Ctx() ctx: Context,
    @Input(UpdateColloquiumInput) { colloquiumId, version, ...content }: UpdateColloquiumInput & ColloquiumContent,
  ) {
    return { colloquium: await updateColloquium(ctx, decodeId('Colloquium', colloquiumId), version, content) };
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({})
  @Limited(colloquiumFormLimits['memberCode:user'])
  @Mutation(
    LookUpMemberPayload,
    'Finds the person with this code, to be given an office of a journal. It is a mutation because each look is counted and logged. Errors: NOT_FOUND at code, INVALID_INPUT at code, RATE_LIMITED.',
  )
  async lookUpMember(@Ctx() ctx: Context, @Input(LookUpMemberInput) { code }: LookUpMemberInput) {
    return { person: personOf(await personWithCode(ctx, code)) };
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ object: 'colloquiumId' })
  @Limited(correspondenceLimits['testMail:user'])
  @Mutation(
    SendTestMailPayload,
    'Sends a letter to the viewer’s own address from the mailbox that is kept for a journal. Errors: NOT_FOUND, INVALID_INPUT at senderAddress while there is none, RATE_LIMITED.',
  )
  async sendTestMail(@Ctx() ctx: Context, @Input(SendTestMailInput) { colloquiumId }: SendTestMailInput) {
    return { testMail: await sendTestMail(ctx, decodeId('Colloquium', colloquiumId)) };
  }
}
