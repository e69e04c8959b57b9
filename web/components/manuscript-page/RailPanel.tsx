// A card of the rail: closer than a sheet, so that status, reviewers and files are in sight together.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/page/Panel.tsx';

interface Props extends Omit<HTMLChakraProps<'section'>, 'title'> {
  id: string;
  title: string;
  /** Beside the title: how many, how far. */
  note?: ReactNode;
}

export function RailPanel({ id, title, note, children, ...rest }: Props) {
  return (
    <Panel id={id} aria-labelledby={`${id}-title`} p="0.75rem 1rem" {...rest}>
      <chakra.header display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" mb="1.5">
        <chakra.h2 id={`${id}-title`} fontWeight="semibold">
          {title}
        </chakra.h2>
        {note && (
          <chakra.span color="fg.muted" fontSize="sm" ms="auto">
            {note}
          </chakra.span>
        )}
      </chakra.header>
      {children}
    </Panel>
  );
}
