// Names for co-authors who have no account: typed in by hand, as in the wizard.
export const coAuthorNames: readonly (readonly [name: string, sex: 'MALE' | 'FEMALE'])[] = [
  ['闻笛', 'FEMALE'], ['苏拾', 'MALE'], ['万岫', 'MALE'], ['白若川', 'MALE'], ['季疏桐', 'FEMALE'], ['汪以宁', 'FEMALE'], ['俞北辰', 'MALE'], ['顾南枝', 'FEMALE'],
  ['谭松龄', 'MALE'], ['柳青禾', 'FEMALE'], ['邹牧野', 'MALE'], ['葛春晖', 'FEMALE'], ['梅映雪', 'FEMALE'], ['史闻道', 'MALE'], ['黎书颜', 'FEMALE'], ['段怀远', 'MALE'],
  ['乔予安', 'FEMALE'], ['雷启明', 'MALE'], ['龚静姝', 'FEMALE'], ['尹长风', 'MALE'], ['洪亦舒', 'FEMALE'], ['薛敬之', 'MALE'], ['戴雨桐', 'FEMALE'], ['丁守一', 'MALE'],
  ['余晚舟', 'FEMALE'], ['贾承志', 'MALE'], ['潘思齐', 'MALE'], ['田采薇', 'FEMALE'], ['范立诚', 'MALE'], ['石竹君', 'FEMALE'], ['廖行之', 'MALE'], ['崔明轩', 'MALE'],
  ['康乐怡', 'FEMALE'], ['武建平', 'MALE'], ['章慧敏', 'FEMALE'], ['安国强', 'MALE'], ['卢晓燕', 'FEMALE'], ['陶文斌', 'MALE'], ['姜丽华', 'FEMALE'], ['莫志远', 'MALE'],
];
