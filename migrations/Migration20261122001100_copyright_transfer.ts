// The agreement that the author of an accepted manuscript agrees to (S2 §2.12, §9), as the publisher finds it and may change it.
import { Migration } from '@mikro-orm/migrations';

/** {{author}}, {{title}}, {{number}} and {{journal}} stand for the manuscript's own. */
const BODY_ZH = `稿件：《{{title}}》（{{number}}）
作者：{{author}}
刊载：《{{journal}}》

上述稿件已通过审稿。全体作者（以下称作者）与《{{journal}}》编辑部（以下称编辑部）就其版权转让约定如下：

1. 作者保证稿件为本人原创，未曾发表，不侵犯他人的著作权及其他合法权益，署名及排序没有争议。
2. 自本协议生效之日起，作者将稿件的复制权、发行权、信息网络传播权、翻译权和汇编权转让给编辑部；署名权、修改权和保护作品完整权仍归作者。
3. 作者可在注明出处的前提下，将稿件用于本人的教学、学术交流和文集。
4. 校外作者的稿件每篇收取审稿费 100 元。
5. 编辑部自收到稿件之日起 3 个月内将是否录用通知作者。
6. 稿件录用后一次性收取版面费；校内作者免收。
7. 稿件刊出后，编辑部一次性支付稿酬。
8. 作者同意本协议并提交全体作者签名的授权文件后，本协议生效。`;

const BODY_EN = `Manuscript: “{{title}}” ({{number}})
Authors: {{author}}
To appear in: {{journal}}

The manuscript has passed review. Its authors (the authors) and the editorial office of {{journal}} (the office) agree on the transfer of its copyright:

1. The authors assure that the manuscript is their own work and has not been published, that it infringes nobody's copyright or other rights, and that they agree on who is named and in which order.
2. From the day on which this agreement takes effect, the authors transfer the rights of reproduction, distribution, online publication, translation and compilation to the office. The right to be named, to revise the work and to protect its integrity stays with the authors.
3. The authors may use the manuscript in their own teaching, scholarly exchange and collected works, naming where it appeared.
4. A review fee of 100 yuan is charged for each manuscript by external authors.
5. The office tells the authors whether the manuscript is accepted within 3 months of receiving it.
6. A one-time layout fee is charged once the manuscript is accepted; on-campus authors do not pay it.
7. The office pays the authors a one-time honorarium once the manuscript has appeared.
8. This agreement takes effect once the authors have agreed to it and handed in the authorization signed by all of them.`;

export class Migration20261122001100_copyright_transfer extends Migration {
  override async up(): Promise<void> {
    await this.execute('insert into publisher_text (kind, title_zh, title_en, body_zh, body_en, updated_at) values (?, ?, ?, ?, ?, now())', ['transferAgreement', '版权转让协议', 'Copyright transfer agreement', BODY_ZH, BODY_EN]);
  }
}
