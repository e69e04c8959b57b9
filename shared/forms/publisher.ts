// The rules of the publisher's own texts: texts, video guides, maintenance. Messages are keys of the catalogue.
import { atMost, longText, shortNote } from './text-rules.ts';
import { oneLine } from './tidied.ts';
import { secureAddress, webAddress } from './web-address.ts';
import { z } from './zod.ts';

/** Placeholders of the agreement's text, as {{author}}, for the manuscript's own values (S2 §2.12). */
export const AGREEMENT_PLACES = ['author', 'title', 'number', 'journal'] as const;
export type AgreementPlace = (typeof AGREEMENT_PLACES)[number];

const TITLE_LENGTH = 100;
/** A window longer than this is a slip of the pen; a longer maintenance is planned again. */
const LONGEST_MAINTENANCE_MS = 7 * 24 * 3_600_000;

const title = z.string().overwrite(oneLine).min(1, 'input.required').refine(atMost(TITLE_LENGTH), 'form.tooLong100');
const body = longText.min(1, 'input.required');

/** Address of a link at the foot of public pages: the table of links refuses any other too. */
export const publisherLinkUrl = secureAddress.min(1, 'input.required');

/** A link at the foot of public pages, in both languages. */
export const publisherLinkSchema = z.object({ nameZh: title, nameEn: title, url: publisherLinkUrl });

/** Settings of the publisher for the whole house. */
export const publisherSettingsSchema = z.object({ checkSiteUrl: secureAddress });

/** How far back two people who published together stand in each other's way as reviewers. */
export const coAuthorYearsSchema = z.object({
  coAuthorYears: z
    .string()
    .trim()
    .regex(/^([1-9]|[1-4]\d|50)$/, 'form.coAuthorYears')
    .transform(Number),
});

export const publisherTextSchema = z.object({ titleZh: title, titleEn: title, bodyZh: body, bodyEn: body });
export type PublisherTextForm = z.input<typeof publisherTextSchema>;

export const videoGuideSchema = z.object({ titleZh: title, titleEn: title, urlZh: webAddress, urlEn: webAddress });

const moment = z
  .string()
  .min(1, 'input.required')
  .refine((text) => !Number.isNaN(Date.parse(text)), 'input.invalid');
const notice = shortNote.min(1, 'input.required');

/** `startsAt` and `endsAt` in any one notation: only their order and distance count. */
export const maintenanceSchema = z
  .object({ startsAt: moment, endsAt: moment, textZh: notice, textEn: notice })
  .refine(({ startsAt, endsAt }) => !(Date.parse(endsAt) <= Date.parse(startsAt)), { path: ['endsAt'], message: 'form.maintenanceOrder' })
  .refine(({ startsAt, endsAt }) => !(Date.parse(endsAt) - Date.parse(startsAt) > LONGEST_MAINTENANCE_MS), {
    path: ['endsAt'],
    message: 'form.maintenanceTooLong',
  });
export type MaintenanceForm = z.input<typeof maintenanceSchema>;
