// Where the people of the demo work: made-up universities and institutes, each with a postal address of its own.

interface DemoUnit {
  name: string;
  /** Faculties and the like that people name after it. */
  parts: readonly string[];
  address: string;
  /** Province, city, county (GB/T 2260). */
  region: readonly [string, string, string];
}

export const demoUnits = {
  linjiang: {
    name: '临江大学',
    parts: ['文学院', '历史学系', '人文学院'],
    address: '浙江省杭州市西湖区文津路18号',
    region: ['330000', '330100', '330106'],
  },
  donghu: {
    name: '东湖理工大学',
    parts: ['计算机学院', '数据科学研究所'],
    address: '湖北省武汉市洪山区珞南街9号',
    region: ['420000', '420100', '420111'],
  },
  yanshan: {
    name: '燕山师范大学',
    parts: ['历史学院', '教育学院'],
    address: '河北省秦皇岛市海港区文昌路66号',
    region: ['130000', '130300', '130302'],
  },
  lingnan: {
    name: '岭南科技大学',
    parts: ['数据科学系', '公共管理学院'],
    address: '广东省广州市番禺区学海大道100号',
    region: ['440000', '440100', '440113'],
  },
  western: {
    name: '西部生态研究院',
    parts: ['流域研究室', '草地研究室'],
    address: '甘肃省兰州市城关区安宁东路312号',
    region: ['620000', '620100', '620102'],
  },
  jiangcheng: {
    name: '江城大学',
    parts: ['经济学院', '公共卫生学院'],
    address: '湖北省武汉市武昌区友谊南路27号',
    region: ['420000', '420100', '420106'],
  },
  beian: {
    name: '北岸学院',
    parts: ['环境系', '城乡规划系'],
    address: '辽宁省大连市甘井子区凌云路5号',
    region: ['210000', '210200', '210211'],
  },
  songjiang: {
    name: '松江师范学院',
    parts: ['中文系', '教师教育学院'],
    address: '上海市松江区书台路220号',
    region: ['310000', '310100', '310117'],
  },
  xiangnan: {
    name: '湘南财经学院',
    parts: ['金融系', '农村经济研究所'],
    address: '湖南省衡阳市珠晖区狮山路41号',
    region: ['430000', '430400', '430405'],
  },
  guanzhong: {
    name: '关中政法大学',
    parts: ['法学院', '互联网法研究中心'],
    address: '陕西省西安市长安区韦曲南街8号',
    region: ['610000', '610100', '610116'],
  },
  haihe: {
    name: '海河工业大学',
    parts: ['人工智能学院', '环境学院'],
    address: '天津市西青区津涞道77号',
    region: ['120000', '120100', '120111'],
  },
  minjiang: {
    name: '闽江医科大学',
    parts: ['公共卫生学院', '护理学院'],
    address: '福建省福州市闽侯县上街镇学府北路1号',
    region: ['350000', '350100', '350121'],
  },
  qilu: {
    name: '齐鲁农林大学',
    parts: ['资源与环境学院', '经济管理学院'],
    address: '山东省泰安市岱岳区天平街15号',
    region: ['370000', '370900', '370911'],
  },
  yunling: {
    name: '云岭民族大学',
    parts: ['语言学院', '民族教育研究院'],
    address: '云南省昆明市呈贡区月华街2929号',
    region: ['530000', '530100', '530114'],
  },
  zhongzhou: {
    name: '中州大学',
    parts: ['法学院', '文献与信息学院'],
    address: '河南省郑州市金水区文劳路13号',
    region: ['410000', '410100', '410105'],
  },
  jingxi: {
    name: '京西社会科学院',
    parts: ['经济研究所', '语言研究所', '法学研究所'],
    address: '北京市石景山区杨庄东路36号',
    region: ['110000', '110100', '110107'],
  },
  chuanxi: {
    name: '川西医学院',
    parts: ['预防医学系', '全科医学教研室'],
    address: '四川省成都市温江区柳台大道88号',
    region: ['510000', '510100', '510115'],
  },
  guijiang: {
    name: '桂江师范大学',
    parts: ['文学院', '教育科学学院'],
    address: '广西壮族自治区桂林市雁山区雁中路1号',
    region: ['450000', '450300', '450311'],
  },
} as const satisfies Readonly<Record<string, DemoUnit>>;

export type DemoUnitKey = keyof typeof demoUnits;
