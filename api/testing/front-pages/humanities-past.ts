// Front pages for collected volumes of history, archaeology, religion and ethnology.
import { AlignmentType, FootnoteReferenceRun, Header, Paragraph, TextRun } from 'docx';
import { body, frontPage, line, lines, reworked, runs, type FrontPage } from './page.ts';

const garrison = {
  abstractZh: '明代后期，东南沿海卫所屯田经由典卖、佃种与投献等途径大量流入民间。本文利用新见族谱、契约与屯册残卷，考察浔浦卫三个千户所的屯田流转过程，指出军户并非被动脱籍，'
    + '而是借助屯田的分割与转佃，把军役负担转化为可以议价的财产权利。地方官府默认此类交易，既维持了屯粮定额，也使卫所社会在万历以后逐步融入州县里甲体系。',
  abstractEn: 'In the late Ming, garrison farmland along the southeastern coast passed into civilian hands through mortgage, tenancy and commendation. Drawing on newly found genealogies, '
    + 'contracts and fragments of land registers, this article follows the transfers in three battalions of the Xunpu Guard and argues that military households turned their service into negotiable property.',
};

const kiln = {
  abstractZh: '下坂窑址位于河东地区汾川支流西岸，2021—2023年的发掘揭露出北朝晚期至隋代窑炉9座、作坊遗迹4处，出土大量青釉与白釉瓷片。地层关系与器物类型分析表明，该窑场可分为三期。'
    + '对46件标本的便携式X射线荧光光谱测试显示，第二期白釉器胎体的Al₂O₃含量明显高于第一期，说明窑工已有意选用高铝黏土。下坂窑址为探讨北方白瓷的起源提供了新的材料。',
  abstractEn: 'Excavations at the Xiaban kiln site from 2021 to 2023 exposed nine kilns and four workshops dating from the late Northern Dynasties to the Sui. Stratigraphy and typology divide the site into three '
    + 'phases. Portable XRF of 46 samples shows that the bodies of white wares of the second phase contain markedly more alumina, which points to a deliberate choice of clay.',
};

const ferry = {
  abstractZh: '清代中期，真武信仰沿浔水航道由下游商埠向上游墟市扩散。以往研究多强调官方祀典的推动，本文依据沿江四十六通碑刻和两种科仪抄本，重建庙宇、渡口与香会之间的人员往来。'
    + '研究发现，渡夫与竹木商人组织的香会是信仰传播的主要载体，庙宇的分布与过渡税的征收点高度重合；香会账目又使不同方言人群得以在同一仪式框架内合作。',
};

const oasis = {
  abstractZh: '麻扎朝拜与社区节庆的关系是认识绿洲社会整合机制的重要线索。作者于2019年至2024年间在喀拉墩绿洲三个村落开展田野调查，记录了十二次春季聚会的组织过程与食物分配。'
    + '调查表明，聚会的筹办权在水渠小组之间轮换，轮换次序与用水次序一致；外出务工者的捐赠改变了分配的规模，却没有改变分配的次序。水利秩序由此在节庆中得到年度性的确认。',
  abstractEn: 'The tie between shrine visits and village festivals is a clue to how oasis society holds together. Fieldwork in three villages of the Qaradong oasis between 2019 and 2024 recorded twelve spring gatherings. '
    + 'The right to host rotates among the canal groups in the same order as the right to water, and the gifts of migrant workers change the size of the shares but not their sequence.',
};

