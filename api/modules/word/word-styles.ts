// The styles of a Word document: the look of a paragraph or run without its own settings.
import { readXml, type XmlTag } from './xml.ts';

export interface Look {
  isBold?: boolean | undefined;
  isHidden?: boolean | undefined;
  isSuperscript?: boolean | undefined;
  /** Points. */
  size?: number | undefined;
  alignment?: 'left' | 'center' | 'right' | 'both' | undefined;
}

interface Style extends Look {
  name: string;
  basedOn?: string | undefined;
}

export interface Styles {
  of(id: string | undefined): Style;
  /** Look of paragraphs and runs without a style. */
  usual: Look;
}

const LONGEST_CHAIN = 20;
const ALIGNMENTS: Readonly<Record<string, Look['alignment']>> = {
  center: 'center',
  distribute: 'center',
  right: 'right',
  end: 'right',
  both: 'both',
  left: 'left',
  start: 'left',
};

const isOn = (value: string | undefined) => value === undefined || !['0', 'false', 'off', 'none'].includes(value);

/** Reads the look from a tag within `rPr` or `pPr`. */
export function look(tag: XmlTag, into: Look): void {
  const value = tag.attribute('w:val');
  switch (tag.name.slice('w:'.length)) {
    case 'b':
      into.isBold = isOn(value);
      break;
    case 'vanish':
      into.isHidden = isOn(value);
      break;
    case 'vertAlign':
      into.isSuperscript = value === 'superscript';
      break;
    case 'position':
      if (Number(value) > 0) into.isSuperscript = true;
      break;
    case 'sz':
      if (Number(value) > 0) into.size = Number(value) / 2;
      break;
    case 'jc':
      into.alignment = ALIGNMENTS[value ?? ''];
      break;
  }
}

/** Contents of the styles part. */
interface StylesPart {
  styles: ReadonlyMap<string, Style>;
  usual: Look;
  /** The style of paragraphs that name none. */
  usualParagraph: string;
}
const NO_STYLES: StylesPart = { styles: new Map(), usual: {}, usualParagraph: '' };

function readStyles(xml: string): StylesPart {
  const styles = new Map<string, Style>();
  const usual: Look = {};
  let usualParagraph = '';
  let current: Style | null = null;
  let isDefaults = false;
  readXml(xml, {
    open(tag) {
      const name = tag.name.startsWith('w:') ? tag.name.slice('w:'.length) : '';
      if (name === 'style') {
        const id = tag.attribute('w:styleId') ?? '';
        current = { name: id };
        styles.set(id, current);
        if (tag.attribute('w:default') === '1' && tag.attribute('w:type') === 'paragraph') usualParagraph = id;
      } else if (name === 'docDefaults') isDefaults = true;
      else if (current && name === 'name') current.name = tag.attribute('w:val') ?? current.name;
      else if (current && name === 'basedOn') current.basedOn = tag.attribute('w:val');
      else if (current ?? isDefaults) look(tag, current ?? usual);
    },
    close(name) {
      if (name === 'w:style') current = null;
      if (name === 'w:docDefaults') isDefaults = false;
    },
    text: () => undefined,
  });
  return { styles, usual, usualParagraph };
}

/** `xml`: the part with styles, where there is one. */
export function stylesOf(xml: string | undefined): Styles {
  const { styles, usual, usualParagraph } = xml === undefined ? NO_STYLES : readStyles(xml);
  function of(id: string | undefined): Style {
    const own = styles.get(id ?? usualParagraph);
    const chain: Style[] = [];
    for (let next = own; next && chain.length < LONGEST_CHAIN; next = styles.get(next.basedOn ?? '')) chain.unshift(next);
    const said = chain.flatMap((style) => Object.entries(style)).filter(([, value]) => value !== undefined);
    return { ...Object.fromEntries(said), name: own?.name ?? '' };
  }
  return { of, usual };
}
