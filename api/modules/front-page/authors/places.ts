// Provinces and cities as front pages write them beside an institution: 江苏 南京 210023.

const PROVINCES =
  '北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古|广西|西藏|宁夏|新疆|香港|澳门|中国';
const CITIES =
  '石家庄|唐山|秦皇岛|邯郸|邢台|保定|张家口|承德|沧州|廊坊|衡水|太原|大同|阳泉|长治|晋城|朔州|晋中|运城|忻州|临汾|吕梁|呼和浩特|包头|乌海|赤峰|通辽|鄂尔多斯|呼伦贝尔|沈阳|大连|鞍山|抚顺|本溪|丹东|锦州|营口|阜新|辽阳|盘锦|铁岭|朝阳|葫芦岛|' +
  '长春|四平|辽源|通化|白山|松原|白城|延边|延吉|哈尔滨|齐齐哈尔|鸡西|鹤岗|双鸭山|大庆|伊春|佳木斯|七台河|牡丹江|黑河|绥化|南京|无锡|徐州|常州|苏州|南通|连云港|淮安|盐城|扬州|镇江|泰州|宿迁|杭州|宁波|温州|嘉兴|湖州|绍兴|金华|衢州|舟山|台州|' +
  '丽水|合肥|芜湖|蚌埠|淮南|马鞍山|淮北|铜陵|安庆|黄山|滁州|阜阳|宿州|六安|亳州|池州|宣城|福州|厦门|莆田|三明|泉州|漳州|南平|龙岩|宁德|南昌|景德镇|萍乡|九江|新余|鹰潭|赣州|吉安|宜春|抚州|上饶|济南|青岛|淄博|枣庄|东营|烟台|潍坊|济宁|泰安|' +
  '威海|日照|临沂|德州|聊城|滨州|菏泽|郑州|开封|洛阳|平顶山|安阳|鹤壁|新乡|焦作|濮阳|许昌|漯河|三门峡|南阳|商丘|信阳|周口|驻马店|武汉|黄石|十堰|宜昌|襄阳|鄂州|荆门|孝感|荆州|黄冈|咸宁|随州|恩施|长沙|株洲|湘潭|衡阳|邵阳|岳阳|常德|张家界|' +
  '益阳|郴州|永州|怀化|娄底|湘西|吉首|广州|韶关|深圳|珠海|汕头|佛山|江门|湛江|茂名|肇庆|惠州|梅州|汕尾|河源|阳江|清远|东莞|中山|潮州|揭阳|云浮|南宁|柳州|桂林|梧州|北海|钦州|贵港|玉林|百色|贺州|河池|来宾|崇左|海口|三亚|儋州|成都|自贡|' +
  '攀枝花|泸州|德阳|绵阳|广元|遂宁|内江|乐山|南充|眉山|宜宾|广安|达州|雅安|巴中|资阳|贵阳|六盘水|遵义|安顺|毕节|铜仁|昆明|曲靖|玉溪|保山|昭通|丽江|普洱|临沧|大理|楚雄|拉萨|日喀则|昌都|林芝|那曲|西安|铜川|宝鸡|咸阳|渭南|延安|汉中|榆林|' +
  '安康|商洛|杨凌|兰州|嘉峪关|金昌|白银|天水|武威|张掖|平凉|酒泉|庆阳|定西|陇南|西宁|海东|银川|石嘴山|吴忠|固原|中卫|乌鲁木齐|克拉玛依|吐鲁番|哈密|喀什|伊犁|石河子|阿拉尔|台北|东京|伦敦|纽约|巴黎';

const PLACE = `(?:${PROVINCES}|${CITIES})`;
const ONLY_PLACES = new RegExp(
  `^(?:${PLACE}(?:省|市|自治区|壮族自治区|回族自治区|维吾尔自治区|特别行政区)?)+(?:\\p{Script=Han}{1,4}[市县区州盟旗镇])*$`,
  'u',
);
const COUNTY = /^\p{Script=Han}{1,6}(?:省|市|县|区|州|盟|旗|镇|自治区|路|街|大道)(?:\d+号)?$/u;

/** 江苏, 南京市, 江苏南京: a place and nothing else. */
export const isPlace = (text: string): boolean => ONLY_PLACES.test(text) || COUNTY.test(text);

const COUNTRIES = new Set(
  (
    '美国|英国|德国|法国|意大利|西班牙|葡萄牙|荷兰|比利时|瑞士|奥地利|瑞典|挪威|丹麦|芬兰|冰岛|爱尔兰|波兰|捷克|匈牙利|希腊|俄罗斯|乌克兰|土耳其|以色列|埃及|南非|印度|巴基斯坦|孟加拉国|斯里兰卡|尼泊尔|蒙古国|日本|韩国|朝鲜|越南|泰国|老挝|缅甸|' +
    '柬埔寨|马来西亚|新加坡|印度尼西亚|菲律宾|澳大利亚|新西兰|加拿大|墨西哥|巴西|阿根廷|智利|哈萨克斯坦|乌兹别克斯坦'
  ).split('|'),
);
export const isCountry = (text: string): boolean => COUNTRIES.has(text);

const NEAR_PLACE = new RegExp(`^(?:${PLACE}(?:省|市)?)+\\p{Script=Han}{1,3}$`, 'u');
/** 浙江临海: a place within one that is known. */
export const isNearPlace = (text: string): boolean => NEAR_PLACE.test(text);

const SEVERAL_PLACES = new RegExp(`^${PLACE}(?:省|市)?${PLACE}(?!市|省)`, 'u');
/** 江苏苏州中心医院: nobody says whether the places belong to it. */
export const beginsWithPlaces = (text: string): boolean => SEVERAL_PLACES.test(text);

const PLACES_BEHIND = new RegExp(`(?:${PLACE}(?:省|市)?)+$`, 'u');
const PLACES_BEFORE = new RegExp(`^${PLACE}(?:省|市)?(?:${PLACE}市?)(?=${PLACE})`, 'u');

/** 江城大学历史学院湖北武汉: the places go where the remainder is `whole`. */
export function withoutPlaces(word: string, isWhole: (rest: string) => boolean): string {
  const before = word.replace(PLACES_BEHIND, '');
  const rest = before !== word && isWhole(before) ? before : word;
  const behind = rest.replace(PLACES_BEFORE, '');
  return isWhole(behind) ? behind : rest;
}
