// Vite plugin: a second page for the addresses of people who are signed in. It is the first one and names the code of the frame and of lists,
// which most of these addresses need next, so that a browser asks for it at once and not when it has read what came before.
import type { Plugin } from 'vite';
import type { JOURNEYS } from './journeys.ts';

const AHEAD: readonly (typeof JOURNEYS)[number]['name'][] = ['frame', 'lists'];

export function mainPage(): Plugin {
  return {
    name: 'colloquium-main-page',
    apply: 'build',
    generateBundle: {
      // After the first page is there.
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build made no page');
        const links = AHEAD.map((name) => {
          const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name);
          if (!chunk) throw new Error(`The build has no chunk ${name}`);
          return `    <link rel="modulepreload" crossorigin href="/${chunk.fileName}">\n`;
        });
        this.emitFile({
          type: 'asset',
          fileName: 'main.html',
          source: String(page.source).replace('  </head>', `${links.join('')}  </head>`),
        });
      },
    },
  };
}
