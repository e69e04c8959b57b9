// Submissions to journals of engineering, computing and mathematics.
import { BorderStyle, FootnoteReferenceRun, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { body, frontPage, line, lines, runs, type FrontPage } from './page.ts';

const soilAbstract = '为研究干湿循环作用下水泥改良膨胀土的强度劣化规律，以合肥地区弱膨胀土为对象，制备水泥掺量分别为0、3%、5%和7%的试样，开展了0～12次干湿循环后的无侧限抗压强度试验和扫描电镜观测。'
  + '试验结果表明：改良土的强度随循环次数增加先快速衰减后趋于稳定，前4次循环的衰减量占总衰减量的70%以上；水泥掺量为5%时，12次循环后的残余强度比达到0.68。'
  + '微观上，裂隙扩展与胶结产物的破坏是强度劣化的主要原因。建立了考虑循环次数与水泥掺量的强度劣化模型，计算值与实测值吻合较好。';

const soilAbstractEn = 'To study the strength deterioration of cement-treated expansive soil under wetting-drying cycles, unconfined compression tests and scanning electron microscopy were conducted on Hefei clay '
  + 'with cement contents of 0, 3%, 5% and 7%. The strength drops quickly in the first four cycles and then becomes stable. With 5% of cement, the residual strength ratio after twelve cycles is 0.68. '
  + 'A deterioration model considering cycles and cement content is established, and its results agree well with the tests.';

const federatedAbstract = '联邦学习能够在不集中原始数据的前提下训练共享模型，但边缘设备的带宽和算力差异较大，模型更新的传输成为主要瓶颈。现有压缩方法大多对所有设备采用统一的压缩率，难以兼顾精度与时延。'
  + '为此，提出一种面向异构边缘设备的通信压缩方法FedSketch：首先利用草图结构对局部梯度进行无偏压缩；然后根据设备的带宽与历史贡献动态分配压缩率；最后在服务器端引入误差补偿机制。'
  + '在3个公开数据集上的实验表明，与已有方法相比，所提方法在精度损失不超过0.5%的情况下，将通信量降低了41.7%~63.2%。';

const federatedAbstractEn = 'Federated learning trains a shared model without collecting raw data, but the transmission of updates is a bottleneck because edge devices differ in bandwidth and computing power. '
  + 'We propose FedSketch, which compresses local gradients without bias by sketches, assigns a compression rate to each device according to its bandwidth and contribution, and compensates errors on the server. '
  + 'Experiments on three public datasets show that FedSketch reduces the traffic by 41.7% to 63.2% with an accuracy loss of no more than 0.5%.';

const blowUpAbstract = '本文研究一类带非局部源项的p-Laplace抛物方程的初边值问题。利用上下解方法和能量方法，证明了当源项指数小于临界值时，问题的所有非负解整体存在；当源项指数大于临界值且初值适当大时，'
  + '解在有限时刻爆破。此外，还给出了爆破时间的上下界估计以及爆破解在区域内部的一致爆破速率。';

const blowUpAbstractEn = 'This paper studies the initial boundary value problem of a parabolic p-Laplace equation with a nonlocal source. By upper and lower solutions and the energy method, '
  + 'we prove that all nonnegative solutions exist globally when the exponent is subcritical, and blow up in finite time when it is supercritical and the initial value is large enough. '
  + 'Bounds of the blow-up time and the uniform blow-up rate are also obtained.';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };

const column = (...texts: string[]) => new TableCell({ width: { size: 33, type: WidthType.PERCENTAGE }, children: texts.map((text) => line(text, { centred: true })) });

const unruled = (...cells: TableCell[]) => new Table({
  width: { size: 100, type: WidthType.PERCENTAGE }, rows: [new TableRow({ children: cells })],
  borders: { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none },
});

