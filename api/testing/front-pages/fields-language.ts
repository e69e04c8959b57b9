// Front pages of journals of library science, linguistics and translation studies: ordinary ones, with addresses and funds in different places.
import { FootnoteReferenceRun, Paragraph, TextRun } from 'docx';
import { body, frontPage, line, lines, runs, type FrontPage } from './page.ts';

const library = {
  abstract: '[目的/意义] 老年读者的线下阅读服务在数字转型中被忽视，厘清其服务期待有助于公共图书馆优化适老化建设。[方法/过程] 在三座城市的十二所公共图书馆开展问卷与跟随观察，'
    + '运用Kano模型对二十六项服务要素分类，并以服务蓝图呈现失效点。[结果/结论] 座席照明与字体大小属于必备要素，面对面的代查代借属于魅力要素；线上预约入口过深是最主要的失效点，建议保留电话预约并设置同龄志愿者岗位。',
  abstractEn: '[Purpose/Significance] On-site reading services for older readers have been neglected in the digital transformation. '
    + '[Method/Process] Questionnaires and shadowing were carried out in twelve public libraries, and twenty-six service elements were classified with the Kano model. '
    + '[Result/Conclusion] Lighting and font size are must-be elements, whereas personal search assistance is attractive; booking by telephone should be kept.',
};

const libraryPage = frontPage({
  name: 'fields-library-square-and-citation',
  layout: 'A black square before the authors, places without brackets behind the units; a structured abstract in one paragraph; the star’s line and how to cite below the classification.',
  expected: {
    titleZh: '公共图书馆老年读者线下阅读服务期待研究',
    titleEn: 'Expectations of Older Readers towards On-site Reading Services in Public Libraries',
    authors: [
      { name: '沈知微', unit: '鸳湖大学图书馆' },
      { name: '诸葛明远', unit: '金陵文理大学信息管理学院', email: 'zhugemy@example.cn' },
      { name: '柯尔', unit: '鸳湖大学图书馆' },
      { name: '苗青禾', unit: '嘉禾市公共图书馆' },
    ],
    abstractZh: library.abstract,
    abstractEn: library.abstractEn,
    keywordsZh: ['公共图书馆', '老年读者', '适老化服务', 'Kano模型', '服务蓝图'],
    keywordsEn: ['public library', 'older readers', 'age-friendly service', 'Kano model', 'service blueprint'],
    funds: [{ number: '22CTQ018', name: '国家社会科学基金青年项目' }],
  },
  children: () => [
    line('公共图书馆老年读者线下阅读服务期待研究^*^', { bold: true, points: 18 }),
    line('■ 沈知微^1^  诸葛明远^2^  柯尔^1^  苗青禾^3^', { points: 12 }),
    line('^1^ 鸳湖大学图书馆  嘉兴  314001    ^2^ 金陵文理大学信息管理学院  南京  210023    ^3^ 嘉禾市公共图书馆  嘉兴  314050', { points: 9 }),
    line(`**摘  要：** ${library.abstract}`),
    line('**关键词：** 公共图书馆    老年读者    适老化服务    Kano模型    服务蓝图'),
    line('**分类号：** G252'),
    line('**DOI：** 10.00000/j.issn.0000-0000.2026.04.006'),
    line('**引用本文：** 沈知微, 诸葛明远, 柯尔, 等. 公共图书馆老年读者线下阅读服务期待研究[J]. 书林学刊, 2026, 70(4): 61-72.', { points: 9 }),
    line('* 本文系国家社会科学基金青年项目“公共数字文化服务适老化机制研究”（项目编号：22CTQ018）研究成果之一。', { points: 9 }),
    line('作者简介：沈知微，馆员，硕士；诸葛明远，教授，博士，通信作者，E-mail：zhugemy@example.cn；柯尔，研究馆员；苗青禾，副研究馆员。', { points: 9 }),
    line('收稿日期：2025-10-11    修回日期：2025-12-30    本文责任编辑：略', { points: 9 }),
    ...body('1  引言', '午后的阅览室里，报架旁的座位总是最先坐满。', '与线上服务相比，线下服务的改进少有量化研究。'),
    line('作者贡献说明：', { bold: true }),
    ...lines('沈知微：采集数据，撰写论文；', '诸葛明远：提出研究思路，修改论文；', '柯尔、苗青禾：联系调研场馆。'),
    line('Expectations of Older Readers towards On-site Reading Services in Public Libraries', { bold: true, points: 14 }),
    line('Shen Zhiwei^1^  Zhuge Mingyuan^2^  Ke Er^1^  Miao Qinghe^3^'),
    line('^1^ Yuanhu University Library, Jiaxing 314001\n^2^ School of Information Management, Jinling University of Arts and Sciences, Nanjing 210023\n^3^ Jiahe Public Library, Jiaxing 314050', { points: 9 }),
    line(`**Abstract:** ${library.abstractEn}`),
    line('**Keywords:** public library    older readers    age-friendly service    Kano model    service blueprint'),
  ],
});

