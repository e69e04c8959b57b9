// Front pages that are unusual in what is written: traditional characters, rare hanzi, very many authors, everything in one paragraph.
import { body, frontPage, line, lines, type FrontPage } from './page.ts';

const SURNAMES = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏窦章云苏潘葛奚范彭郎'];
const GIVEN = ['书恒', '立群', '婉', '嘉树', '望舒', '平', '若溪'];
const CENTRES = [
  '北京大学第三医院呼吸与危重症医学科', '四川大学华西医院感染性疾病中心', '浙江省立同德医院检验科', '广西医科大学第一附属医院儿科',
  '哈尔滨医科大学公共卫生学院', '宁夏回族自治区人民医院药学部', '郑州市第六人民医院', '海南医科大学热带医学院',
];
/** Forty-seven different names, six to a centre in turn. */
const MANY = SURNAMES.slice(0, 47).map((surname, index) => ({
  name: `${surname}${GIVEN[index % GIVEN.length]}`, unit: CENTRES[Math.floor(index / 6)], mark: Math.floor(index / 6) + 1,
}));

const COLLATION_ZH = '敦煌本《爾雅音》殘卷存釋草、釋木二篇，字跡清晰而訛奪甚多。今取宋刻單疏本與《經典釋文》互校，得異文一百三十二條，其中可據以正今本者十九條。殘卷反切與陸氏不盡相合，當出北方經師之手。';

