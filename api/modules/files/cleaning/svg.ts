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
/** Attributes of SVG 1.1 and 2 that place, paint or write; others are a program's or describe the drawing. */
const ATTRIBUTES = new Set(
  (
    'x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points width height viewBox preserveAspectRatio pathLength path rotate lengthAdjust textLength ' +
    'startOffset method spacing side offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform ' +
    'markerWidth markerHeight markerUnits refX refY orient clipPathUnits maskUnits maskContentUnits filterUnits primitiveUnits transform ' +
    'transform-origin style media type systemLanguage ' +
    'alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters color-rendering direction ' +
    'display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color flood-opacity font font-family font-size ' +
    'font-size-adjust font-stretch font-style font-variant font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering ' +
    'isolation kerning letter-spacing lighting-color marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow ' +
    'paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin ' +
    'stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering unicode-bidi vector-effect visibility white-space ' +
    'word-spacing writing-mode ' +
    'in in2 result stdDeviation mode values operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode kernelUnitLength ' +
    'preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle xChannelSelector yChannelSelector scale ' +
    'radius baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude exponent azimuth elevation z pointsAtX pointsAtY ' +
    'pointsAtZ xml:space xml:lang lang'
  ).split(' '),
);
const PICTURE = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]+)$/;

type CleanPicture = (bytes: Buffer) => Promise<{ kind: string; bytes: Buffer } | null>;

/** `cleanPicture`: handles a picture within it. Throws for an unsound SVG. */
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
      for (const key in attributes) change(attributes, key, picture, xml);
      return true;
    },
    text: (text, local) => (local === 'style' ? cleanStyle(text, xml) : text),
  });
}

function change(attributes: Attributes, key: string, picture: (href: string) => string, xml: string): void {
  const value = attributes[key] ?? '';
  const prefix = prefixOf(key);
  const isSpace = key === 'xmlns' || (prefix === 'xmlns' && (localOf(key) === 'xlink' || value === SVG));
  if (localOf(key) === 'href' && prefix !== 'xmlns') attributes[key] = value.startsWith('#') ? value : picture(value);
  else if (!isSpace && !ATTRIBUTES.has(key) && !isUsedName(key, value, xml)) delete attributes[key];
  else if (!isSpace) attributes[key] = cleanStyle(value, xml);
}

/** Names of elements stay where the drawing itself leads to them: `#shade`, and `.line` in its styles. */
function isUsedName(key: string, value: string, xml: string): boolean {
  if (key === 'id') return xml.includes(`#${value}`);
  return key === 'class' && value.split(/\s+/).some((name) => name !== '' && xml.includes(`.${name}`));
}

/** Properties that begin with a hyphen are a program's own, or variables. */
const OWN_PROPERTY = /(?<=^|[;{])\s*-[\w-]*\s*:[^;}]*;?/g;

/** Cleans styles: removes comments, addresses outside of the drawing, and properties that draw nothing. */
function cleanStyle(text: string, xml: string): string {
  const plain = text
    .replaceAll(/\/\*.*?(?:\*\/|$)/gs, '')
    .replaceAll(/url\(\s*["']?(?!["']?#)[^)]*\)/g, 'none')
    .replaceAll(/@import[^;]*;?/g, '');
  return xml.includes('var(') ? plain : plain.replaceAll(OWN_PROPERTY, '');
}
