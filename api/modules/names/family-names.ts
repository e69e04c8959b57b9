// Family names: which there are, and how they are read in Latin letters.

/** By their reading, the more usual of several. */
const READINGS =
  'ai艾 an安 ao敖 ba巴 bai白柏 ban班 bao包鲍 bei贝 bi毕 bian卞边 bo薄 bu卜步 cai蔡 cao曹 cen岑 chai柴 chang常昌 che车 chen陈谌晨陳 cheng程成 chi池迟 chu储褚楚 cong丛 cui崔 dai戴代 dang党 ' +
  'deng邓鄧 di狄翟 diao刁 ding丁 dong董东 dou窦 du杜 duan段 e鄂 fan范樊 fang方房 fei费 feng冯丰封酆馮 fu付傅符富伏 gan甘干 gao高 ge葛 geng耿 gong龚宫弓巩 gou勾 gu顾古谷 guan关管 gui桂 guo郭 han韩 ' +
  'hang杭 hao郝 he何贺和 heng衡 hong洪 hou侯 hu胡扈 hua华花 huai怀 huang黄黃 huo霍 ji季纪吉姬计 jia贾家 jian简 jiang江姜蒋蔣 jiao焦 jin金靳晋 jing荆景井 ju鞠 kan阚 kang康 ke柯 kong孔 kou寇 ' +
  'kuang匡 lai赖 lan兰蓝 lang郎 lao劳 lei雷 leng冷 li李黎厉郦利 lian连廉练 liang梁 liao廖 lin林蔺 ling凌 liu刘柳劉 long龙龍 lou娄 lu陆卢鲁路逯陸盧 luo罗骆羅 lv吕呂 ma马麻馬 mai麦 man满 mao毛茅 mei梅 ' +
  'meng孟蒙 mi米 miao苗缪 min闵 ming明 mo莫 mou牟 mu穆慕牧 na那 ni倪 nie聂 ning宁甯 niu牛 nong农 ou欧 pan潘 pang庞 pei裴 peng彭 pi皮 ping平 pu蒲濮浦 qi齐戚祁 qian钱錢 qiang强 qiao乔 qin秦覃 ' +
  'qiu邱仇丘秋裘 qu曲屈瞿 quan全 que阙 ran冉 rao饶 ren任 rong荣容戎 ruan阮 rui芮 sang桑 sha沙 shan单 shang尚 shao邵 she佘 shen沈申 sheng盛 shi石史施师时 shu舒 shui水 si司 song宋 su苏宿蘇 sui隋 ' +
  'sun孙孫 suo索 tai邰 tan谭谈檀 tang唐汤 tao陶 teng滕 tian田 tong童佟仝 tu涂屠 wan万 wang王汪 wei魏韦卫 wen文温闻 weng翁 wu吴武伍邬巫吳 xi习席奚郗 xia夏 xian冼 xiang向项 xiao肖萧 xie谢解 xin辛 xing邢 ' +
  'xiong熊 xu徐许胥須许 xuan宣 xue薛 xun荀 yan严颜闫燕阎晏 yang杨羊阳楊 yao姚 ye叶葉 yi易伊 yin尹殷印 ying应 you尤游 yu于余俞虞喻郁禹庾鱼 yuan袁元原苑 yue岳乐 yun云 zang臧 zeng曾 zha查 zhai翟 zhan詹湛占 ' +
  'zhang张章張 zhao赵趙 zhen甄 zheng郑鄭 zhi支 zhong钟仲鍾 zhou周 zhu朱祝诸竺 zhuang庄莊 zhuo卓 zi訾 zong宗 zou邹 zu祖 zuo左';
const DOUBLE_READINGS =
  'ouyang欧阳 sima司马 shangguan上官 zhuge诸葛 huangfu皇甫 weichi尉迟 yuchi尉迟 gongsun公孙 murong慕容 linghu令狐 situ司徒 xiahou夏侯 duanmu端木 nangong南宫 dugu独孤 zhongli钟离 moqi万俟 dongfang东方 wanyan完颜';
/** Family names too; nobody says here how they are read. */
const UNREAD =
  '凤危昝经贲钮嵇滑於惠羿汲邴糜松乌隗山宓蓬仰栾暴钭束幸韶郜蓟从咸籍阴能苍双莘贡逄扶堵宰雍郤璩寿通冀郏别充茹宦慎戈终暨居都弘国广禄殳沃蔚越夔隆厍晁融空毋乜养须巢蒯相后红权盖益桓公漆展喜' +
  '敬斌永沐萨言豆鄢雒顿颉骈漏字火把阿扎尕折撒揭揣杞肇湯閻謝韓許蕭譚賈鄒萬賴賀龔顏魯齊關歐紀畢聶蘭衛嚴範費竇陰鳳鮑車喬䶮𠮷么仵';
const UNREAD_DOUBLES =
  '司空 长孙 宇文 轩辕 呼延 百里 东郭 左丘 闻人 澹台 公冶 宗政 濮阳 淳于 单于 太叔 申屠 仲孙 鲜于 闾丘 第五 公羊 公西 拓跋 赫连 纳兰 耶律 西门 东门 北冥 歐陽 司馬 諸葛 東方 尉遲 鍾離 澹臺 爱新觉罗 叶赫那拉';
/** Rare as names, and usual at the beginning of words: alone they make no name of a line. */
const OF_WORDS = new Set('晨迟楚丛牟甯丘佘隋須阳原苑占');

