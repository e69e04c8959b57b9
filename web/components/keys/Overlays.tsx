// What keys bring up over the page. The palette comes when it is asked for first.
import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSwitchRole } from '../shell/useSwitchRole.ts';
import type { Overlays_viewer$key } from './__generated__/Overlays_viewer.graphql.ts';
import { KeySheet } from './KeySheet.tsx';
import type { Overlay } from './useKeys.ts';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

interface Props {
  viewer: Overlays_viewer$key;
  overlay: Overlay;
  onClose: () => void;
}

export function Overlays({ viewer, overlay, onClose }: Props) {
  const data = useFragment(
    graphql`
      fragment Overlays_viewer on Viewer {
        ...Palette_viewer
      }
    `,
    viewer,
  );
  const { switchRole } = useSwitchRole();
  if (overlay === null) return null;
  // Their words may be on the way, too.
  return (
    <Suspense fallback={null}>
      {overlay === 'keys' ? (
        <KeySheet onClose={onClose} />
      ) : (
        <Palette viewer={data} onSwitchRole={(id) => void switchRole(id)} onClose={onClose} />
      )}
    </Suspense>
  );
}
