// The parameters of letters and messages about a manuscript: titles and names in both languages; each text uses those of its own.
import type { MessageParams } from '../../../shared/errors.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';

export async function letterParams(contribution: Contribution): Promise<MessageParams> {
  const { name, nameEn } = await contribution.colloquium.loadOrFail();
  const { titleZh, titleEn, manuscriptNumber } = contribution;
  const issue = await contribution.issue?.loadOrFail();
  return {
    ...(issue ? { issue: issue.number } : {}),
    title: titleZh || titleEn || '',
    titleEn: titleEn ?? '',
    number: manuscriptNumber ?? '',
    colloquium: name,
    colloquiumEn: nameEn ?? '',
  };
}
