// Front pages laid out in tables, text boxes, content controls and lists of Word: the text is not a plain row of paragraphs.
import { LevelFormat, Paragraph, Table, TableCell, TableRow, Textbox, WidthType, type FileChild } from 'docx';
import { body, frontPage, line, lines, reworked, runs, type FrontPage } from './page.ts';

/** A table of the given rows; every cell is a list of paragraphs. */
function table(rows: Paragraph[][][]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map((cells) => new TableRow({ children: cells.map((children) => new TableCell({ children })) })),
  });
}

/** A row of a form: what is asked, what was answered. */
const asked = (question: string, answer: string): Paragraph[][] => [[line(question, { bold: true })], answer.split('\n').map((text) => line(text))];

/** A paragraph within a content control, as templates of journals have them. */
class Controlled extends Paragraph {
  constructor(private readonly tag: string, text: string) {
    super({ children: runs(text) });
  }

  override prepForXml(...args: Parameters<Paragraph['prepForXml']>): ReturnType<Paragraph['prepForXml']> {
    const paragraph = super.prepForXml(...args);
    return { 'w:sdt': [{ 'w:sdtPr': [{ 'w:tag': { _attr: { 'w:val': this.tag } } }] }, { 'w:sdtContent': [paragraph] }] };
  }
}

/** Text boxes as Word writes them: a drawing, and the same text once more as a fallback for older programs. */
const withFallbacks = (page: FrontPage): FrontPage => reworked(page, 'word/document.xml', (xml) => xml.replace(/<w:pict>.*?<\/w:pict>/gs, (pict) => {
  const content = /<w:txbxContent>.*<\/w:txbxContent>/s.exec(pict)?.[0] ?? '';
  const shape = `<wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr/><wps:txbx>${content}</wps:txbx><wps:bodyPr/></wps:wsp>`;
  const graphic = '<a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">'
    + `<a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">${shape}</a:graphicData></a:graphic>`;
  const drawing = `<w:drawing><wp:inline><wp:extent cx="5400000" cy="700000"/><wp:docPr id="1" name="文本框 1"/>${graphic}</wp:inline></w:drawing>`;
  return `<mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback>${pict}</mc:Fallback></mc:AlternateContent>`;
}));

const SOIL_EN = 'Biochar was applied at four rates to a saline soil of the Yellow River Delta for three years. A rate of 20 t/hm² lowered the salt content of the top 20 cm by 17.8% and raised the yield of cotton by 12.4%; higher rates brought no further gain.';
const SOIL_ZH = '在黄河三角洲盐渍土上连续三年施用四种用量的生物炭，测定土壤盐分、有机碳与棉花产量。施炭20 t/hm²使0～20 cm土层含盐量降低17.8%，棉花增产12.4%；继续增加用量未见进一步效果。';

