// The parts of an Office document (ECMA-376, [MS-DOCX], [MS-XLSX], [MS-PPTX]) that blind readers are given, by the last word of the
// relationship that leads to them. Other parts go: properties, labels, people, fonts, building blocks, further XML, macros, controls,
// media, settings of printers.

export type Program = 'word' | 'xl' | 'ppt';

export interface PartKind {
  /** Below the folder of the program. */
  folder: string;
  /** Name of the part, before its number. */
  base: string;
  type: string;
  extension: 'xml' | 'vml';
}

const OPEN = 'application/vnd.openxmlformats-officedocument.';
const WORD = `${OPEN}wordprocessingml.`;
const SHEET = `${OPEN}spreadsheetml.`;
const SLIDE = `${OPEN}presentationml.`;
const DRAWING = `${OPEN}drawingml.`;
const MICROSOFT = 'application/vnd.ms-';

const kind = (place: string, type: string, extension: PartKind['extension'] = 'xml'): PartKind => {
  const at = place.lastIndexOf('/') + 1;
  return { folder: place.slice(0, at), base: place.slice(at), type, extension };
};

export const MAIN_PARTS: Readonly<Record<Program, PartKind>> = {
  word: kind('document', `${WORD}document.main+xml`),
  xl: kind('workbook', `${SHEET}sheet.main+xml`),
  ppt: kind('presentation', `${SLIDE}presentation.main+xml`),
};

const COMMON: Readonly<Record<string, PartKind>> = {
  theme: kind('theme/theme', `${OPEN}theme+xml`),
  themeOverride: kind('theme/themeOverride', `${OPEN}themeOverride+xml`),
  chart: kind('charts/chart', `${DRAWING}chart+xml`),
  chartEx: kind('charts/chartEx', `${MICROSOFT}office.chartex+xml`),
  chartUserShapes: kind('drawings/chartDrawing', `${DRAWING}chartshapes+xml`),
  chartStyle: kind('charts/style', `${MICROSOFT}office.chartstyle+xml`),
  chartColorStyle: kind('charts/colors', `${MICROSOFT}office.chartcolorstyle+xml`),
  diagramData: kind('diagrams/data', `${DRAWING}diagramData+xml`),
  diagramLayout: kind('diagrams/layout', `${DRAWING}diagramLayout+xml`),
  diagramQuickStyle: kind('diagrams/quickStyle', `${DRAWING}diagramStyle+xml`),
  diagramColors: kind('diagrams/colors', `${DRAWING}diagramColors+xml`),
  diagramDrawing: kind('diagrams/drawing', `${MICROSOFT}office.drawingml.diagramDrawing+xml`),
  drawing: kind('drawings/drawing', `${OPEN}drawing+xml`),
  vmlDrawing: kind('drawings/vmlDrawing', `${OPEN}vmlDrawing`, 'vml'),
};

