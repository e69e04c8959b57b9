// Loads the demo publisher once: departments, people, periodicals, and manuscripts that their people wrote through the product's
// own services, on a clock that is set back, so that the demo can hold nothing the product would refuse.
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Readable } from 'node:stream';
import { FileKind } from '../../../shared/limits.ts';
import { RoleKind, type RoleKindCode } from '../../../shared/roles.ts';
import { ContributionSource } from '../../../shared/workflow.ts';
import { createContext, type Clock, type Context, type Services } from '../../context.ts';
import { Department } from '../../modules/access/department.entity.ts';
import { Role } from '../../modules/access/role.entity.ts';
import { hashPassword } from '../../modules/accounts/password.ts';
import { viewerInRole } from '../../modules/accounts/session.service.ts';
import { newPersonCode } from '../../modules/accounts/token.ts';
import { User } from '../../modules/accounts/user.entity.ts';
import { ColloquiumColumn } from '../../modules/colloquiums/colloquium-column.entity.ts';
import { ColloquiumMember } from '../../modules/colloquiums/colloquium-member.entity.ts';
import { Colloquium } from '../../modules/colloquiums/colloquium.entity.ts';
import { saveAuthor, setCorrespondingAuthors } from '../../modules/contributions/contribution-author.service.ts';
import { addFile } from '../../modules/contributions/contribution-file.service.ts';
import * as contributions from '../../modules/contributions/contribution.service.ts';
import { receiveUpload } from '../../modules/files/receive.ts';
import { Profile } from '../../modules/profiles/profile.entity.ts';
import { DictionaryEntry, type DictionaryTypeName } from '../../modules/reference/dictionary-entry.entity.ts';
import { perform } from '../../modules/workflow/workflow.service.ts';
import { inTransaction } from '../transactions.ts';
import { demoManuscripts, type DemoManuscript } from './manuscripts.ts';
import { DEMO_DOMAIN, DEMO_PASSWORD, demoPeople } from './people.ts';
import { demoPeriodicals } from './periodicals.ts';
import { wordDocument } from './word-document.ts';

const DAY = 86_400_000;
const ROOT_DEPARTMENT = 1;

/** Loads the demo publisher unless this database has one: all of it in one transaction, so a killed first start leaves nothing half-done. */
export async function loadDemo(services: Services): Promise<void> {
  const ctx = createContext(services, { viewer: null, language: 'zh-CN', address: 'demo' });
  if ((await ctx.em.count(User, { email: `author@${DEMO_DOMAIN}` })) > 0) return;
  await inTransaction(ctx, async () => {
    await loadPublisher(ctx.em, services.clock);
    for (const manuscript of demoManuscripts) await writeManuscript(ctx, manuscript);
  });
}

async function loadPublisher(em: EntityManager, clock: Clock): Promise<void> {
  const now = clock.now();
  const root = await em.findOneOrFail(Department, ROOT_DEPARTMENT);
  const departments = {
    humanities: em.create(Department, { name: '人文分社', nameEn: 'Humanities branch', parent: root, position: 1 }),
    science: em.create(Department, { name: '科技分社', nameEn: 'Science branch', parent: root, position: 2 }),
  };
  const entry = await dictionary(em);
  const roles = await em.find(Role, { isSeeded: true });
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const users = new Map<string, User>();
  for (const person of demoPeople) {
    const user = em.create(User, {
      email: `${person.account}@${DEMO_DOMAIN}`,
      username: person.account,
      realName: person.realName,
      code: newPersonCode(),
      passwordHash,
      activatedAt: now,
      createdAt: now,
      allowsManySessions: person.hasOneSession !== true,
      department: person.department ? departments[person.department] : root,
    });
    user.roles.set(roles.filter((role) => person.roles.some((code) => RoleKind[code] === role.kind)));
    em.create(Profile, {
      user,
      sex: person.sex,
      professionalTitle: ref(entry('PROFESSIONAL_TITLE', person.title)),
      degree: ref(entry('DEGREE', person.degree)),
      workplaces: [person.workplace],
      address: person.address,
    });
    users.set(person.account, user);
  }
  for (const periodical of demoPeriodicals) {
    const { number, name, nameEn, reviewType, introduction, returnsToOriginalEditor, checksPlagiarism, invitesExperts, chiefPreAccepts, deputyReviews } = periodical;
    const assignedEditor = periodical.assignedEditor === null ? null : (users.get(periodical.assignedEditor) ?? null);
    const colloquium = em.create(Colloquium, {
      kind: 0, number, name, nameEn, reviewType, introduction, returnsToOriginalEditor, checksPlagiarism, invitesExperts, chiefPreAccepts, deputyReviews,
      subject: entry('SUBJECT', periodical.subject),
      cycle: entry('CYCLE', periodical.cycle),
      editorialDepartment: departments[periodical.department],
      publishingHouse: departments[periodical.department],
      isOpenToAllEditors: assignedEditor === null,
      assignedEditor,
      createdAt: now,
    });
    for (const [position, column] of periodical.columns.entries()) em.create(ColloquiumColumn, { colloquium, name: column, position });
    let position = 0;
    for (const person of demoPeople) {
      const user = users.get(person.account);
      for (const type of (user && person.offices?.[number]) ?? []) {
        if (user) em.create(ColloquiumMember, { colloquium, user, type, position: (position += 1) });
      }
    }
  }
  await em.flush();
}

