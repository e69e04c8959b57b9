// A Word file with a Chinese front page, whose maker is named in its properties and its header.
import { AlignmentType, Document, Header, Packer, Paragraph, TextRun } from 'docx';

export const FRONT_PAGE_TITLE = '清代江南水利碑刻的书写与传播';

const centred = (text: string, size: number) =>
  new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ text, size: size * 2, bold: true })] });

export async function frontPageDocument(): Promise<Buffer> {
  const children = [
    centred(FRONT_PAGE_TITLE, 18),
    centred('陆明远', 12),
    centred('（临江师范大学 图书馆，江苏 南京 210023）', 10.5),
    new Paragraph('摘要：碑刻是地方水利秩序的凭据。本文以吴江县现存三十七通水利碑为中心，考察其书写与传播。'),
    new Paragraph('关键词：水利；碑刻；吴江县'),
    new Paragraph('基金项目：国家社会科学基金一般项目（21BZS086）'),
    new Paragraph('一、引言'),
  ];
  const headers = { default: new Header({ children: [new Paragraph('周怀谷：水利碑刻')] }) };
  return await Packer.toBuffer(new Document({ creator: '周怀谷', lastModifiedBy: 'Administrator', sections: [{ headers, children }] }));
}

/** One of an author alone that says all that a submission needs, in both languages. */
export async function preparedDocument({ titleZh, titleEn }: { titleZh: string; titleEn: string }, author: string): Promise<Buffer> {
  const children = [
    centred(titleZh, 18),
    centred(author, 12),
    centred('（临江师范大学 图书馆，江苏 南京 210023）', 10.5),
    new Paragraph('摘要：碑刻是地方水利秩序的凭据。本文以吴江县现存三十七通水利碑为中心，考察其书写与传播。'),
    new Paragraph('关键词：水利；碑刻；吴江县'),
    new Paragraph('基金项目：国家社会科学基金一般项目（21BZS086）'),
    centred(titleEn, 14),
    new Paragraph(
      'Abstract: Steles are the evidence of the order of local water works. This paper studies how thirty-seven of them were written and spread in Wujiang County.',
    ),
    new Paragraph('Key words: water works; steles; Wujiang County'),
    new Paragraph('一、引言'),
    new Paragraph('水利碑刻的研究由来已久，本文从书写与传播两个方面加以考察，并就其所在的乡里秩序略作讨论。'),
  ];
  return await Packer.toBuffer(new Document({ sections: [{ children }] }));
}
