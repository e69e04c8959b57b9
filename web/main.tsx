// Mounts the client: look, texts, Relay, routes.
import { ChakraProvider } from '@chakra-ui/react';
import i18next from 'i18next';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { startI18n } from './i18n/i18n.ts';
import { storedToken } from './relay/token.ts';
import { routes } from './routes.tsx';
import './ui/theme/base.css';
import { startColorMode } from './ui/theme/color-mode.ts';
import { watchActs } from './ui/form/gone-on.ts';
import { Notices } from './ui/notice/notices.tsx';
import { system } from './ui/theme/system.ts';

// A signed-in person needs Relay next; its code travels together with the texts.
if (storedToken() !== null) void import('./relay/start-query.ts');

startColorMode();
watchActs(document);

/** Old links and bookmarks: `/#/main/x?y` is `/main/x?y`. */
if (location.hash.startsWith('#/')) history.replaceState(null, '', location.hash.slice(1));

await startI18n();

/** Only here may Chinese letters be missing; the font comes in pieces, each when one of its characters is shown. */
if (/Linux|CrOS/.test(navigator.userAgent) && !/Android/.test(navigator.userAgent))
  void import('@fontsource-variable/noto-sans-sc/wght.css');

// The catalogue of messages is not needed for the first picture, but should be there when the first message is.
setTimeout(() => void i18next.loadNamespaces('messages'), 1500);

const root = document.getElementById('root');
if (root === null) throw new Error('No element #root in index.html');

createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <Suspense>
        {/* Without transitions a slow page shows its skeleton at once instead of the page before it. */}
        <RouterProvider router={createBrowserRouter(routes)} useTransitions={false} />
        <Notices />
      </Suspense>
    </ChakraProvider>
  </StrictMode>,
);
