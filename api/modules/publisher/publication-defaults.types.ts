// What the house shares with its journals about publication, as the API shows and takes it: the fields of shared/forms/publication-settings.ts.
import type { HouseField } from '../../../shared/forms/publication-settings.ts';
import { Auth, input, InputType, ObjectType, one, output } from '../../graphql/declare.ts';

const WORDS: Record<HouseField, string> = {
  publisher: 'Who publishes; empty: nobody has said.',
  publisherPlace: 'The city of the publisher (出版地).',
  copyrightHolder: 'Who holds the rights.',
  licence: 'The SPDX identifier of a Creative Commons licence, or ALL_RIGHTS_RESERVED.',
  doiPrefix: 'Such as 10.12345; {prefix} of the pattern.',
  doiPattern: 'What DOIs are made from: {issue} and {article} stand in it, {prefix}, {journal} and {year} may; empty: articles have none.',
  articleUrlPattern: 'Where articles stand on the web, with {doi} or {number} in it; empty: Crossref files cannot be written.',
  depositor: 'Who deposits at Crossref.',
  depositorEmail: 'The mailbox that Crossref writes to.',
  registrant: 'In whose name DOIs are registered.',
};

const fields = {
  publisher: one(String, WORDS.publisher),
  publisherPlace: one(String, WORDS.publisherPlace),
  copyrightHolder: one(String, WORDS.copyrightHolder),
  licence: one(String, WORDS.licence),
  doiPrefix: one(String, WORDS.doiPrefix),
  doiPattern: one(String, WORDS.doiPattern),
  articleUrlPattern: one(String, WORDS.articleUrlPattern),
  depositor: one(String, WORDS.depositor),
  depositorEmail: one(String, WORDS.depositorEmail),
  registrant: one(String, WORDS.registrant),
} satisfies Record<HouseField, unknown>;

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'What the house shares with its journals about publication: a new journal begins with a copy.' })
export class PublicationDefaults extends output(fields) {}

@InputType()
export class PublicationDefaultsInput extends input(fields) {}
