// A visit to ORCID that was begun and has not come back yet. It stays on the server, so that nothing of it can be made up or used twice.
import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { moment } from '../../../database/columns.ts';

/** signIn: who comes back is signed in. bind: the person who is signed in confirms the binding on their page. */
export type OrcidPurpose = 'signIn' | 'bind';

@Entity({ tableName: 'orcid_attempt' })
export class OrcidAttempt {
  /** SHA-256 of the OpenID `state`, hex. */
  @PrimaryKey({ type: 'text' })
  stateHash!: string;

  /** SHA-256 of the cookie of the browser that began it, hex. */
  @Property({ type: 'text' })
  browserHash!: string;

  @Property({ type: 'text' })
  nonce!: string;

  /** PKCE: proves to ORCID that the one who redeems the code is the one who asked for it. */
  @Property({ type: 'text' })
  codeVerifier!: string;

  @Property({ type: 'text' })
  purpose!: OrcidPurpose;

  @Property({ type: 'boolean', default: false })
  isRemembered!: boolean & Opt;

  /** Page that was asked for before signing in; the client judges whether it leads there. */
  @Property({ type: 'text', nullable: true })
  next?: string | null;

  @Property({ ...moment })
  @Index()
  expiresAt!: Date;
}
