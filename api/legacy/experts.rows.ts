// The facade's search for reviewers (S2 §7 Experts and invitations).
import { choice, text } from './params.ts';
import { graphql, json } from './row.ts';
import { sexCode } from './values.ts';

export const expertRows = {
  // Old clients know no pages here, and no manuscript: fifty are more than anybody reads through, and nobody is weighed.
  'E2-043': json({
    method: 'GET', paths: ['searchExpertInfo'], about: 'Reviewers by the whole name or code (1) or parts of name, code, pinyin, unit or field (0); at most 50', who: 'Editor, Associate Editor-in-Chief, Executive Editor, Editor-in-Chief', spec: 'S2 §7, §9', token: 'header',
    params: { value: text(), type: choice({ 1: 'ACCURATE', 0: 'FUZZY' }, { standard: 'FUZZY' }) },
    document: graphql('query LegacyExperts($search: String, $mode: CandidateSearchMode) { reviewerCandidates(search: $search, mode: $mode, first: 50) { candidates { code realName sex email professionalTitle companies region } } }'),
    variables: ({ value, type }) => ({ search: value, mode: type }),
    fields: { experts: [{ code: 'string', realName: 'string', sex: 'integer?', email: 'string', professionalTitle: 'string?', company: 'string', addressMsg: 'string?' }] },
    answer: ({ reviewerCandidates: { candidates } }) => ({
      experts: candidates.map(({ code, realName, sex, email, professionalTitle, companies, region }) => ({
        code, realName, sex: sexCode(sex), email, professionalTitle, company: companies.join(','), addressMsg: region,
      })),
    }),
  }),
};
