// Pages that come from elsewhere: from abroad, from a conference, out of another word processor.
import { AlignmentType, Footer, FootnoteReferenceRun, Header, Paragraph, Tab, Textbox, TextRun } from 'docx';
import { body, frontPage, line, lines, runs, type FrontPage } from './page.ts';

const JESUITS = '本文以明末三種漢文教理問答爲中心，考察耶穌會士如何使用「心」與「性」兩個字來表達靈魂的概念。筆者認爲，早期作者傾向於借用儒家的「性」，後來因爲擔心讀者誤解，'
  + '逐漸改用音譯與新造的詞語。這一變化不但與教內的爭論有關，也與地方讀書人的反應有密切的關係。';

const JESUITS_EN = 'This article studies how Jesuit authors of the late Ming used the characters for heart and nature in order to express the notion of the soul. '
  + 'On the basis of three Chinese catechisms it argues that early writers borrowed the Confucian term, while later ones turned to transliterations, as local readers had misunderstood it.';

const WEEDS = '针对田间边缘设备算力有限、杂草尺度变化大的问题，提出一种轻量化杂草检测方法。该方法以深度可分离卷积重构主干网络，引入跨尺度注意力模块，并采用通道剪枝压缩模型。'
  + '在自建的棉田杂草数据集上，模型平均精度均值为91.7%，参数量为2.3 M，在嵌入式设备上的推理速度达到38帧/s，能够满足实时除草作业的要求。';

const WEEDS_EN = 'A lightweight weed detection method is proposed for edge devices with limited computing power. The backbone is rebuilt with depthwise separable convolution, '
  + 'a cross-scale attention module is added, and the model is compressed by channel pruning. It reaches a mean average precision of 91.7% with 2.3 M parameters at 38 frames per second.';

const FINANCE = '利用2014—2022年中部六省县域面板数据与农户微观调查数据，考察数字普惠金融对农户创业的影响。结果表明，数字普惠金融显著提高了农户创业的概率，使用深度的作用大于覆盖广度；'
  + '机制检验发现，信贷约束缓解与信息获取是两条主要渠道，且影响在返乡农户中更为明显。应当完善乡村数字基础设施，提升农户的金融素养。';

const FINANCE_EN = 'Using county panel data of six central provinces and a survey of rural households from 2014 to 2022, this paper examines the effect of digital inclusive finance on farmers’ '
  + 'entrepreneurship. Digital inclusive finance significantly raises the probability of starting a business, mainly through easier credit and better information.';

/** A line of which every few letters are a run with another font, as converters leave it. */
function shredded(text: string, fonts: string[], size: number): TextRun[] {
  return (text.match(/.{1,5}/gsu) ?? []).flatMap((piece, index) => runs(piece, { size, font: fonts[index % fonts.length] }));
}

const centre = AlignmentType.CENTER;

