// Download of a browser with an empty cache for the sign-in page, in bytes on the wire.
import { chromium } from '@playwright/test';
import { findChromium } from '../chromium.ts';

interface FirstVisit {
  /** Compressed as sent. */
  scriptBytes: number;
  styleBytes: number;
  otherBytes: number;
  scripts: number;
  encodings: string[];
}

export async function firstVisit(url: string): Promise<FirstVisit> {
  const found = await findChromium();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { ...process.env, ...found.environment },
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const kinds = new Map<string, { type: string; encoding: string }>();
    const visit: FirstVisit = { scriptBytes: 0, styleBytes: 0, otherBytes: 0, scripts: 0, encodings: [] };
    session.on('Network.responseReceived', ({ requestId, type, response }) =>
      kinds.set(requestId, { type, encoding: response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? 'none' }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind?.type === 'Script') {
        visit.scriptBytes += encodedDataLength;
        visit.scripts += 1;
        visit.encodings = [...new Set([...visit.encodings, kind.encoding])];
      } else if (kind?.type === 'Stylesheet') visit.styleBytes += encodedDataLength;
      else visit.otherBytes += encodedDataLength;
    });
    await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
    return visit;
  } finally {
    await browser.close();
  }
}
