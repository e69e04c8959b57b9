// Front pages whose authors and units are tied together by other marks than 1, 2: circled figures, letters, stars, or by standing side by side.
import { body, frontPage, line, type FrontPage } from './page.ts';

const CIRCLED_ABSTRACT_EN = 'A rare-earth-doped ceria catalyst was prepared by the citrate route and tested for the oxidation of toluene. The catalyst calcined at 500 °C reached 90% conversion at 218 °C and kept its activity for 60 h in humid air.';

export const markedPages: FrontPage[] = [
  frontPage({
    name: 'circled-figures',
    layout: 'Names marked by ① and ② that are not raised, units in lines with the same marks, fund after the keywords, English after it with names in capitals.',
    expected: {
      titleZh: '镧掺杂氧化铈催化氧化甲苯的性能',
      titleEn: 'Catalytic Oxidation of Toluene over Lanthanum-Doped Ceria',
      authors: [
        { name: '梁博', unit: '内蒙古工业大学化工学院' },
        { name: '乌云其木格', unit: '内蒙古工业大学化工学院；内蒙古自治区稀土催化重点实验室' },
        { name: '祁晓东', unit: '内蒙古自治区稀土催化重点实验室' },
      ],
      abstractZh: '采用柠檬酸法制备了镧掺杂的氧化铈催化剂，以XRD、BET和H2-TPR进行表征，并考察其催化氧化甲苯的性能。500 ℃焙烧的样品在218 ℃时甲苯转化率达到90%，在含水5%的空气中连续反应60 h活性不降。',
      abstractEn: CIRCLED_ABSTRACT_EN,
      keywordsZh: ['氧化铈', '镧掺杂', '甲苯', '催化氧化'],
      keywordsEn: ['ceria', 'lanthanum doping', 'toluene', 'catalytic oxidation'],
      funds: [{ number: '2024MS02011', name: '内蒙古自治区自然科学基金' }],
    },
    children: () => [
      line('镧掺杂氧化铈催化氧化甲苯的性能', { centred: true, bold: true, points: 22 }),
      line('梁 博①  乌云其木格①②  祁晓东②', { centred: true }),
      line('①内蒙古工业大学化工学院，呼和浩特 010051', { centred: true }),
      line('②内蒙古自治区稀土催化重点实验室，呼和浩特 010051', { centred: true }),
      line('摘要：采用柠檬酸法制备了镧掺杂的氧化铈催化剂，以XRD、BET和H2-TPR进行表征，并考察其催化氧化甲苯的性能。500 ℃焙烧的样品在218 ℃时甲苯转化率达到90%，在含水5%的空气中连续反应60 h活性不降。'),
      line('关键词：氧化铈；镧掺杂；甲苯；催化氧化'),
      line('基金项目：内蒙古自治区自然科学基金（2024MS02011）'),
      line('Catalytic Oxidation of Toluene over Lanthanum-Doped Ceria', { centred: true, bold: true }),
      line('LIANG Bo, WUYUN Qimuge, QI Xiaodong', { centred: true }),
      line(`Abstract: ${CIRCLED_ABSTRACT_EN}`),
      line('Keywords: ceria, lanthanum doping, toluene, catalytic oxidation'),
      ...body('1 实验部分', '硝酸铈、硝酸镧均为分析纯。'),
    ],
  }),
  frontPage({
    name: 'raised-letters-one-university',
    layout: 'Names marked by raised a, b; the university is printed once and its schools after a. and b.; the corresponding author has a star.',
    expected: {
      titleZh: '数据要素流通中的剩余控制权',
      authors: [
        { name: '贺文斌', unit: '武汉大学经济与管理学院' },
        { name: '柳青青', unit: '武汉大学法学院', email: 'liuqq@whu.example.cn' },
        { name: '石磊', unit: '武汉大学经济与管理学院；武汉大学法学院' },
      ],
      abstractZh: '数据一经交付便难以收回，合同无法写尽其后的用途。本文在不完全契约框架下讨论数据流通中的剩余控制权，证明当再利用价值高而可验证性低时，控制权应留在数据来源一方；反之则应随交付转移。',
      keywordsZh: ['数据要素', '不完全契约', '剩余控制权'],
      funds: [{ number: '22BJL045', name: '国家社会科学基金一般项目' }, { number: '2023AFB712', name: '湖北省自然科学基金面上项目' }],
    },
    children: () => [
      line('数据要素流通中的剩余控制权', { centred: true, points: 22, font: 'SimHei' }),
      line('贺文斌^a^，柳青青^b*^，石\u3000磊^a,b^', { centred: true, points: 14 }),
      line('（武汉大学 a. 经济与管理学院；b. 法学院，武汉 430072）', { centred: true }),
      line('**摘\u3000要：**数据一经交付便难以收回，合同无法写尽其后的用途。本文在不完全契约框架下讨论数据流通中的剩余控制权，证明当再利用价值高而可验证性低时，控制权应留在数据来源一方；反之则应随交付转移。'),
      line('**关键词：**数据要素；不完全契约；剩余控制权'),
      line('**基金项目：**国家社会科学基金一般项目（22BJL045）、湖北省自然科学基金面上项目（2023AFB712）'),
      line('**通讯作者：**柳青青（1990—），女，讲师，博士。E-mail：liuqq@whu.example.cn'),
      ...body('一、引言', '数据与普通货物的不同，在于卖出之后仍在卖者手中。'),
    ],
  }),
  frontPage({
    name: 'one-author-a-line',
    layout: 'Every author on a line with the unit beside the name and the email under it, no marks at all.',
    expected: {
      titleZh: '初中生数学焦虑与解题策略选择的关系',
      authors: [
        { name: '高宇', unit: '东北师范大学心理学院', email: 'gaoyu@nenu.example.cn' },
        { name: '宋佳怡', unit: '长春市第八十七中学', email: 'songjy87@mail.example.com' },
      ],
      abstractZh: '以长春市五所初中的634名学生为被试，用数学焦虑量表和口语报告考察焦虑与策略选择的关系。高焦虑学生更早放弃作图，更多套用公式；教师的等待时间能够调节这一关系。',
      keywordsZh: ['数学焦虑', '解题策略', '口语报告', '等待时间'],
      funds: [],
    },
    children: () => [
      line('初中生数学焦虑与解题策略选择的关系', { heading: 1 }),
      line('高\u3000宇\u3000\u3000东北师范大学心理学院'),
      line('gaoyu@nenu.example.cn'),
      line('宋佳怡\u3000\u3000长春市第八十七中学'),
      line('songjy87@mail.example.com'),
      line('摘要：以长春市五所初中的634名学生为被试，用数学焦虑量表和口语报告考察焦虑与策略选择的关系。高焦虑学生更早放弃作图，更多套用公式；教师的等待时间能够调节这一关系。'),
      line('关键词：数学焦虑、解题策略、口语报告、等待时间'),
      ...body('1 问题提出', '怕数学的学生未必学得差，但做题的样子不一样。'),
    ],
  }),
  frontPage({
    name: 'said-outright',
    layout: 'A form rather than a page: 题目, 作者, 单位, 邮箱, 资助项目 each after its label, two dashes in the middle of the title line.',
    expected: {
      titleZh: '县域图书馆夜间开放的成本与收益', subtitleZh: '以浙江桐乡为例',
      authors: [{ name: '俞思远', unit: '嘉兴大学文法学院', email: 'yusy@zjxu.example.cn' }],
      abstractZh: '夜间开放延长了图书馆的使用时间，也增加了水电与人力开支。本文根据桐乡市图书馆三年的门禁与账目记录，估算每延长一小时开放的成本为412元，新增读者61人次，其中四成是白天从不到馆的人。',
      keywordsZh: ['县域图书馆', '夜间开放', '成本收益'],
      funds: [{ number: '24NDJC088YB', name: '浙江省哲学社会科学规划课题' }],
    },
    children: () => [
      line('题目：县域图书馆夜间开放的成本与收益——以浙江桐乡为例'),
      line('作者：俞思远'),
      line('单位：嘉兴大学文法学院'),
      line('邮编：314001'),
      line('电话：0573-5550188'),
      line('邮箱：yusy@zjxu.example.cn'),
      line('资助项目：浙江省哲学社会科学规划课题（24NDJC088YB）'),
      line('摘要：夜间开放延长了图书馆的使用时间，也增加了水电与人力开支。本文根据桐乡市图书馆三年的门禁与账目记录，估算每延长一小时开放的成本为412元，新增读者61人次，其中四成是白天从不到馆的人。'),
      line('关键词：县域图书馆；夜间开放；成本收益'),
      ...body('一、背景', '图书馆几点关门，是读者最常问的一个问题。'),
    ],
  }),
];
