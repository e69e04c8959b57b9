// Drawings in SVG keep the elements and attributes that draw. Programs, links and the names of their makers go.
import { localOf, prefixOf, rewriteXml, type Attributes } from './xml.ts';

const SVG = 'http://www.w3.org/2000/svg';
const ELEMENTS = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath image switch style marker pattern mask clipPath ' +
    'linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting ' +
    'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode ' +
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);
const FOREIGN = /^(?:on|data-|aria-)/;
const PICTURE = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]+)$/;

type CleanPicture = (bytes: Buffer) => Promise<{ kind: string; bytes: Buffer } | null>;

/** `cleanPicture`: what becomes of a picture within it. Throws when it is no sound SVG. */
export async function cleanSvg(bytes: Buffer, cleanPicture: CleanPicture): Promise<Buffer> {
  const xml = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const pictures = new Map<string, Promise<string>>();
  rewrite(xml, (href) => {
    const data = PICTURE.exec(href)?.[1];
    if (data !== undefined && !pictures.has(href)) pictures.set(href, cleaned(Buffer.from(data, 'base64'), cleanPicture));
    return '';
  });
  const links = new Map<string, string>();
  for (const [href, picture] of pictures) links.set(href, await picture);
  return Buffer.from(rewrite(xml, (href) => links.get(href) ?? ''));
}

async function cleaned(bytes: Buffer, cleanPicture: CleanPicture): Promise<string> {
  const picture = await cleanPicture(bytes);
  return picture ? `data:image/${picture.kind};base64,${picture.bytes.toString('base64')}` : '';
}

function rewrite(xml: string, picture: (href: string) => string): string {
  return rewriteXml(xml, {
    element: ({ name, local, attributes, space }) => {
      const namespace = space(prefixOf(name));
      if (!ELEMENTS.has(local) || (namespace !== undefined && namespace !== SVG)) return false;
      for (const key in attributes) change(attributes, key, picture);
      return true;
    },
    text: (text, local) => (local === 'style' ? withoutRemarks(text) : text),
  });
}

function change(attributes: Attributes, key: string, picture: (href: string) => string): void {
  const value = attributes[key] ?? '';
  const prefix = prefixOf(key);
  if (localOf(key) === 'href' && prefix !== 'xmlns') attributes[key] = value.startsWith('#') ? value : picture(value);
  else if (
    prefix === 'xmlns'
      ? localOf(key) !== 'xlink' && value !== SVG
      : prefix === 'xml'
        ? key === 'xml:base'
        : prefix !== '' || FOREIGN.test(key)
  )
    delete attributes[key];
  else if (prefix === '') attributes[key] = withoutRemarks(value);
}

/** Of styles: without remarks, and addresses outside of the drawing. */
function withoutRemarks(text: string): string {
  return text
    .replaceAll(/\/\*.*?(?:\*\/|$)/gs, '')
    .replaceAll(/url\(\s*["']?(?!["']?#)[^)]*\)/g, 'none')
    .replaceAll(/@import[^;]*;?/g, '');
}
