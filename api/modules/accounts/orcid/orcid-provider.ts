// ORCID as an OpenID provider: where to send people, and the person it names on the way back. State, nonce, PKCE and the signature of the
// id token are all checked.
import * as openid from 'openid-client';
import { isOrcid } from '../../../../shared/forms/orcid.ts';
import type { Env } from '../../../env.ts';

const TIMEOUT_SECONDS = 10;

/** Secrets known only to the browser that began the visit. */
export interface OrcidSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

interface OrcidProvider {
  /** Where the person says yes or no. */
  authorizationUrl(secrets: OrcidSecrets): Promise<URL>;
  /** The iD of the person who came back to `url`. Throws OrcidRefusal when they declined, any other error when something is wrong. */
  orcidOf(url: URL, secrets: OrcidSecrets): Promise<string>;
}

/** The person did not let ORCID tell who they are. */
export class OrcidRefusal extends Error {
  override readonly name = 'OrcidRefusal';
}

export function newOrcidSecrets(): OrcidSecrets {
  return { state: openid.randomState(), nonce: openid.randomNonce(), codeVerifier: openid.randomPKCECodeVerifier() };
}

/** `redirectUri` is the publisher's registered address at ORCID. The provider is asked for its addresses when it is first needed. */
export function orcidProvider({ issuer, clientId, clientSecret }: NonNullable<Env['ORCID']>, redirectUri: string): OrcidProvider {
  let known: Promise<openid.Configuration> | undefined;
  const configuration = () => {
    known ??= openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // http is a provider on this machine; env.ts lets no other through in production.
      execute: [openid.enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [])],
    });
    // One that could not be reached is asked again next time.
    known.catch(() => (known = undefined));
    return known;
  };
  return {
    async authorizationUrl({ state, nonce, codeVerifier }) {
      return openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async orcidOf(url, { state, nonce, codeVerifier }) {
      const tokens = await openid
        .authorizationCodeGrant(await configuration(), url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied')
            throw new OrcidRefusal('Cancelled at ORCID');
          throw error;
        });
      const orcid = tokens.claims()?.sub.replace(/^https?:\/\/orcid\.org\//, '') ?? '';
      if (!isOrcid(orcid)) throw new Error('ORCID named somebody without a valid iD');
      return orcid;
    },
  };
}
