// The XML of an Office document without names at comments and changes, places on somebody's machine, and data of unknown programs.
import { type Element, localOf, prefixOf, type XmlRules } from './xml.ts';
import { FieldCodes } from './field-codes.ts';
import { withoutPlaces } from './places.ts';
import { CannotClean } from './cannot-clean.ts';

const NOBODY = 'Anonymous';

/** Namespaces of Office and of the standards that it uses. */
const KNOWN =
  /^(?:http:\/\/schemas\.openxmlformats\.org\/|http:\/\/purl\.oclc\.org\/ooxml\/|http:\/\/schemas\.microsoft\.com\/|urn:schemas-microsoft-com:|http:\/\/www\.w3\.org\/)/;
const RELATIONSHIPS = /\/relationships$/;

/** Go, with all that is in them: they name a person, a place or another program's data, or need a part that goes. */
const LEFT_OUT = new Set(
  (
    'docVars mailMerge attachedTemplate saveThroughXslt dataBinding smartTagPr customXmlPr absPath ' +
    'embedRegular embedBold embedItalic embedBoldItalic embeddedFontLst oleObjects controls control contentPart customProperties ' +
    'fldData tags custData custDataLst audioFile videoFile wavAudioFile quickTimeFile audioCd media sndAc imgProps ' +
    'webPublishing webPublishItems fileSharing writeProtection modifyVerifier securityDescriptor tableSingleCells presenceInfo alternateUrls'
  ).split(' '),
);
/** Stay without the attribute whose relationship goes; other elements go with it. */
const STAY_WITHOUT = new Set(['blip', 'imagedata', 'fill', 'stroke', 'hyperlink', 'pageSetup', 'oleObj']);

const NAMES = new Set(['author', 'lastModifiedBy', 'refreshedBy']);
const EMPTIED = new Set(['initials', 'userId', 'providerId', 'userName']);
/** Beside data of elsewhere: `ed` and `securityDescriptor` are the accounts that may edit a part of it. */
const TAKEN = new Set(['queryTableFieldId', 'connectionId', 'ed', 'securityDescriptor']);
/** Named things in a workbook keep the attributes needed to use them. Their comments and old menu texts are text that nobody sees. */
const OF_NAMES = new Set(['name', 'localSheetId', 'hidden', 'function', 'xlm', 'vbProcedure']);
/** Elements of a workbook with a remark of their maker. */
const REMARKED = new Set(['table', 'scenario']);
/** Elements whose `name` is a person's. */
const PEOPLE = new Set(['cmAuthor', 'author', 'userInfo']);
/** Elements whose `uri` and `element` any program may have made up. */
const TAGGED = new Set(['smartTag', 'customXml']);
const CODES = new Set(['instrText', 'delInstrText']);

/**
 * `isKept`: whether the relationship of this id of the same part stays. `isComments`: in a workbook the names of commenters are text there.
 */
export function officeRules(isKept: (id: string) => boolean, isComments: boolean): XmlRules {
  const fields = new FieldCodes();
  return {
    element: (element) => {
      if (!isAllowed(element)) return false;
      if (element.local === 'altChunk') throw new CannotClean('TEXT_ELSEWHERE', 'Some of the text is in another file within the document');
      fields.begin(element.local, Object.entries(element.attributes).find(([name]) => localOf(name) === 'fldCharType')?.[1]);
      return cleanAttributes(element, isKept);
    },
    text: (text, local) => {
      if (isComments && local === 'author') return NOBODY;
      if (CODES.has(local)) return fields.code(text);
      return local === 't' ? fields.shown(text) : text;
    },
  };
}

function isAllowed({ name, local, attributes, space }: Element): boolean {
  if (LEFT_OUT.has(local) || !isKnown(space(prefixOf(name)))) return false;
  return local !== 'Choice' || (attributes['Requires'] ?? '').split(/\s+/).every((prefix) => isKnown(space(prefix)));
}

/** An undeclared prefix is its own name, and belongs to no known program. */
const isKnown = (space: string | undefined) => space === undefined || space === '' || KNOWN.test(space);

function isUnseen(local: string, attribute: string): boolean {
  if (local === 'definedName') return !OF_NAMES.has(attribute);
  return REMARKED.has(local) && (attribute === 'comment' || attribute === 'user');
}

function cleanAttributes({ local, attributes, space }: Element, isKept: (id: string) => boolean): boolean {
  for (const name in attributes) {
    const value = attributes[name] ?? '';
    const prefix = prefixOf(name);
    if (name === 'xmlns' || prefix === 'xmlns') {
      if (!isKnown(value)) delete attributes[name];
      continue;
    }
    const namespace = prefix === '' ? '' : space(prefix);
    const attribute = localOf(name);
    if (!isKnown(namespace) || TAKEN.has(attribute) || isUnseen(local, attribute)) delete attributes[name];
    else if (prefix !== '' && (namespace === undefined ? prefix === 'r' : RELATIONSHIPS.test(namespace))) {
      if (value === '' || isKept(value)) continue;
      if (!STAY_WITHOUT.has(local)) return false;
      delete attributes[name];
    } else if (NAMES.has(attribute) || (attribute === 'name' && PEOPLE.has(local))) attributes[name] = NOBODY;
    else if (EMPTIED.has(attribute)) attributes[name] = '';
    else if (TAGGED.has(local) && (attribute === 'uri' || attribute === 'element')) attributes[name] = attribute === 'uri' ? '' : 'removed';
    else if (attribute === 'tableType' && value === 'queryTable') delete attributes[name];
    else if (attribute === 'Ignorable' || attribute === 'ProcessContent' || attribute === 'MustUnderstand')
      attributes[name] = value
        .split(/\s+/)
        .filter((word) => isKnown(space(word.split(':')[0] ?? '')))
        .join(' ');
    else attributes[name] = withoutPlaces(value);
  }
  return true;
}
