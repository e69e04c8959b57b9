// Headers of every answer: what a page of ours may load, and who may frame it.
import type { RequestHandler } from 'express';
import helmet from 'helmet';

export function securityHeaders(isHttps: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [`'self'`],
        // Emotion writes style elements.
        styleSrc: [`'self'`, `'unsafe-inline'`],
        imgSrc: [`'self'`, 'data:', 'blob:'],
        fontSrc: [`'self'`, 'data:'],
        connectSrc: [`'self'`],
        objectSrc: [`'none'`],
        baseUri: [`'none'`],
        formAction: [`'self'`],
        frameAncestors: [`'none'`],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps,
    // Over plain HTTP browsers only complain about it.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
  });
}
