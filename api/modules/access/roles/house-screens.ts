// Screens whose settings are the whole house's: an administrator of some departments who lacks them gives them to nobody. By the publisher's mailbox
// alone, which letters with new passwords leave by, every account could be had.

export const HOUSE_SCREENS: readonly string[] = [
  'systemSet',
  'emailSet',
  'dictionaries',
  'publisherLinks',
  'publisherTexts',
  'maintenance',
  'workingDays',
];
