// A local OpenID provider in ORCID's place. It names the same person to everyone, at once.
import { OAuth2Server, type MutableToken } from 'oauth2-mock-server';

export const ORCID = '0000-0002-1825-0097';

export async function startOrcid(port: number): Promise<{ stop(): Promise<void> }> {
  const provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(port, '127.0.0.1');
  provider.service.on('beforeTokenSigning', (token: MutableToken) => {
    token.payload['sub'] = ORCID;
  });
  return provider;
}
