// A plain text of several paragraphs and lists (text-blocks.ts).
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { textBlocks, type TextBlock } from './text-blocks.ts';

export function PlainText({ text, ...rest }: { text: string } & HTMLChakraProps<'div'>) {
  return (
    <chakra.div display="grid" gap="3" lineHeight="reading" overflowWrap="anywhere" {...rest}>
      {textBlocks(text).map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </chakra.div>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'paragraph') return <chakra.p whiteSpace="pre-line">{block.text}</chakra.p>;
  const items = block.items.map((item, index) => <li key={index}>{item}</li>);
  if (block.kind === 'bulleted')
    return (
      <chakra.ul listStyleType="disc" ps="5" display="grid" gap="2">
        {items}
      </chakra.ul>
    );
  return (
    <chakra.ol start={block.start} listStyleType="decimal" ps="6" display="grid" gap="2">
      {items}
    </chakra.ol>
  );
}
