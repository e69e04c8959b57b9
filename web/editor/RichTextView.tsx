// A formatted text to read. Made of elements, never of text that the browser would parse.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_ALIGNMENTS } from '../../shared/rich-text.ts';
import { Icon } from '../ui/Icon.tsx';
import { readHtml, sourceOf } from './images.ts';
import { inkOf, richTextLook } from './look.ts';
import { toTree, type HtmlElement, type HtmlNode } from './tree.ts';

export function RichTextView({ html, ...rest }: { html: string } & HTMLChakraProps<'div'>) {
  return (
    <chakra.div css={richTextLook} {...rest}>
      {shown(toTree(readHtml(html)))}
    </chakra.div>
  );
}

const shown = (nodes: readonly HtmlNode[]): ReactNode[] =>
  nodes.map((node, index) => (typeof node === 'string' ? node : <Shown key={index} node={node} />));

function Shown({ node: { tag, attributes, children } }: { node: HtmlElement }) {
  if (tag === 'br') return <br />;
  if (tag === 'img') return <Picture file={attributes['data-file'] ?? ''} alt={attributes['alt'] ?? ''} width={attributes['width']} />;
  if (tag === 'a') return <Link href={attributes['href'] ?? ''} isVideo={'data-video' in attributes} nodes={children} />;
  return createElement(tag, { dir: attributes['dir'], style: styleOf(attributes['style'] ?? '') }, ...shown(children));
}

function styleOf(text: string): CSSProperties {
  const style: CSSProperties = {};
  for (const part of text.split(';')) {
    const [name, value = ''] = part.split(':');
    if (name === 'color') style.color = inkOf(value);
    if (name === 'text-align') style.textAlign = TEXT_ALIGNMENTS.find((alignment) => alignment === value);
    if (name === 'margin-inline-start') style.marginInlineStart = value;
  }
  return style;
}

/** A template's reader sees no values of variables. */
function Link({ href, isVideo, nodes }: { href: string; isVideo: boolean; nodes: HtmlNode[] }) {
  const { t } = useTranslation('editor');
  if (href.startsWith('{{')) return <chakra.span textDecoration="underline">{shown(nodes)}</chakra.span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" title={href}>
      {isVideo && <Icon name="video" me="1" aria-label={t('editor.video.mark')} />}
      {shown(nodes)}
    </a>
  );
}

export function Picture({
  file,
  alt,
  width,
  src,
}: {
  file: string;
  alt: string;
  width?: string | number | undefined;
  src?: string | undefined;
}) {
  const { t } = useTranslation('editor');
  const source = sourceOf({ file, ...(src !== undefined && { src }) });
  if (source !== undefined) return <img src={source} alt={alt} width={width} />;
  return (
    <chakra.span display="inline-flex" gap="1" alignItems="center" bg="bg.subtle" color="fg.muted" borderRadius="sm" px="2" py="1">
      <Icon name="image" />
      {alt || t('editor.image.unseen')}
    </chakra.span>
  );
}