/** In each program; the same word may mean another part there. */
const PARTS: Readonly<Record<Program, Readonly<Record<string, PartKind>>>> = {
  word: {
    styles: kind('styles', `${WORD}styles+xml`),
    stylesWithEffects: kind('stylesWithEffects', `${MICROSOFT}word.stylesWithEffects+xml`),
    settings: kind('settings', `${WORD}settings+xml`),
    webSettings: kind('webSettings', `${WORD}webSettings+xml`),
    fontTable: kind('fontTable', `${WORD}fontTable+xml`),
    numbering: kind('numbering', `${WORD}numbering+xml`),
    footnotes: kind('footnotes', `${WORD}footnotes+xml`),
    endnotes: kind('endnotes', `${WORD}endnotes+xml`),
    header: kind('header', `${WORD}header+xml`),
    footer: kind('footer', `${WORD}footer+xml`),
    comments: kind('comments', `${WORD}comments+xml`),
    commentsExtended: kind('commentsExtended', `${WORD}commentsExtended+xml`),
    commentsIds: kind('commentsIds', `${WORD}commentsIds+xml`),
    commentsExtensible: kind('commentsExtensible', `${WORD}commentsExtensible+xml`),
  },
  xl: {
    worksheet: kind('worksheets/sheet', `${SHEET}worksheet+xml`),
    chartsheet: kind('chartsheets/sheet', `${SHEET}chartsheet+xml`),
    styles: kind('styles', `${SHEET}styles+xml`),
    sharedStrings: kind('sharedStrings', `${SHEET}sharedStrings+xml`),
    calcChain: kind('calcChain', `${SHEET}calcChain+xml`),
    comments: kind('comments', `${SHEET}comments+xml`),
    table: kind('tables/table', `${SHEET}table+xml`),
    pivotTable: kind('pivotTables/pivotTable', `${SHEET}pivotTable+xml`),
    pivotCacheDefinition: kind('pivotCache/pivotCacheDefinition', `${SHEET}pivotCacheDefinition+xml`),
    pivotCacheRecords: kind('pivotCache/pivotCacheRecords', `${SHEET}pivotCacheRecords+xml`),
    externalLink: kind('externalLinks/externalLink', `${SHEET}externalLink+xml`),
    sheetMetadata: kind('metadata', `${SHEET}sheetMetadata+xml`),
    rdRichValue: kind('richData/rdrichvalue', `${MICROSOFT}excel.rdrichvalue+xml`),
    rdRichValueStructure: kind('richData/rdrichvaluestructure', `${MICROSOFT}excel.rdrichvaluestructure+xml`),
    rdRichValueTypes: kind('richData/rdRichValueTypes', `${MICROSOFT}excel.rdrichvaluetypes+xml`),
    richValueRel: kind('richData/richValueRel', `${MICROSOFT}excel.richvaluerel+xml`),
    slicer: kind('slicers/slicer', `${MICROSOFT}excel.slicer+xml`),
    slicerCache: kind('slicerCaches/slicerCache', `${MICROSOFT}excel.slicerCache+xml`),
    ctrlProp: kind('ctrlProps/ctrlProp', `${MICROSOFT}excel.controlproperties+xml`),
  },
  ppt: {
    slide: kind('slides/slide', `${SLIDE}slide+xml`),
    slideLayout: kind('slideLayouts/slideLayout', `${SLIDE}slideLayout+xml`),
    slideMaster: kind('slideMasters/slideMaster', `${SLIDE}slideMaster+xml`),
    notesSlide: kind('notesSlides/notesSlide', `${SLIDE}notesSlide+xml`),
    notesMaster: kind('notesMasters/notesMaster', `${SLIDE}notesMaster+xml`),
    handoutMaster: kind('handoutMasters/handoutMaster', `${SLIDE}handoutMaster+xml`),
    presProps: kind('presProps', `${SLIDE}presProps+xml`),
    viewProps: kind('viewProps', `${SLIDE}viewProps+xml`),
    tableStyles: kind('tableStyles', `${SLIDE}tableStyles+xml`),
    comments: kind('comments/comment', `${SLIDE}comments+xml`),
    commentAuthors: kind('commentAuthors', `${SLIDE}commentAuthors+xml`),
  },
};

/** Newer ones under words that older ones have as well. */
const NEWER: Readonly<Record<string, PartKind>> = {
  'http://schemas.microsoft.com/office/2018/10/relationships/comments': kind(
    'comments/modernComment',
    `${MICROSOFT}powerpoint.comments+xml`,
  ),
  'http://schemas.microsoft.com/office/2018/10/relationships/authors': kind('authors', `${MICROSOFT}powerpoint.authors+xml`),
};

/** The target of a relationship of this type; null: an unknown one. */
export function partKind(program: Program, relationship: string): PartKind | null {
  const word = relationship.slice(relationship.lastIndexOf('/') + 1);
  return NEWER[relationship] ?? own(PARTS[program], word) ?? own(COMMON, word);
}

function own(kinds: Readonly<Record<string, PartKind>>, word: string): PartKind | null {
  return Object.hasOwn(kinds, word) ? (kinds[word] ?? null) : null;
}

/** Types of parts that are not XML, by the ending of their names. */
export const OTHER_TYPES: Readonly<Record<string, string>> = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  vml: `${OPEN}vmlDrawing`,
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  tiff: 'image/tiff',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  emf: 'image/x-emf',
  wmf: 'image/x-wmf',
  bin: `${OPEN}oleObject`,
  docx: `${WORD}document`,
  xlsx: `${SHEET}sheet`,
  pptx: `${SLIDE}presentation`,
};