export const tablePages: FrontPage[] = [
  frontPage({
    name: 'two-column-form',
    layout: 'A table of two columns: what is asked on the left (中文题目, 作者姓名, 工作单位 …), the answer on the right.',
    expected: {
      titleZh: '老旧小区加装电梯中的低层住户补偿', titleEn: 'Compensating Lower-Floor Residents When Elevators Are Added',
      authors: [{ name: '金哲', unit: '同济大学建筑与城市规划学院', email: 'jinzhe@tongji.example.cn' }],
      abstractZh: '加装电梯使高层住户受益，低层住户却要承受遮光与噪声。本文收集上海312个已完成项目的协议，统计补偿的数额与方式，发现一次性补偿多于分年补偿，而以物业费抵扣的项目纠纷最少。',
      abstractEn: 'Adding an elevator benefits the upper floors and burdens the lower ones. We collected the agreements of 312 completed projects in Shanghai and found that disputes are fewest where compensation is deducted from the property fee.',
      keywordsZh: ['老旧小区', '加装电梯', '补偿', '协商'],
      keywordsEn: ['old neighborhoods', 'elevator retrofitting', 'compensation', 'negotiation'],
      funds: [{ number: '52278071', name: '国家自然科学基金面上项目' }],
    },
    children: () => [
      line('投稿信息表', { centred: true, bold: true }),
      table([
        asked('中文题目', '老旧小区加装电梯中的低层住户补偿'),
        asked('英文题目', 'Compensating Lower-Floor Residents When Elevators Are Added'),
        asked('作者姓名', '金哲'),
        asked('工作单位', '同济大学建筑与城市规划学院'),
        asked('通讯地址', '上海市四平路1239号，200092'),
        asked('电子邮箱', 'jinzhe@tongji.example.cn'),
        asked('基金项目', '国家自然科学基金面上项目（52278071）'),
        asked('中文摘要', '加装电梯使高层住户受益，低层住户却要承受遮光与噪声。本文收集上海312个已完成项目的协议，统计补偿的数额与方式，发现一次性补偿多于分年补偿，而以物业费抵扣的项目纠纷最少。'),
        asked('中文关键词', '老旧小区；加装电梯；补偿；协商'),
        asked('英文摘要', 'Adding an elevator benefits the upper floors and burdens the lower ones. We collected the agreements of 312 completed projects in Shanghai and found that disputes are fewest where compensation is deducted from the property fee.'),
        asked('英文关键词', 'old neighborhoods; elevator retrofitting; compensation; negotiation'),
      ]),
      ...body('1 引言', '一部电梯，楼上楼下的算法不同。'),
    ],
  }),
  frontPage({
    name: 'article-info-beside-abstract',
    layout: 'Title and authors as paragraphs, then a table with article facts and keywords in the left column and the abstract in the right; the English in a second table.',
    expected: {
      titleZh: '生物炭对黄河三角洲盐渍土及棉花产量的影响', titleEn: 'Effects of Biochar on Saline Soil and Cotton Yield in the Yellow River Delta',
      authors: [{ name: '侯建业', unit: '中国科学院烟台海岸带研究所' }, { name: '毕琳', unit: '鲁东大学资源与环境工程学院' }],
      abstractZh: SOIL_ZH, abstractEn: SOIL_EN,
      keywordsZh: ['生物炭', '盐渍土', '棉花', '黄河三角洲'],
      keywordsEn: ['biochar', 'saline soil', 'cotton', 'Yellow River Delta'],
      funds: [{ number: '42077301', name: '国家自然科学基金' }, { number: 'ZR2022MD045', name: '山东省自然科学基金' }],
    },
    children: () => [
      line('生物炭对黄河三角洲盐渍土及棉花产量的影响', { heading: 1, centred: true }),
      line('侯建业^1^，毕 琳^2^', { centred: true }),
      line('1. 中国科学院烟台海岸带研究所，山东 烟台 264003；2. 鲁东大学资源与环境工程学院，山东 烟台 264025', { centred: true, points: 9 }),
      table([[
        [...lines('**文章信息**', '收稿日期：2025-11-03', '修回日期：2026-01-20', '中图分类号：S156.4', '**基金项目：**国家自然科学基金（42077301）；山东省自然科学基金（ZR2022MD045）', '**关键词**', '生物炭', '盐渍土', '棉花', '黄河三角洲')],
        [...lines('**摘要**', SOIL_ZH)],
      ]]),
      line('Effects of Biochar on Saline Soil and Cotton Yield in the Yellow River Delta', { centred: true, bold: true }),
      line('HOU Jianye^1^, BI Lin^2^', { centred: true }),
      line('1. Yantai Institute of Coastal Zone Research, Chinese Academy of Sciences, Yantai 264003, China; 2. School of Resources and Environmental Engineering, Ludong University, Yantai 264025, China', { centred: true, points: 9 }),
      table([[
        [...lines('**Keywords:**', 'biochar', 'saline soil', 'cotton', 'Yellow River Delta')],
        [...lines('**Abstract:**', SOIL_EN)],
      ]]),
      ...body('1 材料与方法', '试验地位于东营市垦利区。'),
    ],
  }),
  frontPage({
    name: 'text-box',
    layout: 'The title and the names stand in the text; fund and authors’ details in a text box at the foot of the page.',
    expected: {
      titleZh: '基于声发射的木拱廊桥榫卯损伤识别',
      authors: [{ name: '阮成', unit: '福州大学土木工程学院', email: 'ruancheng@fzu.example.cn' }, { name: '蓝小凤', unit: '宁德师范学院' }],
      abstractZh: '木拱廊桥的损伤多起于榫卯。本文对六组足尺榫卯节点做低周反复加载，同步采集声发射信号，以振铃计数与能量的比值划分损伤阶段，识别准确率为91.7%。',
      keywordsZh: ['木拱廊桥', '榫卯', '声发射', '损伤识别'],
      funds: [{ number: '2023J01398', name: '福建省自然科学基金' }],
    },
    children: () => [
      line('基于声发射的木拱廊桥榫卯损伤识别', { centred: true, bold: true, points: 22 }),
      line('阮 成^1^  蓝小凤^2^', { centred: true }),
      line('(1 福州大学土木工程学院，福州 350108；2 宁德师范学院，宁德 352100)', { centred: true }),
      new Textbox({ style: { width: '430pt', height: '60pt' }, children: lines(
        '基金项目：福建省自然科学基金（2023J01398）。',
        '作者简介：阮成（1985-），男，副研究员，主要从事古建筑保护研究，E-mail：ruancheng@fzu.example.cn。',
      ) }),
      line('提\u3000要：木拱廊桥的损伤多起于榫卯。本文对六组足尺榫卯节点做低周反复加载，同步采集声发射信号，以振铃计数与能量的比值划分损伤阶段，识别准确率为91.7%。'),
      line('关键词：木拱廊桥；榫卯；声发射；损伤识别'),
      ...body('1 概述', '闽浙山区现存木拱廊桥百余座。'),
    ],
  }),
  withFallbacks(frontPage({
    name: 'title-in-text-box',
    layout: 'The journal’s masthead and the title stand in text boxes above the first paragraph, twice over in the file as Word writes them.',
    expected: {
      titleZh: '乡镇综合执法中的自由裁量与留痕',
      authors: [{ name: '翟星', unit: '中共安徽省委党校公共管理教研部' }],
      abstractZh: '留痕本为约束裁量而设，在乡镇却常常成为裁量的对象：留什么、不留什么，由执法者在现场决定。本文以皖北一镇两百份执法记录为据，区分了三种留痕，并说明它们各自服务于谁。',
      keywordsZh: ['综合执法', '自由裁量', '留痕', '乡镇'],
      funds: [],
    },
    children: () => [
      new Textbox({ style: { width: '430pt', height: '24pt' }, children: lines('理论与治理\u3000\u30002026年第2期\u3000\u3000总第188期') }),
      new Textbox({ style: { width: '430pt', height: '50pt' }, children: [line('乡镇综合执法中的自由裁量与留痕', { centred: true, bold: true, points: 22 })] }),
      line('翟\u3000星', { centred: true }),
      line('（中共安徽省委党校公共管理教研部，合肥 230022）', { centred: true }),
      line('[内容摘要]留痕本为约束裁量而设，在乡镇却常常成为裁量的对象：留什么、不留什么，由执法者在现场决定。本文以皖北一镇两百份执法记录为据，区分了三种留痕，并说明它们各自服务于谁。'),
      line('[关键词]综合执法；自由裁量；留痕；乡镇'),
      ...body('一、引言', '执法记录仪进了乡镇，纸笔也没有走。'),
    ],
  })),
  frontPage({
    name: 'content-controls-and-lists',
    layout: 'A template with content controls around title, abstract and keywords; the units are a numbered list of Word, whose figures are not in the text.',
    expected: {
      titleZh: '低空无人机物流航线的噪声约束规划',
      authors: [
        { name: '苗雨', unit: '南京航空航天大学民航学院' },
        { name: '左丘禾', unit: '南京航空航天大学民航学院' },
        { name: '谷一凡', unit: '中国民航科学技术研究院' },
      ],
      abstractZh: '把居民区的噪声限值写成航线规划的约束，提出两阶段求解方法：先以人口栅格生成候选走廊，再以列生成法选择航线与时刻。南京江北的算例中，总里程增加4.2%，超标人口减少83%。',
      keywordsZh: ['低空物流', '无人机', '噪声约束', '列生成'],
      funds: [],
    },
    document: () => ({ numbering: { config: [{ reference: 'units', levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.' }] }] } }),
    children: (): FileChild[] => [
      new Controlled('title', '低空无人机物流航线的噪声约束规划'),
      line('苗雨^1^，左丘禾^1^，谷一凡^2^'),
      line('南京航空航天大学民航学院，江苏南京 211106', { paragraph: { numbering: { reference: 'units', level: 0 } } }),
      line('中国民航科学技术研究院，北京 100028', { paragraph: { numbering: { reference: 'units', level: 0 } } }),
      new Controlled('abstract', '摘要：把居民区的噪声限值写成航线规划的约束，提出两阶段求解方法：先以人口栅格生成候选走廊，再以列生成法选择航线与时刻。南京江北的算例中，总里程增加4.2%，超标人口减少83%。'),
      new Controlled('keywords', '关键词：低空物流；无人机；噪声约束；列生成'),
      ...body('1 问题描述', '设候选航线的集合为R。'),
    ],
  }),
];