export const sciencePages: FrontPage[] = [
  frontPage({
    name: 'lab-geotechnics',
    layout: 'The template of an engineering journal: number of the article on top, figures at the names, a foreigner among the authors, dates, funds and persons below the English block.',
    expected: {
      titleZh: '干湿循环作用下水泥改良膨胀土强度劣化规律试验研究',
      titleEn: 'Experimental study on strength deterioration of cement-treated expansive soil under wetting-drying cycles',
      authors: [
        { name: '周启明', unit: '河海大学岩土力学与堤坝工程教育部重点实验室；河海大学土木与交通学院', email: 'zhouqm@example.cn' },
        { name: '欧阳岚', unit: '河海大学岩土力学与堤坝工程教育部重点实验室' },
        { name: '郑昊', unit: '河海大学土木与交通学院；安徽省交通规划设计研究总院股份有限公司', email: 'zhenghao@example.org' },
        { name: 'Marcus LINDQVIST', unit: '隆德大学工程学院' },
      ],
      abstractZh: soilAbstract,
      abstractEn: soilAbstractEn,
      keywordsZh: ['膨胀土', '水泥改良', '干湿循环', '无侧限抗压强度', '劣化模型'],
      keywordsEn: ['expansive soil', 'cement treatment', 'wetting-drying cycles', 'unconfined compressive strength', 'deterioration model'],
      funds: [
        { name: '国家自然科学基金面上项目', number: '52078188' },
        { name: '安徽省交通运输厅科技进步计划项目', number: '2023-KJQD-012' },
        { name: '江苏省研究生科研与实践创新计划项目', number: 'KYCX24_0815' },
      ],
    },
    children: () => [
      line('文章编号：1000－0000（2026）03－0721－09', { points: 9 }),
      line('干湿循环作用下水泥改良膨胀土强度劣化规律试验研究', { centred: true, bold: true, points: 18 }),
      line('周启明^1，2^，欧阳　岚^1^，郑　昊^2，3^，Marcus LINDQVIST^4^', { centred: true, points: 14, font: '仿宋' }),
      line('（1. 河海大学 岩土力学与堤坝工程教育部重点实验室，江苏 南京 210098；2. 河海大学 土木与交通学院，江苏 南京 210098；\n'
        + '3. 安徽省交通规划设计研究总院股份有限公司，安徽 合肥 230088；4. 隆德大学 工程学院，瑞典 隆德 22100）', { centred: true, points: 9 }),
      line(`**摘　要：**${soilAbstract}`),
      line('**关 键 词：**膨胀土；水泥改良；干湿循环；无侧限抗压强度；劣化模型'),
      line('**中图分类号：**TU 443　　　　　　**文献标识码：**A'),
      line('Experimental study on strength deterioration of cement-treated\nexpansive soil under wetting-drying cycles', { centred: true, bold: true, points: 14 }),
      line('ZHOU Qi-ming^1, 2^,  OUYANG Lan^1^,  ZHENG Hao^2, 3^,  Marcus LINDQVIST^4^', { centred: true }),
      line('(1. Key Laboratory of Ministry of Education for Geomechanics and Embankment Engineering, Hohai University, Nanjing, Jiangsu 210098, China; '
        + '2. College of Civil and Transportation Engineering, Hohai University, Nanjing, Jiangsu 210098, China; '
        + '3. Anhui Transport Consulting & Design Institute Co., Ltd., Hefei, Anhui 230088, China; 4. Faculty of Engineering, Lund University, Lund 22100, Sweden)', { centred: true, points: 9 }),
      line(`**Abstract:** ${soilAbstractEn}`),
      line('**Keywords:** expansive soil; cement treatment; wetting-drying cycles; unconfined compressive strength; deterioration model'),
      line('收稿日期：2025-11-06　　　修回日期：2026-01-15', { points: 9 }),
      line('基金项目：国家自然科学基金面上项目（No.52078188）；安徽省交通运输厅科技进步计划项目（No.2023-KJQD-012）；江苏省研究生科研与实践创新计划项目（No.KYCX24_0815）。', { points: 9 }),
      line('第一作者简介：周启明，男，1996年生，博士研究生，主要从事特殊土工程性质方面的研究。E-mail: zhouqm@example.cn', { points: 9 }),
      line('通讯作者：郑昊，男，1979年生，博士，教授，主要从事路基工程方面的研究与教学工作。E-mail: zhenghao@example.org', { points: 9 }),
      ...body('1　引　言', '膨胀土具有吸水膨胀、失水收缩的特性，在我国分布广泛，常引起路基开裂和边坡失稳。', '水泥改良是处治膨胀土的常用方法，但其长期性能受气候影响显著。'),
    ],
  }),

  frontPage({
    name: 'lab-computing',
    layout: 'Raised figures before the units, the e-mails of three authors as one group in braces, blanks between the names, a colon in the English title only, the fund in both languages.',
    expected: {
      titleZh: '面向异构边缘设备的联邦学习通信压缩方法',
      titleEn: 'FedSketch: Communication Compression for Federated Learning on Heterogeneous Edge Devices',
      authors: [
        { name: '方舟', unit: '东南大学计算机科学与工程学院', email: 'fangzhou@example.cn' },
        { name: '董心然', unit: '东南大学计算机科学与工程学院；紫金山实验室', email: 'dongxinran@example.cn' },
        { name: '陆毅', unit: '东南大学计算机科学与工程学院', email: 'luyi@example.cn' },
        { name: '何青', unit: '江苏云舰信息技术有限公司', email: 'heqing@example.com' },
      ],
      abstractZh: federatedAbstract,
      abstractEn: federatedAbstractEn,
      keywordsZh: ['联邦学习', '边缘计算', '梯度压缩', '草图', '误差补偿'],
      keywordsEn: ['federated learning', 'edge computing', 'gradient compression', 'sketch', 'error compensation'],
      funds: [
        { name: '国家自然科学基金项目', number: '62272098' },
        { name: '国家自然科学基金项目', number: '62102087' },
        { name: '江苏省自然科学基金青年基金项目', number: 'BK20230812' },
      ],
    },
    children: () => [
      line('面向异构边缘设备的联邦学习通信压缩方法', { centred: true, points: 22, font: '黑体' }),
      line('方　舟^1^　　董心然^1,2^　　陆　毅^1^　　何　青^3^', { centred: true, points: 14, font: '仿宋' }),
      line('^1^(东南大学计算机科学与工程学院　南京　211189)', { centred: true, points: 9 }),
      line('^2^(紫金山实验室　南京　211111)', { centred: true, points: 9 }),
      line('^3^(江苏云舰信息技术有限公司　苏州　215123)', { centred: true, points: 9 }),
      line('({fangzhou, dongxinran, luyi}@example.cn, heqing@example.com)', { centred: true, points: 9 }),
      line('FedSketch: Communication Compression for Federated Learning on Heterogeneous Edge Devices', { centred: true, bold: true, points: 14 }),
      line('Fang Zhou^1^, Dong Xinran^1,2^, Lu Yi^1^, and He Qing^3^', { centred: true }),
      line('^1^(School of Computer Science and Engineering, Southeast University, Nanjing 211189)', { centred: true, points: 9 }),
      line('^2^(Purple Mountain Laboratories, Nanjing 211111)', { centred: true, points: 9 }),
      line('^3^(Jiangsu Yunjian Information Technology Co., Ltd., Suzhou, Jiangsu 215123)', { centred: true, points: 9 }),
      line(`**Abstract**　${federatedAbstractEn}`),
      line('**Key words**　federated learning; edge computing; gradient compression; sketch; error compensation'),
      line(`**摘　要**　${federatedAbstract}`),
      line('**关键词**　联邦学习；边缘计算；梯度压缩；草图；误差补偿'),
      line('**中图法分类号**　TP393'),
      ...['收稿日期：2025-12-01；修回日期：2026-02-10', '基金项目：国家自然科学基金项目（62272098，62102087）；江苏省自然科学基金青年基金项目（BK20230812）',
        'This work was supported by the National Natural Science Foundation of China (62272098, 62102087) and the Natural Science Foundation of Jiangsu Province for Young Scholars (BK20230812).',
        '通信作者：董心然（dongxinran@example.cn）'].map((text) => line(text, { points: 8 })),
      ...lines('随着物联网和移动终端的普及，大量数据产生于网络边缘。出于隐私和法规的要求，这些数据往往不能上传到云端集中处理。', '联邦学习[1]允许各设备在本地训练模型，仅交换模型参数或梯度。'),
      ...body('1　相关工作', '现有的通信压缩方法可以分为量化、稀疏化和草图3类。'),
    ],
  }),

  frontPage({
    name: 'lab-mathematics',
    layout: 'The authors beside each other in an unruled table, each with unit, place and e-mail below the name; the funds in English only, in the note at the title.',
    expected: {
      titleZh: '一类带非局部源项的p-Laplace抛物方程解的整体存在与爆破',
      titleEn: 'Global Existence and Blow-up of Solutions to a Parabolic p-Laplace Equation with a Nonlocal Source',
      authors: [
        { name: '韩冰', unit: '西北大学数学学院', email: 'hanbing@example.cn' },
        { name: '拓跋宁', unit: '陕西师范大学数学与统计学院', email: 'tuoba.n@example.cn' },
        { name: '埃琳娜·莫雷蒂', unit: '米兰大学数学系', email: 'e.moretti@example.org' },
      ],
      abstractZh: blowUpAbstract,
      abstractEn: blowUpAbstractEn,
      keywordsZh: ['p-Laplace方程', '非局部源项', '整体存在', '爆破', '爆破速率'],
      keywordsEn: ['p-Laplace equation', 'nonlocal source', 'global existence', 'blow-up', 'blow-up rate'],
      funds: [{ name: 'National Natural Science Foundation of China', number: '12271433' }, { name: 'Natural Science Basic Research Program of Shaanxi', number: '2023-JC-YB-012' }],
    },
    document: () => ({ footnotes: { 1: { children: [
      line('收稿日期：2025-06-30；接受日期：2026-01-09', { points: 8 }),
      line('Supported by the National Natural Science Foundation of China (12271433) and the Natural Science Basic Research Program of Shaanxi (2023-JC-YB-012)', { points: 8 }),
    ] } } }),
    children: () => [
      new Paragraph({ alignment: 'center', children: [
        ...runs('一类带非局部源项的', { bold: true, size: 36 }), new TextRun({ text: 'p', italics: true, bold: true, size: 36 }), ...runs('-Laplace抛物方程\n解的整体存在与爆破', { bold: true, size: 36 }),
        new FootnoteReferenceRun(1),
      ] }),
      unruled(
        column('韩　冰', '西北大学数学学院', '西安　710127', 'E-mail: hanbing@example.cn'),
        column('拓跋宁', '陕西师范大学数学与统计学院', '西安　710119', 'E-mail: tuoba.n@example.cn'),
        column('埃琳娜·莫雷蒂', '米兰大学数学系', '意大利　米兰　20133', 'E-mail: e.moretti@example.org'),
      ),
      line(`**摘　要**　${blowUpAbstract}`),
      line('**关键词**　p-Laplace方程；非局部源项；整体存在；爆破；爆破速率'),
      line('**MR(2020)主题分类**　35K92, 35B44'),
      line('**中图分类**　O175.29'),
      line('Global Existence and Blow-up of Solutions to a Parabolic p-Laplace Equation\nwith a Nonlocal Source', { centred: true, bold: true, points: 14 }),
      unruled(
        column('Bing HAN', 'School of Mathematics, Northwest University', 'Xi\'an 710127, P. R. China', 'E-mail: hanbing@example.cn'),
        column('Ning TUOBA', 'School of Mathematics and Statistics, Shaanxi Normal University', 'Xi\'an 710119, P. R. China', 'E-mail: tuoba.n@example.cn'),
        column('Elena MORETTI', 'Department of Mathematics, University of Milan', '20133 Milan, Italy', 'E-mail: e.moretti@example.org'),
      ),
      line(`**Abstract**　${blowUpAbstractEn}`),
      line('**Keywords**　p-Laplace equation; nonlocal source; global existence; blow-up; blow-up rate'),
      line('**MR(2020) Subject Classification**　35K92, 35B44'),
      line('**Chinese Library Classification**　O175.29'),
      ...body('1　引言及主要结果', '设Ω是N维欧氏空间中具有光滑边界的有界区域，考虑带非局部源项的抛物方程的初边值问题。', '非局部源项出现在热爆炸、种群动力学等模型中，受到许多学者的关注。'),
    ],
  }),
];