export const sentFromElsewherePages: FrontPage[] = [
  frontPage({
    name: 'sent-sinologist',
    layout: 'Two Sinologists, one under a Latin name, write in traditional characters; e-mails and funds stand in footnotes at the names and the title.',
    expected: {
      titleZh: '晚明耶穌會士筆下的「心」與「性」',
      subtitleZh: '以三種漢文教理問答爲中心',
      titleEn: 'Heart and Nature in the Writings of Late Ming Jesuits',
      subtitleEn: 'A Study of Three Chinese Catechisms',
      authors: [
        { name: '林凱琳', unit: '北海大學東亞語言系', email: 'kailin.lin@example.org' },
        { name: 'Henrik Sandvik', unit: '峽灣大學宗教史研究所', email: 'h.sandvik@example.com' },
      ],
      abstractZh: JESUITS,
      abstractEn: JESUITS_EN,
      keywordsZh: ['耶穌會士', '教理問答', '靈魂', '譯名', '晚明'],
      keywordsEn: ['Jesuits', 'catechism', 'soul', 'translation of terms', 'late Ming'],
      funds: [{ number: '2021-01877', name: 'Swedish Research Council' }],
    },
    document: () => ({
      creator: 'Henrik Sandvik',
      footnotes: {
        1: { children: [line('This research was supported by the Swedish Research Council (grant no. 2021-01877).')] },
        2: { children: [line('林凱琳，北海大學東亞語言系副教授。電子郵件：kailin.lin@example.org')] },
        3: { children: [line('Henrik Sandvik，峽灣大學宗教史研究所研究員。電子郵件：h.sandvik@example.com')] },
      },
    }),
    blind: { properties: true },
    children: () => [
      new Paragraph({ alignment: centre, children: [...runs('晚明耶穌會士筆下的「心」與「性」', { bold: true, size: 36, font: 'PMingLiU' }), new FootnoteReferenceRun(1)] }),
      line('—以三種漢文教理問答爲中心', { centred: true, points: 14, font: 'PMingLiU' }),
      new Paragraph({ alignment: centre, children: [new TextRun('林凱琳'), new FootnoteReferenceRun(2)] }),
      line('北海大學東亞語言系', { centred: true }),
      new Paragraph({ alignment: centre, children: [new TextRun('Henrik Sandvik'), new FootnoteReferenceRun(3)] }),
      line('峽灣大學宗教史研究所', { centred: true }),
      line(`**提要：**${JESUITS}`, { font: 'PMingLiU' }),
      line('**關鍵詞：**耶穌會士、教理問答、靈魂、譯名、晚明', { font: 'PMingLiU' }),
      line('Heart and Nature in the Writings of Late Ming Jesuits: A Study of Three Chinese Catechisms', { centred: true, bold: true, font: 'Garamond' }),
      line(`Abstract: ${JESUITS_EN}`, { font: 'Garamond' }),
      line('Keywords: Jesuits, catechism, soul, translation of terms, late Ming', { font: 'Garamond' }),
      ...body('一、問題的提出', '十六世紀末，歐洲傳教士開始用漢文寫作教理書。', '怎樣把「靈魂」這個概念說給中國的讀書人聽，是他們遇到的第一個困難。'),
    ],
  }),

  frontPage({
    name: 'sent-conference-weeds',
    layout: 'A conference paper turned into a manuscript: meeting, session and speaker above and below, labels with a dash, e-mails in one brace.',
    expected: {
      titleZh: '面向边缘设备的轻量化田间杂草检测方法',
      titleEn: 'Lightweight Weed Detection in the Field for Edge Devices',
      authors: [
        { name: '鲁子敬', unit: '绿洲农业大学信息工程学院', email: 'luzijing@example.cn' },
        { name: '木合塔尔·吐尔逊', unit: '天山智慧农业研究院', email: 'muhtar@example.org' },
        { name: '上官云帆', unit: '绿洲农业大学信息工程学院；天山智慧农业研究院', email: 'shangguanyf@example.cn' },
        { name: '石楠', unit: '绿洲农业大学信息工程学院', email: 'shinan@example.cn' },
      ],
      abstractZh: WEEDS,
      abstractEn: WEEDS_EN,
      keywordsZh: ['杂草检测', '轻量化', '边缘计算', '注意力机制', '剪枝'],
      keywordsEn: ['weed detection', 'lightweight model', 'edge computing', 'attention', 'pruning'],
      funds: [
        { number: '2022YFD2001400', name: 'National Key Research and Development Program of China' },
        { number: '62366049', name: 'National Natural Science Foundation of China' },
      ],
    },
    section: () => ({
      headers: { default: new Header({ children: [line('第十五届全国智慧农业学术大会论文集', { centred: true, points: 9 })] }) },
      footers: { default: new Footer({ children: [line('2025年10月·乌鲁木齐', { centred: true, points: 9 })] }) },
    }),
    children: () => [
      line('分会场三：农业人工智能　　　论文序号：C3-027', { points: 9 }),
      line('面向边缘设备的轻量化田间杂草检测方法', { centred: true, bold: true, points: 20 }),
      line('鲁子敬^1^　　木合塔尔·吐尔逊^2^　　上官云帆^1,2,*^　　石　楠^1^', { centred: true }),
      line('^1^绿洲农业大学信息工程学院，新疆 石河子，832000', { centred: true, points: 9 }),
      line('^2^天山智慧农业研究院，新疆 乌鲁木齐，830000', { centred: true, points: 9 }),
      line('{luzijing, shangguanyf, shinan}@example.cn, muhtar@example.org', { centred: true, points: 9, font: 'Courier New' }),
      line('*通信作者　　报告人：石楠', { centred: true, points: 9 }),
      line(`**摘要**——${WEEDS}`),
      line('**关键词**——杂草检测；轻量化；边缘计算；注意力机制；剪枝'),
      line('Lightweight Weed Detection in the Field for Edge Devices', { centred: true, bold: true, points: 16 }),
      line('LU Zijing, MUHTAR Tursun, SHANGGUAN Yunfan, SHI Nan', { centred: true }),
      line(`**Abstract**—${WEEDS_EN}`),
      line('**Index Terms**—weed detection, lightweight model, edge computing, attention, pruning'),
      ...body('1 Introduction 引言', '杂草与作物争夺水肥，是影响棉花产量的重要因素之一。', '现有检测模型参数量大，难以部署在植保机器人的边缘设备上。'),
      line('致谢', { heading: 1 }),
      line('This work was supported by the National Key Research and Development Program of China under Grant 2022YFD2001400 '
        + 'and the National Natural Science Foundation of China under Grant 62366049.'),
    ],
  }),

  frontPage({
    name: 'sent-wps-shredded',
    layout: 'Converted out of WPS: runs cut into pieces of many fonts, labels of several lines in one paragraph with soft breaks, the first-page note in a text box.',
    expected: {
      titleZh: '数字普惠金融对县域农户创业的影响',
      subtitleZh: '来自中部六省的证据',
      titleEn: 'The Effect of Digital Inclusive Finance on the Entrepreneurship of Rural Households',
      subtitleEn: 'Evidence from Six Central Provinces',
      authors: [{ name: '王珩', unit: '楚江财经大学金融学院', email: 'wangheng86@example.cn' }, { name: '司徒念慈', unit: '赣北农业大学经济管理学院' }],
      abstractZh: FINANCE,
      abstractEn: FINANCE_EN,
      keywordsZh: ['数字普惠金融', '农户创业', '信贷约束', '县域经济'],
      keywordsEn: ['digital inclusive finance', 'rural entrepreneurship', 'credit constraint', 'county economy'],
      funds: [
        { number: '23BJY152', name: '国家社会科学基金一般项目' },
        { number: '22D041', name: '湖北省教育厅哲学社会科学研究项目' },
      ],
    },
    document: () => ({ creator: 'WPS Office', lastModifiedBy: 'Administrator' }),
    children: () => [
      line(''),
      new Paragraph({ alignment: centre, children: shredded('数字普惠金融对县域农户创业的影响\n——来自中部六省的证据', ['宋体', 'SimSun', '黑体'], 32) }),
      line(''),
      new Paragraph({ children: [
        new TextRun({ children: [new Tab(), new Tab(), new Tab()] }), ...runs('王　珩^1^', { font: '楷体' }), new TextRun({ children: [new Tab()] }), ...runs('司徒念慈^2^', { font: '楷体_GB2312' }),
      ] }),
      new Paragraph({ children: shredded('（1．楚江财经大学金融学院，湖北　武汉　430000；2．赣北农业大学经济管理学院，江西　九江　332000）', ['宋体', 'SimSun'], 18) }),
      new Paragraph({ children: shredded(
        `内容摘要：${FINANCE}\n关键词：数字普惠金融　农户创业　信贷约束　县域经济\n中图分类号：F832.35　　文献标识码：A`, ['宋体', 'SimSun', '仿宋'], 21,
      ) }),
      new Textbox({
        style: { width: '420pt', height: '80pt' },
        children: [
          line('基金项目：国家社会科学基金一般项目“数字金融赋能县域返乡创业的机制与政策研究”（23BJY152）；湖北省教育厅哲学社会科学研究项目（22D041）', { points: 9 }),
          line('作者简介：王珩（1986—），男，湖北黄冈人，楚江财经大学金融学院副教授，博士，E-mail：wangheng86@example.cn；司徒念慈（1993—），女，广东开平人，赣北农业大学经济管理学院讲师，博士。', { points: 9 }),
        ],
      }),
      new Paragraph({ alignment: centre, children: shredded(
        'The Effect of Digital Inclusive Finance on the Entrepreneurship of Rural Households\n—Evidence from Six Central Provinces', ['Times New Roman', 'Calibri'], 28,
      ) }),
      new Paragraph({ children: shredded(
        `Abstract: ${FINANCE_EN}\nKeywords: digital inclusive finance; rural entrepreneurship; credit constraint; county economy`, ['Times New Roman', 'Calibri'], 21,
      ) }),
      ...lines('', '一、引言', '　　创业是农户增收的重要途径，而融资难长期制约着县域农户的创业活动。', '　　近年来，数字普惠金融下沉到乡村，为破解这一难题提供了新的可能。'),
    ],
  }),
];