const garrisonPage = frontPage({
  name: 'humanities-history-star-footnotes',
  layout: 'Fund and biography in footnotes with marks of their own, wide blanks between the keywords, the English part on the last page.',
  expected: {
    titleZh: '明代后期东南卫所屯田的典卖与民户化',
    titleEn: 'Mortgage and Sale of Garrison Farmland in the Late-Ming Southeast: How Military Households Became Civilian',
    authors: [{ name: '裴松年', unit: '浦滨大学历史学院', email: 'peisongnian@example.cn' }],
    ...garrison,
    keywordsZh: ['明代', '卫所', '屯田', '典卖', '军户'],
    keywordsEn: ['Ming dynasty', 'guards and battalions', 'garrison farmland', 'mortgage', 'military households'],
    funds: [{ number: '21AZS009', name: '国家社会科学基金重点项目' }],
  },
  document: () => ({ footnotes: {
    1: { children: lines('　本文系国家社会科学基金重点项目“明清东南海防卫所的社会转型研究”（21AZS009）的阶段性成果。承蒙匿名审稿专家惠赐修改意见，谨致谢忱。') },
    2: { children: lines('　裴松年，浦滨大学历史学院教授，主要研究方向为明清社会经济史。电子邮箱：peisongnian@example.cn。') },
    3: { children: lines('　《明世宗实录》卷一二三，嘉靖十年三月乙巳。') },
  } }),
  children: () => [
    new Paragraph({ alignment: AlignmentType.CENTER, children: [...runs('明代后期东南卫所屯田的典卖与民户化', { bold: true, size: 36, font: '黑体' }), new FootnoteReferenceRun(1)] }),
    new Paragraph({ alignment: AlignmentType.CENTER, children: [...runs('裴松年', { size: 28, font: '楷体' }), new FootnoteReferenceRun(2)] }),
    line(''),
    line(`**内容提要：**${garrison.abstractZh}`, { font: '楷体', points: 10.5 }),
    line('**关键词：**明代　　卫所　　屯田　　典卖　　军户', { font: '楷体', points: 10.5 }),
    line(''),
    line('一、问题的提出', { bold: true, points: 14, centred: true }),
    new Paragraph({ children: [
      ...runs('　　嘉靖以降，浔浦卫的屯田已少有旗军亲自耕种。'), new FootnoteReferenceRun(3),
      ...runs('屯册上的姓名与实际承种者往往相去数代，而官府催征屯粮时仍以册名为准。'),
    ] }),
    line('　　既有研究多把这一现象归结为屯政败坏，对交易本身的规则却少有讨论。'),
    line('Mortgage and Sale of Garrison Farmland in the Late-Ming Southeast: How Military Households Became Civilian', {
      centred: true, bold: true, points: 14, font: 'Times New Roman', paragraph: { pageBreakBefore: true },
    }),
    line('Pei Songnian', { centred: true, font: 'Times New Roman' }),
    line(`**Abstract:** ${garrison.abstractEn}`, { font: 'Times New Roman' }),
    line('**Keywords:** Ming dynasty; guards and battalions; garrison farmland; mortgage; military households', { font: 'Times New Roman' }),
  ],
});

/** Word writes a mark of the author's own into the text and into the footnote; `docx` knows only numbers. */
const ownMarks = [['1', '*'], ['2', '**']].reduce((page, [id, mark]) => reworked(
  reworked(page, 'word/document.xml', (xml) => xml.replace(`<w:footnoteReference w:id="${id}"/>`, `<w:footnoteReference w:customMarkFollows="1" w:id="${id}"/><w:t>${mark}</w:t>`)),
  'word/footnotes.xml',
  (xml) => xml.replace(new RegExp(`(<w:footnote w:id="${id}">.*?)<w:footnoteRef/>`, 's'), `$1<w:t>${mark}</w:t>`),
), garrisonPage);

