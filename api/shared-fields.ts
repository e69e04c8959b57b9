// Descriptions of fields with the same meaning in every type, by name; a field's own description goes first.

export const inputFields: Readonly<Record<string, string>> = {
  contributionId: 'The manuscript.',
  contributionIds: 'The manuscripts.',
  personName: 'As it is to be printed, at most 50 characters.',
  sex: 'As the person states it; null: not stated.',
  company: 'The unit where the person works.',
  degreeId: 'Entry of the dictionary DEGREE.',
  dutyId: 'Entry of the dictionary DUTY.',
  professionalTitleId: 'Entry of the dictionary PROFESSIONAL_TITLE.',
  file: 'The file itself, as a part of the multipart request.',
};

/** Fields of mutation payloads. */
export const payloadFields: Readonly<Record<string, string>> = {
  clientMutationId: 'What the input had there: a client knows its own act by it.',
  ok: 'Always true: what is refused is an error instead.',
  viewer: 'The signed-in person as they are now.',
  contribution: 'The manuscript as it is now; null when the viewer may no longer see it.',
  review: 'The review as it is now; null when the viewer may no longer see it.',
  issue: 'The issue as it is now; null when the viewer may no longer see it.',
  colloquium: 'The journal or conference as it is now.',
  user: 'The account as it is now; null when the viewer may no longer see it.',
  section: 'Whether that part of the submission form is complete now; null for readers who may not edit the manuscript.',
  file: 'What was uploaded, with the path by which a later call names it.',
  testMail: 'The letter that goes to the viewer, and what has become of it so far.',
  publisherSettings: 'All settings of the publisher as they are now.',
  maintenancePlan: 'The plan as it is now.',
  apiToken: 'What is known of the token beside its text; null when the viewer may not see it.',
};

/** Fields of all other object types. */
export const objectFields: Readonly<Record<string, string>> = {
  version: 'Grows with each save: a save names the version that was read, and is refused as CONFLICT when another came between.',
  createdAt: 'When it was made, in UTC.',
  updatedAt: 'When it was last saved, in UTC.',
  uploadedAt: 'When it was uploaded, in UTC.',
  size: 'In bytes.',
  realName: 'The person as the account names them.',
  displayName: 'The name as readers of the viewer’s language read it: in English by its Latin letters, where it has any for certain.',
  code: 'The person code, A and six digits, by which inputs name a person.',
  email: 'The mail address of the account.',
  sex: 'As the person stated it; null: not stated.',
  degree: 'Entry of the dictionary DEGREE; null: not stated.',
  duty: 'Entry of the dictionary DUTY; null: not stated.',
  professionalTitle: 'Entry of the dictionary PROFESSIONAL_TITLE; null: not stated.',
  articleType: 'Entry of the dictionary ARTICLE_TYPE; null: not chosen yet.',
  subject: 'Entry of the dictionary SUBJECT.',
  reviewType: 'Who may know whom in rounds of review that begin from now on.',
  refusalCode: 'Why not, for programs: a value of errors[].extensions.code; null when nothing speaks against it.',
  titleZh: 'In Chinese.',
  titleEn: 'In English.',
};