const linguistics = {
  abstract: '本文考察江淮官话泗州方言中“得儿”的语法功能。“得儿”可以附在动词后表示动作的短暂完成，也可以用于句末表示说话人对事态的不以为意。两种用法在连读变调和与否定词的共现上有系统差别。'
    + '文章认为，句末用法由补语用法经由语境吸收演变而来，中间环节是“V得儿就VP”的紧缩格式；周边方言的材料也支持这一推断。',
  abstractEn: 'This paper examines the grammatical functions of “der” in the Sizhou dialect of Jianghuai Mandarin. After verbs it marks the brief completion of an action; '
    + 'at the end of a sentence it expresses that the speaker makes light of what happened. The two uses differ in tone sandhi and in their co-occurrence with negation, and the latter has developed from the former.',
};

const linguisticsPage = frontPage({
  name: 'fields-linguistics-single-author',
  layout: 'One author with a blank in the name and two institutions; 提要 and 关键词 bold without a colon; the star’s fund stands at the end of the article, the e-mail in a footnote.',
  expected: {
    titleZh: '泗州方言的“得儿”及其主观化',
    titleEn: 'The Particle “Der” in the Sizhou Dialect and Its Subjectification',
    authors: [{ name: '陶然', unit: '淮上大学文学院；临安大学汉语史研究中心', email: 'taoran_ling@example.cn' }],
    abstractZh: linguistics.abstract,
    abstractEn: linguistics.abstractEn,
    keywordsZh: ['江淮官话', '得儿', '短时体', '句末助词', '主观化'],
    keywordsEn: ['Jianghuai Mandarin', 'der', 'delimitative aspect', 'sentence-final particle', 'subjectification'],
    funds: [{ number: '21&ZD309', name: '国家社科基金重大项目' }],
  },
  document: () => ({ footnotes: { 1: { children: [line(' 作者电子邮箱：taoran_ling@example.cn', { points: 9 })] } } }),
  children: () => [
    line('泗州方言的“得儿”及其主观化^*^', { centred: true, font: '宋体', points: 18, bold: true }),
    new Paragraph({ alignment: 'center', children: [...runs('陶　然', { size: 28, font: '楷体' }), new FootnoteReferenceRun(1)] }),
    line('（淮上大学 文学院　蚌埠　233030；临安大学 汉语史研究中心　杭州　310058）', { centred: true, points: 10.5 }),
    line(`**提　要**　${linguistics.abstract}`, { font: '仿宋' }),
    line('**关键词**　江淮官话　得儿　短时体　句末助词　主观化', { font: '仿宋' }),
    line('一　引言', { centred: true, bold: true }),
    ...lines('　　泗州话属江淮官话洪巢片。本文的语料除注明出处的以外，均由作者2022年至2025年间实地调查所得。', '　　先看两个例子：\n　　（1）他坐得儿就走了。\n　　（2）吃亏就吃亏得儿。'),
    line('附　注', { centred: true, bold: true }),
    line('　　* 本研究得到国家社科基金重大项目“江淮官话语法数据库建设”（批准号：21&ZD309）的资助。初稿曾在方言语法研讨会上宣读，谨此致谢。', { points: 9 }),
    line('参考文献', { centred: true, bold: true }),
    ...lines('温礼和　2016　《淮河流域方言语法札记》，淮上大学出版社。'),
    line('The Particle “Der” in the Sizhou Dialect and Its Subjectification', { bold: true }),
    line('TAO Ran'),
    line(`**Abstract**　${linguistics.abstractEn}`),
    line('**Keywords**　Jianghuai Mandarin, der, delimitative aspect, sentence-final particle, subjectification'),
  ],
});

