// Fields that take an address of the web. Messages are keys of the catalogue.
import { isWebAddress, namesSomebody } from '../web-address.ts';
import { atMost, MAX_SHORT_TEXT } from './text-rules.ts';
import { oneLine } from './tidied.ts';
import { z } from './zod.ts';

/** Empty, or an address. */
export const webAddress = z
  .string()
  .overwrite(oneLine)
  .refine(atMost(MAX_SHORT_TEXT), 'form.tooLong500')
  .superRefine((text, { addIssue }) => {
    if (text === '' || isWebAddress(text)) return;
    addIssue({ code: 'custom', message: namesSomebody(text) ? 'form.webAddressPlain' : 'form.webAddress' });
  });

/** Empty, or a site that its visitor can tell from an impostor. */
export const secureAddress = webAddress.refine((text) => text === '' || /^https:/i.test(text), 'form.secureAddress');

const PLACES = /\{(?:doi|number)\}/g;

/** Empty, or the address of an article with its DOI or its number left open. */
export const addressPattern = z
  .string()
  .overwrite(oneLine)
  .superRefine((pattern, context) => {
    const filled = pattern.replaceAll(PLACES, '1');
    // {issue}: no address either, but that is not the problem to report.
    if (/\{\w*\}/.test(filled)) return context.addIssue({ code: 'custom', message: 'form.articleUrlPattern' });
    for (const { message } of webAddress.safeParse(filled).error?.issues ?? []) context.addIssue({ code: 'custom', message });
    if (pattern !== '' && filled === pattern) context.addIssue({ code: 'custom', message: 'form.articleUrlPattern' });
  });
