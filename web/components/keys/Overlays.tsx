// Overlays opened by keys: the sheet of keys and the palette.
import { Suspense, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useCode } from '../../relay/useCode.ts';
import { useSwitchRole } from '../shell/useSwitchRole.ts';
import type { Overlays_viewer$key } from './__generated__/Overlays_viewer.graphql.ts';
import { KeySheet } from './KeySheet.tsx';
import type { PaletteProps } from './Palette.tsx';
import type { Overlay } from './useKeys.ts';

async function fetchPalette(): Promise<(props: PaletteProps) => ReactNode> {
  const { Palette } = await import('./Palette.tsx');
  return (props) => <Palette {...props} />;
}

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
  const palette = useCode(fetchPalette, { isAsked: overlay === 'palette', onFailure: onClose });
  // Their words may be on the way, too.
  return (
    <Suspense fallback={null}>
      {overlay === 'keys' && <KeySheet onClose={onClose} />}
      {palette?.({ viewer: data, onSwitchRole: (id) => void switchRole(id), onClose })}
    </Suspense>
  );
}
