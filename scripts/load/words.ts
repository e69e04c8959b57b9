// The words that the loader's titles, abstracts and keywords are made of, and the two search terms whose shares the benches rely on.

/** In three of ten titles. */
export const COMMON_TERM = { text: '研究', perTitles: 10, hits: 3 } as const;
/** In one of five thousand titles; its characters occur nowhere else. */
export const RARE_TERM = { text: '碑帖', perTitles: 5000, hits: 1 } as const;

export const periods = ['先秦', '两汉', '魏晋', '隋唐', '北宋', '南宋', '元代', '明代', '清代', '晚清', '民国', '近代', '当代', '改革开放以来', '新时代', '明清', '宋元', '唐宋'];
export const places = ['江南', '徽州', '岭南', '关中', '河西走廊', '巴蜀', '闽台', '京津冀', '长三角', '粤港澳大湾区', '黄河流域', '长江中游', '太湖流域', '云贵高原', '丝绸之路沿线', '东北', '西域', '海南'];
export const objects = [
  '乡村治理', '水利社会', '宗族组织', '土地契约', '市镇经济', '科举教育', '地方志编纂', '海上贸易', '漕运制度', '货币流通', '医疗救济', '寺庙文书', '城市空间', '数字平台', '算法推荐', '公共服务', '碳排放交易', '绿色金融',
  '供应链韧性', '产业集聚', '知识产权保护', '个人信息处理', '司法裁判', '刑事诉讼', '证据规则', '行政许可', '企业社会责任', '养老保险', '人口流动', '女性就业', '青年亚文化', '语言接触', '方言词汇', '古籍整理', '诗歌传播', '戏曲舞台',
  '图像叙事', '博物馆展陈', '非物质文化遗产', '体育产业', '课程思政', '在线学习', '职业教育', '大学治理', '科技创新', '人工智能伦理', '5G应用', '高铁网络', '气候变化', '生物多样性',
];
export const angles = ['的历史变迁', '的形成机制', '的空间分异', '的制度逻辑', '的影响因素', '的实证分析', '的理论阐释', '的路径选择', '的困境与出路', '的比较考察', '的效应评估', '的话语建构', '的演化特征', '的治理模式', '的价值意蕴', '的计量检验'];
/** None contains a term of the benches. */
export const genres = ['', '：一个案例', '初探', '述评', '——以档案为中心', '新论', '考论', '刍议', '：基于面板数据的证据', '札记'];

export const placesEn = ['Jiangnan', 'Huizhou', 'Lingnan', 'Guanzhong', 'the Hexi Corridor', 'Sichuan', 'Fujian', 'Beijing and Tianjin', 'the Yangtze Delta', 'the Pearl River Delta', 'the Yellow River Basin', 'Central China'];
export const objectsEn = ['Village Governance', 'Irrigation Communities', 'Lineage Organisation', 'Land Deeds', 'Market Towns', 'Examination Culture', 'Local Gazetteers', 'Maritime Trade', 'Grain Transport', 'Currency', 'Medical Relief', 'Temple Archives', 'Urban Space', 'Digital Platforms', 'Recommendation Algorithms', 'Public Services', 'Carbon Markets', 'Green Finance', 'Supply Chains', 'Industrial Clusters'];
export const anglesEn = ['A Historical Survey of', 'Institutional Logic of', 'Spatial Patterns of', 'Determinants of', 'Evidence on', 'Rethinking', 'The Making of', 'A Comparative Account of', 'Narratives of', 'Measuring'];

export const sentences = [
  '本文利用新近公布的地方档案与族谱材料，重建了这一制度由成形到衰落的过程。', '既有成果多从国家视角出发，对基层社会的能动性关注不足。', '通过对三百余份文书的逐件释读，可以看到当事人如何在习惯与法律之间选择。',
  '结果表明，该机制显著提高了资源配置效率，且在不同地区之间存在明显差异。', '进一步的分析显示，教育水平与信息获取渠道起到了调节作用。', '文章最后讨论了上述发现对当前政策设计的启示。',
  '在方法上，本文将文本细读与空间分析结合起来，并对数据来源的偏差作了检讨。', '这一变化并非单线演进，而是多种力量反复协商的产物。', '学术会议上的交流与两轮田野调查为论证提供了支持。', '与以往的看法不同，作者认为市场与组织的边界在此处是流动的。',
];
export const keywords = ['地方社会', '制度变迁', '文书', '治理', '空间', '市场', '教育', '传播', '法律', '人口', '技术', '遗产', '城市', '乡村', '数据', '环境'];
export const keywordsEn = ['local society', 'institutional change', 'archives', 'governance', 'space', 'market', 'education', 'communication', 'law', 'population', 'technology', 'heritage'];
export const surnames = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕'];
export const givenNames = ['文博', '思远', '晓岚', '志强', '雨桐', '建国', '海燕', '明哲', '静', '磊', '欣怡', '子涵', '国栋', '丽华', '一鸣', '若水', '秋实', '浩然', '慧敏', '长青'];
export const universities = ['江城大学', '滨海师范大学', '云岭学院', '北原大学', '南浦理工大学', '东湖大学', '西山财经大学', '中州大学', '青岚农业大学', '长洲外国语大学', '武陵医科大学', '临江社会科学院'];
export const funds = ['国家社会科学基金一般项目', '国家社会科学基金青年项目', '国家自然科学基金面上项目', '教育部人文社会科学研究规划基金项目', '省哲学社会科学规划项目', '中国博士后科学基金面上资助项目'];
/** As in the numbers of funds: Chinese history, sociology, law, economics, journalism, linguistics. */
export const fundSubjects = ['ZS', 'SH', 'FX', 'JL', 'XW', 'YY'];