export const characterPages: FrontPage[] = [
  frontPage({
    name: 'traditional-characters',
    layout: 'Philology in traditional characters: 摘要 and 關鍵詞, 基金項目 and 作者簡介 with the traditional forms, keywords parted by 、.',
    expected: {
      titleZh: '敦煌本《爾雅音》殘卷校讀', subtitleZh: '兼論其反切的來源',
      authors: [{ name: '閻澤川', unit: '浙江大學漢語史研究中心', email: 'yanzc@zju.example.cn' }],
      abstractZh: COLLATION_ZH,
      keywordsZh: ['敦煌', '爾雅音', '反切', '校勘'],
      funds: [{ number: '20VJXG018', name: '國家社會科學基金冷門絕學研究專項' }],
    },
    children: () => [
      line('敦煌本《爾雅音》殘卷校讀', { centred: true, bold: true, points: 20 }),
      line('——兼論其反切的來源', { centred: true, points: 14 }),
      line('閻澤川', { centred: true }),
      line('（浙江大學漢語史研究中心，浙江杭州 310058）', { centred: true }),
      line(`**摘\u3000要：**${COLLATION_ZH}`),
      line('**關鍵詞：**敦煌、爾雅音、反切、校勘'),
      line('**基金項目：**國家社會科學基金冷門絕學研究專項（20VJXG018）'),
      line('**作者簡介：**閻澤川，男，1983年生，文學博士，浙江大學漢語史研究中心副教授，電子郵箱：yanzc@zju.example.cn。'),
      ...body('一、寫本概況', '此卷首尾俱殘，存三十七行。'),
    ],
  }),
  frontPage({
    name: 'rare-hanzi',
    layout: 'Hanzi outside the first plane in title and names (𠮷, 䶮, 𬭛, 𫓧), units in square brackets after each name.',
    expected: {
      titleZh: '𬭛与𫓧的电子结构计算',
      authors: [{ name: '田𠮷', unit: '中国科学技术大学化学与材料科学学院' }, { name: '刘䶮', unit: '兰州大学核科学与技术学院' }],
      abstractZh: '以相对论密度泛函方法计算了𬭛（Bh）与𫓧（Fl）气态氧化物的几何构型与电子结构。自旋轨道耦合使𫓧的成键显著减弱，其吸附焓估计为−34 kJ/mol，与金表面的色谱实验相容。',
      keywordsZh: ['超重元素', '𬭛', '𫓧', '相对论效应'],
      funds: [{ number: '22176083', name: '国家自然科学基金' }],
    },
    children: () => [
      line('𬭛与𫓧的电子结构计算', { heading: 1, centred: true }),
      line('田𠮷[中国科学技术大学化学与材料科学学院]  刘䶮[兰州大学核科学与技术学院]', { centred: true }),
      line('摘要：以相对论密度泛函方法计算了𬭛（Bh）与𫓧（Fl）气态氧化物的几何构型与电子结构。自旋轨道耦合使𫓧的成键显著减弱，其吸附焓估计为−34 kJ/mol，与金表面的色谱实验相容。'),
      line('关键词：超重元素; 𬭛; 𫓧; 相对论效应'),
      line('本研究得到国家自然科学基金（批准号：22176083）资助'),
      ...body('1 引言', '超重元素的化学只能一个原子一个原子地做。'),
    ],
  }),
  frontPage({
    name: 'forty-seven-authors',
    layout: 'Forty-seven names over a running paragraph with superscript figures, eight units in numbered lines; an English block without names.',
    expected: {
      titleZh: '儿童肺炎支原体耐药谱的多中心监测',
      titleEn: 'Multicenter Surveillance of Resistance Profiles of Mycoplasma pneumoniae in Children',
      authors: MANY.map(({ name, unit }) => ({ name, unit })),
      abstractZh: '汇集八家医院2022—2024年分离的肺炎支原体3 127株，测定其对大环内酯、四环素和喹诺酮类药物的敏感性。红霉素耐药率为87.3%，南方低于北方；未检出多西环素耐药株。',
      abstractEn: 'A total of 3 127 isolates of Mycoplasma pneumoniae from eight hospitals were tested between 2022 and 2024. Resistance to erythromycin was 87.3%, lower in the south than in the north; none was resistant to doxycycline.',
      keywordsZh: ['肺炎支原体', '儿童', '耐药', '多中心监测'],
      keywordsEn: ['Mycoplasma pneumoniae', 'children', 'drug resistance', 'multicenter surveillance'],
      funds: [{ number: '2022YFC2304700', name: '国家重点研发计划' }],
    },
    children: () => [
      line('儿童肺炎支原体耐药谱的多中心监测', { centred: true, bold: true, points: 22 }),
      line(MANY.map(({ name, mark }) => `${name}^${mark}^`).join('，'), { centred: true }),
      ...CENTRES.map((unit, index) => line(`${index + 1}. ${unit}`, { centred: true, points: 9 })),
      line('【摘要】汇集八家医院2022—2024年分离的肺炎支原体3 127株，测定其对大环内酯、四环素和喹诺酮类药物的敏感性。红霉素耐药率为87.3%，南方低于北方；未检出多西环素耐药株。'),
      line('【关键词】肺炎支原体；儿童；耐药；多中心监测'),
      line('【基金项目】国家重点研发计划（2022YFC2304700）'),
      line('Multicenter Surveillance of Resistance Profiles of Mycoplasma pneumoniae in Children', { centred: true, bold: true }),
      line('【Abstract】A total of 3 127 isolates of Mycoplasma pneumoniae from eight hospitals were tested between 2022 and 2024. Resistance to erythromycin was 87.3%, lower in the south than in the north; none was resistant to doxycycline.'),
      line('【Key words】Mycoplasma pneumoniae; children; drug resistance; multicenter surveillance'),
      ...body('对象与方法', '菌株来自咽拭子与肺泡灌洗液。'),
    ],
  }),
  frontPage({
    name: 'one-paragraph',
    layout: 'Everything from title to keywords in a single paragraph, parted by soft line breaks only.',
    expected: {
      titleZh: '公共自行车潮汐调度的滚动优化',
      authors: [{ name: '尉迟昊', unit: '大连海事大学交通运输工程学院' }, { name: '白露', unit: '大连海事大学交通运输工程学院' }],
      abstractZh: '以半小时为步长滚动预测站点需求，并据此求解调度车辆的路径。与固定路线相比，早高峰无车可借的时间缩短37%，调度里程减少11%。',
      keywordsZh: ['公共自行车', '潮汐需求', '滚动优化'],
      funds: [],
    },
    children: () => [
      line('**公共自行车潮汐调度的滚动优化**\n尉迟昊，白露\n（大连海事大学 交通运输工程学院，辽宁 大连 116026）\n**摘要：**以半小时为步长滚动预测站点需求，并据此求解调度车辆的路径。与固定路线相比，早高峰无车可借的时间缩短37%，调度里程减少11%。\n**关键词：**公共自行车；潮汐需求；滚动优化'),
      ...body('1 引言', '早上七点，地铁口的桩位是满的。'),
    ],
  }),
  frontPage({
    name: 'mixed-names',
    layout: 'A foreign author in Latin letters and one with a transliterated name among Chinese ones; 课题 line with two projects, one of them without a number; abstract speaks of 关键词 itself.',
    expected: {
      titleZh: '汉语二语学习者的搜索行为', subtitleZh: '一项眼动研究',
      titleEn: 'Search Behavior of Learners of Chinese as a Second Language', subtitleEn: 'An Eye-Tracking Study',
      authors: [
        { name: '易小满', unit: '北京语言大学语言认知科学学科创新引智基地' },
        { name: 'Maria Keller', unit: '海德堡大学汉学系' },
        { name: '金·阿列克谢', unit: '北京语言大学语言认知科学学科创新引智基地' },
      ],
      abstractZh: '学习者用汉语搜索时，输入的关键词常与母语者不同。本文记录了40名德语、俄语母语者的眼动，考察他们如何在结果页上判断词义。高水平者先读摘要后读标题，低水平者相反。',
      abstractEn: 'Learners who search in Chinese enter other words than native speakers do. The eye movements of 40 speakers of German and Russian were recorded while they judged pages of results. Advanced learners read the summary before the title.',
      keywordsZh: ['二语学习', '眼动', '信息搜索', '汉语'],
      keywordsEn: ['second language learning', 'eye tracking', 'information search', 'Chinese'],
      funds: [{ number: '22YH18C', name: '教育部中外语言交流合作中心国际中文教育研究课题' }, { number: '', name: '北京语言大学梧桐创新平台' }],
    },
    children: () => [
      line('汉语二语学习者的搜索行为\n——一项眼动研究', { centred: true, bold: true, points: 18 }),
      line('易小满^1^，Maria Keller^2^，金·阿列克谢^1^', { centred: true }),
      ...lines('1. 北京语言大学语言认知科学学科创新引智基地，北京 100083', '2. 海德堡大学汉学系，德国 海德堡 69117'),
      line('摘 要：学习者用汉语搜索时，输入的关键词常与母语者不同。本文记录了40名德语、俄语母语者的眼动，考察他们如何在结果页上判断词义。高水平者先读摘要后读标题，低水平者相反。'),
      line('关键词：二语学习；眼动；信息搜索；汉语'),
      line('课题：教育部中外语言交流合作中心国际中文教育研究课题（22YH18C）；北京语言大学梧桐创新平台'),
      line('Search Behavior of Learners of Chinese as a Second Language', { centred: true, bold: true }),
      line('— An Eye-Tracking Study', { centred: true }),
      line('YI Xiaoman, Maria Keller, Aleksei Kim', { centred: true }),
      line('Abstract: Learners who search in Chinese enter other words than native speakers do. The eye movements of 40 speakers of German and Russian were recorded while they judged pages of results. Advanced learners read the summary before the title.'),
      line('Keywords: second language learning, eye tracking, information search, Chinese'),
      ...body('一、引言', '搜索也是一种阅读。'),
    ],
  }),
];
