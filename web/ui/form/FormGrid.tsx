// The fields of a form, in two columns where there is room for them.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { fromWidth } from '../overlay/Sheet.tsx';

const BESIDE = fromWidth(40);

export function FormGrid({ children, ...rest }: HTMLChakraProps<'div'>) {
  return (
    <chakra.div css={{ containerType: 'inline-size' }} {...rest}>
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        columnGap="6"
        rowGap="5"
        css={{ [BESIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {children}
      </chakra.div>
    </chakra.div>
  );
}

/** Leaves the place beside a field empty. */
export function FormGap() {
  return <chakra.div display="none" css={{ [BESIDE]: { display: 'block' } }} />;
}
