// Input fields that mean the same wherever they stand: schema.graphql says this of each that has no description of its own.

export const inputFields: Readonly<Record<string, string>> = {
  contributionId: 'The manuscript.',
  contributionIds: 'The manuscripts.',
  personName: 'The person’s name.',
  sex: 'The person’s sex.',
  company: 'The unit where the person works.',
  degreeId: 'Entry of the dictionary DEGREE.',
  dutyId: 'Entry of the dictionary DUTY.',
  professionalTitleId: 'Entry of the dictionary PROFESSIONAL_TITLE.',
  file: 'The file itself, as a part of the multipart request.',
};
