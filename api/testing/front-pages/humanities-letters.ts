// Front pages for collected volumes of philosophy, literature, comparative literature and the history of books.
import { Paragraph, Textbox, TextRun } from 'docx';
import { body, frontPage, line, runs, type FrontPage } from './page.ts';

const ignorance = {
  abstractZh: '当代德性伦理学中有一种看法，认为某些德性以无知为前提，谦逊即是一例。本文首先区分对价值的无知与对比较的无知，说明前者并不为谦逊所必需。\n'
    + '随后，本文援引早期儒家关于“不伐”的讨论，提出一种注意力进路：谦逊者并非不知道自己的长处，而是不把它当作分配注意的依据。这一进路既避免了自欺的指责，也能解释谦逊何以可以通过礼的练习而养成。',
  abstractEn: 'Some virtues are said to require ignorance, and modesty is the standard example. We distinguish ignorance of value from ignorance of comparison and show that modesty needs neither.\n'
    + 'Turning to early Confucian remarks on not boasting, we propose an attentional account: the modest person knows her merits but does not let them guide the distribution of her attention.',
};

const preface = {
  abstractZh: '明末清初的女性诗集多附男性亲族所撰序跋，其中“课读”场景反复出现。本文统计一百三十二种现存诗集的序跋，发现课读者以母亲居多，而撰序者几乎全为父兄。这种错位使母教在文本中既被表彰又被遮蔽。'
    + '通过分析三部家集的编刊过程，本文认为序跋中的课读书写是家族文化资本的展示，也为女性诗人提供了自我定位的语汇。',
  abstractEn: 'Collections of poems by women of the late Ming and early Qing often carry prefaces by male kinsmen in which scenes of home schooling recur. A survey of 132 collections shows that the teachers are mostly mothers, '
    + 'while the writers of prefaces are nearly always fathers and brothers. The article reads the scenes as a display of the cultural capital of the family.',
};

const tide = {
  abstractZh: '二十世纪三十年代，英国旅行作家的中国游记常以潮汐为叙事的节拍。本文以三部以闽海港口为背景的作品为对象，讨论潮汐如何同时充当时间尺度、交通条件与伦理隐喻。'
    + '研究认为，潮汐书写打断了帝国旅行叙事惯用的线性行程，使等待成为观察的方式；对照同时期中文报刊中的港口小品，又可看到两种等待在经验结构上的差异。',
  abstractEn: 'British travel books on China of the 1930s often let the tide set the pace of the narrative. This article reads three works set in the ports of the Fujian coast and asks how the tide serves at once as a measure of time, '
    + 'a condition of traffic and an ethical metaphor. Writing the tide interrupts the linear itinerary of imperial travel and turns waiting into a way of observing.',
};

const ledger = {
  abstractZh: '晚清石印书局的往来账簿长期未受书籍史研究者重视。本文以鸿文斋光绪十四年至二十二年的流水账十一册为核心材料，考察一家中等规模书局的纸张采购、工价支付与分销赊欠。'
    + '账簿显示，该书局近四成的收入来自代印家谱与善书，而非通常认为的科举用书；分销商的赊欠期限平均达七个月，资金周转的压力促使书局转向预约发行。',
};

