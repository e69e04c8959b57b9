// Descriptions of input fields that mean the same in every input type; a field's own description goes before.

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
