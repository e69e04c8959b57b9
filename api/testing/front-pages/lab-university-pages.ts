// Submissions to a university's journal of science and to one of management.
import { DeletedTextRun, FootnoteReferenceRun, InsertedTextRun, Paragraph, Tab, TextRun } from 'docx';
import { A_DAY, body, frontPage, line, lines, runs, type FrontPage } from './page.ts';

const catalystAbstract = '以钛酸四丁酯和硝酸铜为原料，制备了不同铜掺杂量的二氧化钛光催化剂，采用XRD、SEM、XPS和UV-Vis DRS等手段对其结构和光学性质进行了表征，并以四环素为目标污染物考察其光催化性能。'
  + '结果表明，铜的掺入使二氧化钛的禁带宽度由3.18 eV减小到2.84 eV；当铜掺杂量为1.5%（摩尔分数）、催化剂用量为0.8 g/L时，可见光照射120 min后四环素的降解率达到91.3%，循环使用5次后仍保持在85%以上。'
  + '捕获实验证实超氧自由基是主要的活性物种。';

const catalystAbstractEn = 'Copper doped titanium dioxide photocatalysts were prepared from tetrabutyl titanate and copper nitrate, and characterized by XRD, SEM, XPS and UV-Vis DRS. '
  + 'The band gap decreased from 3.18 eV to 2.84 eV after doping. With 1.5% of copper, 91.3% of tetracycline was degraded within 120 min under visible light, and more than 85% after five cycles. '
  + 'Superoxide radicals are the main active species.';

const chainAbstract = '在外部冲击频发的背景下，提升供应链韧性是制造业企业稳定发展的关键。本文以2012—2023年中国A股制造业上市公司为样本，实证检验数字化转型对供应链韧性的影响及其作用机制。'
  + '研究发现，数字化转型显著提升了企业的供应链韧性，这一结论在一系列稳健性检验后依然成立；降低供需信息偏差和促进供应商多元化是其主要作用渠道；'
  + '对于非国有企业和客户集中度较高的企业，上述影响更为明显。研究结论为企业推进数字化转型和政府完善产业链政策提供了经验依据。';

const chainAbstractEn = 'Using data of Chinese listed manufacturing firms from 2012 to 2023, this paper examines the effect of digital transformation on supply chain resilience. Digital transformation improves resilience significantly. '
  + 'It works by reducing the deviation of information between supply and demand and by diversifying suppliers. The effect is stronger in private firms and in firms with concentrated customers.';

const change = (id: number) => ({ id, author: '冯雪', date: A_DAY.toISOString() });

