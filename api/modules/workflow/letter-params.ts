// What fills the texts of letters and messages about a manuscript.
import type { Contribution } from '../contributions/contribution.entity.ts';

export async function letterParams(contribution: Contribution): Promise<{ title: string; number: string; colloquium: string }> {
  const { name } = await contribution.colloquium.loadOrFail();
  return { title: contribution.titleZh || contribution.titleEn || '', number: contribution.manuscriptNumber ?? '', colloquium: name };
}
