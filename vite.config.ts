// Builds the browser client to dist/web: Relay tags compiled in, chunks by kind of code, every text file also as .br and .gz.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { journeyOf } from './web/build/journeys.ts';
import { mainPage } from './web/build/main-page.ts';
import { precompress } from './web/build/precompress.ts';
import { relayTags } from './web/build/relay-tags.ts';

/** Where `npm run dev` finds the API. */
const API = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4000';

/** Libraries that change rarely go to chunks of their own, so that a release of ours does not make people fetch them again; the many small
 * modules of a journey travel together. */
const CHUNKS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/ },
  { name: 'relay', test: /node_modules[\\/](react-relay|relay-runtime)[\\/]/ },
  { name: journeyOf, debugName: 'journeys', test: /[\\/](web|shared)[\\/](?!.*node_modules)/ },
];

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [relayTags(), react(), mainPage(), precompress()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 2048,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    port: 4300,
    strictPort: false,
    proxy: {
      '/graphql': { target: API, ws: true },
      '/files': API,
      '/letter-images': API,
      '/preprint-files': API,
      '/admin/api': API,
      '/orcid': API,
      '/demo': API,
      '/graphiql': API,
      '/healthz': API,
      '/readyz': API,
    },
  },
});
