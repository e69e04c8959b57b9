// Front pages where the English stands in an unusual place: before the Chinese, after the references, or between title and authors.
import { body, frontPage, line, lines, type FrontPage } from './page.ts';

const BEES_EN = 'Honeybee colonies in greenhouses decline within weeks. We weighed 24 hives every six hours for one season and found that colonies placed near the vents lost 31% less weight than those in the middle. Shading the entrance at noon had no effect.';
const BEES_ZH = '温室中的蜂群往往数周之内即告衰退。本研究对24箱蜂群在一个生长季内每六小时称重一次，发现放在通风口附近的蜂群失重比放在中央的少31%，而正午遮挡巢门没有作用。';
const GRAPH_EN = 'We study the number of spanning trees in the strong product of a path and a cycle. A closed formula is obtained from the eigenvalues of the Laplacian matrix, and its asymptotic growth is determined.';
const DANCE_EN = 'Square dancing fills the parks at dusk. Drawing on interviews with 57 dancers in Changsha, this article shows how the volume of a loudspeaker is negotiated, and how a group that has settled the volume comes to settle other things.';

export const englishFirstPages: FrontPage[] = [
  frontPage({
    name: 'english-first',
    layout: 'The whole English block stands before the Chinese one; the English names are given name first.',
    expected: {
      titleZh: '温室蜂群失重与巢位的关系', titleEn: 'Hive Position and Weight Loss of Honeybee Colonies in Greenhouses',
      authors: [{ name: '罗一鸣', unit: '山东农业大学动物科技学院' }, { name: '姜楠', unit: '山东省蜂业研究中心' }],
      abstractZh: BEES_ZH, abstractEn: BEES_EN,
      keywordsZh: ['蜜蜂', '温室授粉', '蜂箱称重', '通风'],
      keywordsEn: ['honeybee', 'greenhouse pollination', 'hive weighing', 'ventilation'],
      funds: [{ number: '2023CXGC010', name: '山东省重点研发计划' }],
    },
    children: () => [
      line('Hive Position and Weight Loss of Honeybee Colonies in Greenhouses', { centred: true, bold: true, points: 18 }),
      line('Yiming Luo^1^, Nan Jiang^2^', { centred: true }),
      line('1. College of Animal Science and Technology, Shandong Agricultural University, Tai’an 271018, China', { centred: true }),
      line('2. Shandong Research Center of Apiculture, Jinan 250014, China', { centred: true }),
      line(`**Abstract** ${BEES_EN}`),
      line('**Keywords** honeybee; greenhouse pollination; hive weighing; ventilation'),
      line('温室蜂群失重与巢位的关系', { centred: true, bold: true, points: 18 }),
      line('罗一鸣^1^\u3000姜楠^2^', { centred: true }),
      line('1. 山东农业大学动物科技学院，泰安 271018', { centred: true }),
      line('2. 山东省蜂业研究中心，济南 250014', { centred: true }),
      line(`**摘要** ${BEES_ZH}`),
      line('**关键词** 蜜蜂；温室授粉；蜂箱称重；通风'),
      line('**基金项目** 山东省重点研发计划（2023CXGC010）'),
      ...body('引言', '蜜蜂授粉在设施农业中的应用日益普遍。'),
    ],
  }),
  frontPage({
    name: 'english-at-the-end',
    layout: 'The English block comes after the references at the end of the article, with its title in capitals.',
    expected: {
      titleZh: '路与圈的强积图的生成树数目', titleEn: 'ON THE NUMBER OF SPANNING TREES IN THE STRONG PRODUCT OF A PATH AND A CYCLE',
      authors: [{ name: '龙啸天', unit: '新疆大学数学与系统科学学院' }, { name: '阿依古丽·买买提', unit: '新疆大学数学与系统科学学院' }],
      abstractZh: '本文研究路与圈的强积图的生成树数目。利用Laplacian矩阵的特征值得到计数公式，并确定其渐近增长率。',
      abstractEn: GRAPH_EN,
      keywordsZh: ['生成树', '强积图', 'Laplacian矩阵'],
      keywordsEn: ['spanning tree', 'strong product', 'Laplacian matrix'],
      funds: [{ number: '12161073', name: '国家自然科学基金' }],
    },
    children: () => [
      line('路与圈的强积图的生成树数目', { heading: 1, centred: true }),
      line('龙啸天，阿依古丽·买买提', { centred: true }),
      line('（新疆大学数学与系统科学学院，新疆乌鲁木齐 830017）', { centred: true }),
      line('摘要：本文研究路与圈的强积图的生成树数目。利用Laplacian矩阵的特征值得到计数公式，并确定其渐近增长率。'),
      line('关键词：生成树；强积图；Laplacian矩阵'),
      line('MR(2010)主题分类：05C30；05C50\u3000\u3000中图分类号：O157.5'),
      line('基金项目：国家自然科学基金(12161073).'),
      ...body('1 引言', '设G是一个简单连通图，n是其顶点数。', '定理1 强积图的生成树数目由下式给出。'),
      line('参考文献', { heading: 1 }),
      ...lines('[1] 某某. 图的谱与生成树[M]. 乌鲁木齐: 某出版社, 2015.', '[2] Nobody A. Trees and products[J]. A Journal of Graphs, 2019, 4(2): 11-19.'),
      line('ON THE NUMBER OF SPANNING TREES IN THE STRONG PRODUCT OF A PATH AND A CYCLE', { centred: true, bold: true }),
      line('LONG Xiao-tian, AYGUL Mamat', { centred: true }),
      line('(College of Mathematics and System Sciences, Xinjiang University, Urumqi 830017, China)', { centred: true }),
      line(`Abstract: ${GRAPH_EN}`),
      line('Keywords: spanning tree; strong product; Laplacian matrix'),
    ],
  }),
  frontPage({
    name: 'titles-together',
    layout: 'English title straight under the Chinese one and English names under the Chinese ones; the Chinese subtitle has a dash, the English one a colon in the line.',
    expected: {
      titleZh: '音量的协商', subtitleZh: '长沙广场舞的日常秩序',
      titleEn: 'Negotiating the Volume', subtitleEn: 'Everyday Order in the Square Dancing of Changsha',
      authors: [{ name: '符晓晨', unit: '湖南师范大学公共管理学院' }, { name: '欧阳敏', unit: '中南大学社会学系' }],
      abstractZh: '黄昏的公园里满是广场舞。本文根据对长沙57位舞者的访谈，说明一只音箱的音量是怎样谈妥的，以及谈妥了音量的队伍又怎样谈妥别的事。',
      abstractEn: DANCE_EN,
      keywordsZh: ['广场舞', '公共空间', '协商', '秩序'],
      keywordsEn: ['square dancing', 'public space', 'negotiation', 'order'],
      funds: [{ number: '', name: '湖南省社会科学成果评审委员会课题' }],
    },
    children: () => [
      line('音量的协商', { centred: true, bold: true, points: 22 }),
      line('——长沙广场舞的日常秩序', { centred: true, points: 14 }),
      line('Negotiating the Volume: Everyday Order in the Square Dancing of Changsha', { centred: true, bold: true }),
      line('符晓晨^1^  欧阳敏^2^', { centred: true }),
      line('FU Xiaochen^1^  OUYANG Min^2^', { centred: true }),
      line('1 湖南师范大学公共管理学院  2 中南大学社会学系', { centred: true }),
      line('1 School of Public Administration, Hunan Normal University  2 Department of Sociology, Central South University', { centred: true }),
      line('摘  要  黄昏的公园里满是广场舞。本文根据对长沙57位舞者的访谈，说明一只音箱的音量是怎样谈妥的，以及谈妥了音量的队伍又怎样谈妥别的事。'),
      line('关键词  广场舞；公共空间；协商；秩序'),
      line(`Abstract  ${DANCE_EN}`),
      line('Key words  square dancing; public space; negotiation; order'),
      line('课题来源  湖南省社会科学成果评审委员会课题'),
      ...body('一、从一只音箱说起', '那只音箱是红色的，靠在香樟树下。'),
    ],
  }),
];