const entriesOf = (list: string) =>
  list.split(' ').map((entry) => {
    const [, reading = '', signs = ''] = /^([a-z]+)(.*)$/u.exec(entry) ?? [];
    return { reading, signs };
  });
const doubles = entriesOf(DOUBLE_READINGS);

const readings = new Map<string, string[]>();
for (const { reading, signs } of entriesOf(READINGS))
  for (const name of signs) readings.set(name, [...(readings.get(name) ?? []), reading]);
for (const { reading, signs } of doubles) readings.set(signs, [...(readings.get(signs) ?? []), reading]);

/** All readings that there are. */
export const allReadings: readonly string[] = [...readings.values()].flat();

/** Possible readings of a person's family name; empty: unknown. */
export function readingsOf(name: string): readonly string[] {
  return readings.get(name.slice(0, 2)) ?? readings.get([...name][0] ?? '') ?? [];
}

const single = new Set([...entriesOf(READINGS).flatMap(({ signs }) => [...signs]), ...UNREAD].filter((sign) => !OF_WORDS.has(sign)));
const DOUBLE = new RegExp(`^(?:${[...doubles.map(({ signs }) => signs), ...UNREAD_DOUBLES.split(' ')].join('|')})`, 'u');

/** A line of two or three hanzi is taken for a name only where it begins with one of these. */
export const beginsWithFamily = (text: string): boolean => single.has([...text][0] ?? '');
/** 欧阳, 司马, 爱新觉罗; null: none of more than one sign. */
export const longFamilyOf = (text: string): string | null => DOUBLE.exec(text)?.[0] ?? null;

/** Signs of family names that two families read differently: 乐 is Yue and Le. */
const READ_TWICE = new Set('乐覃盖隗谌柏郗宓');
export const isReadTwice = (family: string): boolean => READ_TWICE.has(family);

/** How Tibetan, Mongolian and Uyghur names begin, where a Chinese family name is written with the same sign. */
const OF_OTHER_PEOPLES =
  /^(?:阿|乌|扎|索[朗南多]|边巴|平措|强[巴久]|白玛|贡[布嘎觉秋]|桑[吉杰珠]|晋美|华旦|米[玛热]|巴[特图雅音根桑合依]|那[木仁日顺]|苏日|萨[仁如日]|敖[登日]|莫日|满都|查干|艾[力山合买尼则孜克尔]|古丽|沙吾)/u;
export const isOfOtherPeoples = (text: string): boolean => OF_OTHER_PEOPLES.test(text);

/** Japanese family names of two and three signs that are frequent; written in the signs that Japan and China both use. */
const JAPANESE =
  '佐藤 鈴木 铃木 高橋 高桥 田中 伊藤 渡辺 渡边 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 清水 山崎 池田 橋本 桥本 阿部 石川 前田 藤田 後藤 后藤 小川 岡田 冈田 長谷川 长谷川 村上 近藤 ' +
  '石井 斎藤 斋藤 坂本 遠藤 远藤 青木 藤井 西村 福田 太田 三浦 岡本 冈本 松田 中島 中岛 中川 原田 小野 田村 竹内 金子 和田 中山 石田 上田 森田 柴田 酒井 工藤 横山 宮崎 宫崎 宮本 宫本 内田 高木 安藤 谷口 大野 丸山 ' +
  '今井 高田 藤本 武田 村田 上野 杉山 増田 平野 大塚 千葉 千叶 久保 松井 小島 小岛 岩崎 桜井 櫻井 樱井 野口 松尾 野村 木下 菊地 佐野 大西 杉本 新井 浜田 市川 古川 水野 小松 島田 小山 山内 西田 菊池 西川 五十嵐 五十岚 北村 安田 ' +
  '中田 川口 平田 川崎 飯田 饭田 吉川 本田 久保田 沢田 泽田 矢野 内藤 宮田 大久保 小笠原 勝又 宇佐美';
const japanese = JAPANESE.split(' ').toSorted((one, other) => other.length - one.length);
/** The Japanese family name with which the text begins; null: none that is frequent. */
export function japaneseFamilyOf(text: string): string | null {
  return japanese.find((family) => text.startsWith(family) && text !== family) ?? null;
}

/** Korean family names of two syllables; all others have one. */
export const KOREAN_DOUBLES: ReadonlySet<string> = new Set(['남궁', '황보', '제갈', '사공', '선우', '서문', '독고', '동방']);

/** Vietnamese family names, in small letters: nine of ten people have one of the first fourteen. */
export const VIETNAMESE: ReadonlySet<string> = new Set(
  'nguyễn trần lê phạm huỳnh hoàng phan vũ võ đặng bùi đỗ hồ ngô dương lý đinh trương lưu đoàn trịnh mai cao tô hà lâm tạ châu'.split(' '),
);

/** Korean, Cantonese and Taiwanese family names as they are written in Latin letters, where they often stand first: Kim Minsu. */
const FIRST_IN_LATIN = new Set(
  (
    'kim lee park pak choi choe jung jeong chung kang cho yoon yun jang lim shin seo kwon hwang ahn song hong moon ban bae baek ryu noh ' +
    'hsu tsai chiang chou chang kuo hsieh hsiao tseng chu chien chao tsui wong chan cheung leung lau kwok ng ho lam cheng tang yeung'
  ).split(' '),
);
export const oftenStandsFirst = (word: string): boolean => FIRST_IN_LATIN.has(word.toLowerCase());
