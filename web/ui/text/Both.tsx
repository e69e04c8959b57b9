// Chinese with the English beneath.
import { chakra } from '@chakra-ui/react';

export function Both({ zh, en, isHead = false }: { zh: string; en?: string | null | undefined; isHead?: boolean }) {
  return (
    <>
      <chakra.span lang="zh-CN" display="block" textWrap="balance">
        {zh}
      </chakra.span>
      {en && (
        <chakra.span
          lang="en"
          display="block"
          fontFamily="readingLatin"
          fontSize={isHead ? '0.65em' : 'max(0.85em, 0.75rem)'}
          mt={isHead ? '2' : undefined}
          textWrap="balance"
          fontWeight="normal"
          color="fg.muted"
          lineHeight="tight"
        >
          {en}
        </chakra.span>
      )}
    </>
  );
}