const translation = {
  abstract: '博物馆说明牌的英译通常被当作文本转换来讨论，观众在展厅里怎样读它却少有人问。本研究在一座省级博物馆的瓷器展厅追踪了六十三名外国观众的眼动与停留时间，比较直译、释译与改写三种译文的接受效果。'
    + '结果表明，改写译文的停留时间最长、复述最准确；但当器物名称带有拼音时，观众更愿意向同伴转述。文章据此提出“展线上的译文”这一概念，主张把译者纳入策展团队。',
  abstractEn: 'The translation of museum labels is usually discussed as a matter of texts, while little is known about how visitors read them in the gallery. '
    + 'We tracked the eye movements of sixty-three foreign visitors in a porcelain gallery and compared literal, explanatory and rewritten labels. '
    + 'Rewritten labels were read longest and retold best, but names in pinyin were more often passed on to companions.',
};

const translationPage = frontPage({
  name: 'fields-translation-foreign-coauthor',
  layout: 'A co-author from abroad with a unit in English; English abstract, keywords and the only fund share one paragraph with soft breaks; postal addresses with e-mails at the end.',
  expected: {
    titleZh: '外国观众如何阅读博物馆说明牌',
    titleEn: 'How Foreign Visitors Read Museum Labels: An Eye-Tracking Study',
    authors: [
      { name: '简宁', unit: '海屿外国语大学高级翻译学院', email: 'jianning@example.cn' },
      { name: 'Eleanor Whitfield', unit: 'School of Languages and Cultures, University of Northmoor', email: 'e.whitfield@example.org' },
      { name: '左丘文心', unit: '海屿外国语大学高级翻译学院' },
    ],
    abstractZh: translation.abstract,
    abstractEn: translation.abstractEn,
    keywordsZh: ['博物馆翻译', '说明牌', '眼动追踪', '观众接受', '改写'],
    keywordsEn: ['museum translation', 'labels', 'eye tracking', 'visitor reception', 'rewriting'],
    funds: [{ number: '202306310142', name: 'China Scholarship Council' }],
  },
  children: () => [
    line('外国观众如何阅读博物馆说明牌', { heading: 1, centred: true }),
    line('简　宁^1^  Eleanor Whitfield^2^  左丘文心^1^', { centred: true }),
    line('1.海屿外国语大学高级翻译学院，福建厦门  361005', { centred: true, points: 9 }),
    line('2.School of Languages and Cultures, University of Northmoor, Leeds, UK', { centred: true, points: 9 }),
    line(`**摘要**：${translation.abstract}`),
    line('**关键词**：博物馆翻译；说明牌；眼动追踪；观众接受；改写'),
    line('**中图分类号**：H315.9  **文献标识码**：A'),
    line('How Foreign Visitors Read Museum Labels: An Eye-Tracking Study', { centred: true, bold: true }),
    new Paragraph({ children: [
      ...runs(`**Abstract**: ${translation.abstractEn}\n`),
      new TextRun({ text: 'Key words', bold: true, italics: true }), ...runs(': museum translation; labels; eye tracking; visitor reception; rewriting\n'),
      new TextRun({ text: 'Funding', bold: true, italics: true }), ...runs(': This work was supported by the China Scholarship Council (No. 202306310142).'),
    ] }),
    line('0 引言', { bold: true }),
    ...lines('说明牌很短，却要在几秒钟之内留住一个站着的读者。', '本文先回顾博物馆翻译的研究，再报告一项在展厅里完成的实验。'),
    line('通讯地址：361005 福建省厦门市 海屿外国语大学高级翻译学院（简宁、左丘文心）', { points: 9 }),
    line('School of Languages and Cultures, University of Northmoor, Leeds, UK (Eleanor Whitfield)', { points: 9 }),
    line('电子邮件：jianning@example.cn（简宁）；e.whitfield@example.org（Eleanor Whitfield）', { points: 9 }),
  ],
});

export const languagePages: FrontPage[] = [libraryPage, linguisticsPage, translationPage];
