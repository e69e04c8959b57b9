// Addresses of the web are held to one rule wherever one is typed.
import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isInputObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { colloquiumRules, EMPTY_COLLOQUIUM } from '../../shared/forms/colloquium.ts';
import { each } from '../../shared/forms/field-list.ts';
import { HOUSE_FIELDS, houseSchema, publicationRules } from '../../shared/forms/publication-settings.ts';
import { publisherLinkSchema, publisherSettingsSchema, videoGuideSchema } from '../../shared/forms/publisher.ts';
import { isWebAddress } from '../../shared/web-address.ts';

const BAD = [
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://a.example/',
  'mailto:office@a.example',
  '//a.example/',
  'a.example',
  'https://',
  'https:///x',
  'https:a.example',
  'https:\\\\a.example',
  'https://a.example\\@b.example',
  'https://user:secret@a.example/',
  'https://user@a.example/',
  'http://[::1',
  'https://a.example/<script>',
  'https://a.example/"onclick="x',
  'https://a b.example/',
  'https://a.example/a b',
  'https://a..example/',
  'https://.example/',
  'https://a.example:99999/',
  'https://a.example/{x}',
  'https://a.example/^|`',
  'https://a.exa\u00admple/',
  'https://%/',
];
const GOOD = [
  'https://a.example',
  'HTTPS://A.example/',
  'https://期刊.cn/投稿?页=1#二',
  'https://a.example:8443/a?b=c&d=e%20f#g',
  'https://192.0.2.1/x',
  'https://[2001:db8::1]/x',
  'https://intranet/x',
];

interface Judged {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}
type Check = (address: string) => Judged;
const titles = { titleZh: '题', titleEn: 'T' };
const names = { nameZh: '社', nameEn: 'S' };
const homePages: Check = (address) =>
  colloquiumRules({ kind: 'CONFERENCE', isNew: false }).safeParse({ ...EMPTY_COLLOQUIUM, homePages: [address] });
const house = { ...each(HOUSE_FIELDS, () => ''), doiPrefix: '10.5555' };
const articleUrlPattern: Check = (address) => houseSchema.safeParse({ ...house, articleUrlPattern: address });
const journal = { issn: '', eissn: '', cn: '', heldAt: '', heldFrom: '', heldUntil: '', columns: [] };
const ofPublication: Check = (address) =>
  publicationRules(false).safeParse({ ...house, ...journal, kind: 'SERIES', articleUrlPattern: address });

/** Fields that take an address, and their check; the API, the screens and the facade's calls are held to the same. */
const FIELDS: Readonly<Record<string, Check>> = {
  'AddPublisherLinkInput.url': (url) => publisherLinkSchema.safeParse({ ...names, url }),
  'SavePublisherLinkInput.url': (url) => publisherLinkSchema.safeParse({ ...names, url }),
  'SavePublisherSettingsInput.checkSiteUrl': (checkSiteUrl) => publisherSettingsSchema.safeParse({ checkSiteUrl }),
  'SaveVideoGuideInput.urlZh': (urlZh) => videoGuideSchema.safeParse({ ...titles, urlZh, urlEn: '' }),
  'SaveVideoGuideInput.urlEn': (urlEn) => videoGuideSchema.safeParse({ ...titles, urlZh: '', urlEn }),
  'CreateColloquiumInput.homePages': homePages,
  'UpdateColloquiumInput.homePages': homePages,
  'SavePublicationDefaultsInput.articleUrlPattern': articleUrlPattern,
  'SaveColloquiumPublicationInput.articleUrlPattern': ofPublication,
};
/** A field that nobody sees and that has to stay empty. */
const NO_ADDRESS = ['CreatePreprintInput.website'];

/** Problems at the field, by the last part of its name. */
function problemsAt(field: string, check: Check, address: string): string[] {
  const name = field.slice(field.indexOf('.') + 1);
  return (check(address).error?.issues ?? []).filter(({ path }) => path[0] === name).map(({ message }) => message);
}

describe('B-041 an address is one of https or http', () => {
  it('every field of the schema that takes one is in the table', () => {
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
    const found = Object.values(schema.getTypeMap()).flatMap((type) =>
      isInputObjectType(type)
        ? Object.values(type.getFields())
            .filter((field) => getNamedType(field.type).name === 'String' && /url|uri|link$|web|site|homepage/i.test(field.name))
            .map((field) => `${type.name}.${field.name}`)
        : [],
    );
    expect(found.filter((name) => !NO_ADDRESS.includes(name)).toSorted()).toEqual(Object.keys(FIELDS).toSorted());
  });

  it.each(Object.entries(FIELDS))('%s refuses what is none, in words, and takes what is one', (field, check) => {
    const isPattern = field.endsWith('articleUrlPattern');
    const whole = (address: string) => (isPattern ? `${address.replace(/\/?$/, '/')}{doi}` : address);
    for (const address of BAD) {
      const problems = problemsAt(field, check, isPattern ? address : whole(address));
      expect(
        problems.filter((problem) => /^form\.(webAddress|webAddressPlain|secureAddress|articleUrlPattern)$/.test(problem)),
        address,
      ).not.toEqual([]);
    }
    for (const address of GOOD.filter((good) => !isPattern || !/[?#]/.test(good)))
      expect(problemsAt(field, check, whole(address)), address).toEqual([]);
  });

  it('a pattern is judged with its places filled in', () => {
    const at = (address: string) => problemsAt('x.articleUrlPattern', articleUrlPattern, address);
    expect(at('https://a.example/{number}?doi={doi}')).toEqual([]);
    expect(at('https://a.example/')).toEqual(['form.articleUrlPattern']);
    for (const address of [
      'javascript:{doi}',
      'https://a.example/{doi}<script>',
      'https://user:secret@a.example/{doi}',
      'https://a.example/{id}{doi}',
    ])
      expect(at(address), address).not.toEqual([]);
  });

  it('a link in a letter is held to the same', () => {
    for (const address of BAD) expect(isWebAddress(address), address).toBe(false);
    for (const address of GOOD) expect(isWebAddress(address), address).toBe(true);
  });
});
