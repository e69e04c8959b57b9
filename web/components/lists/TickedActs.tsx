// The acts for ticked rows: they are shown before anything is ticked, with a note on the first step.
import { chakra } from '@chakra-ui/react';
import { BulkBar, type BulkBarProps } from '../../ui/list/BulkBar.tsx';

interface TickedActsProps extends BulkBarProps {
  /** Name of the rows, for screen readers. */
  label: string;
  /** Beside them while nothing is ticked. */
  hint: string;
}

export function TickedActs({ label, hint, ...bar }: TickedActsProps) {
  if (bar.count > 0) return <BulkBar {...bar} />;
  return (
    <chakra.section
      aria-label={label}
      mt="4"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="flex-end"
      gap="3"
      data-no-print
    >
      <chakra.span color="fg.muted">{hint}</chakra.span>
      {bar.children}
    </chakra.section>
  );
}
