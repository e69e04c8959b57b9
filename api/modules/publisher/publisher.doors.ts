// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { on, type Doors } from '../../doors.ts';
import { OFFICE_PAGES, PUBLICATION, PUBLISHER, PUBLISHER_SETTINGS } from '../../screen-sets.ts';

export const publisherDoors: Doors = {
  screens: {
    ...on(OFFICE_PAGES, 'Viewer.checkSiteUrl'),
    ...on(
      PUBLISHER,
      'Mutation.savePublisherText',
      'Mutation.saveVideoGuide',
      'Mutation.savePublisherSettings',
      'Query.publisherTexts',
      'Query.videoGuides',
    ),
    ...on(PUBLISHER_SETTINGS, 'Query.publisherSettings'),
    ...on(['systemSet'], 'Mutation.saveCoAuthorYears', 'Mutation.savePublicationDefaults'),
    ...on([...PUBLICATION, 'systemSet'], 'PublisherSettings.publicationDefaults'),
    ...on(
      ['publisherLinks'],
      'Mutation.addPublisherLink',
      'Mutation.savePublisherLink',
      'Mutation.deletePublisherLink',
      'Mutation.sortPublisherLinks',
      'Query.publisherLinks',
    ),
  },
  nodes: {
    ...on(PUBLISHER, 'PublisherText', 'VideoGuide'),
    ...on(PUBLISHER_SETTINGS, 'PublisherSettings'),
    ...on(['publisherLinks'], 'PublisherLink'),
  },
  publicTypes: {
    PublicText: 'instructions, statement and rules are shown to everyone',
    PublicVideoGuide: 'links of the sign-in page',
    PublicLink: 'stands at the foot of public pages',
  },
  unlimited: [
    {
      names: [
        'savePublisherText',
        'saveVideoGuide',
        'savePublisherSettings',
        'saveCoAuthorYears',
        'savePublicationDefaults',
        'addPublisherLink',
        'savePublisherLink',
        'deletePublisherLink',
        'sortPublisherLinks',
      ],
      reason: 'for the house’s own staff, in its place',
    },
  ],
};