/** Finds dictionary entries by type and value. Errors: a value that no migration brought. */
async function dictionary(em: EntityManager): Promise<(type: DictionaryTypeName, value: string) => DictionaryEntry> {
  const entries = await em.find(DictionaryEntry, {});
  return (type, value) => {
    const found = entries.find((candidate) => candidate.type === type && candidate.value === value);
    if (!found) throw new Error(`The dictionary ${type} has no ${value}`);
    return found;
  };
}

/** Does something as one person in one role at one moment. */
async function as<T>(ctx: Context, account: string, role: RoleKindCode, moment: Date, act: () => Promise<T>): Promise<T> {
  const user = await ctx.em.findOneOrFail(User, { email: `${account}@${DEMO_DOMAIN}` });
  ctx.viewer = await viewerInRole(ctx.em, user.id, RoleKind[role]);
  if (!ctx.viewer) throw new Error(`${account} has no role ${role}`);
  const { clock } = ctx;
  ctx.clock = { now: () => moment };
  // What was loaded about manuscripts was loaded for the person before.
  ctx.loaders.clear();
  try {
    return await act();
  } finally {
    ctx.clock = clock;
  }
}

/** Writes one manuscript as its author would and plays it as far as it has come. */
async function writeManuscript(ctx: Context, manuscript: DemoManuscript): Promise<void> {
  const written = new Date(ctx.clock.now().getTime() - manuscript.daysAgo * DAY);
  const read = new Date(written.getTime() + DAY / 2);
  const entry = await dictionary(ctx.em);
  const id = await as(ctx, manuscript.author, 'AUTHOR', written, () => writeText(ctx, manuscript, entry));
  if (manuscript.step === 'draft') return;
  await as(ctx, manuscript.author, 'AUTHOR', written, () => contributions.submit(ctx, id));
  const editor = manuscript.periodical === 'SJKX' ? 'editor2' : 'editor';
  if (manuscript.step === 'received') await as(ctx, editor, 'EDITOR', read, () => perform(ctx, id, 'RECEIVE', { comment: '选题符合本刊方向，收稿。' }));
  if (manuscript.step === 'refused') await as(ctx, 'editor2', 'EDITOR', read, () => perform(ctx, id, 'REFUSE', { comment: '手头稿件较多，请其他编辑接收。' }));
}

async function writeText(ctx: Context, manuscript: DemoManuscript, entry: (type: DictionaryTypeName, value: string) => DictionaryEntry): Promise<number> {
  const colloquium = await ctx.em.findOneOrFail(Colloquium, { number: manuscript.periodical }, { populate: ['columns'] });
  const column = colloquium.columns.getItems().find((candidate) => candidate.name === manuscript.column);
  const contribution = await contributions.chooseColloquium(ctx, {
    contributionId: null,
    subjectId: colloquium.subject.id,
    colloquiumId: colloquium.id,
    columnId: column?.id ?? null,
    source: ContributionSource.FREE_SUBMISSION,
  });
  const contributionId = contribution.id;
  await contributions.agreeToStatement(ctx, { contributionId, hasAgreed: true, poolConsent: true });
  const { titleZh, titleEn, keywordsZh, keywordsEn, abstractZh, abstractEn } = manuscript;
  await contributions.saveTitle(ctx, { contributionId, articleTypeId: entry('ARTICLE_TYPE', manuscript.articleType).id, titleZh, titleEn, subtitleZh: '', subtitleEn: '' });
  for (const [index, [personName, company]] of manuscript.coAuthors.entries()) {
    await saveAuthor(ctx, {
      contributionId, authorId: null, personName, company, sex: 'FEMALE', email: `coauthor${contributionId}-${index + 1}@example.org`, address: company,
      professionalTitleId: entry('PROFESSIONAL_TITLE', '2').id, degreeId: entry('DEGREE', '3').id,
    });
  }
  const [first] = await contribution.authors.loadItems();
  if (first) await setCorrespondingAuthors(ctx, contributionId, [first.id]);
  await contributions.saveSummary(ctx, { contributionId, keywordsZh: [...keywordsZh], keywordsEn: [...keywordsEn], abstractZh, abstractEn });
  if (manuscript.step !== 'draft') {
    const bytes = await wordDocument([titleZh, titleEn, abstractZh, abstractEn]);
    const file = await receiveUpload(ctx.storage, { filename: `${titleZh.slice(0, 40)}.docx`, createReadStream: () => Readable.from([bytes]) });
    await addFile(ctx, { contributionId, kind: FileKind.MANUSCRIPT, description: null, file });
  }
  return contributionId;
}
