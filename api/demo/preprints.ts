// Preprints that people outside have sent in during the last months, and the links at the foot of public pages. The links are nobody's:
// names kept for examples.
import type { EntityManager } from '@mikro-orm/postgresql';
import { newToken } from '../modules/accounts/sessions/token.ts';
import { Preprint } from '../modules/preprints/preprint.entity.ts';
import { PublisherLink } from '../modules/publisher/publisher-link.entity.ts';
import { type FileShelf, wordDocument } from './files.ts';

const HOUR = 3_600_000;
/** From one to the one before it. */
const HOURS_BETWEEN = 131;

type Written = readonly [
  title: string,
  keywords: string,
  abstract: string,
  authors: readonly (readonly [name: string, unit: string])[],
  email: string,
  phone: string,
];

const WRITTEN: readonly Written[] = [
  [
    '清代湖区垸堤岁修经费的来源与分担',
    '垸堤；岁修；水利社会史',
    '本文利用垸志、契约与碑刻，讨论清代湖区垸堤岁修经费如何在业户、佃户与官府之间分担，指出摊派标准由田亩转向受益远近的过程，并据此重新评估民间水利组织的自治程度。',
    [
      ['罗宛青', '临江大学历史文化学院'],
      ['贾承安', '南湖师范学院'],
    ],
    'luo.wanqing@example.org',
    '13700010001',
  ],
  [
    '基于多源遥感影像的县域耕地撂荒识别',
    '遥感；耕地撂荒；时间序列',
    '提出一种融合光学与雷达影像的耕地撂荒识别方法，以植被物候曲线的缺失为主要判据，在两个丘陵县的总体精度达到百分之九十一，并分析了坡度与距居民点距离对撂荒的影响。',
    [['程砚秋', '东湖理工大学资源环境学院']],
    'cheng.yanqiu@example.org',
    '13800010002',
  ],
  [
    '乡村学校教师流动意愿的影响因素：一项混合研究',
    '乡村教师；流动意愿；混合研究',
    '对六县乡村教师的问卷与访谈表明，子女教育与专业发展机会对流动意愿的影响大于工资差距；已有的定向培养政策在服务期满后作用明显减弱。',
    [
      ['季明川', '南湖师范学院教育学院'],
      ['白以宁', '南湖师范学院教育学院'],
      ['周慕言', '临江大学社会学系'],
    ],
    'ji.mingchuan@example.org',
    '13900010003',
  ],
  [
    '面向古籍版刻的字形检索方法',
    '古籍；字形检索；版刻',
    '针对版刻字形变异大、样本少的特点，提出部件级对比学习的检索方法，并公开一个含三万字例的评测集。',
    [
      ['温知夏', '临江大学古籍研究所'],
      ['许星河', '东湖理工大学计算机学院'],
    ],
    'wen.zhixia@example.org',
    '15000010004',
  ],
  [
    '集体林权改革后农户造林投资行为再考察',
    '林权；造林投资；面板数据',
    '利用四省农户追踪数据重新检验林权确权对造林投资的作用，发现其效果在有抵押贷款渠道的村庄中才显著。',
    [['陶景行', '南湖农业大学经济管理学院']],
    'tao.jingxing@example.org',
    '15100010005',
  ],
  [
    '城市更新中历史街区居民的日常记忆',
    '城市更新；历史街区；口述史',
    '以三个历史街区的口述材料为基础，讨论居民如何借助日常场所组织关于街区的记忆，以及更新项目对这些场所的取舍。',
    [['唐遇安', '临江大学建筑学院']],
    'tang.yuan@example.org',
    '15200010006',
  ],
  [
    '敦煌写本中的药方抄录习惯',
    '敦煌写本；药方；抄本文化',
    '比较十二件敦煌药方写本的行款、省文与勾画，推测抄写者的身份与用途，认为其中多数为随用随抄的实用本。',
    [['穆清扬', '云台医药大学']],
    'mu.qingyang@example.org',
    '15300010007',
  ],
  [
    '大模型辅助的法律条文关联标注',
    '法律文本；标注；大语言模型',
    '设计了由模型预标、两名专业人员复核的标注流程，条文关联的标注效率提高两倍，一致性没有下降。',
    [
      ['秦予安', '东湖理工大学法学院'],
      ['苏映月', '东湖理工大学计算机学院'],
    ],
    'qin.yuan@example.org',
    '15500010008',
  ],
  [
    '山区公路边坡降雨失稳的简化预警指标',
    '边坡；降雨阈值；预警',
    '由十年边坡失稳记录归纳出以前三日有效雨量和坡体岩性分级组成的预警指标，命中率百分之八十四，空报率百分之二十。',
    [['石磊', '云台交通学院']],
    'shi.lei@example.org',
    '15600010009',
  ],
  [
    '民国地方报纸副刊的作者群',
    '民国报纸；副刊；作者群',
    '统计两种地方报纸副刊十二年间的署名，考订其中三百余位作者的生平，讨论地方文人与新式学校的关系。',
    [
      ['沈秋池', '南湖师范学院文学院'],
      ['叶知非', '临江大学中文系'],
    ],
    'shen.qiuchi@example.org',
    '15700010010',
  ],
  [
    '社区老年人数字支付使用障碍调查',
    '老年人；数字支付；社区调查',
    '对九个社区六百名老年人的调查显示，怕出错与无人可问是放弃使用的首要原因，家庭支持的作用大于培训课程。',
    [['卢青禾', '临江大学公共管理学院']],
    'lu.qinghe@example.org',
    '15800010011',
  ],
  [
    '传统村落水口林的群落结构与保护',
    '水口林；群落结构；传统村落',
    '调查二十一处水口林的群落结构，表明管护习俗仍在的村落更新层更完整，并就保护范围的划定提出建议。',
    [
      ['方见山', '南湖农业大学林学院'],
      ['邓听松', '南湖农业大学林学院'],
    ],
    'fang.jianshan@example.org',
    '15900010012',
  ],
];

const LINKS = [
  ['friend', '江南古籍数字图书馆', 'Jiangnan Digital Library of Old Books', 'https://library.example.org/'],
  ['friend', '湖区历史地理学会', 'Society for the Historical Geography of the Lakes', 'https://society.example.org/'],
  ['friend', '临江大学出版基金', 'Linjiang University Press Fund', 'https://fund.example.org/'],
  ['product', '集刊全文数据库', 'Full texts of our periodicals', 'https://texts.example.org/'],
  ['product', '学术会议论文集', 'Proceedings', 'https://proceedings.example.org/'],
] as const;

export async function receivePreprints(em: EntityManager, shelf: FileShelf, now: Date): Promise<void> {
  for (const [index, [title, keywords, abstract, authors, email, phone]] of WRITTEN.entries()) {
    const submittedAt = new Date(now.getTime() - (3 + index * HOURS_BETWEEN) * HOUR);
    const { storageKey, mime, size } = shelf.put(
      'docx',
      wordDocument([title, authors.map(([name]) => name).join('　'), abstract, `关键词：${keywords}`]),
    );
    em.create(Preprint, {
      title,
      keywords,
      abstract,
      authors: authors.map(([name, unit]) => ({ name, unit })),
      email,
      phone,
      submittedAt,
      takenPath: newToken(),
      storageKey,
      fileName: `${title}.docx`,
      fileMime: mime,
      fileSize: size,
      fileUploadedAt: submittedAt,
    });
  }
  for (const [position, [kind, nameZh, nameEn, url]] of LINKS.entries()) em.create(PublisherLink, { kind, nameZh, nameEn, url, position });
  await em.flush();
}
