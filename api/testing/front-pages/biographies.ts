// Front pages with much about their authors and funds: a paragraph on each author, links, several numbers of one fund, English labels for all of it.
import { Paragraph, SimpleField } from 'docx';
import { body, frontPage, line, lines, runs, type FrontPage } from './page.ts';

/** A paragraph with an address that Word made a link of. */
const linked = (before: string, address: string, after: string): Paragraph => new Paragraph({ children: [
  ...runs(before), new SimpleField(`HYPERLINK "mailto:${address}"`, address), ...runs(after),
] });

export const biographyPages: FrontPage[] = [
  frontPage({
    name: 'every-author-described',
    layout: 'Agronomy: abstract with 【目的】【方法】【结果】【结论】 in one paragraph, a paragraph with a linked address on each author at the foot, the fund in Chinese and as Foundation item.',
    expected: {
      titleZh: '不同灌溉下限对温室番茄“金鹏8号”产量与品质的影响',
      titleEn: 'Effects of Irrigation Thresholds on Yield and Quality of Greenhouse Tomato ‘Jinpeng 8’',
      authors: [
        { name: '靳晓磊', unit: '西北农林科技大学水利与建筑工程学院', email: 'jinxl@nwafu.example.cn' },
        { name: '党永红', unit: '杨凌示范区农业技术推广中心', email: 'dangyh@yangling.example.cn' },
        { name: '柯岚', unit: '西北农林科技大学园艺学院', email: 'kelan@nwafu.example.cn' },
      ],
      abstractZh: '【目的】确定温室番茄适宜的灌溉下限。【方法】以“金鹏8号”为材料，设田间持水量的50%、60%、70%、80%四个下限，测定产量、可溶性糖与维生素C。【结果】下限70%时产量最高，为98.6 t/hm²；下限60%时可溶性糖最高。【结论】兼顾产量与品质，宜以田间持水量的65%～70%为灌溉下限。',
      abstractEn: '【Objective】To find a suitable irrigation threshold for greenhouse tomato.【Method】Four thresholds of 50%, 60%, 70% and 80% of field capacity were compared.【Result】The yield was highest, 98.6 t/hm², at 70%, and soluble sugar at 60%.【Conclusion】A threshold of 65% to 70% suits both yield and quality.',
      keywordsZh: ['番茄', '灌溉下限', '产量', '品质'],
      keywordsEn: ['tomato', 'irrigation threshold', 'yield', 'quality'],
      funds: [{ number: '2024NCYBXM217', name: '陕西省重点研发计划项目' }],
    },
    children: () => [
      line('不同灌溉下限对温室番茄“金鹏8号”产量与品质的影响', { centred: true, bold: true, points: 22 }),
      line('靳晓磊^1^，党永红^2^，柯\u3000岚^3*^', { centred: true, points: 12 }),
      line('（1 西北农林科技大学 水利与建筑工程学院，陕西 杨凌 712100；2 杨凌示范区农业技术推广中心，陕西 杨凌 712100；3 西北农林科技大学 园艺学院，陕西 杨凌 712100）', { centred: true, points: 9 }),
      line('[摘\u3000要] 【目的】确定温室番茄适宜的灌溉下限。【方法】以“金鹏8号”为材料，设田间持水量的50%、60%、70%、80%四个下限，测定产量、可溶性糖与维生素C。【结果】下限70%时产量最高，为98.6 t/hm²；下限60%时可溶性糖最高。【结论】兼顾产量与品质，宜以田间持水量的65%～70%为灌溉下限。'),
      line('[关键词] 番茄；灌溉下限；产量；品质'),
      line('[中图分类号] S641.2\u3000[文献标志码] A\u3000[文章编号] 0000-0000(2026)03-0000-00'),
      line('Effects of Irrigation Thresholds on Yield and Quality of Greenhouse Tomato ‘Jinpeng 8’', { centred: true, bold: true }),
      line('JIN Xiaolei^1^, DANG Yonghong^2^, KE Lan^3*^', { centred: true }),
      line('(1 College of Water Resources and Architectural Engineering, Northwest A&F University, Yangling, Shaanxi 712100, China; 2 Yangling Center of Agricultural Extension, Yangling, Shaanxi 712100, China; 3 College of Horticulture, Northwest A&F University, Yangling, Shaanxi 712100, China)', { centred: true, points: 9 }),
      line('Abstract: 【Objective】To find a suitable irrigation threshold for greenhouse tomato.【Method】Four thresholds of 50%, 60%, 70% and 80% of field capacity were compared.【Result】The yield was highest, 98.6 t/hm², at 70%, and soluble sugar at 60%.【Conclusion】A threshold of 65% to 70% suits both yield and quality.'),
      line('Key words: tomato; irrigation threshold; yield; quality'),
      line('[收稿日期] 2025-12-22'),
      line('[基金项目] 陕西省重点研发计划项目（2024NCYBXM217）'),
      line('Foundation item: Key Research and Development Program of Shaanxi Province (2024NCYBXM217)'),
      linked('[作者简介] 靳晓磊（1996—），女，陕西宝鸡人，在读博士，主要从事节水灌溉研究。E-mail：', 'jinxl@nwafu.example.cn', ''),
      linked('党永红（1974—），男，陕西武功人，高级农艺师，主要从事蔬菜栽培技术推广。E-mail：', 'dangyh@yangling.example.cn', ''),
      linked('[通信作者] 柯\u3000岚（1981—），女，湖北黄石人，教授，博士生导师。E-mail：', 'kelan@nwafu.example.cn', '。'),
      ...body('1 材料与方法', '试验于2024年3月至7月在杨凌进行。'),
    ],
  }),
  frontPage({
    name: 'one-fund-two-numbers',
    layout: 'A conference paper: 摘要 on its own line, keywords wrapped by a soft break, one fund with two numbers, another fund without any, addresses in braces for two authors at once.',
    expected: {
      titleZh: '面向古籍版面的多尺度文字检测',
      titleEn: 'Multi-Scale Text Detection for the Page Layouts of Ancient Chinese Books',
      authors: [
        { name: '辛诺', unit: '华南理工大学电子与信息学院', email: 'xinnuo@scut.example.cn' },
        { name: '温以宁', unit: '华南理工大学电子与信息学院', email: 'yiningwen@scut.example.cn' },
        { name: '卓玛央金', unit: '西藏民族大学信息工程学院', email: 'zhuoma@xzmu.example.cn' },
      ],
      abstractZh: '古籍版面中正文、夹注与眉批字号悬殊，通用检测模型多有遗漏。本文在特征金字塔中加入以界行为先验的注意力，并以合成版面预训练。在自建的三千页数据集上，夹注的召回率由78.4%升至92.9%。\n数据集与代码将在论文发表后公开。',
      abstractEn: 'Main text, interlinear notes and marginal comments of ancient Chinese books differ widely in size, and general detectors miss many of them. We add attention guided by column rules to a feature pyramid and pretrain it on synthetic pages. Recall of interlinear notes rises from 78.4% to 92.9%.',
      keywordsZh: ['古籍数字化', '文字检测', '多尺度特征', '注意力机制', '合成数据'],
      keywordsEn: ['digitization of ancient books', 'text detection', 'multi-scale feature', 'attention', 'synthetic data'],
      funds: [{ number: '62176093', name: '国家自然科学基金' }, { number: '61936003', name: '国家自然科学基金' }, { number: '', name: '广东省高等学校青年创新人才项目' }],
    },
    children: () => [
      line('面向古籍版面的多尺度文字检测^*^', { centred: true, bold: true, points: 18 }),
      line('辛诺^1)^\u3000温以宁^1)^\u3000卓玛央金^2)^', { centred: true }),
      line('^1)^（华南理工大学电子与信息学院\u3000广州\u3000510640）', { centred: true }),
      line('^2)^（西藏民族大学信息工程学院\u3000陕西咸阳\u3000712082）', { centred: true }),
      line('（{xinnuo, yiningwen}@scut.example.cn，zhuoma@xzmu.example.cn）', { centred: true }),
      line('摘\u3000要', { bold: true, centred: true }),
      ...lines('古籍版面中正文、夹注与眉批字号悬殊，通用检测模型多有遗漏。本文在特征金字塔中加入以界行为先验的注意力，并以合成版面预训练。在自建的三千页数据集上，夹注的召回率由78.4%升至92.9%。', '数据集与代码将在论文发表后公开。'),
      line('**关键词**\u3000古籍数字化；文字检测；多尺度特征；\n注意力机制；合成数据'),
      line('**中图法分类号**\u3000TP391'),
      line('Multi-Scale Text Detection for the Page Layouts of Ancient Chinese Books', { centred: true, bold: true }),
      line('Xin Nuo^1)^, Wen Yining^1)^, and Zhuoma Yangjin^2)^', { centred: true }),
      line('^1)^ (School of Electronic and Information Engineering, South China University of Technology, Guangzhou 510640)', { centred: true }),
      line('^2)^ (School of Information Engineering, Xizang Minzu University, Xianyang, Shaanxi 712082)', { centred: true }),
      line('**Abstract**\u3000Main text, interlinear notes and marginal comments of ancient Chinese books differ widely in size, and general detectors miss many of them. We add attention guided by column rules to a feature pyramid and pretrain it on synthetic pages. Recall of interlinear notes rises from 78.4% to 92.9%.'),
      line('**Key words**\u3000digitization of ancient books; text detection; multi-scale feature; attention; synthetic data'),
      line('* 国家自然科学基金（62176093，61936003）；广东省高等学校青年创新人才项目', { points: 9 }),
      ...body('1 引言', '一页古籍上的字，大小可以差到六倍。'),
    ],
  }),
];
