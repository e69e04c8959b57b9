// How each block and each thing in a line looks while it is edited.
import { chakra } from '@chakra-ui/react';
import { createContext, use, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOnly, useSelected, type RenderElementProps, type RenderLeafProps } from 'slate-react';
import { INDENT_EM, variableToken } from '../../shared/rich-text.ts';
import { Icon } from '../ui/Icon.tsx';
import { inkOf } from './look.ts';
import { isInlineElement, isListType, type BlockNode, type InlineElement } from './nodes.ts';
import { Picture } from './RichTextView.tsx';
import { BLOCK_TAGS } from './tree.ts';

export interface Variable {
  name: string;
  /** In the reader's words. */
  label: string;
}

/** Those that a text may have; null where any may stand. */
export const VariablesContext = createContext<readonly Variable[] | null>(null);

/** Items are elements of no list: their numbers are counted by depth (look.ts). */
const TAGS = { ...BLOCK_TAGS, ordered: 'div', bulleted: 'div' } as const;

export function renderElement(props: RenderElementProps) {
  const { element } = props;
  return isInlineElement(element) ? <Inline {...props} element={element} /> : <Block {...props} element={element} />;
}

type Props<Element> = Omit<RenderElementProps, 'element'> & { element: Element };

function Block({ attributes, children, element }: Props<BlockNode>) {
  const { type, align, dir, indent = 0 } = element;
  const Tag = TAGS[type];
  const style: CSSProperties = { textAlign: align };
  if (indent > 0 && !isListType(type)) style.marginInlineStart = `${indent * INDENT_EM}em`;
  return (
    <Tag
      {...attributes}
      dir={dir ?? attributes.dir}
      style={style}
      data-quote={type === 'quote' ? '' : undefined}
      data-list={isListType(type) ? type : undefined}
      data-depth={isListType(type) ? indent : undefined}
    >
      {children}
    </Tag>
  );
}

function Inline({ attributes, children, element }: Props<InlineElement>) {
  if (element.type === 'link') {
    return (
      <a {...attributes} href={element.href} title={element.href} onClick={(event) => event.preventDefault()}>
        {children}
      </a>
    );
  }
  return (
    <span {...attributes} contentEditable={false}>
      <Thing element={element} />
      {children}
    </span>
  );
}

function Thing({ element }: { element: Exclude<InlineElement, { type: 'link' }> }) {
  const isSelected = useSelected();
  const isReadOnly = useReadOnly();
  const { t } = useTranslation('editor');
  const outline = isSelected && !isReadOnly ? '2px solid var(--c-colors-accent-fg)' : undefined;
  if (element.type === 'variable') return <Chip name={element.name} look={element.children[0]} outline={outline} />;
  const { file, width, src } = element;
  const alt = element.type === 'image' ? element.alt : element.caption;
  return (
    <chakra.span display="inline-block" borderRadius="sm" maxW="full" style={{ outline }}>
      {element.type === 'video' && (
        <chakra.span display="inline-flex" alignItems="center" gap="1" bg="bg.subtle" borderRadius="sm" px="2" title={element.href}>
          <Icon name="video" aria-label={t('editor.video.mark')} />
          {(file === undefined || alt) && (alt || element.href)}
        </chakra.span>
      )}
      {file !== undefined && <Picture file={file} alt={alt} width={width} src={src} />}
    </chakra.span>
  );
}

function Chip({ name, look, outline }: { name: string; look: BlockLook | undefined; outline: string | undefined }) {
  const known = use(VariablesContext);
  const { t } = useTranslation('editor');
  const variable = known?.find((one) => one.name === name);
  const isUnknown = known !== null && variable === undefined;
  return (
    <chakra.span
      display="inline-block"
      bg={isUnknown ? 'danger.tint' : 'accent.tint'}
      color={isUnknown ? 'danger.fg' : 'accent.fg'}
      borderRadius="sm"
      px="1.5"
      mx="0.5"
      lineHeight="normal"
      title={isUnknown ? t('editor.variable.unknown') : variableToken(name)}
      style={{
        outline,
        fontWeight: look?.bold ? 700 : undefined,
        fontStyle: look?.italic ? 'italic' : undefined,
        textDecoration: [look?.underline && 'underline', look?.strike && 'line-through'].filter(Boolean).join(' ') || undefined,
      }}
    >
      {variable?.label ?? variableToken(name)}
    </chakra.span>
  );
}

type BlockLook = RenderLeafProps['leaf'];

export function renderLeaf({ attributes, children, leaf }: RenderLeafProps) {
  let shown = children;
  if (leaf.colour !== undefined) shown = <span style={{ color: inkOf(leaf.colour) }}>{shown}</span>;
  if (leaf.strike) shown = <s>{shown}</s>;
  if (leaf.underline) shown = <u>{shown}</u>;
  if (leaf.italic) shown = <em>{shown}</em>;
  if (leaf.bold) shown = <strong>{shown}</strong>;
  return <span {...attributes}>{shown}</span>;
}