export const pastPages: FrontPage[] = [
  ownMarks,

  frontPage({
    name: 'humanities-archaeology-eight-authors',
    layout: 'Eight authors with raised figures, units numbered in one bracket, fund under the CLC line, the English part below on the same page.',
    expected: {
      titleZh: '河东下坂窑址北朝至隋代白瓷的分期与原料',
      titleEn: 'Periodization and Raw Materials of the White Porcelain of the Northern Dynasties and the Sui from the Xiaban Kiln Site, Hedong',
      authors: [
        { name: '申屠岳', unit: '河东省文物考古研究院' },
        { name: '陆小满', unit: '汾川大学考古文博学院' },
        { name: '王钊', unit: '河东省文物考古研究院' },
        { name: '乔一诺', unit: '汾川大学考古文博学院；古陶瓷科技分析河东省重点实验室' },
        { name: '韩冰清', unit: '古陶瓷科技分析河东省重点实验室' },
        { name: '葛天佑', unit: '汾川县博物馆' },
        { name: '李炎', unit: '汾川县博物馆' },
        { name: '宋怀瑾', unit: '汾川大学考古文博学院', email: 'songhj@example.org' },
      ],
      ...kiln,
      keywordsZh: ['下坂窑址', '北朝', '隋代', '白瓷', '便携式X射线荧光光谱'],
      keywordsEn: ['Xiaban kiln site', 'Northern Dynasties', 'Sui Dynasty', 'white porcelain', 'portable XRF'],
      funds: [
        { number: '42171165', name: '国家自然科学基金面上项目' },
        { number: '2021-WK-07', name: '河东省文物保护科学和技术研究课题' },
      ],
    },
    children: () => [
      line('河东下坂窑址北朝至隋代白瓷的分期与原料', { centred: true, points: 18, font: '黑体' }),
      line('申屠岳^1^，陆小满^2^，王　钊^1^，乔一诺^2,3^，韩冰清^3^，葛天佑^4^，李　炎^4^，宋怀瑾^2*^', { centred: true, points: 12, font: '仿宋' }),
      line('（1. 河东省文物考古研究院，山西 太原 030001；2. 汾川大学 考古文博学院，山西 临汾 041000；3. 古陶瓷科技分析河东省重点实验室，山西 太原 030006；4. 汾川县博物馆，山西 汾川 041500）', {
        centred: true, points: 9,
      }),
      line(`**摘　要：**${kiln.abstractZh}`, { points: 9 }),
      line('**关键词：**下坂窑址；北朝；隋代；白瓷；便携式X射线荧光光谱', { points: 9 }),
      line('**中图分类号：**K876.3　　　**文献标识码：**A', { points: 9 }),
      line('**基金项目：**国家自然科学基金面上项目（42171165）；河东省文物保护科学和技术研究课题（2021-WK-07）', { points: 9 }),
      line('***通讯作者**：宋怀瑾，E-mail：songhj@example.org', { points: 9 }),
      line('Periodization and Raw Materials of the White Porcelain of the Northern Dynasties and the Sui from the Xiaban Kiln Site, Hedong', { centred: true, bold: true, points: 12 }),
      line('SHENTU Yue^1^, LU Xiaoman^2^, WANG Zhao^1^, QIAO Yinuo^2,3^, HAN Bingqing^3^, GE Tianyou^4^, LI Yan^4^, SONG Huaijin^2*^', { centred: true }),
      line('(1. Hedong Provincial Institute of Cultural Relics and Archaeology, Taiyuan 030001; 2. School of Archaeology and Museology, Fenchuan University, Linfen 041000; '
        + '3. Hedong Key Laboratory of Ancient Ceramics Analysis, Taiyuan 030006; 4. Fenchuan County Museum, Fenchuan 041500)', { centred: true, points: 9 }),
      line(`**Abstract:** ${kiln.abstractEn}`, { points: 9 }),
      line('**Key words:** Xiaban kiln site; Northern Dynasties; Sui Dynasty; white porcelain; portable XRF', { points: 9 }),
      ...body('0　引言', '下坂窑址于2008年第三次全国文物普查时发现，保护范围约六万平方米，窑渣堆积最厚处超过三米。', '本文在整理发掘资料的基础上讨论其分期，并对各期标本的胎釉成分作初步分析。'),
    ],
  }),

  frontPage({
    name: 'humanities-religion-units-beside-names',
    layout: 'Labels in black brackets, the unit in brackets beside each name, the subtitle in a paragraph of its own, no English at all.',
    expected: {
      titleZh: '山门、渡口与香会',
      subtitleZh: '清代中期浔水流域真武信仰的传播路径',
      authors: [{ name: '欧阳静远', unit: '江州大学哲学与宗教学系' }, { name: '尼玛次仁', unit: '雪域民族大学藏学研究院' }],
      ...ferry,
      keywordsZh: ['真武信仰', '香会', '渡口', '碑刻', '浔水流域'],
      funds: [
        { number: '22VJXT011', name: '国家社科基金冷门绝学研究专项学术团队项目' },
        { number: '22JJD730005', name: '教育部人文社会科学重点研究基地重大项目' },
      ],
    },
    children: () => [
      line('【道教与民间信仰研究】', { font: '仿宋', points: 12 }),
      line('山门、渡口与香会', { centred: true, bold: true, points: 22, font: '宋体' }),
      line('——清代中期浔水流域真武信仰的传播路径', { centred: true, points: 16, font: '楷体' }),
      line(''),
      line('欧阳静远（江州大学 哲学与宗教学系）　　尼玛次仁（雪域民族大学 藏学研究院）', { centred: true, points: 12, font: '仿宋' }),
      line(''),
      line(`【摘　要】${ferry.abstractZh}`, { font: '楷体' }),
      line('【关键词】真武信仰；香会；渡口；碑刻；浔水流域', { font: '楷体' }),
      line('【基金项目】国家社科基金冷门绝学研究专项学术团队项目“西南水路碑刻文献的整理与研究”（项目编号：22VJXT011）；教育部人文社会科学重点研究基地重大项目“近世道教与地方社会”（项目编号：22JJD730005）', {
        font: '楷体',
      }),
      line(''),
      line('　　浔水自西而东穿行于丘陵之间，清代以前两岸往来全凭渡船。乾隆年间的县志记载大小渡口七十二处，其中二十九处的渡亭内供奉真武。'),
      line('　　这些渡亭何以成为祭祀场所，又如何与山中的宫观建立联系，是本文要回答的问题。'),
    ],
  }),

  frontPage({
    name: 'humanities-ethnology-lettered-schools',
    layout: 'A running header with the first author, a name in the properties, schools lettered under their universities, funds without numbers among others.',
    expected: {
      titleZh: '喀拉墩绿洲春季聚会中的水利秩序',
      titleEn: 'Irrigation Order in the Spring Gatherings of the Qaradong Oasis',
      authors: [
        { name: '阿依古丽·买买提', unit: '天山大学民族学与社会学学院', email: 'aygul@example.cn' },
        { name: '王苡', unit: '天山大学历史文化学院' },
        { name: '德吉央宗', unit: '雪域民族大学藏学研究中心' },
      ],
      ...oasis,
      keywordsZh: ['绿洲社会', '麻扎', '节庆', '水利秩序', '食物分配'],
      keywordsEn: ['oasis society', 'mazar', 'festival', 'irrigation order', 'sharing of food'],
      funds: [
        { number: '19XMZ071', name: '国家社会科学基金西部项目' },
        { number: '', name: '天山大学研究生科研创新计划' },
      ],
    },
    blind: { headers: true, properties: true },
    document: () => ({ creator: '阿依古丽', lastModifiedBy: '王苡' }),
    section: () => ({ headers: { default: new Header({ children: [new Paragraph({
      alignment: AlignmentType.CENTER, children: [new TextRun({ text: '阿依古丽·买买提 等：喀拉墩绿洲春季聚会中的水利秩序', size: 18 })],
    })] }) } }),
    children: () => [
      line('喀拉墩绿洲春季聚会中的水利秩序', { heading: 1, centred: true }),
      line('阿依古丽·买买提^1a^　王　苡^1b^　德吉央宗^2^', { centred: true }),
      line('（1．天山大学 a．民族学与社会学学院；b．历史文化学院，新疆 乌鲁木齐 830046；2．雪域民族大学 藏学研究中心，西藏 拉萨 850000）', { centred: true, points: 9 }),
      line(`[摘　要]　${oasis.abstractZh}`),
      line('[关键词]　绿洲社会　麻扎　节庆　水利秩序　食物分配'),
      line('[中图分类号]　C958　　[文献标识码]　A　　[文章编号]　1000-0000（2026）01-0058-12'),
      line('[收稿日期]　2025-11-20'),
      line('[基金项目]　国家社会科学基金西部项目“塔里木绿洲村落节庆的人类学研究”（19XMZ071）；天山大学研究生科研创新计划'),
      line('[作者简介]　阿依古丽·买买提（1988—），女，维吾尔族，新疆喀什人，副教授，博士，主要从事宗教人类学研究，E-mail：aygul@example.cn；王苡（1979—），男，教授，主要从事西域史研究；'
        + '德吉央宗（1996—），女，藏族，博士研究生，主要从事民俗学研究。'),
      ...body('一、引言', '喀拉墩绿洲以一条引自雪山的干渠为命脉，干渠以下分为十一条支渠，每条支渠由一个水渠小组管理。', '每年三月开闸之前，各村都要举行聚会，宰羊煮粥，分与邻里。'),
      line('Irrigation Order in the Spring Gatherings of the Qaradong Oasis', { centred: true, bold: true }),
      line('Aygul Mamat^1a^, Wang Yi^1b^, Dekyi Yangdzom^2^', { centred: true }),
      line('(1. Tianshan University a. School of Ethnology and Sociology; b. School of History and Culture, Urumqi 830046; 2. Center for Tibetan Studies, Xueyu Minzu University, Lhasa 850000)', { centred: true }),
      line(`Abstract: ${oasis.abstractEn}`),
      line('Key words: oasis society; mazar; festival; irrigation order; sharing of food'),
    ],
  }),
];