export const universityPages: FrontPage[] = [
  frontPage({
    name: 'lab-university-chemistry',
    layout: 'A revised manuscript with changes still tracked in title, authors and funds; the line of the journal on top parted by tabs, units on lines of their own.',
    expected: {
      titleZh: '铜掺杂二氧化钛的溶胶-凝胶法制备及其对四环素的光催化降解性能',
      titleEn: 'Sol-gel preparation of copper doped titanium dioxide and its photocatalytic performance for tetracycline degradation',
      authors: [
        { name: '冯雪', unit: '宁夏大学化学化工学院', email: 'fengxue@example.cn' },
        { name: '哈斯额尔敦', unit: '内蒙古民族大学化学与材料学院' },
        { name: '石磊', unit: '宁夏大学省部共建煤炭高效利用与绿色化工国家重点实验室' },
        { name: '杨万里', unit: '宁夏大学化学化工学院；宁夏大学省部共建煤炭高效利用与绿色化工国家重点实验室', email: 'yangwanli@example.org' },
      ],
      abstractZh: catalystAbstract,
      abstractEn: catalystAbstractEn,
      keywordsZh: ['二氧化钛', '铜掺杂', '溶胶-凝胶法', '光催化', '四环素'],
      keywordsEn: ['titanium dioxide', 'copper doping', 'sol-gel method', 'photocatalysis', 'tetracycline'],
      funds: [{ name: '国家自然科学基金地区科学基金项目', number: '22268036' }, { name: '宁夏自然科学基金重点项目', number: '2024AAC02010' }],
    },
    blind: { trackedChanges: true },
    children: () => [
      new Paragraph({ children: [new TextRun({ children: ['第47卷第2期', new Tab(), '宁夏大学学报（自然科学版）', new Tab(), '2026年6月'], size: 18 })] }),
      new Paragraph({ alignment: 'center', children: [
        ...runs('铜掺杂二氧化钛的', { bold: true, size: 40 }),
        new DeletedTextRun({ ...change(11), text: '水热合成', bold: true, size: 40 }),
        new InsertedTextRun({ ...change(12), text: '溶胶-凝胶法制备', bold: true, size: 40 }),
        ...runs('及其对四环素的光催化降解性能', { bold: true, size: 40 }),
      ] }),
      new Paragraph({ alignment: 'center', children: [
        ...runs('冯　雪^1^，哈斯额尔敦^3^，', { size: 28 }), new InsertedTextRun({ ...change(13), text: '石　磊', size: 28 }),
        new InsertedTextRun({ ...change(14), text: '2', superScript: true, size: 28 }), new InsertedTextRun({ ...change(15), text: '，', size: 28 }), ...runs('杨万里^1，2*^', { size: 28 }),
      ] }),
      ...lines(
        '（1. 宁夏大学 化学化工学院，宁夏 银川 750021；', '2. 宁夏大学 省部共建煤炭高效利用与绿色化工国家重点实验室，宁夏 银川 750021；', '3. 内蒙古民族大学 化学与材料学院，内蒙古 通辽 028043）',
      ),
      line(`**摘　　要：**${catalystAbstract}`),
      line('**关键词：**二氧化钛；铜掺杂；溶胶-凝胶法；光催化；四环素'),
      line('**分类号：**（中图）O643.36　　**文献标志码：**A　　**文章编号：**0253-0000(2026)02-0131-08'),
      new Paragraph({ children: [
        ...runs('**收稿日期：**2025-09-26　　**基金项目：**国家自然科学基金地区科学基金项目（'), new DeletedTextRun({ ...change(16), text: '21968024' }), new InsertedTextRun({ ...change(17), text: '22268036' }),
        ...runs('）；宁夏自然科学基金重点项目（2024AAC02010）'),
      ] }),
      line('**作者简介：**冯　雪（1999—），女，回族，硕士研究生，主要从事光催化研究，（电子信箱）fengxue@example.cn。'),
      line('**＊通信作者：**杨万里（1974—），男，教授，博士，主要从事环境催化研究，（电子信箱）yangwanli@example.org。'),
      line('抗生素的大量使用使其在水体中频繁检出，对生态环境和人体健康构成潜在威胁。半导体光催化技术具有反应条件温和、无二次污染等优点，是去除水中抗生素的有效途径。'),
      ...body('1　实验部分', '钛酸四丁酯、无水乙醇、冰乙酸、三水合硝酸铜均为分析纯。'),
      line('Sol-gel preparation of copper doped titanium dioxide and its photocatalytic performance for tetracycline degradation', { centred: true, bold: true, points: 14 }),
      line('FENG Xue^1^, Has Erdun^3^, SHI Lei^2^, YANG Wanli^1,2*^', { centred: true }),
      line(`**Abstract:** ${catalystAbstractEn}`),
      line('**Key words:** titanium dioxide; copper doping; sol-gel method; photocatalysis; tetracycline'),
    ],
  }),

  frontPage({
    name: 'lab-management',
    layout: 'A column heading, a square before the first author, units of the authors only in the biographies, which stand with the funds in the note at the title; wide blanks between the keywords.',
    expected: {
      titleZh: '数字化转型如何影响供应链韧性',
      subtitleZh: '来自中国制造业上市公司的经验证据',
      titleEn: 'How Does Digital Transformation Affect Supply Chain Resilience',
      subtitleEn: 'Evidence from Listed Manufacturing Firms in China',
      authors: [
        { name: '林知遥', unit: '内蒙古大学经济管理学院', email: 'linzhiyao@example.cn' },
        { name: '巴特尔', unit: '内蒙古大学经济管理学院' },
        { name: '苏晚', unit: '哈尔滨工业大学经济与管理学院', email: 'suwan@example.org' },
      ],
      abstractZh: chainAbstract,
      abstractEn: chainAbstractEn,
      keywordsZh: ['数字化转型', '供应链韧性', '信息偏差', '供应商多元化'],
      keywordsEn: ['Digital Transformation', 'Supply Chain Resilience', 'Information Deviation', 'Supplier Diversification'],
      funds: [
        { name: '国家社会科学基金重大项目', number: '22&ZD098' },
        { name: '教育部人文社会科学研究青年基金项目', number: '23YJC630102' },
        { name: '内蒙古蒙原乳业股份有限公司委托横向课题', number: 'HX2023-118' },
      ],
    },
    document: () => ({ footnotes: { 1: { children: [
      line('基金项目：国家社会科学基金重大项目“数字经济时代产业链供应链安全稳定研究”（22&ZD098）；教育部人文社会科学研究青年基金项目“企业数字化与供应商关系重构”（23YJC630102）；'
        + '内蒙古蒙原乳业股份有限公司委托横向课题“乳业供应链风险预警体系设计”（HX2023-118）。', { points: 9 }),
      line('作者简介：林知遥，内蒙古大学经济管理学院副教授，管理学博士，E-mail：linzhiyao@example.cn；巴特尔，内蒙古大学经济管理学院博士研究生；'
        + '苏晚（通讯作者），哈尔滨工业大学经济与管理学院教授，博士生导师，E-mail：suwan@example.org。', { points: 9 }),
    ] } } }),
    children: () => [
      line('【供应链管理】', { font: '黑体' }),
      new Paragraph({ alignment: 'center', children: [...runs('数字化转型如何影响供应链韧性', { bold: true, size: 36 }), new FootnoteReferenceRun(1)] }),
      line('——来自中国制造业上市公司的经验证据', { centred: true, points: 14, font: '楷体' }),
      line('□ 林知遥　巴特尔　苏　晚', { centred: true, points: 12 }),
      line(`**内容提要：**${chainAbstract}`, { font: '楷体' }),
      line('**关键词：**数字化转型　　供应链韧性　　信息偏差　　供应商多元化', { font: '楷体' }),
      line('**JEL分类号：**L25　M15　O33', { font: '楷体' }),
      ...body('一、引言', '近年来，全球产业链供应链面临的不确定性明显上升。如何在遭受冲击后迅速恢复并适应新的环境，成为企业必须回答的问题。', '与此同时，数字技术正在改变企业之间的信息传递方式。'),
      ...body('二、理论分析与研究假设', '供应链韧性是指供应链在面对中断时抵御、恢复和适应的能力。'),
      line('How Does Digital Transformation Affect Supply Chain Resilience: Evidence from Listed Manufacturing Firms in China', {
        centred: true, bold: true, points: 14, paragraph: { pageBreakBefore: true },
      }),
      line('Lin Zhiyao^a^, Bateer^a^ and Su Wan^b^', { centred: true }),
      line('(a. School of Economics and Management, Inner Mongolia University; b. School of Economics and Management, Harbin Institute of Technology)', { centred: true, points: 9 }),
      line(`**Abstract: **${chainAbstractEn}`),
      line('**Key Words: **Digital Transformation; Supply Chain Resilience; Information Deviation; Supplier Diversification'),
    ],
  }),
];