export const lettersPages: FrontPage[] = [
  frontPage({
    name: 'humanities-philosophy-labels-alone',
    layout: 'Labels in paragraphs of their own, an abstract of two paragraphs, the English part on its own page, funds in the thanks, units only in the biographies at the end.',
    expected: {
      titleZh: '“不伐”与谦逊',
      subtitleZh: '一种注意力进路的辩护',
      titleEn: 'Not Boasting and Modesty',
      subtitleEn: 'A Defence of an Attentional Account',
      authors: [
        { name: '司徒砚', unit: '东澜大学哲学系', email: 'situ.yan@example.cn' },
        { name: '卡尔·林德纳', unit: '诺德大学哲学研究所', email: 'k.lindner@example.org' },
      ],
      ...ignorance,
      keywordsZh: ['谦逊', '无知', '注意力', '德性伦理学', '早期儒家'],
      keywordsEn: ['modesty', 'ignorance', 'attention', 'virtue ethics', 'early Confucianism'],
      funds: [
        { number: '23CZX049', name: '国家社会科学基金青年项目' },
        { number: '2024ZXW015', name: '中央高校基本科研业务费专项资金' },
        { number: '2025ZXW003', name: '中央高校基本科研业务费专项资金' },
      ],
    },
    children: () => [
      line('“不伐”与谦逊', { centred: true, points: 22, font: '华文中宋', bold: true }),
      line('——一种注意力进路的辩护', { centred: true, points: 16, font: '华文中宋' }),
      line('司徒砚　卡尔·林德纳', { centred: true, points: 14, font: '楷体' }),
      line('摘　要', { centred: true, bold: true }),
      ...ignorance.abstractZh.split('\n').map((text) => line(`　　${text}`, { font: '楷体' })),
      line('关键词', { centred: true, bold: true }),
      line('谦逊、无知、注意力、德性伦理学、早期儒家', { centred: true, font: '楷体' }),
      line('Not Boasting and Modesty', { centred: true, bold: true, points: 16, font: 'Times New Roman', paragraph: { pageBreakBefore: true } }),
      line('— A Defence of an Attentional Account', { centred: true, points: 14, font: 'Times New Roman' }),
      line('Situ Yan & Karl Lindner', { centred: true, font: 'Times New Roman' }),
      line('Abstract', { centred: true, bold: true, font: 'Times New Roman' }),
      ...(ignorance.abstractEn.split('\n')).map((text) => line(text, { font: 'Times New Roman' })),
      line('Keywords', { centred: true, bold: true, font: 'Times New Roman' }),
      line('modesty, ignorance, attention, virtue ethics, early Confucianism', { font: 'Times New Roman' }),
      line('1  谦逊的难题', { heading: 1, paragraph: { pageBreakBefore: true } }),
      line('　　说“我很谦逊”的人似乎并不谦逊。这句话的古怪之处在于，它把一种长处当作谈论的对象，而谦逊恰恰要求不这样做。'),
      line('　　下文将表明，理解这一古怪之处无须诉诸无知。'),
      line('致谢', { bold: true }),
      line('　　本文受到国家社会科学基金青年项目“早期儒家德性知识论研究”（23CZX049）和中央高校基本科研业务费专项资金（2024ZXW015、2025ZXW003）的资助，特此致谢。'),
      line('作者简介', { bold: true }),
      line('　　司徒砚，哲学博士，东澜大学哲学系副教授，研究方向为伦理学与先秦哲学，电子邮箱：situ.yan@example.cn。'),
      line('　　卡尔·林德纳（Karl Lindner），诺德大学哲学研究所高级研究员，研究方向为行动哲学，电子邮箱：k.lindner@example.org。'),
    ],
  }),

  frontPage({
    name: 'humanities-literature-careless',
    layout: 'One size and font throughout, a soft break within the title, tabs and wide blanks, half and full width mixed, several facts in one line.',
    expected: {
      titleZh: '明末清初女性诗集序跋中的“课读”书写',
      subtitleZh: '以三部江南家集为中心',
      titleEn: 'Writing “Home Schooling” in the Prefaces of Women’s Poetry Collections of the Late Ming and Early Qing',
      subtitleEn: 'Centered on Three Family Anthologies of Jiangnan',
      authors: [{ name: '阮青', unit: '江州师范大学文学院', email: 'ruanqing@example.com' }],
      ...preface,
      keywordsZh: ['女性诗集', '序跋', '课读', '家集', '母教'],
      keywordsEn: ['women’s poetry', 'prefaces', 'home schooling', 'family anthologies', 'maternal instruction'],
      funds: [
        { number: 'ZGW22104', name: '江西省高校人文社会科学研究项目' },
        { number: '12023117', name: '江州师范大学博士科研启动基金项目' },
      ],
    },
    children: () => [
      line('【明清文学研究】'),
      line('明末清初女性诗集\n序跋中的“课读”书写\n——以三部江南家集为中心', { centred: true, bold: true }),
      new Paragraph({ children: [new TextRun({ children: ['\t\t\t阮　青'] })] }),
      line('(江州师范大学　文学院，江西　南昌　330022)', { centred: true }),
      line(`摘  要: ${preface.abstractZh}`),
      line('关键字:  女性诗集　序跋　课读　家集　母教'),
      line('收稿日期: 2025－11－03'),
      line('基金项目: 江西省高校人文社会科学研究项目“明清江南家集序跋研究”(ZGW22104)，江州师范大学博士科研启动基金项目(12023117)'),
      line('作者简介: 阮青(1991—)，女，江西抚州人，江州师范大学文学院讲师，文学博士。E－mail：ruanqing@example.com'),
      line('Writing “Home Schooling” in the Prefaces of Women’s Poetry Collections of the Late Ming and Early Qing: Centered on Three Family Anthologies of Jiangnan'),
      line('RUAN Qing\n(School of Literature, Jiangzhou Normal University, Nanchang 330022, China)'),
      line(`Abstract： ${preface.abstractEn}`),
      line('Key words： women’s poetry；prefaces；home schooling；family anthologies；maternal instruction'),
      line('一  课读场景的类型'),
      line('序跋中的课读大致有三类。第一类为灯下课读，母亲一边纺绩一边督促子女诵诗；第二类为病中课读；第三类为舟中课读，多见于随宦的家庭。'),
      line('三类之中，以灯下课读数量最多，措辞也最为固定。'),
    ],
  }),

  frontPage({
    name: 'humanities-comparative-literature-english-first',
    layout: 'The English part stands before the Chinese one, and the funds are given in English only, under the English keywords.',
    expected: {
      titleZh: '等潮的人',
      subtitleZh: '三十年代英国旅行文学中的闽海港口',
      titleEn: 'Those Who Wait for the Tide',
      subtitleEn: 'Ports of the Fujian Coast in British Travel Writing of the 1930s',
      authors: [
        { name: '林致微', unit: '海隅外国语大学英语学院', email: 'zw.lin@example.com' },
        { name: '玛格丽特·埃里森', unit: '诺斯穆尔大学东亚研究系', email: 'm.ellison@example.org' },
        { name: '吴苇', unit: '海隅外国语大学英语学院；海隅省海洋文化研究基地' },
      ],
      ...tide,
      keywordsZh: ['旅行文学', '潮汐', '闽海港口', '等待', '三十年代'],
      keywordsEn: ['travel writing', 'tide', 'Fujian ports', 'waiting', '1930s'],
      funds: [
        { number: '20BWW034', name: 'National Social Science Fund of China' },
        { number: 'HY2023B081', name: 'Haiyu Provincial Social Science Planning Project' },
      ],
    },
    children: () => [
      line('Those Who Wait for the Tide: Ports of the Fujian Coast in British Travel Writing of the 1930s', { centred: true, bold: true, points: 16, font: 'Times New Roman' }),
      line('Lin Zhiwei^1^, Margaret Ellison^2^, Wu Wei^1,3^', { centred: true, points: 12, font: 'Times New Roman' }),
      line(`**Abstract**: ${tide.abstractEn}`, { font: 'Times New Roman' }),
      line('**Keywords**: travel writing; tide; Fujian ports; waiting; 1930s', { font: 'Times New Roman' }),
      line('**Funding**: This work was supported by the National Social Science Fund of China (Grant No. 20BWW034) and the Haiyu Provincial Social Science Planning Project (Grant No. HY2023B081).', {
        font: 'Times New Roman',
      }),
      line(''),
      line('等潮的人', { centred: true, bold: true, points: 18, font: '黑体' }),
      line('——三十年代英国旅行文学中的闽海港口', { centred: true, points: 14, font: '楷体' }),
      line('林致微^1^，玛格丽特·埃里森^2^，吴苇^1,3^', { centred: true, points: 12, font: '楷体' }),
      line('1海隅外国语大学英语学院，海隅 361021', { centred: true, points: 10.5 }),
      line('2诺斯穆尔大学东亚研究系，英国 利兹 LS2 9ZZ', { centred: true, points: 10.5 }),
      line('3海隅省海洋文化研究基地，海隅 361005', { centred: true, points: 10.5 }),
      line('电子邮箱：林致微 zw.lin@example.com；玛格丽特·埃里森 m.ellison@example.org', { centred: true, points: 10.5 }),
      line(`**摘要**：${tide.abstractZh}`),
      line('**关键词**：旅行文学；潮汐；闽海港口；等待；三十年代'),
      ...body('引  言', '一九三四年秋，一艘客货两用的小轮船在闽江口外停了九个小时，船上的英国乘客在日记里写下了对潮水的第一次抱怨。', '本文关心的正是这类抱怨如何变成叙事。'),
    ],
  }),

  frontPage({
    name: 'humanities-book-history-text-box',
    layout: 'The biographies and the fund stand in a text box, the units nowhere else; hidden hints of a template; the body begins without a heading.',
    expected: {
      titleZh: '鸿文斋流水账所见晚清石印书局的经营',
      authors: [
        { name: '闻人朴', unit: '浦滨大学古籍研究所', email: 'wenrenpu@example.cn' },
        { name: '沈亦舟', unit: '浦滨图书馆历史文献中心' },
      ],
      ...ledger,
      keywordsZh: ['石印', '书局', '账簿', '书籍史', '晚清'],
      funds: [
        { number: '2347', name: '全国高校古籍整理研究工作委员会直接资助项目' },
        { number: 'PB2024-016', name: '浦滨市档案馆委托横向课题' },
      ],
    },
    children: () => [
      new Paragraph({ children: [new TextRun({ text: '提示：题目用二号宋体，作者用四号楷体，提要不超过三百字。', vanish: true })] }),
      line('鸿文斋流水账所见晚清石印书局的经营', { heading: 1, centred: true, points: 22, font: '宋体' }),
      line('闻人朴　　沈亦舟', { centred: true, points: 14, font: '楷体' }),
      new Paragraph({ children: [...runs('提　要　', { bold: true }), new TextRun({ text: '（此处填写中文提要）', vanish: true }), ...runs(ledger.abstractZh)] }),
      new Paragraph({ children: [...runs('关键词　', { bold: true }), new TextRun({ text: '（三至五个）', vanish: true }), ...runs('石印　书局　账簿　书籍史　晚清')] }),
      new Textbox({
        style: { width: '420pt', height: '90pt', positionHorizontalRelative: 'margin', positionVerticalRelative: 'page', marginTop: '640pt' },
        children: [
          line('作者简介：闻人朴，浦滨大学古籍研究所研究员，研究方向为版本目录学，邮箱wenrenpu@example.cn；沈亦舟，浦滨图书馆历史文献中心副研究馆员，研究方向为近代书籍史。', { points: 9 }),
          line('基金项目：全国高校古籍整理研究工作委员会直接资助项目“晚清书局账簿汇编”（2347）；浦滨市档案馆委托横向课题“馆藏商号文书编目”（PB2024-016）。', { points: 9 }),
        ],
      }),
      line('　　光绪十四年三月初二，鸿文斋的账房在新立的流水簿首页写下“开张大吉”四字，随后记入的第一笔支出是向永昌纸号购买洋纸四十令。'),
      line('　　这套流水簿共十一册，二〇一九年由沈氏后人捐入浦滨图书馆，纸幅完整，仅第七册有虫蛀。'),
    ],
  }),
];
