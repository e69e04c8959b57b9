// How two journals of the demo word their letters, the mailbox of one, and a letter that its deputy editor always writes anew.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ActName } from '../../shared/workflow.ts';
import { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { LetterTemplates } from '../modules/letters/letter-templates.entity.ts';
import { ColloquiumSender } from '../modules/mail/colloquium-sender.entity.ts';

const templates = {
  JNWH: {
    inviteAuthor:
      '<p>尊敬的{{authorName}}老师：您好！</p><p><strong>{{journal}}</strong>诚邀您赐稿，可由 {{link}} 提交。</p><p>{{editorName}}</p>',
    inviteReviewer:
      '<p>尊敬的{{reviewerName}}老师：您好！</p><p>谨请您审阅《{{title}}》，并于 {{dueOn}} 前答复是否方便：{{link}}</p><p>{{journal}}编辑部</p><p>{{today}}</p>',
    returnHead:
      '<p><strong>尊敬的{{authorName}}老师：您好！</strong></p><p>您投给《{{journal}}》的稿件《{{title}}》（{{manuscriptNumber}}）已审毕，请按下列意见修改。</p>',
    returnTail: '<p>修改后请由 {{link}} 提交修改稿，并逐条说明修改情况。</p><p>{{journal}}编辑部 {{editorName}}</p><p>{{today}}</p>',
  },
  STPL: {
    inviteAuthor: '',
    inviteReviewer: '',
    returnHead: '<p>尊敬的{{authorName}}老师：您好！</p><p>《{{title}}》经本刊公开评审，意见如下。</p>',
    returnTail: '<ul><li>请在修改稿中标出改动</li><li>请另附答复审稿人的说明</li></ul><p>{{journal}}，{{today}}</p>',
  },
} as const;

/** What its office writes again and again. */
const SNIPPETS = [
  {
    title: '注释格式',
    textZh: '请按本刊体例核对全部注释与参考文献，引文须注明版本与页码。',
    textEn: 'Please check all notes and references against the style of this journal; quotations need edition and page.',
  },
  {
    title: '压缩篇幅',
    textZh: '全文请控制在一万五千字以内，综述部分可酌情压缩。',
    textEn: 'Please keep the text below 15,000 characters; the survey of earlier work may be shortened.',
  },
] as const;

const EDITED = {
  STPL: {
    DEPUTY_RETURN:
      '<p>尊敬的{{authorName}}老师：您好！</p><p>《{{title}}》选题很好，盼您在<strong>数据来源</strong>一节多着笔墨。</p><p>{{opinion}}</p><p>{{journal}}副主编</p>',
  },
} as const;

/** The letter as somebody of the journal has edited it; undefined: it goes as it stands. */
export function editedLetter(number: string, act: ActName): string | undefined {
  return number === 'STPL' && act === 'DEPUTY_RETURN' ? EDITED.STPL.DEPUTY_RETURN : undefined;
}

export async function wordLetters(em: EntityManager, founded: Date): Promise<void> {
  for (const [number, texts] of Object.entries(templates)) {
    const colloquium = await em.findOneOrFail(Colloquium, { number });
    em.create(LetterTemplates, { colloquium, ...texts, snippets: number === 'JNWH' ? SNIPPETS : [], updatedAt: founded });
    colloquium.similarityLimit = 15;
    if (number === 'JNWH')
      em.create(ColloquiumSender, {
        colloquium,
        name: '江南文化研究编辑部',
        address: 'jnwh@example.org',
        host: null,
        port: null,
        isSecure: true,
        userName: null,
        sealedPassword: null,
        updatedAt: founded,
      });
  }
  await em.flush();
}
